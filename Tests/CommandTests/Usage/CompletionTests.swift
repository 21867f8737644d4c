import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Completions of a `popsheet` command line.
@Suite struct CompletionTests {
    /// What bash offers for the last word of a line, as it asks the script for it.
    private func offers(_ words: String...) async throws -> [String] {
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

    @Test func bashOffersCommandsAndTheirOwnOptions() async throws {
        #expect(try await offers("l") == ["layout", "lint"])
        #expect(try await offers("").contains("render"))
        #expect(try await offers("layout", "--wi") == ["--window"])
        #expect(try await offers("layout", "--ti") == [])
        // A command's name is one only as the first word.
        #expect(try await offers("Delete", "l") == [])
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
