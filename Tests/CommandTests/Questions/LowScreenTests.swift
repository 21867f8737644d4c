import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Questions on a screen of 640 × 400 logical pixels: one part scrolls (command.md, "The other questions").
    @Suite(.requires(.x11, "on Wayland the compositor sets the scale")) @MainActor struct LowScreenTests {
        private func asking(_ words: [String], input: String = "") async throws -> Asking {
            try await .question(words, input: input, environment: ["GDK_SCALE": "2"])
        }

        /// Expects a part to be whole above the actions, and below the header.
        private func expectVisible(_ start: String, in asking: Asking) async throws {
            let (part, ok) = (try await asking.frame(start), try await asking.frame("push button \"OK\""))
            // What scrolls around the question's widget.
            let area = try await asking.frame("scroll pane")
            #expect(part.height > 0 && part.y >= area.y && part.y + part.height <= ok.y, "\(part) in \(area)")
        }

        @Test(arguments: [
            ["pick", "--stdin", "--title", "Which?"], ["pick", "--stdin", "--title", "Which?", "--multiple"],
            ["pick", "--stdin", "--title", "Which?", "--column", "N"],
            ["--list", "--column=N", "--title", "Which?"],
        ])
        func theHighlightedRowOfAListIsVisible(words: [String]) async throws {
            let rows = (1...40).map { "row \($0)\n" }.joined()
            let asking =
                words[0] == "pick"
                ? try await asking(words, input: rows)
                : try await Asking.zenity(words, input: rows, environment: ["GDK_SCALE": "2"])
            try await asking.waitForRow("row 1")
            let field = try await asking.frame("entry \"Search\"")
            for (key, row) in [("End", "row 40"), ("Home", "row 1")] {
                try await asking.press(key)
                try await asking.waitFor("table row \"\(row)\" {", "selected,")
                try await asking.rest()
                try await expectVisible("table row \"\(row)\" {", in: asking)
                // Nothing around the list has scrolled.
                #expect(try await asking.frame("entry \"Search\"") == field)
            }
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 1\n", status: 0)
        }

        @Test func theFocusedRowOfAListInAFormIsVisible() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--add-entry=Name", "--add-entry=Place", "--add-list=Rows",
                "--list-values=" + (1...20).map { "r\($0)" }.joined(separator: "|"), environment: ["GDK_SCALE": "2"])
            try await asking.wait(forTree: "\"r20\"")
            try await asking.rest()
            try await asking.press("Tab", "Tab", "End")
            try await asking.rest()
            try await expectVisible("list item \"r20\"", in: asking)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aCalendarWithATitleAndAHintIsVisible() async throws {
            let asking = try await asking(["date", "--title", "Due", "--date", "2026-12-24", "--to", "2030-01-01"])
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.rest()
            try await expectVisible("push button \"Next month\"", in: asking)
            try await expectVisible("table cell \"Thursday, 31 December 2026\"", in: asking)
            try await expectVisible("label \"1 January 2030 or earlier\"", in: asking)
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-24\n", status: 0)
        }

        @Test func aCalendarWithAMessageAndAHintIsVisible() async throws {
            let asking = try await asking([
                "date", "--title", "Due", "--message", "Choose", "--date", "2026-12-24", "--to", "2030-01-01",
            ])
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            try await asking.rest()
            try await expectVisible("push button \"Next month\"", in: asking)
            try await expectVisible("label \"1 January 2030 or earlier\"", in: asking)
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-12-24\n", status: 0)
        }

        @Test func theCalendarOfARowIsWholeOnTheScreen() async throws {
            let names = (1...4).map { #"{"kind":"entry","id":"n\#($0)","label":"Name"},"# }.joined()
            let asking = try await asking(
                ["form", "--spec", "-", "--title", "Trip", "--message", "One\nTwo"],
                input: #"{"fields":[\#(names){"kind":"date","id":"d","label":"Day","value":"2026-12-24"},"#
                    + #"{"kind":"entry","id":"e","label":"Name"},{"kind":"entry","id":"f","label":"Name"}]}"#)
            try await asking.press("Tab", "Tab", "Tab", "Tab", "space")
            try await asking.waitFor("table cell \"Thursday, 24 December 2026\"", "selected")
            // The topmost window, with a shadow that reaches 30 below it; the screen has 800 device pixels.
            let window = try await asking.rest()
            #expect(window.y >= 0 && window.y + window.height - 2 * 30 <= 800, "\(window)")
            let (week, last) = (
                try await asking.frame("table cell \"Thursday, 24 December 2026\""),
                try await asking.frame("table cell \"Thursday, 31 December 2026\"")
            )
            #expect(last.y == week.y + week.height && last.height == week.height, "the last week is whole")
            for key in ["Right", "Tab", "space"] { try await asking.input.key(key) }
            try await asking.waitFor("push button \"December 2026\"", "focused")
            for key in ["Left", "space"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "\"Day 25 Nov 2026\"")
            try await asking.input.key("Return")
            try await eventually("the calendar is closed") { try await !asking.tree().contains("table cell") }
            let answer = try await asking.answer(pressing: "ctrl+Return")
            #expect(answer.text.contains("d\t2026-11-25\n"), "\(answer.text)")
        }

        @Test func theBoxOfATextIsVisible() async throws {
            let asking = try await asking(
                ["text", "--title", "License", "--message", "One\nTwo\nThree", "--confirm", "I accept"],
                input: (1...300).map { "\($0)\n" }.joined())
            try await asking.wait(forTree: "300")
            try await asking.rest()
            try await expectVisible("check box \"I accept\"", in: asking)
            try await expectVisible("text \"License\"", in: asking)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aLogIsLowerInsteadOfTheProgress() async throws {
            let asking = try await asking(["progress", "--title", "Copying", "--log", "--", "sh", "-c", "seq 300"])
            try await asking.wait(forTree: "300")
            try await asking.rest()
            try await expectVisible("text \"Output\"", in: asking)
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }
    }
}
