import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Options that do not describe a valid sheet are rejected by name before anything is shown.
@Suite struct AskUsageTests {
    private static let refusalsCases: [([String], [String])] = [
        ([], ["nothing to ask", "popsheet --help"]), (["--timeout", "5"], ["nothing to ask"]),
        (["--title", "x", "--no-cancel"], ["--no-cancel: there is nothing to choose"]),
        (["-a", ""], ["--action: the label of \"\" is empty"]), (["-d", "x="], ["--destructive: the label of \"x\""]),
        (["=Label"], ["action: \"Label\" has an empty id", "\\= for an equals sign"]),
        (["a", "a"], ["error: action: the id \"a\" of action 2 is already that of action 1"]),
        (
            ["a", "-a", "b", "-d", "a=x"],
            ["error: --destructive: the id \"a\" of action 3 is already that of action 1"]
        ),
        (["a", "--action", "a=x"], ["error: --action: the id \"a\" of action 2"]),
        (["a", "-a", ""], ["error: --action: the label of"]),
        (["cancel"], ["the id \"cancel\" is reserved"]), (["-a", "timeout=x"], ["--action", "timeout"]),
        (["-a", "a\nb"], ["line break"]), (["a", "--cancel", " "], ["--cancel: the label is empty"]),
        (["a", "--cancel", "b", "--no-cancel"], ["--no-cancel", "--cancel"]),
        (["a", "b", "--disable", "c"], ["--disable: no action has the id \"c\"; there are \"a\", \"b\""]),
        (["a", "--icon", "c=x"], ["--icon: no action has the id \"c\"; there is \"a\""]),
        (["a", "--icon", "x"], ["--icon", "such as move=folder-symbolic"]),
        (["a", "--subtitle", "c=x"], ["--subtitle: no action"]), (["a", "--focus", "c"], ["--focus: no action"]),
        (["a", "--disable", "a", "--focus", "a"], ["--focus: the action \"a\" is disabled"]),
        (["a", "--timeout", "0"], ["--timeout", "above 0 and up to 1000000000, such as 30"]),
        (["a", "--timeout", "nan"], ["--timeout"]), (["a", "--timeout", "1e10"], ["up to 1000000000"]),
        (["a", "--timeout", "inf"], ["up to 1000000000"]), (["a", "--timeout", "1000000001"], ["up to 1000000000"]),
        (["a", "--timeout", "-1"], ["above 0"]), (["a", "--timeout", "30s"], ["--timeout", "such as 30"]),
        (["a", "--tint", "#12"], ["--tint", "such as #007AFF"]), (["a", "--tint", "no"], ["--tint"]),
        (["a", "--output", "xml"], ["--output", "id, label, index or json"]),
        (["a", "--surface", "x"], ["--surface", "auto, window or overlay"]),
        (["a", "--anchor", "1,2"], ["--anchor", "pointer"]), (["a", "--parent", "0"], ["--parent", "wayland:"]),
        (["--title", "-", "--stdin"], ["--stdin: standard input is read by --title already"]),
        (["--spec", "-", "--message", "-"], ["--message: standard input is read by --spec already"]),
    ]

    @Test(arguments: Self.refusalsCases)
    func refusals(arguments: [String], parts: [String]) async throws {
        let answer = try await popsheet(arguments, environment: ["POPSHEET_ANSWER": nil])
        expectFailure(answer, status: 64)
        for part in parts { #expect(answer.errorText.contains(part), "\(answer.errorText)") }
    }

    @Test func faultsInADocumentAreReportedThere() async throws {
        let document = #"{"actions":[{"label":"One"},{"label":"One"}]}"#
        expectFailure(try await popsheet("--spec", "-", input: document), status: 65, "standard input: /actions/1")
        expectFailure(
            try await popsheet("--spec", "-", "One", input: #"{"actions":[{"label":"One"}]}"#), status: 64,
            "error: action: the id \"One\" of action 2")
        // Of the document's two actions an option replaces the one that cancels.
        expectFailure(
            try await popsheet(
                "--spec", "-", "--cancel", "Keep", "-a", "One",
                input: #"{"actions":[{"label":"No","role":"cancel"},{"label":"One"}]}"#), status: 64,
            "error: --action: the id \"One\" of action 2 is already that of action 1")
    }

    @Test(arguments: ["1e9", "1000000000", "315360001", "4294968", "0.001"])
    func everyTimeoutUpToTheLimitIsTaken(seconds: String) async throws {
        expectAnswer(try await popsheet("a", "--timeout", seconds, "--answer", "a"), "a\n", status: 0)
    }

    @Test func textsFromStandardInput() async throws {
        expectFailure(try await popsheet(["--title", "-", "a"], input: [0xFF]), status: 65, "--title is not UTF-8")
        expectAnswer(
            try await popsheet("--message", "-", "a", "--answer", "a", input: "Several\nlines\n"), "a\n", status: 0)
    }

    @Test func withoutADisplayItSaysSo() async throws {
        let beginning = "popsheet: error: no display server can be reached"
        expectAnswer(
            try await popsheet("a"), "", status: 69, errors: beginning + "; set DISPLAY or WAYLAND_DISPLAY\n")
        expectAnswer(
            try await popsheet(["a"], environment: ["DISPLAY": ":987"]), "", status: 69,
            errors: beginning + " at DISPLAY=:987; name one that is running and that you may use\n")
        expectAnswer(
            try await popsheet(["a"], environment: ["DISPLAY": ":987", "WAYLAND_DISPLAY": "none-such"]), "", status: 69,
            errors: beginning
                + " at DISPLAY=:987 or WAYLAND_DISPLAY=none-such; name one that is running and that you may use\n")
    }

    @Test func everyOptionThatTakesAValueIsKnownToTakeOne() async throws {
        let ask = try #require(try await ToolInfo.ofTheCommand().subcommand("ask"))
        #expect(ask.namesWithValue.count > 20)
        #expect(ask.namesWithValue == AskCommand.valueOptions)
    }
}
