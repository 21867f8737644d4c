import CPopsheetTestSupport
import Foundation
import PopsheetTestSupport
import Testing

/// Suites that show windows: one at a time, for they share the screen, the pointer and the keyboard.
@Suite(.serialized) enum AskSuites {}

/// A running `popsheet` that shows a sheet on the rig's display.
final class Asking: Sendable {
    let process: RunningProcess
    let input: Input
    let display: Display

    /// Starts it, without waiting for its window.
    ///
    /// - Parameters:
    ///   - surface: Where it is shown; nil leaves that to the command.
    ///   - closing: The standard descriptor that it begins without.
    ///   - ignoring: The signals that it begins with ignored.
    ///   - script: A line of shell that runs it, as `"$0" "$@"`: for arguments that are not UTF-8.
    @MainActor
    init(
        _ arguments: [String], surface: String? = "window", environment: [String: String?] = [:], closing: Int? = nil,
        ignoring: [String] = [], script: String? = nil
    ) throws {
        display = try Display.open()
        input = try Input()
        let plain: [String: String?] = ["LC_ALL": "C.UTF-8", "LANGUAGE": nil, "POPSHEET_ANSWER": nil]
        var line = [ProcessRunner.built("popsheet")] + arguments + (surface.map { ["--surface", $0] } ?? [])
        if let closing { line = ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(closing)>&-"] + line }
        if !ignoring.isEmpty {
            line = ["/bin/sh", "-c", "trap '' \(ignoring.joined(separator: " ")); exec \"$0\" \"$@\""] + line
        }
        if let script { line = ["/bin/sh", "-c", script] + line }
        process = try ProcessRunner.start(
            line[0], Array(line.dropFirst()), environment: plain.merging(environment) { $1 })
    }

    /// A test that fails leaves no window behind for the next.
    deinit { process.send(SIGKILL) }

    /// Where its window is on the screen, once it has one; the shadow around it does not count.
    func window() async throws -> ScreenRect {
        var found: ScreenRect?
        try await eventually("the window is there", timeout: .seconds(15)) {
            found = try await currentWindow()
            return found != nil || process.hasEnded
        }
        return try #require(found)
    }

    /// How tall its sheet is, margins included, in the light appearance: as tall as its window if that grows with it.
    ///
    /// A program can't move its window on Wayland, so one that may grow is tall from the beginning, with the sheet at its
    /// lower edge.
    func sheetHeight() async throws -> Double {
        let place = try await window()
        guard !display.server.isX11 else { return place.height }
        let picture = try await Screenshot.of(place)
        // A column within the cards, away from their corners and labels.
        let column = Self.margin + 40
        let top = (0..<picture.height).first { row in
            picture.pixel(column, row).map { min($0.red, $0.green, $0.blue) >= 250 } == true
        }
        return Double(picture.height - (top ?? picture.height) + Self.margin)
    }

    /// The space around the cards.
    private static let margin = 8

    /// Between two pictures that are compared: what moves looks otherwise by then.
    private static let stillness = Duration.milliseconds(120)

    /// Waits until the sheet has come to rest: its picture does not change any more.
    @discardableResult
    func rest() async throws -> ScreenRect {
        var (last, repeats) = (Screenshot?.none, 0)
        var place = try await window()
        try await eventually("the sheet is at rest", every: Self.stillness) {
            place = try await window()
            let now = try await Screenshot.of(place)
            defer { last = now }
            let isDrawn = now.rgba.contains { $0 != now.rgba[0] && $0 != 255 }
            repeats = isDrawn && last?.differences(from: now) == 0 ? repeats + 1 : 0
            return repeats == 2
        }
        return place
    }

    /// Waits until the sheet on an overlay has come to rest: the screen has changed, and does not change any more.
    func rest(after before: Screenshot) async throws {
        var (last, repeats) = (Screenshot?.none, 0)
        try await eventually("the sheet is at rest", timeout: .seconds(20), every: Self.stillness) {
            try #require(!process.hasEnded)
            let now = try await Screenshot.ofScreen()
            defer { last = now }
            repeats = last?.differences(from: now) == 0 && before.differences(from: now) > 0 ? repeats + 1 : 0
            return repeats == 2
        }
    }

    /// Where its window is on the screen now.
    func currentWindow() async throws -> ScreenRect? {
        guard display.server.isX11 else { return try await swayWindow()?.frame }
        return windowOnX11().map { ScreenRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }

    private func windowOnX11() -> SupportXWindow? {
        var window = SupportXWindow()
        return support_x11_find(process.identifier, "popsheet", &window) ? window : nil
    }

    /// Its window as sway reports it; nil for a layer's surface.
    private func swayWindow() async throws -> SwayWindow? {
        try await SwayTree.windows(of: process.identifier).first
    }

    /// Whether keys reach its window: a window may be at rest before it has the keyboard.
    func hasKeyboard() async throws -> Bool {
        guard display.server.isX11 else { return try await swayWindow()?.hasFocus ?? true }
        let focused = support_x11_focused()
        return focused != 0 && focused == windowNumber()
    }

    /// Waits until keys reach its window, and as long as a user takes from there to a key.
    ///
    /// With the time that ``rest()`` takes, this is more than the 0.3 s in which Return chooses no action that got the focus
    /// automatically (sheet.md §9).
    func awaitKeyboard() async throws {
        try await eventually("the window has the keyboard") { try await hasKeyboard() || process.hasEnded }
        try await Task.sleep(for: .milliseconds(150))
    }

    /// Closes its window, as the button of a title bar does.
    func closeWindow() async throws {
        guard display.server.isX11 else {
            try await ProcessRunner.run("swaymsg", ["[pid=\(process.identifier)]", "kill"]).check()
            return
        }
        let window = try await shownWindowNumber()
        #expect(support_x11_close(window))
    }

    /// The number of its window on an X server, once it has one.
    func shownWindowNumber() async throws -> UInt {
        var number: UInt?
        try await eventually("its window is found") {
            number = windowNumber()
            return number != nil
        }
        return try #require(number)
    }

    /// The number of its window on an X server; nil while it has no window.
    func windowNumber() -> UInt? { windowOnX11()?.number }

    /// The whole answer, once it has ended.
    func answer() async throws -> ProcessRunner.Answer { try await process.answer(timeout: .seconds(60)) }

    /// Presses keys once the sheet is at rest, and waits for the answer.
    func answer(pressing keys: String...) async throws -> ProcessRunner.Answer {
        try await rest()
        try await awaitKeyboard()
        for key in keys { try await input.key(key) }
        return try await answer()
    }
}

/// Expects exactly this answer.
func expectAnswer(
    _ answer: ProcessRunner.Answer, _ text: String, status: Int32, errors: String = "",
    location: SourceLocation = #_sourceLocation
) {
    #expect(answer.text == text, sourceLocation: location)
    #expect(answer.errorText == errors, sourceLocation: location)
    #expect(answer.status == status, sourceLocation: location)
}
