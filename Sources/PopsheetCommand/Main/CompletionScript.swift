import ArgumentParser

/// The parser's completion scripts, patched so that `ask` is the default sub-command, and with the options of zenity and dmenu.
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

    private static let names = PopsheetRoot.commandNames

    /// An option that the parser does not have, of a sub-command that takes another program's options.
    private struct ForeignOption {
        var name: String
        var summary: String
        var takesValue: Bool
    }

    private static let zenity: [ForeignOption] =
        ZenityDialogKind.allCases.map { ForeignOption(name: $0.rawValue, summary: $0.summary, takesValue: false) }
        + ZenityOption.all.map {
            ForeignOption(name: $0.name.rawValue, summary: $0.summary, takesValue: $0.value != .none)
        }
        + [("help", "Show the dialogs"), ("help-all", "Show all options")].map {
            ForeignOption(name: $0.0, summary: $0.1, takesValue: false)
        }

    private static let dmenu: [ForeignOption] = DmenuCompletion.all.map {
        ForeignOption(name: $0.name, summary: $0.summary, takesValue: $0.takesValue)
    }

    private static var zenityWords: String { zenity.map { "--" + $0.name }.joined(separator: " ") }
    private static var dmenuWords: String { dmenu.map { "-" + $0.name }.joined(separator: " ") }

    // MARK: bash and zsh

    /// The function in which both scripts begin, and its new name: the patch calls it.
    private static let entry = "\n_popsheet() {\n"
    private static let renamedEntry = "\n_popsheet_named() {\n"

    private static let bash = """

        # Without the name of a sub-command popsheet asks.
        _popsheet() {
            if [[ "${COMP_WORDS[1]}" =~ ^(zenity|dmenu)$ && "${COMP_CWORD}" -gt 1 ]]; then
                local -r foreign_word="${COMP_WORDS[COMP_CWORD]}"
                local foreign_options="\(zenityWords)"
                [[ "${COMP_WORDS[1]}" == dmenu ]] && foreign_options="\(dmenuWords)"
                if [[ "${foreign_word}" == -* ]]; then
                    COMPREPLY=($(compgen -W "${foreign_options}" -- "${foreign_word}"))
                else
                    compopt -o filenames 2>/dev/null
                    mapfile -t COMPREPLY < <(compgen -f -- "${foreign_word}")
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
            if [[ "${CURRENT}" -gt 2 && "${words[2]}" = (zenity|dmenu) ]]; then
                if [[ "${PREFIX}" = -* && "${words[2]}" = zenity ]]; then
                    compadd -- \(zenityWords)
                elif [[ "${PREFIX}" = -* ]]; then
                    compadd -- \(dmenuWords)
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

        function __popsheet_is -a command
            set -l tokens (__popsheet_words_of $command)
            test "$tokens[2]" = $command
        end
        \(zenity.map { fishLine($0, of: "zenity", "-l") }.joined(separator: "\n"))
        \(dmenu.map { fishLine($0, of: "dmenu", $0.name.count == 1 ? "-s" : "-o") }.joined(separator: "\n"))


        """

    /// The line of fish that offers an option.
    private static func fishLine(_ option: ForeignOption, of command: String, _ kind: String) -> String {
        let summary = option.summary.replacing("'", with: "\\'")
        return "complete -c popsheet -n '__popsheet_is \(command)' \(kind) \(option.name) -d '\(summary)'"
            + (option.takesValue ? " -r" : "")
    }
}
