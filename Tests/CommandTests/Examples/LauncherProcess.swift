import Foundation
import PopsheetTestSupport
import Testing

/// `sheet-launcher` at work on the rig's display.
@MainActor
final class LauncherProcess {
    private let process: RunningProcess
    private let display: Display
    /// The selected case's title in the list.
    private var title = "Delete a photo"

    init(width: Int = 1100, _ arguments: String...) throws {
        display = try Display.open()
        process = try ProcessRunner.start(
            ProcessRunner.built("sheet-launcher"), ["--trace", "--window", "\(width)x700"] + arguments)
    }

    private init(_ arguments: [String], selecting title: String) throws {
        display = try Display.open()
        process = try ProcessRunner.start(
            ProcessRunner.built("sheet-launcher"), ["--trace", "--window", "1250x700"] + arguments)
        self.title = title
    }

    /// Starts the gallery with a case, and opens its sheet.
    static func open(_ id: String, _ title: String, on device: String = "phone") async throws -> LauncherProcess {
        let launcher = try LauncherProcess(["--case", id, "--stage", device], selecting: title)
        try await launcher.open()
        return launcher
    }

    func end() { process.send(SIGKILL) }

    /// The trace.
    var text: String { String(decoding: process.outputSoFar, as: UTF8.self) }

    private var lines: [[String]] {
        text.split(separator: "\n").map {
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
        try await eventually("a case has the focus") { try await focus().contains(title) }
        let count = lines.count { $0[0] == "didPresent" }
        try await Input().key("Return")
        try await eventually("the sheet is there") { lines.count { $0[0] == "didPresent" } > count }
    }

    /// Escape ends the sheet, and nothing has before.
    func endsByEscape() async throws {
        #expect(!has(event: "willDismiss"))
        try await Input().key("Escape")
        try await eventually("the sheet is gone") { has(event: "outcome") }
        let outcome = lines.last { $0[0] == "outcome" }
        #expect(outcome == ["outcome", "cancelled", "by", "escape"])
    }

    /// Waits for a line of the trace.
    func expect(_ line: String) async throws {
        try await eventually("the trace has “\(line)”: \(text)") { text.contains(line) }
    }

    /// Waits for the outcome, which begins with a text.
    func expectOutcome(_ beginning: String) async throws { try await expect("\noutcome \(beginning)") }

    /// Drags from a point of the device's screen, in fractions of its size, by a distance.
    func drag(from x: Double, _ y: Double, by dx: Double, _ dy: Double) async throws {
        let start = try #require(stage).point(x, y)
        let places = [start.x, start.y, start.x + dx, start.y + dy].map { "\(Int($0))" }
        try await ProcessRunner.run("rig-input", ["--in", "Sheet Launcher", "drag"] + places).check()
    }

    /// What assistive technologies get of the widgets with a name, one per line.
    func describe(_ name: String) async throws -> String {
        try await ProcessRunner.run("a11y", ["--app", "sheet-launcher", "find", "", name]).text
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
