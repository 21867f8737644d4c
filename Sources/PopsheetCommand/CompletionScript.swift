import ArgumentParser

/// The parser's completion scripts, patched so that they also complete the default command.
///
/// They complete the options of the sub-command on the command line, and without one little more than the sub-commands'
/// names; but asking, the most common use, needs no sub-command.
enum CompletionScript {
    /// Patches a page of the parser's if it is a completion script; returns any other page unchanged.
    static func taught(_ page: String) -> String {
        if page.hasPrefix("#!/bin/bash") { return page.replacing(entry, with: bash + renamedEntry) }
        if page.hasPrefix("#compdef") { return page.replacing(entry, with: zsh + renamedEntry) }
        if page.hasPrefix("function __popsheet") { return fish + page.replacing(fishWords, with: fishTaughtWords) }
        return page
    }

    /// The sub-commands, including `help`.
    private static let names =
        PopsheetRoot.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    // MARK: bash and zsh

    /// The entry point of both scripts; the new entry point calls the original.
    private static let entry = "\n_popsheet() {\n"
    private static let renamedEntry = "\n_popsheet_named() {\n"

    private static let bash = """

        # Without the name of a sub-command popsheet asks.
        _popsheet() {
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

    /// The script looks for the sub-command in the words of the line, once for each sub-command.
    private static let fishWords = "(__popsheet_tokens -pc)"
    private static let fishTaughtWords = "(__popsheet_words_of $expected_commands)"

    private static let fish = """
        # Without the name of a sub-command popsheet asks.
        function __popsheet_words_of -a expected_commands
            set -l tokens (__popsheet_tokens -pc)
            if test "$expected_commands" = 'popsheet ask'; and not contains -- "$tokens[2]" \(names.joined(separator: " "))
                set tokens $tokens[1] ask $tokens[2..]
            end
            printf '%s\\n' $tokens
        end


        """
}
