import Foundation
import PopsheetTestSupport
import Testing

/// What `popsheet pick` answers without a window (command.md, "ask for rows of a list").
@Suite struct PickWithoutWindowTests {
    private static let rows = "misfire\nFirefox\n\u{1B}[1mfir e\u{1B}[0m\nid\tfire!\nwater\n"

    private static let theAnswersCases: [([String], String, Int32)] = [
        (["--dump", "--query", "fire"], "Firefox\nid\nmisfire\nfir e\n", 0),
        (["--dump", "--query", "fire", "--match", "exact"], "misfire\nFirefox\nid\n", 0),
        (["--dump", "--query", "^fire", "--match", "regex"], "Firefox\nid\n", 0),
        (["--dump", "--query", "fire", "--match", "fuzzy"], "Firefox\nid\nfir e\nmisfire\n", 0),
        (["--dump"], "misfire\nFirefox\nfir e\nid\nwater\n", 0),
        (["--dump", "--query", "zzz"], "", 1), (["--exit-0", "--query", "zzz"], "", 1),
        (["--exit-0", "--query", "zzz", "--print-query"], "zzz\n", 1),
        (["--select-1", "--query", "wat"], "water\n", 0),
        (["--select-1", "--query", "wat", "--print-query"], "wat\nwater\n", 0),
        (
            ["--select-1", "--query", "wat", "--print-query", "--output", "json"],
            #"{"outcome":"action","id":"ok","value":["water"],"query":"wat"}"# + "\n", 0
        ),
    ]

    @Test(arguments: theAnswersCases)
    func theRowsThatMatchAreAnswered(options: [String], output: String, status: Int32) async throws {
        let answer = try await popsheet(["pick", "--stdin"] + options, input: Array(Self.rows.utf8))
        #expect(answer.text == output)
        #expect(answer.status == status)
        #expect(answer.errorText == "")
    }

    private static let theGivenAnswersCases: [([String], String)] = [
        (["--query", "fire", "--answer", "ok"], "Firefox\n"),
        (["--query", "fire", "--checked", "id", "--answer", "ok"], "id\n"),
        (["--query", "Q", "--custom", "--answer", "ok"], "Q\n"),
        (["--multiple", "--query", "fire", "--checked", "water", "--answer", "ok"], "water\n"),
        (["--multiple", "--query", "fire", "--answer", "ok"], "Firefox\n"),
        (["--multiple", "--query", "Q", "--custom", "--answer", "ok"], "Q\n"),
        (["--multiple", "--query", "Q", "--custom", "--checked", "water", "--answer", "ok"], "water\n"),
    ]

    @Test(arguments: theGivenAnswersCases)
    func aGivenAnswerIsForTheRowsThatMatch(options: [String], output: String) async throws {
        let answer = try await popsheet(["pick", "--stdin"] + options, input: Array(Self.rows.utf8))
        #expect(answer.text == output)
        #expect(answer.status == 0)
    }

    @Test func aGivenAnswerNeedsARowThatMatches() async throws {
        let answer = try await popsheet(["pick", "a", "b", "--query", "Q", "--answer", "ok"])
        expectFailure(answer, status: 64)
        #expect(answer.errorText.contains("--answer"))
    }

    @Test func noMoreRowsAreCheckedThanThereCanBe() async throws {
        let rows = #"{"id":"a","checked":true}"# + "\n" + #"{"id":"b","checked":true}"# + "\n"
        let answer = try await popsheet(
            ["pick", "--multiple", "--limit", "1", "--rows", "json", "--answer", "ok"], input: Array(rows.utf8))
        #expect(answer.text == "a\n")
    }

    @Test func theRowsOfALargeInputAreInTheOrderOfTheirScores() async throws {
        let rows = (0..<30_000).map { "row \($0)\n" }.joined()
        let answer = try await popsheet(
            ["pick", "--stdin", "--dump", "--query", "row 2999"], input: Array(rows.utf8))
        #expect(answer.text.hasPrefix("row 2999\nrow 29990\n"))
    }

    private static let theErrorsCases: [([String], [String])] = [
        (["--key", "e"], ["--key", "ctrl-e=edit:Edit"]), (["--key", "hyper-e=x"], ["--key", "\"hyper-e\""]),
        (["--key", "ctrl-e="], ["--key: \"ctrl-e=\" has no action; give a key and an id, as in ctrl-e=edit:Edit"]),
        (["--key", "ctrl-e=edit:"], ["--key: \"ctrl-e=edit:\" has an empty label", "as in ctrl-e=edit:Edit"]),
        (["--key", "ctrl-e=:Edit"], ["--key: \"ctrl-e=:Edit\" has an empty id", "as in ctrl-e=edit:Edit"]),
        (["--key", "ctrl-e=x", "--key", "ctrl-e=y"], ["twice"]), (["--key", "F2=x", "--key", "F3=x"], ["twice"]),
        (["--key", "F2=ok"], ["reserved"]), (["--key", "F2=cancel"], ["reserved"]), (["--limit", "2"], ["--multiple"]),
        (["--multiple", "--limit", "0"], ["--limit"]), (["--multiple", "--limit", "-1"], ["--limit: give a number"]),
        (["--stdin", "--section-column", "-1"], ["--section-column: give a number"]),
        (["--multiple", "--limit", "1", "--checked", "a", "--checked", "b"], ["--checked", "--limit"]),
        (["--custom", "--no-filter"], ["--custom"]),
        (["--match", "glob"], ["--match", "words"]),
    ]

    @Test(arguments: theErrorsCases)
    func anErrorNamesItsOption(options: [String], parts: [String]) async throws {
        let answer = try await popsheet(["pick", "a"] + options)
        expectFailure(answer, status: 64)
        for part in parts { #expect(answer.errorText.contains(part)) }
    }
}

extension AskSuites {
    /// The search of `popsheet pick` in its window.
    @Suite @MainActor struct PickSearchTests {
        private let names = "misfire\nwater\nFirefox\n"

        @Test func theBestRowIsHighlightedWhileOneTypes() async throws {
            let asking = try await Asking.question("pick", "--filter", "--stdin", input: names)
            try await asking.waitForRow("misfire")
            try await asking.input.type("fire")
            try await asking.waitFor("table row \"Firefox\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Firefox\n", status: 0)
        }

        @Test func aBetterRowThatArrivesLaterIsHighlighted() async throws {
            let asking = try await Asking.question("pick", "--filter", "--stdin", input: nil)
            try await asking.process.write(Array("misfire\nwater\n".utf8))
            try await asking.waitForRow("misfire")
            try await asking.input.type("fire")
            try await asking.waitFor("table row \"misfire\"", "selected,")
            try await asking.process.write(Array("fire\n".utf8))
            try await asking.waitFor("table row \"fire\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "fire\n", status: 0)
        }

        @Test func noMoreRowsAreCheckedInTheWindowThanThereCanBe() async throws {
            let rows = ["a", "b"].map { #"{"id":"\#($0)","checked":true}"# + "\n" }.joined()
            let asking = try await Asking.question("pick", "--multiple", "--limit", "1", "--rows", "json", input: rows)
            try await asking.wait(forTree: "1 of 1 selected")
            expectAnswer(try await asking.answer(typing: ["Return"]), "a\n", status: 0)
        }

        @Test func theRowThatTheUserHasChosenStaysHighlighted() async throws {
            let asking = try await Asking.question(
                "pick", "--filter", "--stdin", input: "a fire\nwater\nmisfire\nfire\n")
            try await asking.waitForRow("a fire")
            try await asking.press("Down", "Down")
            try await asking.waitFor("table row \"misfire\"", "selected,")
            try await asking.input.type("fire")
            try await asking.wait(forTree: "table row \"fire\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), "misfire\n", status: 0)
        }

        /// The row that comes late is checked, as if it had been given at first.
        @Test(arguments: [([], "d\n"), (["Down"], "b\n"), (["Down", "Up"], "a\n")])
        func aCheckedRowThatComesLateIsHighlightedUntilTheUserMoves(keys: [String], output: String) async throws {
            let asking = try await Asking.question("pick", "--stdin", "--checked", "d", input: nil)
            try await asking.process.write(Array("a\nb\nc\n".utf8))
            try await asking.waitForRow("a")
            for (index, key) in keys.enumerated() {
                try await asking.press(key)
                try await asking.waitForRow(index == 0 ? "b" : "a")
            }
            try await asking.process.write(Array("d\n".utf8))
            try await asking.wait(forTree: "table row \"d\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), output, status: 0)
        }

        @Test(arguments: [[], ["BackSpace"]])
        func aCheckedRowThatComesLateLeavesWhatATextHasFound(keys: [String]) async throws {
            let asking = try await Asking.question("pick", "--filter", "--stdin", "--checked", "ad", input: nil)
            try await asking.process.write(Array("b\na\nc\n".utf8))
            try await asking.waitForRow("b")
            try await asking.input.type("a")
            try await asking.waitFor("table row \"a\"", "selected,")
            for key in keys {
                try await asking.press(key)
                try await asking.wait(forTree: "table row \"b\"")
            }
            try await asking.process.write(Array("ad\n".utf8))
            try await asking.wait(forTree: "table row \"ad\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), "a\n", status: 0)
        }

        @Test func aTextIsNotAcceptedInPlaceOfCheckedRows() async throws {
            let asking = try await Asking.question("pick", "--custom", "--filter", "--multiple", "red", "green")
            try await asking.waitForRow("red")
            try await asking.press("space")
            try await asking.wait(forTree: "1 selected")
            try await asking.input.type("blue")
            try await asking.wait(forTree: "\"No matches\"")
            #expect(try await !asking.treeLines().contains { $0.contains("Use “blue”") })
            try await asking.press("ctrl+shift+a")
            try await asking.wait(forTree: "push button \"Use “blue”\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), "blue\n", status: 0)
        }

        @Test func returnAnswersForWhatWasTypedBeforeIt() async throws {
            let rows = (0..<20_000).map { "row \($0)\n" }.joined()
            let asking = try await Asking.question("pick", "--match", "regex", "--stdin", input: rows)
            try await asking.waitForRow("row 0")
            expectAnswer(
                try await asking.answer(typing: ["1", "9", "9", "9", "8", "Return"]), "row 19998\n", status: 0)
        }

        @Test func aTextThatNoRowHasCanBeAccepted() async throws {
            let asking = try await Asking.question("pick", "--custom", "--output", "json", "red", "green")
            try await asking.waitForRow("red")
            try await asking.input.type("blue")
            try await asking.wait(forTree: "push button \"Use “blue”\"")
            expectAnswer(
                try await asking.answer(typing: ["Return"]),
                #"{"outcome":"action","id":"ok","value":["blue"],"custom":true}"# + "\n", status: 0)
        }

        @Test func aTextCanBeAcceptedWithoutAnyRow() async throws {
            let asking = try await Asking.question("pick", "--custom", "--stdin", "--query", "bl", input: "")
            try await asking.wait(forTree: "push button \"Use “bl”\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), "bl\n", status: 0)
        }

        @Test func anActionWithAKeyIsPrintedAfterTheRow() async throws {
            let asking = try await Asking.question(
                "pick", "--key", "ctrl-e=edit:Edit", "--key", "F2=rename", "one", "two")
            try await asking.waitForRow("one")
            try await asking.wait(forTree: "push button \"Edit\"")
            expectAnswer(try await asking.answer(typing: ["Down", "ctrl+e"]), "two\nedit\n", status: 0)
        }

        @Test func anActionWithAKeyWorksInTheFieldAndInJSON() async throws {
            let asking = try await Asking.question(
                "pick", "--filter", "--output", "json", "--print-query", "--key", "F2=rename", "one", "two")
            try await asking.waitForRow("one")
            try await asking.input.type("tw")
            try await asking.waitFor("table row \"two\"", "selected,")
            expectAnswer(
                try await asking.answer(typing: ["F2"]),
                #"{"outcome":"action","id":"rename","value":["two"],"query":"tw"}"# + "\n", status: 0)
        }

        @Test func aKeyIsNamedByItsSymbolAlone() async throws {
            let asking = try await Asking.question("pick", "--key", "alt-?=ask:Ask", "one", "two")
            try await asking.waitForRow("one")
            expectAnswer(try await asking.answer(typing: ["Down", "alt+question"]), "two\nask\n", status: 0)
        }

        @Test func aNumberChoosesItsRow() async throws {
            let asking = try await Asking.question("pick", "--numbers", "one", "two", "three")
            try await asking.waitForRow("one")
            expectAnswer(try await asking.answer(typing: ["2"]), "two\n", status: 0)
        }

        @Test func theNumberOfCheckedRowsIsShownAndLimited() async throws {
            let asking = try await Asking.question(
                "pick", "--multiple", "--limit", "2", "--numbers", "one", "two", "three")
            try await asking.wait(forTree: "0 of 2 selected")
            try await asking.press("1", "2", "3")
            try await asking.wait(forTree: "2 of 2 selected")
            expectAnswer(try await asking.answer(typing: ["Return"]), "one\ntwo\n", status: 0)
        }

        @Test func oneKeyChecksAllRowsThatMatchAndOneNone() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--filter", "ab", "b", "ac")
            try await asking.waitForRow("ab")
            try await asking.press("ctrl+a")
            try await asking.wait(forTree: "3 selected")
            try await asking.press("ctrl+shift+a")
            try await asking.wait(forTree: "0 selected")
            try await asking.input.type("a")
            try await asking.waitFor("table row \"ab\"", "selected,")
            try await asking.press("ctrl+a")
            try await asking.wait(forTree: "2 selected")
            expectAnswer(try await asking.answer(typing: ["Return"]), "ab\nac\n", status: 0)
        }

        @Test func aDetailIsBelowItsLabel() async throws {
            let asking = try await Asking.question(
                "pick", "--detail", "--stdin", input: "id\tLabel\tA detail\tof it\nplain\n")
            try await asking.wait(forTree: "A detail")
            expectAnswer(try await asking.answer(typing: ["Return"]), "id\n", status: 0)
        }
    }
}
