import Foundation

// A build without tests has no such module.
#if canImport(Testing)
    public import Testing
#endif

/// A feature of the rig's display that a test needs.
public enum Requirement: Sendable {
    /// An X server.
    case x11
    /// A Wayland compositor.
    case wayland
    /// The compositor whose windows float, with a touchpad that reports when the fingers are lifted.
    case sway
    /// The compositor that cancels touches.
    case weston
    /// A touchscreen.
    case touch
    /// Windows of the size that the tests request: weston's fill its screen, which is of that size in one group.
    case windowSize
    /// The screen of a phone, 360 × 720, which one group has.
    case phone
    /// Translucent windows.
    case compositor
    /// A compositor, or a window manager, that supports the shadows that windows draw around themselves.
    case shadows
    /// An X server whose windows a program can move beyond the edge of the screen.
    case movableWindows

    fileprivate var name: String {
        switch self {
        case .x11: "an X server"
        case .wayland: "a Wayland compositor"
        case .sway: "sway"
        case .weston: "weston"
        case .touch: "a touchscreen"
        case .windowSize: "windows of 400 × 640"
        case .phone: "a screen of 360 × 720"
        case .compositor: "a compositor"
        case .shadows: "a compositor, or a window manager, that supports windows' shadows"
        case .movableWindows: "windows that can be moved beyond the edge of the screen"
        }
    }

    /// Whether a display has it; `environment` is what the rig has set for the tests.
    fileprivate func isMet(by server: Display.Server, environment: [String: String]) -> Bool {
        switch self {
        case .x11: server.isX11
        case .wayland: !server.isX11
        case .sway: server == .sway
        case .weston: server == .weston
        case .touch: server == .xorg || server == .weston
        case .windowSize: server != .weston || environment["RIG_SIZE"] == "400x640"
        case .phone: environment["RIG_SIZE"] == "360x720"
        case .compositor: !server.isX11 || environment["RIG_COMPOSITED"] == "yes"
        case .shadows:
            !server.isX11 || environment["RIG_COMPOSITED"] == "yes" && environment["RIG_WINDOW_MANAGER"] == "metacity"
        case .movableWindows: server.isX11 && environment["RIG_WINDOW_MANAGER"] != "metacity"
        }
    }
}

#if canImport(Testing)
    extension Trait where Self == ConditionTrait {
        /// Skips the test, or the suite, on displays without a feature, and reports the reason.
        ///
        /// A test that returns early would count as one that has passed. For example:
        ///
        ///     @Test(.requires(.x11, "sway minimizes nothing"))
        ///
        /// Without the rig it is skipped, too.
        ///
        /// - Parameter reason: Why the test needs the feature.
        public static func requires(
            _ requirement: Requirement, _ reason: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
        ) -> Self {
            let environment = ProcessInfo.processInfo.environment
            let server = environment["RIG_BACKEND"].flatMap(Display.Server.init)
            let isMet = server.map { requirement.isMet(by: $0, environment: environment) } ?? false
            let place = server.map { "the display is \($0.rawValue)" } ?? "there is no display of the test rig"
            let text = "needs \(requirement.name), and \(place)" + (reason.map { ": \($0)" } ?? "")
            // A synchronous condition, because Swift 6.0 crashes on asynchronous ones.
            return .enabled(if: isMet, Comment(rawValue: text), sourceLocation: sourceLocation)
        }
    }
#endif
