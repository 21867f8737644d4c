import ArgumentParser

/// The parser's completion scripts, patched so that `ask` is the default sub-command, and with zenity's options.
///
/// The original scripts complete the options of the sub-command on the line. On a line without one, they complete little more
/// than the names of the sub-commands, although most calls name none.
enum CompletionScript {
    /// Patches a completion script; returns other pages unchanged, and also the scripts of a parser with other texts.
    static func patched(_ page: String) -> String {
        if page.hasPrefix("#!/bin/bash") { return page.replacing(entry, with: bash + renamedEntry) }
        if page.hasPrefix("#compdef") { return page.replacing(entry, with: zsh + renamedEntry) }
        if page.hasPrefix("function __popsheet"), page.contains(fishWords) {
            return fish + page.replacing(fishWords, with: fishPatchedWords)
        }
        return page
    }

    /// The names of the sub-commands, including `help`.
    private static let names =
        PopsheetRoot.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    /// zenity's options, with their descriptions and whether they take a value; the parser does not have them.
    private static let zenity: [(name: String, summary: String, takesValue: Bool)] =
        ZenityDialogKind.allCases.map { ($0.rawValue, $0.summary, false) }
        + ZenityOption.all.map { ($0.name.rawValue, $0.summary, $0.value != .none) }
        + [("help", "Show the dialogs", false), ("help-all", "Show all options", false)]

    private static var zenityWords: String { zenity.map { "--" + $0.name }.joined(separator: " ") }

    // MARK: bash and zsh

    /// The function in which both scripts begin, and its new name: the patch calls it.
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

    /// The expression that yields the words of a line, from which the script finds the sub-command.
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
