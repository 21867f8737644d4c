import Foundation
import PopsheetTestSupport
import Testing

/// An X server of a test's own with two monitors side by side, of different sizes, a window manager and a compositor.
///
/// Xvfb knows one output, and GDK no monitor without: it is the rig's Xorg.
final class TwoMonitors: Sendable {
    /// Where the monitors are on the screen.
    static let monitors = [
        ScreenRect(x: 0, y: 0, width: 1280, height: 800), ScreenRect(x: 1280, y: 100, width: 800, height: 600),
    ]

    private let rig: RunningProcess
    private let environment: [String: String?]

    init() async throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Support/rig/with-x11").standardized.path
        // An output counts as connected only after a new scan of all outputs; and a window manager that has
        // not noticed it yet moves windows away from there.
        let script = """
            xrandr --fb 2080x800 && xrandr --addmode DUMMY1 800x600 &&
            xrandr --output DUMMY1 --mode 800x600 --pos 1280x100 && xrandr >/dev/null &&
            until xprop -root _NET_WORKAREA | grep -q 2080; do sleep 0.02; done &&
            echo "$DISPLAY" && echo "$XAUTHORITY" && read line
            """
        let rig = try ProcessRunner.start(path, ["--touch", "--comp", "--", "sh", "-c", script])
        self.rig = rig
        var lines: [String] = []
        try await eventually("the monitors are there", timeout: .seconds(30)) {
            lines = String(decoding: rig.outputSoFar, as: UTF8.self).split(separator: "\n").map(String.init)
            return lines.count == 2 || rig.hasEnded
        }
        try #require(lines.count == 2, "\(String(decoding: rig.errorsSoFar, as: UTF8.self))")
        environment = ["DISPLAY": lines[0], "XAUTHORITY": lines[1], "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11"]
    }

    /// The rig ends all processes that it has started when its command ends.
    deinit { rig.closeInput() }

    /// Starts the command with the pointer in the middle of a monitor.
    @MainActor
    func ask(_ arguments: [String], pointerOn monitor: ScreenRect, surface: String) async throws -> Asking {
        let place = ["\(Int(monitor.center.x))", "\(Int(monitor.center.y))"]
        try await ProcessRunner.run("xdotool", ["mousemove"] + place, environment: environment).check()
        return try Asking(arguments, surface: surface, environment: environment)
    }

    /// Where the window of that name is on the screen, once it can be seen.
    func place(of title: String) async throws -> ScreenRect? {
        let about = try await ProcessRunner.run("xwininfo", ["-name", title], environment: environment).text
        guard about.contains("IsViewable") else { return nil }
        let numbers = ["Absolute upper-left X:", "Absolute upper-left Y:", "Width:", "Height:"].compactMap { name in
            about.split(separator: "\n").first { $0.contains(name) }
                .flatMap { Double($0.split(separator: " ").last ?? "") }
        }
        guard numbers.count == 4 else { return nil }
        let place = ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return try await ShadowMargin.removed(from: place, of: ["-name", title], environment: environment)
    }
}
