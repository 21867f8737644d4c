import ArgumentParser

/// `popsheet`: the command that all others hang from; without the name of one it asks.
struct PopsheetRoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "popsheet",
        abstract: "Action sheets and popovers for the Linux desktop.",
        version: PopsheetVersion.current,
        subcommands: [AskCommand.self, LayoutCommand.self, RenderCommand.self, LintCommand.self],
        defaultSubcommand: AskCommand.self)

    /// A page of help as it is printed.
    ///
    /// Who asks for help about `popsheet` wants that of asking, and the names of the other commands.
    static func page(_ page: String) -> String {
        let root = helpMessage()
        let ask = helpMessage(for: AskCommand.self)
        guard page == root || page == ask, let names = root.firstRange(of: "SUBCOMMANDS:") else { return page }
        return ask + "\n" + root[names.lowerBound...]
    }
}

/// The version of the whole package.
enum PopsheetVersion {
    static let current = "0.1.0"
}
