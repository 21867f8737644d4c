import TestSupport
import Testing

/// What shells offer to complete a line of `popsheet` with.
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

    /// They are not in every place that tests run in; that the parser's scripts still are as they were taught is seen.
    @Test(arguments: [
        ("zsh", ["_popsheet() {", "_popsheet_named() {", "(ask|layout|render|lint"]),
        ("fish", ["unparsed_tokens (__popsheet_words_of $expected_commands)", "ask layout render lint"]),
    ])
    func otherShellsAreTaughtToo(name: String, parts: [String]) async throws {
        let answer = try await popsheet("--generate-completion-script", name)
        expectSuccess(answer)
        for part in parts { #expect(answer.text.contains(part), "\(part)") }
    }
}
