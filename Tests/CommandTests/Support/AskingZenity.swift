import Foundation
import PopsheetTestSupport
import Testing

extension Asking {
    /// Starts a dialog of zenity; a critical message of GTK's ends it.
    ///
    /// - Parameter input: The standard input; nil leaves it open.
    @MainActor
    static func zenity(_ arguments: String..., input: String? = "", environment: [String: String?] = [:]) async throws
        -> Asking
    {
        // The name is what its window is found by.
        let asking = try Asking(
            ["zenity", "--name", "popsheet"] + arguments, surface: nil,
            environment: ["G_DEBUG": "fatal-criticals"].merging(environment) { $1 })
        // Where an earlier test left the pointer, there may be a part with a tooltip.
        try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
        if let input {
            try await asking.process.write(Array(input.utf8))
            asking.process.closeInput()
        }
        return asking
    }

    /// What it reports to assistive technologies.
    func tree() async throws -> String {
        try await ProcessRunner.run("a11y", ["--app", "popsheet", "tree"]).check().text
    }

    /// Waits until the tree contains a text.
    func wait(forTree text: String) async throws {
        var last = ""
        do {
            try await eventually("the tree contains \(text)", every: .milliseconds(50)) {
                last = try await tree()
                return last.contains(text)
            }
        } catch {
            Issue.record("\(last)")
            throw error
        }
    }

    /// Presses keys once the sheet is at rest; does not wait for an answer.
    func press(_ keys: String...) async throws {
        try await rest()
        try await eventually("the window has the keyboard") { try await hasKeyboard() }
        for key in keys { try await input.key(key) }
    }

    /// The middle of what has a role and a name, on the screen.
    func place(of role: String, _ name: String) async throws -> ScreenPoint {
        let window = try await rest()
        let lines = try await tree().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let frame = try #require(lines.lazy.filter { $0.hasPrefix("frame ") }.compactMap { Self.place(in: $0) }.first)
        let found = try #require(
            lines.lazy.filter { $0.hasPrefix("\(role) \"\(name)\"") }.compactMap { Self.place(in: $0) }.last)
        // The shadow around the window is part of its coordinates.
        return found.center.offset(
            x: window.x - (frame.width - window.width) / 2, y: window.y - (frame.height - window.height) / 2)
    }

    /// The place at the end of a line: `@X,Y WIDTHxHEIGHT`.
    private static func place(in line: String) -> ScreenRect? {
        guard let match = line.firstMatch(of: /@(-?\d+),(-?\d+) (\d+)x(\d+)/),
            let x = Double(match.1), let y = Double(match.2), let width = Double(match.3),
            let height = Double(match.4)
        else { return nil }
        return ScreenRect(x: x, y: y, width: width, height: height)
    }
}
