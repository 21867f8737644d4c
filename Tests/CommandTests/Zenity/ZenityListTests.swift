import Testing

@testable import PopsheetCommand

/// The rows of zenity's lists, and what they print (zenity.md §5).
@Suite struct ZenityListTests {
    private func list(_ words: [String]) throws -> ZenityList {
        try zenityDialog(["--list"] + words)
    }

    /// What a list prints whose chosen rows have these indices.
    private func output(_ words: [String], choosing chosen: [Int]) throws -> String {
        let list = try list(words)
        return String(decoding: list.output(chosen.map { (list.rows ?? [])[$0] }), as: UTF8.self)
    }

    private let checks = [
        "--checklist", "--column=on", "--column=b", "--column=c", "TRUE", "b1", "c1", "false", "b2", "c2", "tRuE", "b3",
        "c3",
    ]

    @Test(arguments: [
        [], ["--column=a", "--column=b", "--checklist", "--radiolist"],
        ["--column=a", "--column=b", "--imagelist", "--radiolist"],
    ])
    func aListThatCannotBeSetUpIsAnError(words: [String]) throws {
        let failure = try #require(zenityFailure(["--list"] + words))
        #expect(failure.kind == .setUp)
        #expect(failure.status(ZenityStatuses()) == 255)
    }

    @Test func theDefaultColumnIsTheFirstThatIsNotAToggle() throws {
        #expect(try output(["--column=a", "--column=b", "1", "2"], choosing: [0]) == "1\n")
        #expect(try output(checks, choosing: [0, 2]) == "b1|b3\n")
    }

    @Test(arguments: ["--checklist", "--radiolist"])
    func aColumnOfTogglesAloneIsPrintedOnRequest(toggles: String) throws {
        let words = [toggles, "--column=a", "TRUE", "false"]
        #expect(try output(words, choosing: [0]).isEmpty)
        #expect(try output(words + ["--print-column=1"], choosing: [0]) == "TRUE\n")
    }

    @Test func columnsArePrintedInTheGivenOrder() throws {
        #expect(try output(checks + ["--print-column=3,2"], choosing: [0, 1]) == "c1|b1|c2|b2\n")
        #expect(try output(checks + ["--print-column=2,2"], choosing: [0]) == "b1|b1\n")
    }

    @Test(arguments: ["ALL", "all", "All"])
    func allColumnsLeaveOutTheToggle(word: String) throws {
        #expect(try output(checks + ["--print-column=\(word)"], choosing: [0, 1]) == "b1|c1|b2|c2\n")
        #expect(try output(["--column=a", "--column=b", "1", "2", "--print-column=\(word)"], choosing: [0]) == "1|2\n")
    }

    @Test func aToggleThatIsPrintedIsOn() throws {
        #expect(try output(checks + ["--print-column=1,2"], choosing: [1]) == "TRUE|b2\n")
    }

    @Test(arguments: ["9", "0", "-1", "", "x", ","])
    func columnsThatDoNotExistPrintNothing(numbers: String) throws {
        #expect(try output(checks + ["--print-column=\(numbers)"], choosing: [0]) == "")
        #expect(try output(checks + ["--print-column=\(numbers),3"], choosing: [0]) == "c1\n")
    }

    @Test func hiddenColumnsArePrinted() throws {
        #expect(try list(checks + ["--hide-column=2,9"]).hiddenColumns == [1])
        #expect(try output(checks + ["--hide-column=2,9"], choosing: [0]) == "b1\n")
    }

    @Test func nothingChosenPrintsNothing() throws {
        #expect(try output(checks, choosing: []) == "")
    }

    @Test func theSeparatorsEscapesAreResolved() throws {
        #expect(try output(checks + ["--separator=\\n"], choosing: [0, 1]) == "b1\nb2\n")
        #expect(try output(checks + ["--separator="], choosing: [0, 1]) == "b1b2\n")
        #expect(try output(checks + ["--separator=, "], choosing: [0, 1]) == "b1, b2\n")
    }

    @Test func missingCellsPrintAsNothing() throws {
        let words = ["--column=a", "--column=b", "1", "2", "3"]
        #expect(try list(words).rows?.count == 2)
        #expect(try output(words + ["--print-column=ALL"], choosing: [0, 1]) == "1|2|3\n")
        #expect(try output(words + ["--print-column=2"], choosing: [1]) == "")
    }

    @Test func emptyCellsArePrinted() throws {
        #expect(try output(["--column=a", "", "x"], choosing: [0, 1]) == "|x\n")
        #expect(try output(["--column=a", "", "x"], choosing: [0]) == "\n")
    }

    @Test func cellsThatAreNotTextArePrintedUnchanged() throws {
        let row = ZenityRow(cells: [[0xFF, 0x0A, 0xC3]])
        #expect(try list(["--column=a"]).output([row]) == [0xFF, 0x0A, 0xC3, 0x0A])
        #expect(row.text(0) == "\u{FFFD}\n\u{FFFD}")
    }

    @Test func rowsComeFromStandardInputWithoutOthers() throws {
        #expect(try list(["--column=a"]).rows == nil)
    }

    @Test func aToggleIsOnIfItsCellIsTrueInAnyCase() throws {
        let rows = try #require(
            try list(["--checklist", "--column=on", "--column=b", "TRUE", "1", "no", "2", "true", "3", "yes", "4"]).rows
        )
        #expect(rows.map { $0.isOn } == [true, false, true, false])
    }

    @Test func checklistsAndMultipleAllowSeveralRows() throws {
        #expect(try list(["--checklist", "--column=on", "--column=b"]).allowsMultiple)
        #expect(try list(["--multiple", "--column=b"]).allowsMultiple)
        #expect(try !list(["--radiolist", "--multiple", "--column=on", "--column=b"]).allowsMultiple)
        #expect(try !list(["--column=b"]).allowsMultiple)
    }

    @Test func cellsAndHeadersAreNoMarkup() throws {
        let list = try list(["--column=<b>", "--text=<i>x</i>", "a\\n&", "--hide-header", "--mid-search", "--editable"])
        #expect(list.columns == ["<b>"])
        #expect(list.rows?.first?.text(0) == "a\\n&")
        #expect(list.text == .markup("<i>x</i>"))
        #expect(list.hidesHeader && list.searchesInside && list.isEditable)
    }
}
