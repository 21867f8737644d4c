import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// What the keys and the buttons of `popsheet pick` accept (command.md, "ask for rows of a list").
    @Suite @MainActor struct PickAnswerTests {
        private let manyRows = (1...300).map { "\($0)\tBackup \($0), May\n" }.joined()

        private func waitForOK(_ asking: Asking, isEnabled: Bool) async throws {
            try await asking.waitForLine("has an OK that is \(isEnabled ? "enabled" : "disabled")") {
                $0.hasPrefix("push button \"OK\"") && $0.contains("sensitive") == isEnabled
            }
        }

        // MARK: The Return key

        @Test func returnInTheFieldAcceptsTheHighlightedRowIfNoneIsChecked() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--stdin", input: manyRows)
            try await asking.waitForRow("Backup 1, May")
            try await asking.input.type("299")
            try await asking.waitFor("table row \"Backup 299, May\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "299\n", status: 0)
        }

        @Test func returnInTheFieldAcceptsTheCheckedRows() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--stdin", input: manyRows)
            try await asking.waitForRow("Backup 1, May")
            try await asking.press("space")
            try await asking.waitFor("check box \"Backup 1, May\"", "checked")
            try await asking.input.type("299")
            try await asking.waitFor("table row \"Backup 299, May\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "1\n", status: 0)
        }

        private nonisolated static let keysInTheList: [([String], String)] = [
            (["Down", "Return"], "b\n"), (["space", "Down", "space", "Down", "Return"], "a\nb\n"),
            (["space", "space", "Down", "Down", "Return"], "c\n"), (["Down", "KP_Enter"], "b\n"),
        ]

        @Test(arguments: Self.keysInTheList)
        func returnInTheListAcceptsTheCheckedRowsOrElseTheHighlightedOne(keys: [String], output: String) async throws {
            let asking = try await Asking.question("pick", "--multiple", "a=A", "b=B", "c=C")
            try await asking.waitForRow("A")
            expectAnswer(try await asking.answer(typing: keys), output, status: 0)
        }

        @Test(arguments: [["Down"], ["Down", "Tab"], ["Down", "Tab", "Tab"]])
        func controlReturnAcceptsFromAnywhere(keys: [String]) async throws {
            let asking = try await Asking.question("pick", "--multiple", "a=A", "b=B", "c=C")
            try await asking.waitForRow("A")
            expectAnswer(try await asking.answer(typing: keys + ["ctrl+Return"]), "b\n", status: 0)
        }

        @Test func controlReturnAcceptsInTheField() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--filter", "a=Apple", "b=Banana")
            try await asking.waitForRow("Apple")
            try await asking.input.type("ban")
            try await asking.waitFor("table row \"Banana\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["ctrl+Return"]), "b\n", status: 0)
        }

        // MARK: Nothing chosen

        @Test func withoutAMatchNothingCanBeAcceptedAndATextSaysSo() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--filter", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            try await waitForOK(asking, isEnabled: true)
            try await asking.input.type("zz")
            try await asking.wait(forTree: "label \"No matches\"")
            try await waitForOK(asking, isEnabled: false)
            try await asking.press("Return", "ctrl+Return")
            #expect(!asking.process.hasEnded)
            for key in ["BackSpace", "BackSpace", "b"] { try await asking.input.key(key) }
            try await asking.waitFor("table row \"Banana\"", "selected,")
            #expect(try await !asking.treeLines().contains { $0.contains("No matches") })
            expectAnswer(try await asking.answer(typing: ["Return"]), "Banana\n", status: 0)
        }

        @Test func anEmptyAnswerNeedsAnOption() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--allow-none", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "", status: 0)
            let other = try await Asking.question("pick", "--multiple", "Apple", "Banana")
            try await other.waitForRow("Apple")
            try await other.press("Down")
            try await other.click("push button \"OK\"")
            expectAnswer(try await other.answer(), "Banana\n", status: 0)
        }

        @Test func returnAcceptsTheHighlightedRowAlthoughTheAnswerMayBeEmpty() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--allow-none", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "Banana\n", status: 0)
        }

        // MARK: Disabled rows

        private let rowsWithADisabledOne = """
            {"id":"a","label":"Apple"}
            {"id":"b","label":"Banana","enabled":false}
            {"id":"c","label":"Cherry"}

            """

        @Test func aLetterFindsNoDisabledRow() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--rows", "json", input: rowsWithADisabledOne)
            try await asking.waitForRow("Apple")
            try await asking.input.type("b")
            try await waitForOK(asking, isEnabled: true)
            expectAnswer(try await asking.answer(typing: ["ctrl+Return"]), "a\n", status: 0)
        }

        @Test(arguments: ["Down"])
        func okIsDimWhileTheHighlightedRowIsDisabled(key: String) async throws {
            let asking = try await Asking.question("pick", "--multiple", "--rows", "json", input: rowsWithADisabledOne)
            try await asking.waitForRow("Apple")
            try await asking.wait(forTree: "table row \"Cherry\"")
            try await waitForOK(asking, isEnabled: true)
            try await asking.press(key)
            try await asking.waitFor("table row \"Banana\"", "selected,")
            try await waitForOK(asking, isEnabled: false)
            try await asking.press("Return", "ctrl+Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.type("c")
            try await asking.waitFor("table row \"Cherry\"", "selected,")
            try await waitForOK(asking, isEnabled: true)
            expectAnswer(try await asking.answer(typing: ["Return"]), "c\n", status: 0)
        }

        @Test(arguments: [["ctrl+Down"], ["ctrl+End", "ctrl+Up"], ["Down", "Down", "ctrl+Home", "ctrl+Down"]])
        func theControlKeyMovesTheHighlightWithTheFocus(keys: [String]) async throws {
            let asking = try await Asking.question("pick", "--multiple", "a=A", "b=B", "c=C")
            try await asking.waitForRow("A")
            for key in keys { try await asking.input.key(key) }
            try await asking.waitFor("table row \"B\"", "focused", "selected,")
            try await asking.input.key("space")
            try await asking.waitFor("check box \"B\"", "checked")
            expectAnswer(try await asking.answer(typing: ["ctrl+Up", "Return"]), "b\n", status: 0)
        }

        @Test func theControlKeyMovesTheSelectionOfOneRow() async throws {
            let asking = try await Asking.question("pick", "a=A", "b=B", "c=C")
            try await asking.waitForRow("A")
            expectAnswer(try await asking.answer(typing: ["ctrl+Down", "Return"]), "b\n", status: 0)
        }

        @Test func aCheckedRowThatArrivesLaterTakesTheFocusWithTheHighlight() async throws {
            let asking = try await Asking.question("pick", "--stdin", "--checked", "c")
            try await asking.process.write(Array("a\nb\n".utf8))
            try await asking.waitForRow("a")
            try await asking.process.write(Array("c\nd\n".utf8))
            try await asking.waitFor("table row \"c\"", "focused", "selected,")
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "d\n", status: 0)
        }

        @Test func aCheckedRowThatTheFilterHidesCanBeAcceptedAlthoughNoneMatches() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--filter", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            try await asking.press("space")
            try await asking.waitFor("check box \"Apple\"", "checked")
            try await asking.input.type("zz")
            try await asking.wait(forTree: "label \"No matches\"")
            try await waitForOK(asking, isEnabled: true)
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test(arguments: [[], ["--multiple"]])
        func anEnabledRowThatArrivesAfterDisabledOnesIsHighlighted(options: [String]) async throws {
            let asking = try await Asking.question(["pick", "--rows", "json"] + options)
            try await asking.process.write(Array((#"{"id":"a","label":"Apple","enabled":false}"# + "\n").utf8))
            try await asking.wait(forTree: "table row \"Apple\"")
            try await waitForOK(asking, isEnabled: false)
            try await asking.process.write(Array((#"{"id":"b","label":"Banana"}"# + "\n").utf8))
            asking.process.closeInput()
            try await asking.waitFor("table row \"Banana\"", "selected,")
            try await waitForOK(asking, isEnabled: true)
            expectAnswer(try await asking.answer(typing: ["Return"]), "b\n", status: 0)
        }

        // MARK: Clicks

        @Test func aClickAndSpaceToggle() async throws {
            let asking = try await Asking.question("pick", "--multiple", "Apple", "Banana", "Cherry")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("check box \"Cherry\"", "checked")
            try await asking.click("label \"Banana\"")
            try await asking.waitFor("check box \"Banana\"", "checked")
            try await asking.press("space")
            try await eventually("Banana is off") {
                try await !asking.treeLines().contains {
                    $0.hasPrefix("check box \"Banana\"") && $0.contains("checked")
                }
            }
            expectAnswer(try await asking.answer(typing: ["Return"]), "Cherry\n", status: 0)
        }

        @Test func aDoubleClickTogglesTwice() async throws {
            let asking = try await Asking.question("pick", "--multiple", "Apple", "Banana", "Cherry")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("check box \"Cherry\"", "checked")
            try await asking.input.click(at: try await asking.place(of: "label", "Banana"), count: 2)
            try await asking.waitFor("table row \"Banana\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Cherry\n", status: 0)
        }

        @Test func aDisabledRowThatIsCheckedIsPartOfTheAnswer() async throws {
            let rows = #"{"id":"x","checked":true,"enabled":false}"# + "\n" + #"{"id":"y"}"# + "\n"
            let asking = try await Asking.question("pick", "--multiple", "--rows", "json", input: rows)
            try await asking.waitForRow("y")
            try await asking.waitFor("check box \"x\"", "checked")
            expectAnswer(try await asking.answer(typing: ["space", "Return"]), "x\ny\n", status: 0)
        }

        @Test func aCheckedRowOfAskHasTheFocusFirst() async throws {
            let asking = try Asking(["--rows", "json", "--title", "Which?"])
            let rows = #"{"id":"x"}"# + "\n" + #"{"id":"y","checked":true}"# + "\n" + #"{"id":"z"}"# + "\n"
            try await asking.process.write(Array(rows.utf8))
            asking.process.closeInput()
            try await asking.waitFor("push button \"y\"", "focused")
            expectAnswer(try await asking.answer(pressing: "Return"), "y\n", status: 0)
        }
    }
}
