import PopsheetTestSupport
import Testing

/// With an answer given beforehand a dialog of zenity is not shown, so that scripts can be tested without a display.
@Suite struct ZenityGivenAnswerTests {
    private func zenity(
        _ words: String..., answering answer: String, input: String = "", environment: [String: String?] = [:]
    ) async throws -> ProcessRunner.Answer {
        try await popsheet(
            ["zenity"] + words, input: Array(input.utf8),
            environment: environment.merging(["POPSHEET_ANSWER": answer]) { $1 })
    }

    @Test func aMessageIsAnswered() async throws {
        expectAnswer(try await zenity("--question", answering: "ok"), "", status: 0)
        expectAnswer(try await zenity("--question", answering: "cancel"), "", status: 1)
        expectAnswer(try await zenity("--question", answering: "timeout"), "", status: 5)
        expectAnswer(
            try await zenity("--info", "--extra-button", "_More & <x>", answering: "_More & <x>"), "_More & <x>\n",
            status: 1)
        expectAnswer(
            try await zenity("--question", answering: "ok", environment: ["ZENITY_OK": "7"]), "", status: 7)
    }

    private static let theFirstContentIsAcceptedCases: [([String], String)] = [
        (["--entry", "--entry-text", "Name"], "Name\n"), (["--password", "--username"], "|\n"),
        (["--scale", "--value", "7"], "7\n"),
        (["--calendar", "--day=1", "--month=2", "--year=2024", "--date-format=%F"], "2024-02-01\n"),
        (["--forms", "--add-entry", "A", "--add-combo", "B", "--combo-values", "x|y"], "| \n"),
        (["--color-selection", "--color", "red"], "rgb(255,0,0)\n"),
        (["--file-selection", "--filename", "/tmp/a b"], "/tmp/a b\n"),
        (["--file-selection", "--directory", "--filename", "/tmp/"], "/tmp\n"),
        (["--list", "--column", "A", "one", "two"], "one\n"),
        (["--list", "--checklist", "--column=A", "--column=B", "TRUE", "x", "FALSE", "y", "true", "z"], "x|z\n"),
        (["--notification", "--text", "Done"], ""), (["--progress"], ""), (["--text-info"], ""),
    ]

    @Test(arguments: Self.theFirstContentIsAcceptedCases)
    func theFirstContentIsAccepted(words: [String], output: String) async throws {
        let answer = try await popsheet(["zenity"] + words, environment: ["POPSHEET_ANSWER": "ok"])
        expectAnswer(answer, output, status: 0)
    }

    @Test func aRowIsNamedByWhatItPrints() async throws {
        let words = ["zenity", "--list", "--column=A", "--column=B", "--print-column=2,1"]
        expectAnswer(
            try await popsheet(words + ["a", "b", "c", "d"], environment: ["POPSHEET_ANSWER": "d"]), "d|c\n", status: 0)
        expectAnswer(
            try await popsheet(words, input: Array("a\nb\nc\nd".utf8), environment: ["POPSHEET_ANSWER": "b"]), "b|a\n",
            status: 0)
    }

    @Test func anEditedTextIsPrinted() async throws {
        expectAnswer(try await zenity("--text-info", "--editable", answering: "ok", input: "One\n"), "One\n", status: 0)
        expectAnswer(try await zenity("--text-info", "--editable", answering: "cancel", input: "One"), "", status: 1)
    }

    @Test func inputThatCannotBeReadIsAWarning() async throws {
        let text = ["--text-info", "--editable", "--filename=/none"]
        let accepted = try await popsheet(["zenity"] + text, environment: ["POPSHEET_ANSWER": "ok"])
        #expect(accepted.status == 0 && accepted.output.isEmpty)
        #expect(accepted.errorText.hasPrefix("zenity: warning: /none: "), "\(accepted.errorText)")
        // Only what is accepted is read.
        let cancelled = try await popsheet(["zenity"] + text, environment: ["POPSHEET_ANSWER": "cancel"])
        expectAnswer(cancelled, "", status: 1)
        let list = try await shell(#"POPSHEET_ANSWER=ok "$0" zenity --list --column=A </"#)
        #expect(list.status == 0 && list.output.isEmpty)
        #expect(list.errorText.hasPrefix("zenity: warning: standard input: "), "\(list.errorText)")
    }

    /// So that the program that reports it isn't ended by a signal.
    @Test func aProgressIsReadToItsEnd() async throws {
        let line = #"{ seq 100000; echo ended >&2; } | POPSHEET_ANSWER=ok "$0" zenity --progress"#
        expectAnswer(try await shell(line), "", status: 0, errors: "ended\n")
    }

    @Test func theOptionsAreChecked() async throws {
        let answer = try await zenity("--question", "--column=A", answering: "ok")
        #expect(answer.status == 255 && answer.errorText.contains("--column"))
    }

    @Test func anAnswerThatCannotBeGiven() async throws {
        let answer = try await zenity("--question", "--extra-button", "More", answering: "x")
        #expect(answer.status == 255 && answer.output.isEmpty)
        #expect(answer.errorText.hasPrefix("zenity: POPSHEET_ANSWER: no action has the id \"x\""))
        #expect(answer.errorText.contains("\"More\", \"ok\", \"cancel\", \"timeout\""))
        for kind in ["--file-selection", "--color-selection"] {
            let answer = try await zenity(kind, answering: "ok")
            #expect(answer.status == 255 && answer.errorText.contains("POPSHEET_ANSWER: no "))
        }
    }
}
