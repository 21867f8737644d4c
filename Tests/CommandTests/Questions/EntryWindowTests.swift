import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The window of `popsheet entry`: completion, hints and several lines (command.md, "ask for a text").
    @Suite @MainActor struct EntryWindowTests {
        private static let branches = ["--suggest", "alpha", "--suggest", "alphabet", "--suggest", "beta"]

        /// Types a text, and waits until a text that completes it is shown.
        private func complete(_ typed: String, _ arguments: [String], input: String? = nil) async throws -> Asking {
            let asking = try await Asking.question(["entry", "--title", "Branch"] + arguments, input: input)
            try await asking.press()
            try await asking.input.type(typed)
            try await asking.wait(forTree: "\"alphabet\"")
            return asking
        }

        /// Presses keys while the list may be open, which is a window of its own.
        private func keys(_ asking: Asking, _ keys: String...) async throws {
            for key in keys { try await asking.input.key(key) }
        }

        private func answer(_ asking: Asking) async throws -> ProcessRunner.Answer {
            try await asking.input.key("Return")
            return try await asking.answer()
        }

        @Test func aHighlightedTextIsTakenWithReturn() async throws {
            let asking = try await complete("AL", Self.branches)
            try await keys(asking, "Down", "Down", "Return")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await answer(asking), "alphabet\n", status: 0)
        }

        @Test func tabTakesTheFirstTextAndTypingGoesOn() async throws {
            let asking = try await complete("al", Self.branches)
            try await keys(asking, "Tab", "x")
            expectAnswer(try await answer(asking), "alphax\n", status: 0)
        }

        @Test func escapeClosesTheListBeforeTheWindow() async throws {
            let asking = try await complete("al", Self.branches)
            try await keys(asking, "Down", "Escape")
            expectAnswer(try await answer(asking), "al\n", status: 0)
        }

        @Test func aPressOutsideClosesTheListAndTypingOpensItAgain() async throws {
            let asking = try await Asking.question(["entry", "--title", "Branch"] + Self.branches)
            try await asking.press()
            // The list is a window of its own, and its places are not those of the sheet's.
            let heading = try await asking.place(of: "label", "Branch")
            try await asking.input.type("al")
            try await asking.wait(forTree: "\"alphabet\"")
            try await asking.input.click(at: heading)
            try await eventually("the list is closed") { try await !asking.tree().contains("\"alphabet\"") }
            try await asking.input.type("p")
            try await asking.wait(forTree: "\"alphabet\"")
            try await keys(asking, "Down", "Return")
            expectAnswer(try await answer(asking), "alpha\n", status: 0)
        }

        @Test func whatIsTypedIsAcceptedWhileNothingIsHighlighted() async throws {
            let asking = try await complete("al", Self.branches)
            expectAnswer(try await answer(asking), "al\n", status: 0)
        }

        @Test func linesOfStandardInputCompleteToo() async throws {
            let asking = try await complete("alphabe", ["--stdin"], input: "alpha\nalphabet\n")
            try await keys(asking, "Down", "Return")
            expectAnswer(try await answer(asking), "alphabet\n", status: 0)
        }

        @Test func theListIsAsWideAsItsField() async throws {
            let asking = try await complete("al", ["--stdin"], input: "alpha\nalphabet\n")
            // The frame of a field on older versions of GTK leaves out what is around its text.
            let sheet = try await asking.frame("push button \"OK\"")
            #expect(try await asking.frame("list \"Completions\"").width == sheet.width - 2 * 16)
        }

        @Test func linesThatArriveLaterCompleteWhatIsTyped() async throws {
            let asking = try await Asking.question("entry", "--stdin", input: nil)
            try await asking.press()
            try await asking.input.type("al")
            try await asking.process.write(Array("alphabet\n".utf8))
            try await asking.wait(forTree: "\"alphabet\"")
            try await keys(asking, "Tab")
            expectAnswer(try await answer(asking), "alphabet\n", status: 0)
        }

        @Test func aTextIsAcceptedOnceItMatches() async throws {
            let asking = try await Asking.question("entry", "--title", "ZIP", "--match", "[0-9]{5}")
            try await asking.press()
            try await asking.input.type("12x")
            try await asking.waitFor("text \"ZIP\" (Not in the expected form)", "invalid")
            try await asking.press("Return", "BackSpace")
            try await asking.waitFor("text \"ZIP\" (Not complete)")
            try await asking.input.type("345")
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            expectAnswer(try await asking.answer(pressing: "Return"), "12345\n", status: 0)
        }

        @Test func theHintCountsTheCharactersThatAreMissing() async throws {
            let asking = try await Asking.question("entry", "--min", "3", "--max", "4")
            try await asking.wait(forTree: "label \"3 to 4 characters\"")
            try await asking.press("a")
            try await asking.wait(forTree: "label \"2 more characters\"")
            try await asking.press("b", "c", "d", "e")
            try await asking.wait(forTree: "label \"1 character too many\"")
            expectAnswer(try await asking.answer(pressing: "BackSpace", "Return"), "abcd\n", status: 0)
        }

        @Test func aTextWithSeveralLinesIsAcceptedWithControlReturn() async throws {
            let asking = try await Asking.question(["entry", "--multiline", "--min", "9", "--text", "one\ntwo"])
            try await asking.press("Return", "ctrl+Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.type("x")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "one\ntwo\nx\n", status: 0)
        }
    }
}
