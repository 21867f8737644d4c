import ArgumentParser

/// Adds to the parser's advice about misspelt options: the parser does not suggest `--help`, and takes a misspelt
/// sub-command for an action.
enum UsageHints {
    /// The parser's message, with a suggestion.
    static func completing(_ message: String, for line: [String]) -> String {
        guard message.hasPrefix(beginning) else { return message }
        let option = String(message.dropFirst(beginning.count).prefix { $0 != "'" })
        var meant = command(misspeltIn: line, having: option)
        if meant == nil, let general = general(like: option) {
            // The parser's own suggestion is better than an option that every command has, unless that is more similar.
            let suggested = message.dropFirst("\(beginning)\(option)'. Did you mean '".count).prefix { $0 != "'" }
            let isNearer = general.editDistance(to: option) < String(suggested).editDistance(to: option)
            if suggested.isEmpty || isNearer { meant = general }
        }
        return meant.map { "\(beginning)\(option)'. Did you mean '\($0)'?" } ?? message
    }

    private static let beginning = "Unknown option '"

    /// The sub-command that the command line probably meant, if it has the option.
    private static func command(misspeltIn line: [String], having option: String) -> String? {
        guard let word = line.first, !word.hasPrefix("-") else { return nil }
        let commands = PopsheetRoot.configuration.subcommands
        let names = commands.compactMap { $0.configuration.commandName }
        guard !names.contains(word), let name = names.nearest(to: word),
            let command = commands.first(where: { $0.configuration.commandName == name })
        else { return nil }
        return PopsheetRoot.helpMessage(for: command).contains("  \(option) ") ? "popsheet \(name)" : nil
    }

    /// The similar option among those that every command has.
    private static func general(like option: String) -> String? {
        option.hasPrefix("--") ? ["help", "version"].nearest(to: String(option.dropFirst(2))).map { "--" + $0 } : nil
    }
}
