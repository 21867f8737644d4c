import Foundation
import PopsheetTestSupport
import Testing

/// What a running `popsheet` reports to assistive technologies.
extension Asking {
    /// The tree of its widgets, a line for each.
    func tree() async throws -> String {
        try await Accessibility.ask("--app", "popsheet", "tree").check().text
    }

    /// The lines of the tree, without their indentation.
    func treeLines() async throws -> [Substring] {
        try await tree().split(separator: "\n").map { $0.drop { $0 == " " } }
    }

    /// Waits until the tree contains a text.
    func wait(forTree text: String) async throws {
        try await waitForLine("contains \(text)") { $0.contains(text) }
    }

    /// Waits until the tree has a line that begins with a text and contains others.
    func waitFor(_ start: String, _ parts: String...) async throws {
        try await waitForLine("has \(start) \(parts)") { line in
            line.hasPrefix(start) && parts.allSatisfy { line.contains($0) }
        }
    }

    /// Waits until a list without rows shows a text, in certain states.
    func waitForPlaceholder(_ name: String, _ states: String...) async throws {
        // GTK's roles of containers differ between versions.
        let roles = ["panel", "grouping"].map { "\($0) \"\(name)\" {" }
        try await waitForLine("has the placeholder \(name) \(states)") { line in
            roles.contains { line.hasPrefix($0) } && states.allSatisfy { line.contains($0) }
        }
    }

    /// Waits until a line has a property.
    func waitForLine(_ what: String, _ matches: @Sendable (Substring) -> Bool) async throws {
        var last: [Substring] = []
        do {
            try await eventually("the tree \(what)", every: .milliseconds(50)) {
                try #require(!process.hasEnded)
                last = try await treeLines()
                return last.contains { matches($0) }
            }
        } catch {
            Issue.record("\(last.joined(separator: "\n"))")
            throw error
        }
    }

    /// How far down what scrolls most is scrolled.
    func scrollPosition() async throws -> Double {
        // The part of the scroll bar that has the value is another one in newer versions of GTK.
        try await treeLines().filter { $0.contains("vertical,visible}") }
            .compactMap { $0.firstMatch(of: /value=([-+.e\d]+)/).flatMap { Double($0.1) } }.max() ?? 0
    }

    /// The middle of its window, on the screen.
    func center() async throws -> ScreenPoint { try await rest().center }

    /// The middle of what has a role and a name, on the screen.
    func place(of role: String, _ name: String) async throws -> ScreenPoint {
        try await place(ofLine: "\(role) \"\(name)\"")
    }

    /// Clicks on the widget whose line in the tree begins with a text.
    func click(_ start: String) async throws { try await input.click(at: try await place(ofLine: start)) }

    /// The middle of the widget whose line begins with a text, on the screen; of several, the last one.
    func place(ofLine start: String) async throws -> ScreenPoint {
        let window = try await rest()
        let lines = try await treeLines()
        let frame = try #require(lines.lazy.filter { $0.hasPrefix("frame ") }.compactMap { Self.place(in: $0) }.first)
        let found = try #require(
            lines.lazy.filter { $0.hasPrefix(start) }.compactMap { Self.place(in: $0) }.last, "\(lines)")
        // The shadow around the window is part of its coordinates.
        return found.center.offset(
            x: window.x - (frame.width - window.width) / 2, y: window.y - (frame.height - window.height) / 2)
    }

    /// The place of the widget whose line begins with a text, in its window.
    func frame(_ start: String) async throws -> ScreenRect {
        let lines = try await treeLines()
        return try #require(lines.first { $0.hasPrefix(start) }.flatMap { Self.place(in: $0) }, "\(lines)")
    }

    /// The place of the first widget for each of several beginnings of lines, in its window.
    func firstFrames(_ starts: [String]) async throws -> [ScreenRect] {
        let lines = try await treeLines()
        return try starts.map { start in
            try #require(lines.first { $0.hasPrefix(start) }.flatMap { Self.place(in: $0) }, "\(start) in \(lines)")
        }
    }

    /// The places of the widgets whose lines begin with a text, in their window.
    func frames(_ start: String) async throws -> [ScreenRect] {
        try await treeLines().filter { $0.hasPrefix(start) }.compactMap { Self.place(in: $0) }
    }

    /// The place at the end of a line: `@X,Y WIDTHxHEIGHT`.
    private static func place(in line: Substring) -> ScreenRect? {
        guard let match = line.firstMatch(of: /@(-?\d+),(-?\d+) (\d+)x(\d+)/),
            let x = Double(match.1), let y = Double(match.2), let width = Double(match.3),
            let height = Double(match.4)
        else { return nil }
        return ScreenRect(x: x, y: y, width: width, height: height)
    }
}
