import Foundation
import PopsheetTestSupport
import Testing

/// A running `popsheet ask --live`: its commands and its events.
extension Asking {
    /// Starts it without animation, and waits until it is at rest; its standard input stays open.
    @MainActor
    static func live(_ arguments: String...) async throws -> Asking {
        let asking = try Asking(["ask", "--live", "--no-animation"] + arguments)
        try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
        try await asking.awaitEvent(#"{"event":"opened"}"#)
        try await asking.rest()
        try await asking.awaitKeyboard()
        return asking
    }

    /// Writes commands, each on a line.
    func send(_ lines: String...) async throws {
        try await process.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// The events so far, without those about the focus.
    var events: [String] { allEvents.filter { !$0.contains(#""event":"focused""#) } }

    /// The events so far.
    var allEvents: [String] {
        String(decoding: process.outputSoFar, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Waits for an event as the last one.
    func awaitEvent(_ event: String) async throws {
        var last: [String] = []
        do {
            try await eventually("the event \(event)", timeout: .seconds(20)) {
                last = allEvents
                return last.last == event
            }
        } catch {
            Issue.record("\(last.joined(separator: "\n"))")
            throw error
        }
    }

    /// The middle of a row of a sheet whose rows are as high as the cancel action's; 0 is the one above that.
    func row(fromBottom index: Int) async throws -> ScreenPoint {
        let place = try await rest()
        return ScreenPoint(
            x: place.center.x, y: place.y + place.height - 8 - 57 - 8 - 57 * Double(index) - 57 / 2)
    }
}
