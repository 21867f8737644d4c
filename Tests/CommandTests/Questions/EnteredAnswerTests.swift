import Foundation
import PopsheetTestSupport
import Testing

/// Answers that are given beforehand: what a user would enter, and those of several questions (command.md, "Answers of
/// tests").
@Suite struct EnteredAnswerTests {
    private static let questions: [([String], String, String)] = [
        (["entry"], #"{"id":"ok","value":"a b"}"#, "a b\n"),
        (["entry", "--required"], #"{"value":"ok"}"#, "ok\n"),
        (["entry", "--multiline"], #"{"value":"a\nb"}"#, "a\nb\n"),
        (["entry", "--text", "initial"], #"{"outcome":"action","id":"ok"}"#, "initial\n"),
        (["pick", "a", "b", "c", "--multiple"], #"{"value":["c","a"]}"#, "c\na\n"),
        (["pick", "a", "b"], #"{"value":"b"}"#, "b\n"),
        (["pick", "a", "b", "--key", "ctrl-e=edit:Edit"], "edit", "a\nedit\n"),
        (["pick", "a", "b", "--key", "ctrl-e=edit:Edit"], #"{"id":"edit","value":["b"]}"#, "b\nedit\n"),
        (["pick", "a", "edit", "--key", "ctrl-e=edit:Edit"], "edit", "edit\n"),
        (["pick", "a", "--custom"], #"{"custom":true,"value":["new"]}"#, "new\n"),
        (["pick", "a", "--print-query"], #"{"query":"typed","value":["a"]}"#, "typed\na\n"),
        (["pick", "{}", "b"], "{}", "{}\n"),
        (["date", "--format", "%d.%m.%Y"], #"{"value":"2026-12-24"}"#, "24.12.2026\n"),
        (["scale", "--step", "0.5"], #"{"value":7.5}"#, "7.5\n"),
        (["color"], #"{"value":"teal"}"#, "#008080\n"),
        (["folder"], #"{"value":"/"}"#, "/\n"), (["folder", "--multiple"], #"{"value":["/tmp","/"]}"#, "/tmp\n/\n"),
        (["text", "--edit"], #"{"value":"new"}"#, "new"),
        (
            ["form", "--field", "entry:n=N", "--field", "switch:s=S", "--field", "files:f=F"],
            #"{"value":{"s":true,"f":["/a","/b"]}}"#, "n\t\ns\ttrue\nf\t/a\\n/b\n"
        ),
        (["one", "two"], #"{"outcome":"action","id":"two","index":1,"label":"two"}"#, "two\n"),
        (["zenity", "--entry"], #"{"value":"a b"}"#, "a b\n"), (["zenity", "--password"], #"{"value":"p"}"#, "p\n"),
        (["zenity", "--password", "--username"], #"{"value":["n","p"]}"#, "n|p\n"),
        (["zenity", "--scale"], #"{"value":5}"#, "5\n"),
        (
            ["zenity", "--list", "--checklist", "--column=", "--column=A", "F", "a", "F", "b"], #"{"value":["a","b"]}"#,
            "a|b\n"
        ),
        (["zenity", "--calendar", "--date-format=%F"], #"{"value":"2026-12-24"}"#, "2026-12-24\n"),
        (
            ["zenity", "--forms", "--add-entry=E", "--add-combo=C", "--combo-values=x|y"], #"{"value":["e","y"]}"#,
            "e|y\n"
        ),
        (["dmenu"], #"{"value":"typed"}"#, "typed\n"),
    ]

    @Test(arguments: Self.questions)
    func theValueIsWhatAUserEnters(words: [String], given: String, output: String) async throws {
        expectAnswer(try await popsheet(words, environment: ["POPSHEET_ANSWER": given]), output, status: 0)
        guard words[0] != "zenity", words[0] != "dmenu" else { return }
        expectAnswer(try await popsheet(words + ["--answer", given]), output, status: 0)
    }

    @Test func anAnswerThatWasPrintedAsJSONIsRepeated() async throws {
        let line = #"{"outcome":"action","id":"edit","value":["b"],"query":"q"}"#
        let words = ["pick", "a", "b", "--key", "ctrl-e=edit:Edit", "--print-query", "--output", "json"]
        expectAnswer(try await popsheet(words + ["--answer", line]), line + "\n", status: 0)
        let cancelled = #"{"outcome":"cancelled","reason":"backdrop"}"#
        expectAnswer(
            try await popsheet("a", "--output", "json", "--answer", cancelled), cancelled + "\n", status: 1)
        let late = #"{"outcome":"cancelled","reason":"timeout"}"#
        expectAnswer(try await popsheet("entry", "--answer", late), "", status: 5)
    }

    @Test func aCommandWithAGivenStatusIsNotRun() async throws {
        let words = ["progress", "--answer", #"{"value":{"status":3}}"#, "--", "sh", "-c", "echo run >&2"]
        expectAnswer(try await popsheet(words), "", status: 3)
    }

    @Test func aKeyOfRofiHasItsStatus() async throws {
        let answer = try await popsheet(
            ["dmenu", "-dmenu"], input: Array("a\nb\n".utf8),
            environment: ["POPSHEET_ANSWER": #"{"id":"kb-custom-2","value":"b"}"#])
        expectAnswer(answer, "b\n", status: 11)
    }

    private static let faults: [([String], String, String)] = [
        (["entry", "--match", "[0-9]+"], #"{"value":"x"}"#, "--match"),
        (["entry"], #"{"value":"x""#, "the object can't be read: column 13"),
        (["entry"], #"{"value":5}"#, "\"value\" is 5; give a text"),
        (["pick", "a"], #"{"value":["x"]}"#, "no row has the id \"x\"; there is \"a\""),
        (["pick", "a", "b"], #"{"value":["a","b"]}"#, "as many rows"),
        (["pick", "a"], #"{"custom":true,"value":"x"}"#, "--custom"),
        (["date", "--to", "2026-01-01"], #"{"value":"2026-12-24"}"#, "give a day until 2026-01-01"),
        (["date", "--from", "2026-12-25"], #"{"value":"2026-12-24"}"#, "give a day from 2026-12-25 on"),
        (["date"], #"{"value":"24.12."}"#, "a day such as"),
        (["scale"], #"{"value":101}"#, "a number from 0 to 100"), (["color"], #"{"value":"x"}"#, "a colour"),
        (["file"], #"{"value":"/no/such"}"#, "there is no file"), (["folder"], #"{"value":["/","/tmp"]}"#, "a path"),
        (["form", "--field", "entry:n=N"], #"{"value":{"m":"x"}}"#, "no field has the id"),
        (["form", "--field", "number:n=N"], #"{"value":{"n":"x"}}"#, "not a number"),
        (["a"], #"{"id":"a","value":"x"}"#, "omit \"value\""), (["text"], #"{"value":"x"}"#, "omit \"value\""),
    ]

    @Test(arguments: Self.faults)
    func aValueThatCannotBeEnteredIsAnError(words: [String], given: String, part: String) async throws {
        expectFailure(try await popsheet(words + ["--answer", given]), status: 64, part)
    }

    // MARK: Several questions

    @Test func eachQuestionTakesTheFirstAnswerOfTheFile() async throws {
        let directory = try TemporaryDirectory()
        let file = try directory.file("answers", "two\n\n{\"value\":\"a text\"}\ncancel\nedit")
        let environment: [String: String?] = ["POPSHEET_ANSWERS": file, "POPSHEET_ANSWER": nil]
        expectAnswer(try await popsheet(["one", "two"], environment: environment), "two\n", status: 0)
        expectAnswer(try await popsheet(["entry"], environment: environment), "a text\n", status: 0)
        expectAnswer(try await popsheet(["zenity", "--entry"], environment: environment), "", status: 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "edit")
        expectAnswer(
            try await popsheet(["pick", "--key", "F2=edit", "a"], environment: environment), "a\nedit\n", status: 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "")
        expectFailure(
            try await popsheet(["one"], environment: environment), status: 64, "no answer is left in \(file)")
        expectAnswer(
            try await popsheet(["one"], environment: environment.merging(["POPSHEET_ANSWER": "one"]) { $1 }), "one\n",
            status: 0)
    }

    @Test func questionsAtTheSameTimeTakeDifferentAnswers() async throws {
        let directory = try TemporaryDirectory()
        let texts = (1...20).map { "\($0)" }
        let file = try directory.file("answers", texts.map { "{\"value\":\"\($0)\"}\n" }.joined())
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in texts {
                group.addTask { try await popsheet(["entry"], environment: ["POPSHEET_ANSWERS": file]).check().text }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.sorted() == texts.map { $0 + "\n" }.sorted())
    }

    @Test func aFileThatCannotBeReadIsAnError() async throws {
        let answer = try await popsheet(["a"], environment: ["POPSHEET_ANSWERS": "/no/such/file"])
        expectFailure(answer, status: 65, "POPSHEET_ANSWERS: /no/such/file")
    }
}
