import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// The questions with a widget, answered without a window (command.md, "The other questions").
@Suite struct QuestionAnswerTests {
    private static let thePrintedAnswersCases: [([String], String, String)] = [
        (["entry", "--text", "a b", "--answer", "ok"], "", "a b\n"),
        (
            ["entry", "--text", "é", "--answer", "ok", "--output", "json"], "",
            #"{"outcome":"action","id":"ok","value":"é"}"# + "\n"
        ),
        (["date", "--date", "2026-02-28", "--answer", "ok"], "", "2026-02-28\n"),
        (["date", "--date", "2026-02-28", "--format", "%d.%m.%y", "--answer", "ok"], "", "28.02.26\n"),
        (["pick", "a=One", "b=Two", "--answer", "b"], "", "b\n"),
        (
            ["pick", "--multiple", "--checked", "a", "--checked", "c", "a=1", "b=2", "c=3", "--answer", "ok"], "",
            "a\nc\n"
        ),
        (["pick", "--stdin", "-0", "--answer", "x"], "x\tLabel␀y␀", "x␀"),
        (["pick", "-0", "--answer", "a\nb"], "a\nb␀c␀", "a\nb␀"),
        (["pick", "-0", "--answer", "a\nb", "a\nb=A"], "", "a\nb␀"),
        (["pick", "-0", "--rows", "json", "--answer", "a\nb"], #"{"id":"a\nb"}"# + "\n␀\n␀", "a\nb␀"),
        (["-0", "--answer", "a\nb"], "a\nb␀c␀", "a\nb\n"),
        (
            ["pick", "--rows", "json", "--multiple", "--answer", "ok"],
            #"{"id":"x","label":"X","checked":true}"# + "\n" + #"{"label":"Y"}"# + "\n", "x\n"
        ),
        (
            ["pick", "--rows", "json", "--output", "json", "--answer", "x"],
            #"{"id":"\u001b[1mx\u001b[0m","label":"L"}"#, #"{"outcome":"action","id":"ok","value":["x"]}"# + "\n"
        ),
        (
            ["pick", "--rows", "json", "--output", "json", "--answer", "Y"], #"{"label":"Y","subtitle":"s"}"#,
            #"{"outcome":"action","id":"ok","value":["Y"]}"# + "\n"
        ),
        (["pick", "a", "b", "--answer", "ok"], "", "a\n"),
        (["pick", "a", "b", "--checked", "b", "--answer", "ok"], "", "b\n"),
        (
            ["pick", "--rows", "json", "--answer", "ok"],
            #"{"id":"x","enabled":false}"# + "\n" + #"{"id":"y"}"# + "\n", "y\n"
        ),
        (["pick", "--rows", "json", "--answer", "ok"], Self.checkedRows, "y\n"),
        (["pick", "--rows", "json", "--multiple", "--answer", "ok"], Self.checkedRows, "x\ny\nz\n"),
        (["pick", "--multiple", "a", "b", "--answer", "ok"], "", "a\n"),
        (["pick", "--multiple", "--allow-none", "a", "b", "--answer", "ok"], "", ""),
        (["pick", "--stdin", "--allow-none", "--answer", "ok"], "", ""),
        (["text", "--answer", "ok"], "abc", ""), (["text", "--edit", "--answer", "ok"], "abc", "abc"),
        (["progress", "--answer", "ok"], "", ""),
        (
            ["form", "--field", "entry:name=Name", "--field", "switch:on=On", "--answer", "ok"], "",
            "name\t\non\tfalse\n"
        ),
        (
            ["form", "--spec", "-", "--answer", "ok"],
            #"{"fields":[{"kind":"switch","id":"s","required":true},{"kind":"date","id":"d","required":true}]}"#,
            "s\tfalse\nd\t\(DateFormat.today())\n"
        ),
        (
            ["entry", "--title", "-", "--text", "x", "--answer", "ok"], "Title\n", "x\n"
        ),
    ]

    /// Rows of which the last enabled one that is checked is selected.
    private static let checkedRows = """
        {"id":"w"}
        {"id":"x","checked":true}
        {"id":"y","checked":true}
        {"id":"z","checked":true,"enabled":false}

        """

    @Test(arguments: Self.thePrintedAnswersCases)
    func thePrintedAnswers(arguments: [String], input: String, output: String) async throws {
        // The testing library ends a line of its output at a NUL.
        let answer = try await popsheet(arguments, input: Array(input.replacing("␀", with: "\0").utf8))
        #expect(answer.text.replacing("\0", with: "␀") == output)
        #expect(answer.status == 0 && answer.errorText == "", "\(answer)")
    }

    @Test func lineBreaksThatAreLostAreAWarning() async throws {
        let answer = try await popsheet("entry", "--text", "a\nb\r\nc", "--suggest", "d\ne", "--answer", "ok")
        #expect(answer.text == "a b c\n" && answer.status == 0)
        #expect(
            answer.errorText == "popsheet: warning: --text: the field has one line; line breaks became spaces\n"
                + "popsheet: warning: --suggest: the field has one line; line breaks became spaces\n")
    }

    @Test(arguments: ["entry", "date", "progress", "text", "pick", "form"])
    func cancellingAndTimingOut(question: String) async throws {
        let own = ["pick": ["a"], "form": ["--field", "entry:a=A"]][question] ?? []
        let cancelled = try await popsheet([question] + own + ["--answer", "cancel", "--output", "json"])
        #expect(cancelled.text == #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n")
        #expect(cancelled.status == 1)
        let late = try await popsheet([question] + own + ["--answer", "timeout"])
        #expect(late.text == "" && late.status == 5)
    }

    private static let isCheckedBeforeAnyAnswerCases: [([String], String, Int32, String)] = [
        (["form"], "", 64, "there are no fields"),
        (["form", "--field", "entry:a=A", "--field", "date:a=B"], "", 64, "two"),
        (["form", "--spec", "/no/such/file"], "", 65, "/no/such/file"),
        (["form", "--spec", "-"], "{", 65, "standard input:1"),
        (["text", "/no/such/file"], "", 65, "/no/such/file"), (["entry", "--ok", ""], "", 64, "--ok"),
        (["date", "--cancel", " "], "", 64, "--cancel"), (["pick", "a="], "", 64, "row: the label of \"a\" is empty"),
        (["pick", "=A"], "", 64, "row: \"A\" has an empty id"), (["pick", "a\nb=A"], "", 64, "line break"),
        (["pick", "a=A", "b", "a=B"], "", 64, "row: the id \"a\" of row 3 is already that of row 1"),
        (["pick", "cancel=A"], "", 64, "row: the id \"cancel\" is reserved; give another"),
        (["pick", "timeout=A"], "", 64, "reserved"),
        (["pick", "a=A", "--key", "ctrl-e=cancel"], "", 64, "reserved; give another, as in ctrl-e=my-cancel:Label"),
        (["entry", "--title", "-", "--message", "-"], "", 64, "--message: standard input is read by --title already"),
        (["pick", "--title", "-", "--stdin"], "", 64, "--title: standard input is read by --stdin already"),
        (["pick", "--message", "-", "--rows", "json"], "", 64, "by --rows already"),
        (["text", "--title", "-"], "", 64, "--title: standard input is read by text already"),
        (["progress", "--title", "-"], "", 64, "by progress already"),
        (["form", "--spec", "-", "--title", "-"], "", 64, "by --spec already"),
    ]

    @Test(arguments: Self.isCheckedBeforeAnyAnswerCases)
    func isCheckedBeforeAnyAnswer(arguments: [String], input: String, status: Int32, part: String) async throws {
        for answer in ["ok", "cancel", "timeout"] {
            expectFailure(
                try await popsheet(arguments + ["--answer", answer], input: Array(input.utf8)), status: status, part)
        }
    }

    private static let eachMistakeIsOneLineCases: [([String], String, Int32, String)] = [
        (["pick", "--stdin", "--answer", "ok"], "", 64, "no row is selected"),
        (["pick", "--rows", "json", "--answer", "ok"], "{\"id\":\"x\",\"enabled\":false}", 64, "no row is selected"),
        (["text", "/", "--answer", "ok"], "", 65, "can't be read"),
        (["entry", "--password", "--suggest", "a"], "", 64, "--suggest"),
        (["entry", "--required", "--answer", "ok"], "", 64, "--required"),
        (["entry", "--answer", "nothing"], "", 64, "no action has the id"),
        (["date", "--date", "2026-02-30"], "", 64, "2026-12-24"),
        (["date", "--from", "2026-02-03", "--to", "2026-02-01"], "", 64, "--to"),
        (["date", "--date", "2026-02-03", "--to", "2026-02-01"], "", 64, "--date"),
        (["pick"], "", 64, "there are no rows"),
        (["pick", "a", "--answer", "b"], "", 64, "no row or action has the id \"b\""),
        (
            ["pick", "--answer", #"{"value":["b"]}"#, "a"], "", 64,
            "--answer: no row has the id \"b\"; there is \"a\""
        ),
        (["pick", "a", "b", "--checked", "a", "--checked", "b"], "", 64, "--multiple"),
        (["pick", "a", "b", "--checked", "c"], "", 64, "--checked: no row has the id \"c\""),
        (["form", "--field", "entry:a=A", "--focus", "b"], "", 64, "--focus: no field or action has the id \"b\""),
        (["pick", "--rows", "json", "--answer", "x"], "{\"id\":1}", 65, "/id"),
        (["pick", "--rows", "json", "--answer", "x"], "\n{", 65, "line 2"),
        (["pick", "--rows", "json", "--answer", "x"], "{\"id\":\"x\",\"enabled\":false}", 64, "disabled"),
        (["pick", "--rows", "json", "--answer", "x"], "{\"id\":\"cancel\"}", 65, "reserved"),
        (["pick", "--rows", "json", "--answer", "x"], "{\"label\":\"x\",\"role\":\"cancel\"}", 65, "/role"),
        (["entry", "--width", "0"], "", 64, "--width"), (["entry", "--min", "-1"], "", 64, "from 0 to"),
        (["date", "--width", "wide"], "", 64, "such as 480"),
        (["progress", "--pid", "1"], "", 64, "--pid"), (["text", "/no/such/file"], "", 65, "/no/such/file"),
        (["form"], "", 64, "there are no fields"), (["form", "--field", "entry"], "", 64, "entry:name=Name"),
        (["form", "--field", "choice:a=A"], "", 64, "choice:order=Order"),
        (
            ["form", "--spec", "-", "--answer", "ok"], #"{"fields":[{"kind":"number","id":"n","value":"0x10"}]}"#, 65,
            "/fields/0/value"
        ),
        (["form", "--field", "entry:a=A", "--field", "entry:a=B", "--answer", "ok"], "", 64, "two fields"),
        (
            ["form", "--spec", "-", "--answer", "ok"], #"{"fields":[{"kind":"number","id":"n","value":"x"}]}"#, 65,
            "/fields/0/value"
        ),
        (
            ["form", "--spec", "-", "--answer", "ok"], #"{"fields":[{"kind":"entry","id":"n","required":true}]}"#, 64,
            "required"
        ),
    ]

    @Test(arguments: Self.eachMistakeIsOneLineCases)
    func eachMistakeIsOneLine(arguments: [String], input: String, status: Int32, part: String) async throws {
        let answer = try await popsheet(arguments, input: Array(input.utf8))
        #expect(answer.status == status, "\(answer)")
        #expect(answer.text == "")
        let lines = answer.errorText.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("popsheet: error: ") && $0.contains(part) }, "\(answer.errorText)")
        #expect(lines.count == 1)
    }

    @Test func aDocumentGivesValuesAndChoices() async throws {
        let document = #"""
            { "title": "T", "fields": [
              { "kind": "choice", "id": "order", "label": "Order", "choices": ["Date", "Name"], "value": "Name" },
              { "kind": "number", "id": "count", "label": "Count", "value": 2.5 },
              { "kind": "switch", "id": "on", "label": "On", "value": true },
              { "kind": "text", "id": "note", "label": "Note", "value": "a\nb\t\\" } ] }
            """#
        let text = try await popsheet(["form", "--spec", "-", "--answer", "ok"], input: Array(document.utf8))
        #expect(text.text == "order\tName\ncount\t2.5\non\ttrue\nnote\ta\\nb\\t\\\\\n")
        let json = try await popsheet(
            ["form", "--spec", "-", "--answer", "ok", "--output", "json"], input: Array(document.utf8))
        #expect(
            json.text == #"{"outcome":"action","id":"ok","value":{"order":"Name","count":2.5,"on":true,"#
                + #""note":"a\nb\t\\"}}"# + "\n")
    }
}
