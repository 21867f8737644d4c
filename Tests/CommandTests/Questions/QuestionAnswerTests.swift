import PopsheetTestSupport
import Testing

/// The questions with a widget, answered without a window (command.md, "The other questions").
@Suite struct QuestionAnswerTests {
    private static let thePrintedAnswersCases: [([String], String, String)] = [
        (["entry", "--text", "a b", "--answer", "ok"], "", "a b\n"),
        (["entry", "--text", "a\nb\r\nc", "--answer", "ok"], "", "a b c\n"),
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
        (["pick", "--stdin", "-0", "--answer", "x"], "x\tLabel\0y\0", "x\0"),
        (
            ["pick", "--rows", "json", "--multiple", "--answer", "ok"],
            #"{"id":"x","label":"X","checked":true}"# + "\n" + #"{"label":"Y"}"# + "\n", "x\n"
        ),
        (
            ["pick", "--rows", "json", "--output", "json", "--answer", "Y"], #"{"label":"Y","subtitle":"s"}"#,
            #"{"outcome":"action","id":"ok","value":["Y"]}"# + "\n"
        ),
        (["text", "--answer", "ok"], "abc", ""), (["text", "--edit", "--answer", "ok"], "abc", "abc"),
        (["progress", "--answer", "ok"], "", ""),
        (["form", "--field", "entry:name=Name", "--field", "switch:on=On", "--answer", "ok"], "", "name\t\non\t\n"),
    ]

    @Test(arguments: Self.thePrintedAnswersCases)
    func thePrintedAnswers(arguments: [String], input: String, output: String) async throws {
        let answer = try await popsheet(arguments, input: Array(input.utf8))
        #expect(answer.text == output)
        #expect(answer.status == 0 && answer.errorText == "", "\(answer)")
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

    private static let eachMistakeIsOneLineCases: [([String], String, Int32, String)] = [
        (["entry", "--password", "--suggest", "a"], "", 64, "--suggest"),
        (["entry", "--required", "--answer", "ok"], "", 64, "--required"),
        (["entry", "--answer", "nothing"], "", 64, "no action has the id"),
        (["date", "--date", "2026-02-30"], "", 64, "2026-12-24"),
        (["date", "--from", "2026-02-03", "--to", "2026-02-01"], "", 64, "--to"),
        (["date", "--date", "2026-02-03", "--to", "2026-02-01"], "", 64, "--date"),
        (["pick"], "", 64, "there are no rows"), (["pick", "a", "--answer", "b"], "", 64, "\"b\""),
        (["pick", "a", "b", "--checked", "a", "--checked", "b"], "", 64, "--multiple"),
        (["pick", "--rows", "json", "--answer", "x"], "{\"id\":1}", 65, "/id"),
        (["pick", "--rows", "json", "--answer", "x"], "\n{", 65, "line 2"),
        (["pick", "--rows", "json", "--answer", "x"], "{\"id\":\"x\",\"enabled\":false}", 64, "disabled"),
        (["progress", "--pid", "1"], "", 64, "--pid"), (["text", "/no/such/file"], "", 65, "/no/such/file"),
        (["form"], "", 64, "there are no fields"), (["form", "--field", "entry"], "", 64, "entry:name=Name"),
        (["form", "--field", "choice:a=A"], "", 64, "--spec"),
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
