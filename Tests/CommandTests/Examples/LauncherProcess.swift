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

    private init(window: String, _ arguments: [String], selecting title: String) throws {
        display = try Display.open()
        process = try ProcessRunner.start(
            ProcessRunner.built("sheet-launcher"), ["--trace", "--window", window] + arguments)
        self.title = title
    }

    /// Starts the gallery on a private server, with a window as large as its screen.
    init(on server: PrivateServer, width: Int, height: Int) throws {
        display = try Display.open()
        process = try ProcessRunner.start(
            ProcessRunner.built("sheet-launcher"), ["--trace", "--window", "\(width)x\(height)"],
            environment: server.environment)
    }

    /// Starts the gallery with a case.
    static func start(
        _ id: String, _ title: String, on device: String = "phone", window: String = "1250x700",
        appearance: String = "auto"
    ) throws -> LauncherProcess {
        try LauncherProcess(
            window: window, ["--case", id, "--stage", device, "--appearance", appearance], selecting: title)
    }

    /// Starts the gallery with a case, and opens its sheet.
    static func open(_ id: String, _ title: String, on device: String = "phone") async throws -> LauncherProcess {
        let launcher = try start(id, title, on: device)
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

    /// The middle of the button on the device, in the window, as the trace had it last.
    var button: ScreenPoint? {
        guard let numbers = lines.last(where: { $0[0] == "button" })?.dropFirst().compactMap(Double.init),
            numbers.count == 2
        else { return nil }
        return ScreenPoint(x: numbers[0], y: numbers[1])
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

    /// Moves the pointer to a point of the device's screen, in fractions of its size, if the window is there.
    func move(to x: Double, _ y: Double) async throws -> Bool {
        let place = try #require(stage).point(x, y)
        return try await ProcessRunner.run(
            "rig-input", ["--in", "Sheet Launcher", "move", "\(Int(place.x))", "\(Int(place.y))"]
        ).status == 0
    }

    /// The text of the first label that begins with a text, or nothing.
    func text(of beginning: String) async throws -> String {
        let tree = try await Accessibility.ask("--app", "sheet-launcher", "find", "label", "").text
        // A text may have several lines, and ends before the states.
        guard let start = tree.range(of: "label \"\(beginning)") else { return "" }
        return String(tree[start.lowerBound...].prefix { $0 != "{" })
    }

    /// The frame of the first widget with a name, as assistive technologies get it: in the window, without its shadow.
    func frame(_ role: String, _ name: String) async throws -> ScreenRect? {
        let found = try await Accessibility.ask("--app", "sheet-launcher", "find", role, name).text
        let frames = found.split(separator: "\n").compactMap { line -> ScreenRect? in
            guard let place = line.split(separator: "@").last, line.contains("@") else { return nil }
            let numbers = place.split { !$0.isNumber && $0 != "-" }.prefix(4).compactMap { Double(String($0)) }
            guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
            return ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        return frames.first
    }

    /// The width of the window's shadow, or border, at its left and its upper edge.
    private func shadow() async throws -> ScreenPoint {
        // The device is in the middle of the stage.
        let (device, desk) = (
            try #require(stage).point(0.5, 0.5), try #require(await frame("", "Stage")).point(0.5, 0.5)
        )
        return ScreenPoint(x: (device.x - desk.x).rounded(), y: (device.y - desk.y).rounded())
    }

    /// The frame of a widget on the screen.
    func place(_ role: String, _ name: String) async throws -> ScreenRect {
        let (frame, window) = (try #require(await frame(role, name)), try await origin())
        return ScreenRect(x: frame.x + window.x, y: frame.y + window.y, width: frame.width, height: frame.height)
    }

    /// The device's screen, on the display's.
    func stageOnScreen() async throws -> ScreenRect {
        let (stage, window, edge) = (try #require(stage), try await origin(), try await shadow())
        return ScreenRect(
            x: stage.x - edge.x + window.x, y: stage.y - edge.y + window.y, width: stage.width,
            height: stage.height)
    }

    /// Where the window, without its shadow, begins on the screen.
    private func origin() async throws -> ScreenPoint {
        guard display.server.isX11 else {
            let frame = try #require(try await SwayTree.windows(of: process.identifier).first).frame
            return frame.point(0, 0)
        }
        let about = try await ProcessRunner.run("xwininfo", ["-name", "Sheet Launcher"]).text
        func number(after words: String) throws -> Double {
            let rest = about[try #require(about.range(of: words)).upperBound...].drop { $0 == " " }
            return try #require(Double(String(rest.prefix { $0.isNumber || $0 == "-" })))
        }
        let edge = try await shadow()
        return ScreenPoint(
            x: try number(after: "Absolute upper-left X:") + edge.x,
            y: try number(after: "Absolute upper-left Y:") + edge.y)
    }

    /// Clicks in the middle of a widget.
    func click(_ role: String, _ name: String) async throws {
        try await Input().click(at: try await place(role, name).point(0.5, 0.5))
    }

    /// What assistive technologies get of the widgets with a name, one per line.
    func describe(_ name: String) async throws -> String {
        try await Accessibility.ask("--app", "sheet-launcher", "find", "", name).text
    }

    func focus() async throws -> String {
        try await Accessibility.ask("--app", "sheet-launcher", "focus").text
    }

    func has(_ role: String, _ name: String) async throws -> Bool {
        try await Accessibility.ask("--app", "sheet-launcher", "find", role, name).status == 0
    }

    func press(_ role: String, _ name: String) async throws {
        try await eventually("“\(name)” is there") { try await has(role, name) }
        try await Accessibility.ask("--app", "sheet-launcher", "do", role, name).check()
    }
}
