import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The gallery's window, with real input: it adapts to its width, and a sheet that is shown follows every setting.
    @Suite @MainActor struct LauncherWindowTests {
        @Test(arguments: [(360, 640), (360, 720), (805, 614), (1100, 700)])
        func allOfTheDeviceIsInTheWindow(width: Int, height: Int) async throws {
            let launcher = try Launcher()
            defer { launcher.end() }
            try await launcher.resize(width: width, height: height)
            try await eventually("all of the device can be seen: \(launcher.stage as Any)") {
                guard let stage = launcher.stage else { return false }
                // The device's rim is 14 wide, and a header bar is above it.
                return stage.width >= 300 && stage.width <= Double(width) - 28
                    && stage.height <= Double(height) - 28 - 40
            }
        }

        @Test func aSheetFollowsTheWindow() async throws {
            let launcher = try Launcher()
            defer { launcher.end() }
            try await launcher.resize(width: 1100, height: 700)
            try await launcher.open()
            try await launcher.resize(width: 360, height: 640)
            try await eventually("the stage is smaller") { (launcher.stage?.height ?? 999) < 560 }
            // Sway forgets a size that it is given before the program has taken the last one.
            try await eventually("the stage is as large as before: \(launcher.stage as Any)") {
                try await launcher.resize(width: 1100, height: 700)
                return (launcher.stage?.height ?? 0) > 600
            }
            try await launcher.endsByEscape()
        }

        @Test func aSheetFollowsTheDevice() async throws {
            let launcher = try Launcher()
            defer { launcher.end() }
            try await launcher.open()
            try await launcher.press("", "Tablet")
            try await eventually("the stage is a tablet") { (launcher.stage?.width ?? 0) >= 600 }
            try await launcher.endsByEscape()
        }

        @Test func theListOfCasesIsOneTabStop() async throws {
            let launcher = try Launcher()
            defer { launcher.end() }
            let input = try Input()
            try await eventually("the first case has the focus") {
                try await launcher.focus().contains("Delete a photo")
            }
            try await input.key("Down")
            try await eventually("the second case has the focus") { try await launcher.focus().contains("Share") }
            try await input.key("Tab")
            try await eventually("the focus has left the list") {
                let focus = try await launcher.focus()
                return !focus.isEmpty && !focus.contains("list item") && !focus.contains("Share")
            }
            try await input.key("shift+Tab")
            try await eventually("the focus is back at the case") { try await launcher.focus().contains("Share") }
        }

        @Test func theButtonShowsWhatTheClipboardHolds() async throws {
            let launcher = try Launcher(width: 1270)  // all panes fit, with the widest fonts
            defer { launcher.end() }
            try await launcher.press("", "Copy Swift")
            try await eventually("the button says so") { try await launcher.has("", "Swift Copied") }
            try await launcher.press("", "Copy popsheet")
            try await eventually("now the other one does") {
                let other = try await launcher.has("", "popsheet Copied")
                return try await launcher.has("", "Copy Swift") && other
            }
        }
    }
}

/// `sheet-launcher` at work on the rig's display.
@MainActor
private final class Launcher {
    private let process: RunningProcess
    private let display: Display

    init(width: Int = 1100) throws {
        display = try Display.open()
        process = try ProcessRunner.start(
            ProcessRunner.built("sheet-launcher"), ["--trace", "--window", "\(width)x700"])
    }

    func end() { process.send(SIGKILL) }

    private var lines: [[String]] {
        String(decoding: process.outputSoFar, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
    }

    /// Where the device's screen is in the window, as the trace had it last.
    var stage: ScreenRect? {
        guard let numbers = lines.last(where: { $0[0] == "stage" })?.dropFirst().compactMap(Double.init),
            numbers.count == 4
        else { return nil }
        return ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func has(event: String) -> Bool { lines.contains { $0[0] == event } }

    func resize(width: Int, height: Int) async throws {
        try await eventually("the window takes the size", timeout: .seconds(20)) {
            if display.server.isX11 {
                return try await ProcessRunner.run(
                    "xdotool",
                    [
                        "search", "--all", "--onlyvisible", "--pid", "\(process.identifier)", "--name",
                        "Sheet Launcher",
                        "windowsize", "\(width)", "\(height)",
                    ]
                ).status == 0
            }
            return try await ProcessRunner.run(
                "swaymsg", ["[pid=\(process.identifier)] resize set \(width) px \(height) px"]
            ).status == 0
        }
    }

    /// Opens the case's sheet with the keyboard, as Return in the list does.
    func open() async throws {
        try await eventually("a case has the focus") { try await focus().contains("Delete a photo") }
        try await Input().key("Return")
        try await eventually("the sheet is there") { has(event: "didPresent") }
    }

    /// Escape ends the sheet, and nothing has before.
    func endsByEscape() async throws {
        #expect(!has(event: "willDismiss"))
        try await Input().key("Escape")
        try await eventually("the sheet is gone") { has(event: "outcome") }
        let outcome = lines.last { $0[0] == "outcome" }
        #expect(outcome == ["outcome", "cancelled", "by", "escape"])
    }

    func focus() async throws -> String {
        try await ProcessRunner.run("a11y", ["--app", "sheet-launcher", "focus"]).text
    }

    func has(_ role: String, _ name: String) async throws -> Bool {
        try await ProcessRunner.run("a11y", ["--app", "sheet-launcher", "find", role, name]).status == 0
    }

    func press(_ role: String, _ name: String) async throws {
        try await eventually("“\(name)” is there") { try await has(role, name) }
        try await ProcessRunner.run("a11y", ["--app", "sheet-launcher", "do", role, name]).check()
    }
}
