import PopsheetTestSupport
import Testing

@testable import Popsheet

extension AskSuites {
    /// The compact form in its own window: it opens at its top, and can scroll back there.
    @Suite @MainActor struct AskCompactTests {
        /// The distance below the visible window's upper edge of the element that assistive technologies report with this role and
        /// name.
        private func top(of role: String, _ name: String) async throws -> Int? {
            let found = try await Accessibility.ask("--app", "popsheet", "find", role, name)
            // role "name" (description) {states} [actions] @x,y width x height
            guard let place = found.text.split(separator: "@").last?.split(separator: " ").first else { return nil }
            // In GTK's coordinates the window begins with its shadow's margin.
            let margin = Int(WindowTransparency.seeThrough.margin)
            return place.split(separator: ",").last.flatMap { Int($0) }.map { $0 - margin }
        }

        @Test(arguments: [5, 30]) func itOpensAtItsTitle(_ count: Int) async throws {
            let rows = (1...count).map { "Row \($0)" }
            let asking = try Asking(["--presentation", "compact", "--title", "Which one?"] + rows)
            try await asking.rest()
            let title = try await top(of: "label", "Which one?")
            // Below the cancel button, which is 30 high, and a padding of 6.
            #expect(title == 36)
            let first = try await top(of: "push button", "Row 1")
            #expect(try (36...80).contains(#require(first)))
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func homeLeadsBackToTheTitle() async throws {
            let asking = try Asking(
                ["--presentation", "compact", "--title", "Which one?"] + (1...9).map { "Row \($0)" })
            try await asking.rest()
            try await asking.input.key("End")
            try await eventually("the last row is in view") {
                try await top(of: "push button", "Row 9").map { $0 + 44 <= 242 } == true
            }
            try await asking.input.key("Home")
            try await eventually("the title is in view") { try await top(of: "label", "Which one?") == 36 }
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func theActionWithTheFocusIsInViewFromTheBeginning() async throws {
            let rows = (1...9).map { "r\($0)=Row \($0)" }
            let asking = try Asking(
                ["--presentation", "compact", "--title", "Which one?", "--focus", "r7"] + rows)
            try await asking.rest()
            let seventh = try #require(try await top(of: "push button", "Row 7"))
            #expect(seventh >= 30 && seventh + 44 <= 242)
            expectAnswer(try await asking.answer(pressing: "Return"), "r7\n", status: 0)
        }
    }
}
