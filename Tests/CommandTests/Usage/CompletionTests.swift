import Foundation
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Completions of a `popsheet` command line.
@Suite struct CompletionTests {
    /// What bash offers for the last word of a line, as it asks the script for it.
    private func offers(_ words: String...) async throws -> [String] { try await bashOffers(words) }

    private func bashOffers(_ words: [String]) async throws -> [String] {
        let script = """
            eval "$("$0" --generate-completion-script bash)"
            COMP_WORDS=("$0" "$@") COMP_CWORD=$# COMP_LINE="popsheet $*"
            COMP_POINT=${#COMP_LINE}
            _popsheet popsheet "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            complete -p popsheet | grep -o -- '-F _popsheet popsheet'
            """
        let answer = try await Turnstile.processes.pass {
            try await ProcessRunner.run("bash", ["-c", script, ProcessRunner.built("popsheet")] + words)
        }
        try answer.check()
        #expect(answer.errorText == "")
        var lines = answer.text.split(separator: "\n").map(String.init)
        #expect(lines.popLast() == "-F _popsheet popsheet")
        return lines
    }

    @Test func bashOffersTheOptionsOfAskingWithoutTheNameOfACommand() async throws {
        let options = ["--title", "--tint", "--timeout"]
        #expect(try await offers("--ti") == options)
        #expect(try await offers("ask", "--ti") == options)
        #expect(try await offers("Delete", "--cancel", "Keep", "--ti") == options)
        #expect(try await offers("--title", "Sure?", "--surface", "w") == ["window"])
        #expect(try await offers("--title", "--ti") == [])
    }

    /// Other versions of the parser may have other texts.
    @Test(arguments: [
        "#!/bin/bash\n\n_other() {\n}\n", "#compdef popsheet\nlocal context\n", "function __popsheet_other\nend\n",
        "function _swift_popsheet_preprocessor\nend\n", "USAGE: popsheet",
    ])
    func textsOfOtherVersionsOfTheParserAreLeftAsTheyAre(page: String) {
        #expect(CompletionScript.patched(page) == page)
        #expect(UsageHints.completing(page, for: ["asj", "--tilte"]) == page)
    }

    @Test func bashOffersCommandsAndTheirOwnOptions() async throws {
        #expect(try await offers("l") == ["layout", "lint"])
        #expect(try await offers("").contains("render"))
        #expect(try await offers("layout", "--wi") == ["--window"])
        #expect(try await offers("layout", "--ti") == [])
        // A command's name is one only as the first word.
        #expect(try await offers("Delete", "l") == [])
    }

    /// A line for each of the words that belong to it: what completes an option, and the option.
    private static let words = [
        ("entry --pl", "--placeholder"), ("pick --mul", "--multiple"), ("pick --all", "--allow-none"),
        ("progress --pi", "--pid"),
        ("text --con", "--confirm"), ("form --fi", "--field"), ("date --form", "--format"),
        ("zenity --time-", "--time-remaining"), ("zenity --question --default-c", "--default-cancel"),
        ("entry --matc", "--match"), ("file --fil", "--filter"), ("folder --mul", "--multiple"),
        ("color --pal", "--palette"),
        ("scale --print", "--print-partial"), ("notify --urgency c", "critical"), ("form --rang", "--range"),
        ("dmenu -selected-ro", "-selected-row"), ("dmenu -i -multi-", "-multi-select"), ("dme", "dmenu"),
        ("date --surface o", "overlay"), ("progr", "progress"), ("zen", "zenity"),
    ]

    @Test(arguments: words)
    func bashCompletesTheWordsOfQuestions(line: String, completion: String) async throws {
        let answer = try await bashOffers(line.split(separator: " ").map { String($0) })
        #expect(answer == [completion])
    }

    @Test func bashOffersFilesWhereZenityHasNoOption() async throws {
        let directory = try TemporaryDirectory()
        let file = try directory.file("some file", "")
        #expect(try await offers("zenity", "--text-info", "--filename", directory.path + "/s") == [file])
        #expect(try await offers("zenity", "--multi") == ["--multiple"])
    }

    private static func isInstalled(_ program: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    /// Runs a script of another shell, which finds the command under its name and gets its completion script.
    private func complete(_ line: String, in shell: String, _ script: String) async throws -> String {
        let directory = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/popsheet", withDestinationPath: ProcessRunner.built("popsheet"))
        let completions = try await popsheet("--generate-completion-script", shell)
        let file = try directory.file("completions", completions.output)
        let path = directory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        return try await Turnstile.processes.pass {
            try await ProcessRunner.run(
                shell, ["-c", script],
                environment: ["PATH": path, "SCRIPT": file, "LINE": line, "HOME": directory.path],
                directory: directory.path
            ).check().text
        }
    }

    @Test(.enabled(if: isInstalled("fish")), arguments: words)
    func fishCompletesTheWordsOfQuestions(line: String, completion: String) async throws {
        let text = try await complete("popsheet " + line, in: "fish", #"source $SCRIPT; complete -C "$LINE""#)
        #expect(text.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == [completion[...]])
    }

    /// zsh completes only what is typed: on a terminal of its own.
    @Test(.enabled(if: isInstalled("zsh")), arguments: words)
    func zshCompletesTheWordsOfQuestions(line: String, completion: String) async throws {
        let script = #"""
            zmodload zsh/zpty
            zpty -b shell "zsh -f -i"
            # Types a line, and reads until a pattern was written.
            type_line() {
                zpty -w -n shell "$1"
                seen=
                for try in {1..400}; do
                    while zpty -r -t shell part; do seen+=$part; done
                    [[ $seen = ${~2} ]] && return
                    sleep 0.05
                done
            }
            type_line "PS1=; autoload -U compinit; compinit -u -D; source \$SCRIPT; compdef _popsheet popsheet"$'\n' '*'
            type_line "bindkey '^I' complete-word; stty cols 300; print BE''GIN"$'\n' '*BEGIN*'
            type_line "$LINE"$'\t' "*$EXPECTED*"
            print -r -- "$seen"
            zpty -d shell
            """#.replacing("$EXPECTED", with: completion)
        #expect(try await complete("popsheet " + line, in: "zsh", script).contains(completion))
    }

    /// zsh and fish are not installed everywhere, so this checks that the patches match the parser's scripts.
    @Test(arguments: ["bash", "zsh"])
    func theParsersFunctionHasAnotherNameAndIsCalledByThePatch(shell: String) async throws {
        let answer = try await popsheet("--generate-completion-script", shell)
        expectSuccess(answer)
        #expect(answer.text.ranges(of: "\n_popsheet() {\n").count == 1)
        #expect(answer.text.ranges(of: "\n_popsheet_named() {\n").count == 1)
        #expect(answer.text.ranges(of: "    _popsheet_named \"${@}\"").count >= 2)
        let names = try await ToolInfo.ofTheCommand().subcommands.map(\.commandName).joined(separator: "|")
        #expect(answer.text.contains(shell == "bash" ? "\n    \(names))" : "(\(names))"))
    }

    @Test func everyWordOfALineInFishPassesThroughThePatch() async throws {
        let answer = try await popsheet("--generate-completion-script", "fish")
        expectSuccess(answer)
        // The patch itself has the only place that reads the words of the line.
        #expect(answer.text.ranges(of: "(__popsheet_tokens -pc)").count == 1)
        #expect(answer.text.contains("set -l tokens (__popsheet_tokens -pc)"))
        #expect(answer.text.contains("unparsed_tokens (__popsheet_words_of $expected_commands)"))
        let names = try await ToolInfo.ofTheCommand().subcommands.map(\.commandName).joined(separator: " ")
        #expect(answer.text.contains("\"$tokens[2]\" \(names)\n"))
    }

    @Test func otherPagesAreNotPatched() async throws {
        let page = try await popsheet("--help").text
        #expect(CompletionScript.patched(page) == page)
    }
}
