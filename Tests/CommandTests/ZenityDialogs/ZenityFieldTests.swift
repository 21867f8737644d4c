import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's fields for a line of text: `--entry` and `--password`.
    @Suite @MainActor struct ZenityFieldTests {
        @Test func theTextOfAnEntryIsSelectedAndReplacedByWhatIsTyped() async throws {
            let asking = try await Asking.zenity("--entry", "--text", "Name", "--entry-text", "old")
            try await asking.press()
            try await asking.input.type("né 1")
            expectAnswer(try await asking.answer(pressing: "Return"), "né 1\n", status: 0)
        }

        @Test func anEntryWithoutATextPrintsAnEmptyLine() async throws {
            let asking = try await Asking.zenity("--entry")
            expectAnswer(try await asking.answer(pressing: "Return"), "\n", status: 0)
        }

        @Test func theCaptionNamesTheEntryAndIsNotItsMnemonic() async throws {
            let asking = try await Asking.zenity("--entry", "--text", "_Name <b>", "--title", "Who?")
            try await asking.wait(forTree: "text \"Name <b>\" {editable")
            let tree = try await asking.tree()
            #expect(tree.contains("frame \"Who?\""), "\(tree)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theMnemonicOfTheCaptionFocusesTheEntry() async throws {
            let asking = try await Asking.zenity("--entry", "--text", "_Name", "--entry-text", "old")
            try await asking.press("Tab", "Tab", "alt+n")
            try await asking.input.type("new")
            expectAnswer(try await asking.answer(pressing: "Return"), "new\n", status: 0)
        }

        @Test func aHiddenTextIsAPassword() async throws {
            let asking = try await Asking.zenity("--entry", "--text", "Code", "--hide-text", "--entry-text", "abc")
            try await asking.wait(forTree: "password text \"Code\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "abc\n", status: 0)
        }

        @Test func atATimeoutTheTextIsPrinted() async throws {
            let asking = try await Asking.zenity("--entry", "--entry-text", "now", "--timeout", "1")
            expectAnswer(try await asking.answer(), "now\n", status: 5)
        }

        @Test func theDownKeyOpensTheChoices() async throws {
            let asking = try await Asking.zenity("--entry", "one", "two", "three")
            try await asking.press("Down")
            try await asking.wait(forTree: "list item \"three\"")
            for key in ["Down", "Return"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "text='two'")
            expectAnswer(try await asking.answer(pressing: "Return"), "two\n", status: 0)
        }

        @Test func escapeClosesTheChoicesAndTheFieldCanBeEdited() async throws {
            let asking = try await Asking.zenity("--entry", "--entry-text", "first", "second")
            try await asking.press("Down")
            try await asking.wait(forTree: "list item \"second\"")
            try await asking.input.key("Escape")
            try await eventually("the choices are closed", every: .milliseconds(50)) {
                try await !asking.tree().contains("list item \"second\"")
            }
            try await asking.input.type("own")
            expectAnswer(try await asking.answer(pressing: "Return"), "own\n", status: 0)
        }

        @Test func aClickOpensTheChoicesAndAnotherOneChooses() async throws {
            let asking = try await Asking.zenity("--entry", "one", "two", "three")
            try await asking.wait(forTree: "push button \"Choices\"")
            try await asking.input.click(at: try await asking.place(of: "push button", "Choices"))
            try await asking.wait(forTree: "list item \"one\"")
            try await asking.input.key("Return")
            try await asking.wait(forTree: "text='one'")
            expectAnswer(try await asking.answer(pressing: "Return"), "one\n", status: 0)
        }

        @Test(arguments: [[], ["one", "two"]])
        func theFieldIsOneLineInAHigherSheet(choices: [String]) async throws {
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--entry", "--text=", "--entry-text=abc", "--height=420"]
                    + choices, surface: nil)
            try await asking.wait(forTree: "text='abc'")
            let line = try #require(try await asking.treeLines().first { $0.contains("text='abc'") })
            let height = try #require(line.firstMatch(of: /x(\d+) text=/).flatMap { Double($0.1) })
            #expect(height < 50)
            expectAnswer(try await asking.answer(pressing: "Return"), "abc\n", status: 0)
        }

        @Test func aPasswordIsPrintedAndHidden() async throws {
            let asking = try await Asking.zenity("--password")
            try await asking.wait(forTree: "password text \"Password\"")
            try await asking.press()
            try await asking.input.type("s3|cret")
            expectAnswer(try await asking.answer(pressing: "Return"), "s3|cret\n", status: 0)
        }

        @Test func aPasswordWithANamePrintsBoth() async throws {
            let asking = try await Asking.zenity("--password", "--username")
            try await asking.wait(forTree: "text \"Username\" {editable")
            try await asking.press()
            try await asking.input.type("me")
            try await asking.input.key("Tab")
            try await asking.input.type("secret")
            expectAnswer(try await asking.answer(pressing: "Return"), "me|secret\n", status: 0)
        }

        @Test func atATimeoutAPasswordIsNotPrinted() async throws {
            let asking = try await Asking.zenity("--password", "--timeout", "1")
            expectAnswer(try await asking.answer(), "", status: 5)
        }
    }
}
