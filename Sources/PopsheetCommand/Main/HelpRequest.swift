import PopsheetModel

/// `popsheet help COMMAND`, for which the parser shows the general page if there is no such command.
enum HelpRequest {
    /// Throws if a command line asks for help about a command that does not exist.
    static func check(_ line: [String]) throws(CommandFailure) {
        guard line.first == "help" else { return }
        let name = line.dropFirst().filter { !$0.hasPrefix("-") }.joined(separator: " ")
        let names = PopsheetRoot.commandNames
        if name.isEmpty || names.contains(name) { return }
        let hint = names.nearest(to: name).map { "did you mean \"\($0)\"?" } ?? "see popsheet --help"
        throw .usage("help: there is no command \"\(name.excerpt)\"; \(hint)")
    }
}
