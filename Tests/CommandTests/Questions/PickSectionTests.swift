import Foundation
import PopsheetTestSupport
import Testing

/// The sections of `popsheet pick`, without a window.
@Suite struct PickSectionOptionTests {
    private static let theAnswersCases: [([String], String, String)] = [
        (["--stdin", "--section-column", "2"], "1\tOne\tA\n2\tTwo\n3\n", "1\n2\n3\n"),
        (["--stdin", "--section-column", "1"], "1\tA\tOne\n2\tA\nfree\n", "1\n2\nfree\n"),
        (["--rows", "json"], #"{"id":"1","label":"One","section":"A"}"# + "\n", "1\n"),
        (["--rows", "json"], #"{"label":"One","section":""}"# + "\n", "One\n"),
    ]

    @Test(arguments: theAnswersCases)
    func aSectionIsNoPartOfTheAnswer(options: [String], input: String, output: String) async throws {
        let answer = try await popsheet(["pick", "--dump"] + options, input: Array(input.utf8))
        #expect(answer.errorText == "")
        #expect(answer.text == output)
    }

    @Test func aSectionIsNotSearched() async throws {
        let input = "1\tOne\tfire\n2\tfire\twater\n"
        let answer = try await popsheet(
            ["pick", "--dump", "--stdin", "--section-column", "2", "--query", "fire"], input: Array(input.utf8))
        #expect(answer.text == "2\n")
    }

    private static let theFirstRowCases: [([String], String)] = [
        ([], "free"), (["--multiple"], "free"), (["--checked", "off"], "free"), (["--checked", "one"], "one"),
        // If a text ranks rows, the section of the best one is first.
        (["--query", "b", "--match", "exact"], "free"), (["--query", "b"], "two"),
        (["--answer", #"{"query":"b"}"#], "two"), (["--query", "b", "--answer", #"{"query":""}"#], "free"),
    ]

    @Test(arguments: theFirstRowCases)
    func theRowThatIsShownFirstIsAccepted(options: [String], id: String) async throws {
        let rows = [
            #"{"id":"one","label":"ab","section":"A"}"#, #"{"id":"free","label":"xb"}"#,
            #"{"id":"two","label":"b","section":"A"}"#,
            #"{"id":"off","label":"off","section":"B","enabled":false}"#,
        ].map { $0 + "\n" }.joined()
        let given = options.contains("--answer") ? [] : ["--answer", "ok"]
        let answer = try await popsheet(["pick", "--rows", "json"] + options + given, input: Array(rows.utf8))
        expectAnswer(answer, id + "\n", status: 0)
    }

    private static let theErrorsCases: [([String], String)] = [
        (["--section-column", "2", "a"], "--stdin"), (["--section-column", "0", "--stdin"], "1 on"),
        (["--section-column", "2", "--rows", "json"], "section"),
        (["--section-column", "x", "--stdin"], "--section-column"),
    ]

    @Test(arguments: theErrorsCases)
    func anErrorNamesTheOption(options: [String], part: String) async throws {
        let answer = try await popsheet(["pick"] + options)
        expectFailure(answer, status: 64)
        #expect(answer.errorText.contains("--section-column") && answer.errorText.contains(part))
    }

    @Test func onlyPickHasSections() async throws {
        let row = #"{"id":"1","label":"One","section":"A"}"# + "\n"
        let answer = try await popsheet(["--rows", "json", "--answer", "1"], input: Array(row.utf8))
        expectFailure(answer, status: 65)
        #expect(answer.errorText.contains("\"section\""))
    }
}

extension AskSuites {
    /// The sections of `popsheet pick` in its window.
    @Suite @MainActor struct PickSectionTests {
        private func asking(_ choice: String = "--filter") async throws -> Asking {
            let asking = try await Asking.question(
                "pick", "--filter", "--stdin", "--section-column", "2", choice,
                input: "1\tmain\tBranches\n2\tnext\tBranches\n3\tv1.0\tTags\n4\tnightly\tBranches\n")
            try await asking.waitFor("table row \"main\" (Branches)", "focused,")
            try await asking.wait(forTree: "table row \"nightly\"")
            return asking
        }

        @Test func theRowsOfASectionAreTogether() async throws {
            let asking = try await asking()
            try await asking.wait(forTree: "label \"Branches\"")
            try await asking.wait(forTree: "label \"Tags\"")
            // The keys move over rows only: main, next, nightly, v1.0.
            expectAnswer(try await asking.answer(typing: ["Down", "Down", "Down", "Return"]), "3\n", status: 0)
        }

        @Test func theBestMatchIsFirstWithItsSection() async throws {
            let asking = try await asking()
            try await asking.input.type("v")
            try await asking.waitFor("table row \"v1.0\"", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "3\n", status: 0)
        }

        @Test func aPressOnTheNameOfASectionChoosesNothing() async throws {
            let asking = try await asking("--multiple")
            // The name is below the row before: GTK 4.18 reports another place for what is in a row with a border.
            let row = try await asking.place(ofLine: "table row \"nightly\"")
            try await asking.input.click(at: row.offset(x: 0, y: 37))
            try await asking.click("table row \"next\"")
            expectAnswer(try await asking.answer(typing: ["ctrl+Return"]), "2\n", status: 0)
        }
    }
}
