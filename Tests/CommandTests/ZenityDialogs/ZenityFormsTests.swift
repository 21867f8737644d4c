import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's form: `--forms`.
    @Suite @MainActor struct ZenityFormsTests {
        @Test func theFieldsAreFilledInWithTheKeyboard() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--text", "Who?", "--add-entry", "Name", "--add-password", "Code", "--add-combo", "Size",
                "--combo-values", "small|large", "--add-list", "Rows", "--list-values", "a|b|c|d", "--column-values",
                "One|Two", "--show-header", "--add-multiline-entry", "Notes", "--separator", ";")
            try await asking.wait(forTree: "text \"Notes\"")
            let tree = try await asking.tree()
            for part in ["text \"Name\"", "password text \"Code\"", "label \"Size\"", "\"One\"", "\"a, b\""] {
                #expect(tree.contains(part), "\(part) in \(tree)")
            }
            try await asking.press()
            try await asking.input.type("me")
            // The Return key does not accept a form.
            for key in ["Return", "Tab", "x", "Tab", "Return"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "label \"large\"")
            for key in ["Down", "Down", "Return"] { try await asking.input.key(key) }
            try await eventually("the choices are closed", every: .milliseconds(50)) {
                try await !asking.tree().contains("label \"small\"")
            }
            try await asking.press("Tab", "Down", "space", "Tab", "n", "Return", "m", "Tab")
            expectAnswer(try await asking.answer(pressing: "Return"), "me;x;large;c,d,;n\nm\n", status: 0)
        }

        @Test func aHiddenColumnOfAListIsPrintedButNotShown() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--add-list", "Rows", "--list-values", "a|b|c|d", "--column-values", "One|Two",
                "--show-header", "--hide-column", "2")
            try await asking.wait(forTree: "\"One\"")
            #expect(try await !asking.tree().contains("\"Two\""))
            expectAnswer(try await asking.answer(pressing: "Down", "space", "Tab", "Return"), "cd\n", status: 0)
        }

        @Test func theTabKeyLeavesAListWithoutChoosing() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--add-list", "Rows", "--list-values", "a|b", "--add-entry", "Name")
            try await asking.waitFor("list item \"a\"", "focused")
            try await asking.press("Tab", "x")
            try await asking.waitFor("text \"Name\"", "focused")
            expectAnswer(try await asking.answer(pressing: "Tab", "Return"), "|x\n", status: 0)
        }

        @Test func fieldsThatAreNotFilledInPrintWhatZenityPrints() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--add-entry", "Name", "--add-combo", "Size", "--combo-values", "small|large",
                "--add-list", "Rows", "--list-values", "a|b", "--timeout", "1")
            expectAnswer(try await asking.answer(), "| |\n", status: 5)
        }

        @Test func aDateIsChosenInAPopover() async throws {
            let asking = try await Asking.zenity(
                "--forms", "--add-calendar", "Day", "--add-entry", "Name", "--forms-date-format", "%Y")
            try await asking.wait(forTree: "push button \"Day 20")
            try await asking.press("Return")
            try await asking.wait(forTree: "\"Sun\"")
            // The calendar's own keys move it by a year.
            for key in ["ctrl+Down", "Return"] { try await asking.input.key(key) }
            try await eventually("the calendar is closed", every: .milliseconds(50)) {
                try await !asking.tree().contains("\"Sun\"")
            }
            let answer = try await asking.answer(pressing: "Tab", "Tab", "Return")
            #expect(answer.status == 0)
            #expect(answer.text.wholeMatch(of: /20\d\d\|\n/) != nil, "\(answer.text)")
        }
    }
}
