import PopsheetTestSupport
import Testing

/// With an answer given beforehand everything is checked and nothing shown, so that scripts can be tested.
@Suite struct GivenAnswerTests {
    private let sheet = ["-d", "delete=Delete Photos", "-a", "move=Move to Album…", "Hide"]

    private static let theAnswerInEveryFormatCases: [(String, String)] = [
        ("id", "delete\n"), ("label", "Delete Photos\n"), ("index", "0\n"),
        ("json", #"{"outcome":"action","id":"delete","index":0,"label":"Delete Photos"}"# + "\n"),
    ]

    @Test(arguments: Self.theAnswerInEveryFormatCases)
    func theAnswerInEveryFormat(format: String, line: String) async throws {
        expectAnswer(try await popsheet(sheet + ["--answer", "delete", "--output", format]), line, status: 0)
    }

    @Test func theEnvironmentAnswersToo() async throws {
        let answer = try await popsheet(sheet, environment: ["POPSHEET_ANSWER": "Hide"])
        expectAnswer(answer, "Hide\n", status: 0)
        expectAnswer(
            try await popsheet(sheet + ["--answer", "move"], environment: ["POPSHEET_ANSWER": "Hide"]), "move\n",
            status: 0)
    }

    @Test func cancelledAndTimedOut() async throws {
        expectAnswer(try await popsheet(sheet + ["--answer", "cancel"]), "", status: 1)
        expectAnswer(try await popsheet(sheet + ["--answer", "timeout"]), "", status: 5)
        expectAnswer(
            try await popsheet(sheet + ["--answer", "cancel", "--output", "json"]),
            #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n", status: 1)
        expectAnswer(
            try await popsheet(sheet + ["--answer", "timeout", "--output", "json"]),
            #"{"outcome":"cancelled","reason":"timeout"}"# + "\n", status: 5)
    }

    @Test func theIndexCountsTheActionsAsGivenHoweverTheyAreGiven() async throws {
        let mixed = ["one", "-a", "two", "--destructive=three", "four", "-d", "five", "--", "-six"]
        for (index, id) in ["one", "two", "three", "four", "five", "-six"].enumerated() {
            let options = ["--output", "index", "--answer=\(id)"]
            expectAnswer(try await popsheet(options + mixed), "\(index)\n", status: 0)
        }
    }

    @Test func anEqualsSignOfALabelIsWrittenWithABackslashOrFollowsAnId() async throws {
        expectAnswer(try await popsheet("a\\=b", "--answer", "a=b", "--output", "label"), "a=b\n", status: 0)
        expectAnswer(try await popsheet("x=a=b", "--answer", "x", "--output", "label"), "a=b\n", status: 0)
        expectAnswer(try await popsheet("a\\=b=Label", "--answer", "a=b"), "a=b\n", status: 0)
    }

    @Test func aLineBreakInALabelIsPrintedInOneLine() async throws {
        expectAnswer(try await popsheet("x=a\nb", "--answer", "x", "--output", "label"), "a\\nb\n", status: 0)
        expectAnswer(
            try await popsheet("x=a\nb", "--answer", "x", "--output", "json"),
            #"{"outcome":"action","id":"x","index":0,"label":"a\nb"}"# + "\n", status: 0)
    }

    @Test func anActionCalledLikeASubCommand() async throws {
        expectAnswer(try await popsheet("--action", "layout", "--answer", "layout"), "layout\n", status: 0)
        expectAnswer(try await popsheet("--title", "x", "render", "--answer", "render"), "render\n", status: 0)
        expectAnswer(try await popsheet("ask", "layout", "--answer", "layout"), "layout\n", status: 0)
    }

    @Test func optionsWinOverADocumentAndTheirActionsComeLast() async throws {
        let document = #"{"actions":[{"label":"One"},{"label":"Two"}],"cancel":{"label":"Keep"}}"#
        for (id, index) in [("One", 0), ("Two", 1), ("three", 2), ("four", 3)] {
            let answer = try await popsheet(
                "--spec", "-", "-d", "three", "four", "--output", "index", "--answer", id, input: document)
            expectAnswer(answer, "\(index)\n", status: 0)
        }
    }

    @Test func rowsOfStandardInput() async throws {
        let rows = "first\n\nid\tSecond\nthird=x\r\nfirst\n  \nlast"
        func answer(_ id: String, _ format: String) async throws -> String {
            let answer = try await popsheet("own", "--stdin", "--answer", id, "--output", format, input: rows)
            #expect(answer.status == 0 && answer.errorText == "")
            return answer.text
        }
        #expect(try await answer("first", "index") == "1\n")
        #expect(try await answer("id", "label") == "Second\n")
        #expect(try await answer("third=x", "id") == "third=x\n")
        #expect(try await answer("last", "index") == "5\n")
        #expect(try await answer("own", "index") == "0\n")
    }

    @Test func recordsThatEndWithNul() async throws {
        let answer = try await popsheet("-0", "--answer", "b", "--output", "label", input: "a\0b\tTwo\nlines\0")
        expectAnswer(answer, "Two\\nlines\n", status: 0)
        expectAnswer(
            try await popsheet("-0", "--answer", "two\nlines", input: "two\nlines\0b\0"), "two\nlines\n", status: 0)
    }

    @Test func bytesThatAreNoTextComeOutAsTheyWentIn() async throws {
        let answer = try await shell(#"printf 'a\t\377x\nb\377\tLabel\n' | "$0" --stdin --output id --answer a"#)
        expectAnswer(answer, "a\n", status: 0)
    }

    @Test func anIdThatNoRowHas() async throws {
        for rows in ["a\nb", "a\nb\n"] {
            expectFailure(
                try await popsheet("--stdin", "--icon", "c=folder", "--answer", "a", input: rows), status: 64,
                "--icon: no action has the id \"c\"; there are \"a\", \"b\"")
            expectFailure(
                try await popsheet("own", "--stdin", "--focus", "c", "--answer", "own", input: rows), status: 64,
                "--focus: no action has the id \"c\"; there are \"own\", \"a\", \"b\"")
        }
        expectAnswer(
            try await popsheet("--stdin", "--icon", "b=folder", "--answer", "a", input: "a\nb\n"), "a\n", status: 0)
        expectFailure(
            try await popsheet("--stdin", "--no-cancel", "--focus", "c", "--answer", "a"), status: 65,
            "it contains no action")
    }

    @Test func inputThatNeverEnds() async throws {
        expectAnswer(try await shell(#"yes | "$0" --stdin --answer y"#), "y\n", status: 0)
        expectAnswer(try await shell(#"yes | "$0" --stdin --answer cancel"#), "", status: 1)
    }

    @Test func anAnswerThatCannotBeChosen() async throws {
        expectFailure(
            try await popsheet(sheet + ["--answer", "delte"]), status: 64, "--answer: no action has the id \"delte\"",
            "\"delete\", \"move\", \"Hide\", \"cancel\", \"timeout\"")
        expectFailure(
            try await popsheet(sheet, environment: ["POPSHEET_ANSWER": "x"]), status: 64, "POPSHEET_ANSWER: no action")
        expectFailure(
            try await popsheet(sheet + ["--disable", "move", "--answer", "move"]), status: 64,
            "\"move\" is disabled")
    }

    private static let rows = """
        {"id":"a","label":"\\u001b[31mOne\\u001b[0m"}

        {"label":"Two","subtitle":"The second","icon":"folder-symbolic","role":"destructive"}
        {"id":"c","label":"Three","enabled":false}

        """

    @Test func aRowMayBeAnObject() async throws {
        let answer = try await popsheet("--rows", "json", "--answer", "a", "--output", "label", input: Self.rows)
        expectAnswer(answer, "One\n", status: 0)
        expectAnswer(
            try await popsheet("--rows", "json", "--answer", "Two", "--output", "index", "own=First", input: Self.rows),
            "2\n", status: 0)
        expectFailure(
            try await popsheet("--rows", "json", "--answer", "c", input: Self.rows), status: 64, "disabled")
        expectFailure(
            try await popsheet("--rows", "json", "--focus", "c", "--answer", "zz", input: Self.rows), status: 64,
            "--focus")
    }

    private static let whatIsWrongInARowIsToldWithItsLineCases: [(String, [String])] = [
        (#"{"id":"a","lable":"A"}"#, ["line 2", "/lable", "did you mean \"label\"?"]),
        (#"{"id":"a","checked":"yes"}"#, ["line 2", "/checked"]), (#"{"id":"a"#, ["line 2, column"]),
        (#"{"id":"cancel","label":"A"}"#, ["line 2", "reserved"]), (#"{"label":" "}"#, ["line 2", "/label"]),
        (#"{"label":"A","role":"cancel"}"#, ["line 2", "/role"]), ("[]", ["line 2"]),
    ]

    @Test(arguments: Self.whatIsWrongInARowIsToldWithItsLineCases)
    func anErrorInARowIsReportedWithItsLine(row: String, parts: [String]) async throws {
        let answer = try await popsheet("--rows", "json", "--answer", "zz", input: "{\"id\":\"first\"}\n\(row)\n")
        expectFailure(answer, status: 65)
        for part in parts { #expect(answer.errorText.contains(part), "\(answer.errorText)") }
    }

    @Test func onlyOneOptionReadsStandardInput() async throws {
        expectFailure(
            try await popsheet("--title", "-", "--rows", "json", "--answer", "a"), status: 64,
            "--rows: standard input is read by --title already")
    }
}
