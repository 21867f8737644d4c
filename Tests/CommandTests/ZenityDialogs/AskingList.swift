import PopsheetTestSupport
import Testing

extension Asking {
    /// Starts `popsheet zenity --list`, without waiting for its window.
    @MainActor
    static func list(_ words: String..., environment: [String: String?] = [:]) throws -> Asking {
        try Asking(["zenity", "--name=popsheet", "--list"] + words, surface: nil, environment: environment)
    }

    /// What assistive technologies see, a line for each widget.
    func treeLines() async throws -> [Substring] {
        try await tree().split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    /// Waits until the tree has a line that begins with a text and contains others.
    func waitFor(_ start: String, _ parts: String...) async throws {
        try await eventually("\(start) \(parts)") {
            try #require(!process.hasEnded)
            return try await treeLines().contains { line in
                line.hasPrefix(start) && parts.allSatisfy { line.contains($0) }
            }
        }
    }

    /// Waits until a row has the focus, and the window the keyboard.
    func waitForRow(_ name: String) async throws {
        try await waitFor("table row \"\(name)\" {", "focused")
        try await rest()
        try await eventually("the window has the keyboard") { try await hasKeyboard() }
    }

    /// Presses keys, and waits for the answer.
    func answer(typing keys: [String]) async throws -> ProcessRunner.Answer {
        for key in keys { try await input.key(key) }
        return try await answer()
    }

    /// Clicks on the widget whose line in the tree begins with a text.
    func click(_ start: String) async throws {
        let window = try await rest()
        let lines = try await treeLines()
        let cancel = try #require(lines.first { $0.hasPrefix("push button \"Cancel\"") }.flatMap { Self.place($0) })
        let place = try #require(lines.first { $0.hasPrefix(start) }.flatMap { Self.place($0) }, "\(lines)")
        // The cancel card is at the lower edge, within a margin; the tree's positions begin elsewhere.
        let left = window.x + 8 - cancel.x
        let top = window.y + window.height - 8 - cancel.height - cancel.y
        try await input.click(at: ScreenPoint(x: left + place.center.x, y: top + place.center.y))
    }

    /// The frame in the window of the widget whose line in the tree begins with a text.
    func frame(_ start: String) async throws -> ScreenRect {
        let lines = try await treeLines()
        return try #require(lines.first { $0.hasPrefix(start) }.flatMap { Self.frame(in: $0) }, "\(lines)")
    }

    private static func frame(in line: Substring) -> ScreenRect? {
        line.firstMatch(of: /@(-?\d+),(-?\d+) (\d+)x(\d+)/).flatMap { match in
            let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
            return numbers.count == 4
                ? ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }
    }

    /// The position at the end of a line, as in `@28,94 398x25`.
    private static func place(_ line: Substring) -> ScreenRect? {
        guard let part = line.split(separator: "@").last else { return nil }
        let numbers = part.split { ",x ".contains($0) }.prefix(4).compactMap { Double($0) }
        return numbers.count == 4
            ? ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
}
