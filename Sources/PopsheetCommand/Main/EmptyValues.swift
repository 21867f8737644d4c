import ArgumentParser

/// Gives an option its empty value: for `--text=` the parser would take the next word.
enum EmptyValues {
    /// The command line with an empty word after each option with an empty value.
    static func separated(in line: [String]) -> [String] {
        guard line.contains(where: { isEmptyValue($0) }) else { return line }
        let options = valueOptions(of: command(of: line))
        var result: [String] = []
        var rest = line[...]
        while let word = rest.popFirst() {
            if word == "--" { return result + [word] + rest }
            if options.contains(word) {
                result.append(word)
                if let value = rest.popFirst() { result.append(value) }
            } else if isEmptyValue(word), options.contains(String(word.dropLast())) {
                result += [String(word.dropLast()), ""]
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// Whether a word is the name of an option and an equals sign.
    private static func isEmptyValue(_ word: String) -> Bool {
        word.hasPrefix("-") && word.firstIndex(of: "=") == word.indices.last
    }

    private static func command(of line: [String]) -> any ParsableCommand.Type {
        let configuration = PopsheetRoot.configuration
        let named = configuration.subcommands.first { $0.configuration.commandName == line.first }
        return named ?? configuration.defaultSubcommand ?? PopsheetRoot.self
    }

    /// The names of a command's options that have a value, as in `  -a, --action <label>` of its help page.
    private static func valueOptions(of command: any ParsableCommand.Type) -> Set<String> {
        let page = PopsheetRoot.helpMessage(for: command)
        return Set(
            page.split(separator: "\n").flatMap { line -> [String] in
                let synopsis = line.drop { $0 == " " }
                guard synopsis.hasPrefix("-"), let value = synopsis.firstRange(of: " <") else { return [] }
                return synopsis[..<value.lowerBound].split(separator: ",").map { String($0.drop { $0 == " " }) }
            })
    }
}
