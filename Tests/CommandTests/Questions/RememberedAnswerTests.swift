import Foundation
import PopsheetTestSupport
import Testing

/// Answers of `--remember`, read without a window (command.md, "Remembered answers").
@Suite struct RememberedAnswerTests {
    private let state: TemporaryDirectory
    private var folder: String { state.path + "/popsheet" }

    init() throws {
        state = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    private func remember(_ question: String, _ value: String, as name: String = "name") throws {
        _ = try state.file("popsheet/" + name, "{\"question\":\"\(question)\",\"value\":\(value)}\n")
    }

    private func ask(_ arguments: String..., input: String = "") async throws -> ProcessRunner.Answer {
        try await popsheet(
            arguments + ["--remember", "name", "--answer", "ok"], input: Array(input.utf8),
            environment: ["XDG_STATE_HOME": state.path])
    }

    @Test func theLastTextIsTheFirstTextUnlessOneIsGiven() async throws {
        try remember("entry", "\"last\"")
        expectAnswer(try await ask("entry"), "last\n", status: 0)
        expectAnswer(try await ask("entry", "--text", "given"), "given\n", status: 0)
        expectAnswer(try await ask("entry", "--text", ""), "\n", status: 0)
    }

    @Test func theLastDayIsChosenIfItIsPermitted() async throws {
        try remember("date", "\"2020-02-29\"")
        expectAnswer(try await ask("date"), "2020-02-29\n", status: 0)
        expectAnswer(try await ask("date", "--date", "2021-03-04"), "2021-03-04\n", status: 0)
        let limited = try await ask("date", "--from", "2021-01-01", "--to", "2021-02-01")
        expectAnswer(limited, "2021-02-01\n", status: 0)
    }

    @Test func theLastNumberIsTheFirstIfItIsInTheRange() async throws {
        try remember("scale", "42")
        expectAnswer(try await ask("scale"), "42\n", status: 0)
        expectAnswer(try await ask("scale", "--step", "0.5"), "42.0\n", status: 0)
        expectAnswer(try await ask("scale", "--value", "7"), "7\n", status: 0)
        expectAnswer(try await ask("scale", "--max", "10"), "0\n", status: 0)
    }

    @Test func theLastColourIsTheFirst() async throws {
        try remember("color", "\"#007AFF\"")
        expectAnswer(try await ask("color"), "#007AFF\n", status: 0)
        expectAnswer(try await ask("color", "--color", "red"), "#FF0000\n", status: 0)
        try remember("color", "\"x\"")
        expectAnswer(try await ask("color"), "#FFFFFF\n", status: 0)
    }

    @Test func theLastPathIsTheFirstIfItIsThere() async throws {
        let file = try state.file("some file", "")
        for value in ["\"\(file)\"", "[\"\(file)\",\"/gone\"]"] {
            try remember("file", value)
            expectAnswer(try await ask("file"), file + "\n", status: 0)
        }
        let other = try state.file("other", "")
        expectAnswer(try await ask("file", "--path", other), other + "\n", status: 0)
        try remember("folder", "\"\(folder)\"")
        expectAnswer(try await ask("folder"), folder + "\n", status: 0)
        for (word, value) in [
            ("file", "/no/such/file"), ("file", folder), ("folder", "/no/such/folder"), ("folder", ""),
        ] {
            try remember(word, "\"\(value)\"")
            let answer = try await ask(word)
            #expect(answer.status == 64 && answer.errorText.contains("nothing is chosen"), "\(answer)")
        }
        // A file to save to need not exist, but its folder.
        try remember("file", "\"\(state.path)/new\"")
        expectAnswer(try await ask("file", "--save"), "\(state.path)/new\n", status: 0)
    }

    @Test func theLastRowsAreCheckedIfTheyAreThere() async throws {
        try remember("pick", "[\"b\",\"gone\",\"c\"]")
        expectAnswer(try await ask("pick", "--multiple", "a", "b", "c"), "b\nc\n", status: 0)
        expectAnswer(try await ask("pick", "--multiple", "--stdin", input: "c\nd\n"), "c\n", status: 0)
        expectAnswer(try await ask("pick", "a", "b"), "b\n", status: 0)
        expectAnswer(try await ask("pick", "--checked", "a", "a", "b"), "a\n", status: 0)
    }

    @Test func theLastValuesAreThoseOfTheFormExceptPasswordsAndGivenOnes() async throws {
        try remember("form", #"{"n":"Ann","s":true,"p":"secret","x":3,"o":"gone"}"#)
        let document = try state.file(
            "form.json",
            #"{"fields":[{"kind":"number","id":"x","label":"X","value":5},"#
                + #"{"kind":"choice","id":"o","label":"O","choices":["one"]}]}"#)
        let answer = try await ask(
            "form", "--spec", document, "--field", "entry:n=N", "--field", "switch:s=S", "--field", "password:p=P")
        expectAnswer(answer, "x\t5\no\t\nn\tAnn\ns\ttrue\np\t\n", status: 0)
    }

    @Test func anAnswerToAnotherQuestionIsNotTaken() async throws {
        try remember("date", "\"2020-02-29\"")
        expectAnswer(try await ask("entry"), "\n", status: 0)
        try remember("entry", "[1]")
        expectAnswer(try await ask("entry"), "\n", status: 0)
    }

    @Test func aGivenAnswerIsNotRemembered() async throws {
        expectAnswer(try await ask("entry", "--text", "x"), "x\n", status: 0)
        #expect(!FileManager.default.fileExists(atPath: folder + "/name"))
    }

    /// A file that is not the user's own is neither followed nor waited for.
    @Test(arguments: [
        ("ln -s other \"$0\"", "it is a symbolic link"), ("mkfifo \"$0\"", "it is not a regular file"),
        ("mkdir \"$0\"", "it is not a regular file"), ("head -c 1048577 /dev/zero > \"$0\"", "it is larger than 1 MB"),
        ("echo '{' > \"$0\"", "it is damaged"), ("echo '{\"question\":1}' > \"$0\"", "it is damaged"),
        ("chmod 777 \"${0%/*}\"", "other users may write to its directory"),
        ("rmdir \"${0%/*}\" && ln -s . \"${0%/*}\"", "its directory is a symbolic link, or no directory"),
        ("rmdir \"${0%/*}\" && touch \"${0%/*}\"", "its directory is a symbolic link, or no directory"),
        // Only root can give files away, and root may read every file.
        geteuid() == 0
            ? ("touch \"$0\" && chown 65534 \"$0\"", "it belongs to another user")
            : ("touch \"$0\" && chmod 000 \"$0\"", "it can't be read: Permission denied"),
    ])
    func aFileThatCannotBeUsedIsAWarning(_ script: String, _ reason: String) async throws {
        try remember("entry", "\"secret\"", as: "other")
        if script.hasPrefix("rmdir") { try FileManager.default.removeItem(atPath: folder + "/other") }
        try await ProcessRunner.run("sh", ["-c", script, folder + "/name"]).check()
        expectAnswer(
            try await ask("entry"), "\n", status: 0,
            errors: "popsheet: warning: --remember: the answer \"name\" is not remembered: \(reason)\n")
    }

    @Test func withoutADirectoryNothingIsRemembered() async throws {
        for home in [nil, "", "relative"] as [String?] {
            let answer = try await popsheet(
                ["entry", "--remember", "name", "--answer", "ok"], environment: ["XDG_STATE_HOME": "x", "HOME": home])
            #expect(answer.text == "\n" && answer.status == 0)
            #expect(answer.errorText.contains("neither XDG_STATE_HOME nor HOME is a directory"))
        }
    }

    @Test(arguments: ["", ".hidden", "..", "a/b", "/", "a\u{7}b", String(repeating: "x", count: 201)])
    func aNameThatIsNoFileNameIsWrongUsage(_ name: String) async throws {
        expectFailure(try await popsheet("entry", "--remember", name, "--answer", "ok"), status: 64, "--remember")
    }

    @Test func whatHasNoAnswerOfTheUserIsWrongUsage() async throws {
        let reason = "a password is never remembered"
        func nothing(_ question: String) -> String {
            "error: --remember: \(question) has no answer to remember; omit the option\n"
        }
        expectFailure(try await ask("entry", "--password"), status: 64, "--remember: \(reason)")
        expectFailure(try await ask("progress"), status: 64, nothing("progress"))
        expectFailure(try await ask("text"), status: 64, nothing("text"))
    }

    @Test func theDefaultAndTheFocusNameWhatThereIs() async throws {
        expectFailure(try await popsheet("entry", "--default", "x"), status: 64, "--default", "\"ok\", \"cancel\"")
        expectFailure(try await popsheet("entry", "--focus", "x"), status: 64, "--focus", "\"ok\", \"cancel\"")
        expectFailure(
            try await popsheet("form", "--field", "entry:n=N", "--focus", "m"), status: 64, "--focus", "\"n\", \"ok\"")
        expectFailure(try await popsheet("--default", "x", "A"), status: 64, "--default", "there is \"A\"")
        expectFailure(
            try await popsheet("--default", "A", "--disable", "A", "A", "B"), status: 64, "--default", "disabled")
        expectFailure(
            try await popsheet("--default", "cancel", "--no-cancel", "A"), status: 64, "--default", "there is \"A\"")
    }
}
