import CPopsheet
import Foundation

/// The display server that the rig started for this run of the tests.
public struct Display: Sendable {
    public enum Server: String, Sendable {
        /// Xvfb, without touch.
        case x11
        /// Xorg with test input devices: touch, too.
        case xorg
        /// A Wayland compositor whose windows float, without touch.
        case sway
        /// A Wayland compositor whose windows fill the screen, with touch.
        case weston

        /// Whether it is an X server.
        public var isX11: Bool { self == .x11 || self == .xorg }
    }

    public let server: Server
    /// The screen's size in pixels.
    public let width, height: Int
    /// Pixels of the screen per logical pixel of GTK.
    public let scale: Double

    /// The whole screen, in its pixels.
    public var bounds: ScreenRect {
        ScreenRect(x: 0, y: 0, width: Double(width), height: Double(height))
    }

    /// Whether windows can be translucent; false on X11 without a compositor.
    @MainActor public var isComposited: Bool {
        gdk_display_get_default().map { gdk_display_is_composited($0) != 0 } ?? false
    }

    /// Initialises GTK, the first time, and returns its display.
    ///
    /// Every test that makes a widget begins with it. It throws where there is no display, or where the display is not
    /// the rig's: real input must not reach a user's desktop.
    @discardableResult
    @MainActor public static func open() throws -> Display {
        try opened.get()
    }

    @MainActor private static let opened = Result<Display, any Error> {
        let display = try Display(environment: ProcessInfo.processInfo.environment)
        guard gtk_init_check() != 0 else { throw Missing.server }
        return display
    }

    init(environment: [String: String]) throws {
        guard let name = environment["RIG_BACKEND"], let server = Server(rawValue: name) else {
            throw Missing.rig
        }
        let size = (environment["RIG_SIZE"] ?? "").split(separator: "x").compactMap { Int($0) }
        guard size.count == 2 else { throw Missing.rig }
        self.server = server
        (width, height) = (size[0], size[1])
        scale = environment["RIG_SCALE"].flatMap(Double.init) ?? 1
    }

    /// The reason why there is no display to test on.
    public enum Missing: Error, CustomStringConvertible {
        case rig, server

        public var description: String {
            switch self {
            case .rig:
                "No display of the test rig: run Tests/run, or run the tests within Tests/Support/rig/with-x11 or "
                    + "with-wayland."
            case .server:
                "GTK cannot open the rig's display; the display server is gone."
            }
        }
    }
}
