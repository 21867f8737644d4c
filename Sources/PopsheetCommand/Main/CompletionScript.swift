import ArgumentParser

/// The parser's completion scripts, taught that asking needs no name, and the options of zenity.
///
/// The parser's own offer what belongs to the sub-command that a line names, and for a line that names none little more than the
/// names of all; but that is how most people ask.
enum CompletionScript {
    /// A page of the parser's as it is printed: all but completion scripts, and those of a parser with other texts, are as they
    /// were.
    static func patched(_ page: String) -> String {
        if page.hasPrefix("#!/bin/bash") { return page.replacing(entry, with: bash + renamedEntry) }
        if page.hasPrefix("#compdef") { return page.replacing(entry, with: zsh + renamedEntry) }
        if page.hasPrefix("function __popsheet"), page.contains(fishWords) {
            return fish + page.replacing(fishWords, with: fishPatchedWords)
        }
        return page
    }

    /// The sub-commands that a line may name, `help` among them.
    private static let names =
        PopsheetRoot.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    /// zenity's options, with their descriptions and whether they take a value, which the parser does not know.
    private static let zenity: [(name: String, summary: String, takesValue: Bool)] =
        ZenityDialogKind.allCases.map { ($0.rawValue, $0.summary, false) }
        + ZenityOption.all.map { ($0.name.rawValue, $0.summary, $0.value != .none) }
        + [("help", "Show the dialogs", false), ("help-all", "Show all options", false)]

    private static var zenityWords: String { zenity.map { "--" + $0.name }.joined(separator: " ") }

    // MARK: bash and zsh

    /// Where both scripts begin; what is there is called by the new beginning.
    private static let entry = "\n_popsheet() {\n"
    private static let renamedEntry = "\n_popsheet_named() {\n"

    private static let bash = """

        # Without the name of a sub-command popsheet asks.
        _popsheet() {
            if [[ "${COMP_WORDS[1]}" == zenity && "${COMP_CWORD}" -gt 1 ]]; then
                local -r zenity_word="${COMP_WORDS[COMP_CWORD]}"
                if [[ "${zenity_word}" == -* ]]; then
                    COMPREPLY=($(compgen -W "\(zenityWords)" -- "${zenity_word}"))
                else
                    compopt -o filenames 2>/dev/null
                    mapfile -t COMPREPLY < <(compgen -f -- "${zenity_word}")
                fi
                return
            fi
            case "${COMP_WORDS[1]}" in
            \(names.joined(separator: "|")))
                if [[ "${COMP_CWORD}" -gt 1 ]]; then
                    _popsheet_named "${@}"
                    return
                fi
                ;;
            esac
            [[ "${COMP_CWORD}" -eq 1 ]] && _popsheet_named "${@}"
            local -ar named_words=("${COMP_WORDS[0]}" ask "${COMP_WORDS[@]:1}")
            local -a COMP_WORDS=("${named_words[@]}")
            local -i COMP_CWORD="$((COMP_CWORD + 1))"
            _popsheet_named "${@}"
        }

        """

    private static let zsh = """

        # Without the name of a sub-command popsheet asks.
        _popsheet() {
            if [[ "${CURRENT}" -gt 2 && "${words[2]}" = zenity ]]; then
                if [[ "${PREFIX}" = -* ]]; then
                    compadd -- \(zenityWords)
                else
                    _files
                fi
                return
            fi
            if [[ "${CURRENT}" -gt 2 && "${words[2]}" = (\(names.joined(separator: "|"))) ]]; then
                _popsheet_named "${@}"
                return
            fi
            local -i ret=1
            [[ "${CURRENT}" -eq 2 ]] && _popsheet_named "${@}" && ret=0
            words=("${words[1]}" ask "${(@)words[2,-1]}")
            (( CURRENT++ ))
            _popsheet_named "${@}" && ret=0
            return "${ret}"
        }

        """

    // MARK: fish

    /// The script takes the words of a line to find the sub-command, once for each of the sub-commands.
    private static let fishWords = "(__popsheet_tokens -pc)"
    private static let fishPatchedWords = "(__popsheet_words_of $expected_commands)"

    private static let fish = """
        # Without the name of a sub-command popsheet asks.
        function __popsheet_words_of -a expected_commands
            set -l tokens (__popsheet_tokens -pc)
            if test "$expected_commands" = 'popsheet ask'; and not contains -- "$tokens[2]" \(names.joined(separator: " "))
                set tokens $tokens[1] ask $tokens[2..]
            end
            printf '%s\\n' $tokens
        end

        function __popsheet_is_zenity
            set -l tokens (__popsheet_words_of zenity)
            test "$tokens[2]" = zenity
        end
        \(zenity.map { fishLine($0) }.joined(separator: "\n"))


        """

    /// The line of fish that offers an option of zenity.
    private static func fishLine(_ option: (name: String, summary: String, takesValue: Bool)) -> String {
        let summary = option.summary.replacing("'", with: "\\'")
        return "complete -c popsheet -n __popsheet_is_zenity -l \(option.name) -d '\(summary)'"
            + (option.takesValue ? " -r" : "")
    }
}
