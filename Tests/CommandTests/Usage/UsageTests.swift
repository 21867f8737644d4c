import PopsheetTestSupport
import Testing

/// Wrong usage is rejected in one line that describes the error, with status 64.
@Suite struct UsageTests {
    @Test func aBareCommandHasNothingToDo() async throws {
        expectFailure(try await popsheet(), status: 64, "popsheet --help")
    }

    private static let unknownNamesCases: [([String], String)] = [
        (["--no-such-option"], "Unknown option '--no-such-option'"), (["-x"], "Unknown option '-x'"),
        ([""], "the label of"), (["ask"], "nothing to ask"),
        (["layout"], "Missing expected argument '<spec>'"), (["layout", "a", "b"], "Unexpected argument 'b'"),
        (["layout", "-", "--windw", "1x1"], "Did you mean '--window'?"),
        (["layout", "-", "--safearea=0,0,0,0"], "--safearea"),
        (["layout", "-", "--Window", "1x1"], "--Window"), (["layout", "-", "-w", "1x1"], "-w"),
        (["layout", "-", "--no-animation"], "--no-animation"), (["layout", "--", "-", "--at"], "'--at'"),
        (["--generate-completion-script", "tcsh"], "zsh bash fish"),
        (["--helpp"], "Did you mean '--help'?"), (["layout", "-", "--versoin"], "Did you mean '--version'?"),
        (["layot", "sheet.json", "--window", "1x1"], "'--window'. Did you mean 'popsheet layout'?"),
        (["lnit", "sheet.json", "--strict"], "'--strict'. Did you mean 'popsheet lint'?"),
        (["lnit", "sheet.json", "--tilte", "x"], "'--tilte'. Did you mean '--title'?"),
        (["help", "nosuch"], "help: there is no command \"nosuch\"; see popsheet --help"),
        (["help", "pik"], "help: there is no command \"pik\"; did you mean \"pick\"?"),
        (["help", "ask", "pick"], "help: there is no command \"ask pick\""),
    ]

    @Test(arguments: Self.unknownNamesCases)
    func unknownNames(arguments: [String], part: String) async throws {
        expectFailure(try await popsheet(arguments), status: 64, part)
    }

    /// The advice finds an option in the text of a command's help page, so it has to find every one of them there.
    @Test(arguments: [("layout", "layot"), ("render", "rendr"), ("lint", "lnit")])
    func everyOptionLeadsFromAMisspeltCommandToTheCommand(command: String, misspelt: String) async throws {
        let tools = try await ToolInfo.ofTheCommand()
        let (ask, meant) = (try #require(tools.subcommand("ask")), try #require(tools.subcommand(command)))
        let options = meant.names.subtracting(ask.names)
        #expect(!options.isEmpty)
        for option in options {
            expectFailure(
                try await popsheet(misspelt, "sheet.json", option), status: 64,
                "Unknown option '\(option)'. Did you mean 'popsheet \(command)'?")
        }
    }

    @Test(arguments: [
        "--window", "--safe-area", "--anchor", "--arrow", "--presentation", "--appearance", "--text-scale",
        "--direction",
        "--scale", "--phase", "--at", "--from-progress", "--velocity",
    ])
    func anOptionWithoutItsValue(option: String) async throws {
        expectFailure(try await popsheet("layout", "-", option), status: 64, "Missing value for '\(option) <")
    }

    @Test func anEmptyValueAfterAnEqualsSignIsTheValue() async throws {
        expectAnswer(try await popsheet("entry", "--text=", "--answer", "ok"), "\n", status: 0)
        expectFailure(try await popsheet("file", "--path=", "--answer", "ok"), status: 64, "--path: the path is empty")
        expectFailure(try await popsheet("-a=", "x", "--answer", "x"), status: 64, "the label of")
        // The value of another option, and what is after the options, stays as it is.
        expectAnswer(try await popsheet("entry", "--text", "--text=", "--answer", "ok"), "--text=\n", status: 0)
        let script = "echo \"$1\"; exit 3"
        expectAnswer(
            try await popsheet("progress", "--answer", "ok", "--", "sh", "-c", script, "sh", "--title="), "", status: 3,
            errors: "--title=\n")
    }

    /// Whether it has a default, a word, a number or a list of values.
    @Test func noOptionTakesTheNextWordForAnEmptyValue() async throws {
        let tools = try await ToolInfo.ofTheCommand()
        for command in tools.subcommands where !["help", "zenity", "dmenu"].contains(command.commandName) {
            for option in command.namesWithValue.sorted() {
                let own = ["pick": ["a"], "render": ["-"]][command.commandName] ?? []
                let answer = try await popsheet([command.commandName] + own + ["\(option)=", "--no-such-option"])
                let isRefused = [
                    "Unknown option '--no-such-option'", "The value '' is invalid for '", "error: \(option): ",
                ].contains {
                    answer.errorText.contains($0)
                }
                #expect(isRefused, "\(command.commandName) \(option): \(answer.errorText)")
            }
        }
    }

    @Test(arguments: ["\u{1B}[31mred", "a\nb", "a\r\nb", "tab\there", "\u{202E}txet", "\u{7F}", "two  spaces", "é😀"])
    func whateverIsTypedIsQuotedOnOneLine(text: String) async throws {
        for arguments in [
            ["--\(text)"], ["--disable", text, "a"], ["layout", "-", text], ["layout", "-", "--window", text],
        ] {
            let answer = try await popsheet(arguments)
            expectFailure(answer, status: 64)
            #expect(!answer.errorText.contains("\u{202E}"))
        }
    }

    @Test func aHugeArgumentIsQuotedInPartAndTheHintIsKept() async throws {
        let huge = String(repeating: "x", count: 100_000)
        expectFailure(try await popsheet("--" + huge), status: 64, "Unknown option '--xxx")
        expectFailure(try await popsheet("layout", "-", huge), status: 64, "Unexpected argument")
        expectFailure(
            try await popsheet("layout", "-", "--window", huge), status: 64, "'--window <WxH>'", "such as 390x844")
    }
}
