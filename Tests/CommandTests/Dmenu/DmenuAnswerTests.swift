import Foundation
import PopsheetTestSupport
import Testing

/// `popsheet dmenu` as a process, where it needs no window (dmenu.md §2, §4).
@Suite struct DmenuAnswerTests {
    private func dmenu(
        _ words: String..., input: String = "", environment: [String: String?] = [:]
    ) async throws -> ProcessRunner.Answer {
        try await popsheet(["dmenu"] + words, input: Array(input.utf8), environment: environment)
    }

    @Test func aDumpPrintsTheRowsThatTheFilterFinds() async throws {
        let rows = "a\nb\nab c\n-b\n"
        expectAnswer(try await dmenu("-dump", "-filter", "b", input: rows), "b\nab c\n-b\n", status: 0)
        expectAnswer(
            try await dmenu("-dump", "-filter", "b -a", "-format", "i:s", input: rows), "1:b\n3:-b\n", status: 0)
        expectAnswer(try await dmenu("-dump", input: rows), rows, status: 0)
        expectAnswer(try await dmenu("-dump", "-filter", "zz", input: rows), "", status: 0)
        expectAnswer(
            try await dmenu("-dump", "-filter", "B", "-i", "-sep", "|", "-sort", input: "abc|b|x"), "abc\nb\n",
            status: 0)
    }

    @Test func aDumpSearchesRowsAsTheyWereRead() async throws {
        let rows = "<i>a</i>\0meta\u{1F}hidden\u{1F}display\u{1F}shown\u{1F}permanent\u{1F}true\nb\n"
        for text in ["hidden", "shown", "ab"] {
            expectAnswer(try await dmenu("-dump", "-filter", text, input: rows), "", status: 0)
        }
        expectAnswer(try await dmenu("-dump", "-markup-rows", "-filter", "i", input: rows), "<i>a</i>\n", status: 0)
    }

    @Test func theOnlyRowIsTakenWithoutAWindow() async throws {
        expectAnswer(try await dmenu("-auto-select", input: "one\n"), "one\n", status: 0)
        expectAnswer(try await dmenu("-auto-select", "-filter", "tw", input: "one\ntwo\n"), "two\n", status: 0)
    }

    @Test(arguments: ["-no-custom", "-only-match"])
    func withoutRowsThereIsNoAnswerIfOnlyRowsAre(option: String) async throws {
        expectAnswer(try await dmenu(option), "", status: 0)
    }

    @Test func theVersionAndTheUsageAreDmenus() async throws {
        expectAnswer(try await dmenu("-v"), "dmenu-5.2\n", status: 0)
        let usage = try await dmenu("-h")
        #expect(usage.status == 1 && usage.text == "" && usage.errorText.contains("P"))
    }

    @Test func withoutADisplayThereIsOneLine() async throws {
        let answer = try await dmenu("-p", "x", input: "a\n")
        #expect(answer.status == 1 && answer.text == "")
        #expect(answer.errorText.hasPrefix("popsheet dmenu: "))
        #expect(answer.errorText.split(separator: "\n").count == 1)
    }

    @Test func aFileThatCanNotBeReadIsAnError() async throws {
        let answer = try await dmenu("-dmenu", "-input", "/nonexistent/rows")
        #expect(answer.status == 1 && answer.errorText.contains("/nonexistent/rows"))
    }

    @Test func rowsArePrintedToTheByte() async throws {
        let bytes: [UInt8] = [0x61, 0xFF, 0x1B, 0x0D, 0x0A, 0x62]
        let answer = try await popsheet(["dmenu"], input: bytes, environment: ["POPSHEET_ANSWER": "ok"])
        #expect(answer.output == [0x61, 0xFF, 0x1B, 0x0D, 0x0A] && answer.status == 0)
    }

    @Test(
        arguments: [
            ("ok", "a\n", 0), ("cancel", "", 1), ("timeout", "", 1), ("b", "b\n", 0), ("other", "other\n", 0),
        ] as [(String, String, Int32)])
    func anAnswerCanBeGiven(answer: String, output: String, status: Int32) async throws {
        expectAnswer(
            try await dmenu("-i", input: "a\nb\n", environment: ["POPSHEET_ANSWER": answer]), output, status: status)
    }

    @Test func theFirstRowIsTheOneThatOptionsName() async throws {
        let environment = ["POPSHEET_ANSWER": "ok"]
        let rows = "a\nb\nbc\n"
        for (words, output) in [
            (["-selected-row", "2"], "bc\n"), (["-selected-row", "9"], "a\n"), (["-select", "b"], "b\n"),
            (["-select", "zz"], "a\n"), (["-filter", "c"], "bc\n"),
        ] {
            let answer = try await popsheet(
                ["dmenu", "-dmenu"] + words, input: Array(rows.utf8), environment: environment)
            expectAnswer(answer, output, status: 0)
        }
    }

    /// A row and its data, of which a log could not show the separators.
    private static func row(_ text: String, _ data: String...) -> String {
        text + "\0" + data.joined(separator: "\u{1F}") + "\n"
    }

    @Test func theFirstRowIsTheBestOfASearchThatSorts() async throws {
        for (words, rows, output) in [
            (["-filter", "foo"], "xfoo bar\nfoo\n", "foo\n"),
            (["-filter", "foo"], Self.row("kept", "permanent", "true") + "foo bar\n", "foo bar\n"),
            (["-filter", "o", "-select", "bar"], "x\no\na bar o\nbar o\n", "bar o\n"),
            (["-filter", "abc"], "abcd\n" + Self.row("abc", "meta", "zzzzzzzzzz"), "abc\n"),
        ] {
            let answer = try await popsheet(
                ["dmenu", "-dmenu", "-sort"] + words, input: Array(rows.utf8), environment: ["POPSHEET_ANSWER": "ok"])
            expectAnswer(answer, output, status: 0)
        }
    }

    @Test func withoutItsDmenuModeRofiHasAVersion() async throws {
        let directory = try TemporaryDirectory()
        let answer = try await shell("ln -sf \"$0\" rofi && ./rofi -v && ./rofi -version", directory: directory.path)
        #expect(answer.text == "Version: 1.7.3\nVersion: 1.7.3\n" && answer.status == 0)
    }

    @Test func aClosedInputHasNoRows() async throws {
        let directory = try TemporaryDirectory()
        let answer = try await shell(
            "POPSHEET_ANSWER=typed \"$0\" dmenu -p x <&-", directory: directory.path)
        expectAnswer(answer, "typed\n", status: 0)
    }

    @Test func theNameOfTheProgramIsEnough() async throws {
        let directory = try TemporaryDirectory()
        for (name, words, output) in [("dmenu", "-i", "a\n"), ("rofi", "-dmenu", "a\n"), ("rofi", "-show run", "")] {
            let answer = try await shell(
                "ln -sf \"$0\" \(name) && printf 'a\\nb\\n' | POPSHEET_ANSWER=ok ./\(name) \(words)",
                directory: directory.path)
            #expect(answer.text == output)
            #expect(answer.status == (output.isEmpty ? 1 : 0))
        }
    }
}
