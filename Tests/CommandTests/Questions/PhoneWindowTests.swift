import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Questions on the screen of a phone, 360 × 720.
    @Suite(.requires(.phone)) @MainActor struct PhoneWindowTests {
        @Test func theCalendarOfARowIsWholeOnTheScreen() async throws {
            let asking = try await Asking.question(
                "form", "--spec", "-",
                input: #"{"fields":[{"kind":"entry","id":"a","label":"A"},{"kind":"entry","id":"b","label":"B"},"#
                    + #"{"kind":"date","id":"d","label":"Day","value":"2026-12-24"},"#
                    + #"{"kind":"entry","id":"e","label":"E"}]}"#)
            try await asking.press("Tab", "Tab", "space")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            // The topmost window, with a shadow that reaches 20 to the sides, 10 above and 30 below it.
            let window = try await asking.rest()
            #expect(window.x >= -20 && window.x + window.width <= 360 + 20, "\(window)")
            #expect(window.y >= -10 && window.y + window.height <= 720 + 30, "\(window)")
            let (week, last) = (
                try await asking.frame("table cell \"Thursday, 24 December 2026\""),
                try await asking.frame("table cell \"Thursday, 31 December 2026\"")
            )
            #expect(last.y == week.y + week.height && last.height == week.height, "the last week is whole")
            for key in ["Down", "Return"] { try await asking.input.key(key) }
            try await eventually("the calendar is closed") { try await !asking.tree().contains("table cell") }
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "a\t\nb\t\nd\t2026-12-31\ne\t\n", status: 0)
        }

        @Test func thePlaneOfColoursIsWholeOnTheScreen() async throws {
            let asking = try await Asking.question("color", "--color", "#3366cc")
            try await asking.waitFor("text \"Hexadecimal", "text='#3366CC'")
            try await asking.rest()
            // The button is as wide as the card, and below the plane and its sliders.
            let button = try await asking.frame("push button \"OK\"")
            let parts = try await asking.frames("slider") + asking.frames("text \"Hexadecimal")
            #expect(parts.count == 3)
            for part in parts {
                #expect(part.x >= button.x && part.x + part.width <= button.x + button.width, "\(part), \(button)")
                #expect(part.y >= 0 && part.y + part.height <= button.y, "\(part), \(button)")
            }
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "#3366CC\n", status: 0)
        }
    }
}
