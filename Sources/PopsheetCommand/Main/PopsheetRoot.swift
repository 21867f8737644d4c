import ArgumentParser

/// `popsheet`: the root command; without a sub-command it shows a sheet.
struct PopsheetRoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "popsheet",
        abstract: "Action sheets and popovers for the Linux desktop.",
        version: PopsheetVersion.current,
        subcommands: [
            AskCommand.self, EntryCommand.self, PickCommand.self, ProgressCommand.self, TextCommand.self,
            FormCommand.self, DateCommand.self, FileCommand.self, FolderCommand.self, ColorCommand.self,
            ScaleCommand.self, NotifyCommand.self,
            ZenityCommand.self, DmenuCommand.self, LayoutCommand.self, RenderCommand.self, LintCommand.self,
        ],
        defaultSubcommand: AskCommand.self)

    /// The names of the sub-commands, with the parser's own.
    static let commandNames = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    /// The command that the arguments name, with its options.
    ///
    /// The parser describes a command several times, the root with all sub-commands first. So a sub-command that is named parses
    /// its own arguments; the root explains those that it does not take, and knows help and versions.
    static func command(of arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let named,
            case .success(let command) = Result(catching: { try named.parseAsRoot(Array(arguments.dropFirst())) }),
            command is any Subcommand
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// A help page as it is printed.
    ///
    /// Help about `popsheet` is that of the default command, and lists the sub-commands.
    static func page(_ page: String) -> String {
        let root = helpMessage()
        let ask = helpMessage(for: AskCommand.self)
        guard page == root || page == ask, let names = root.firstRange(of: "SUBCOMMANDS:") else { return page }
        return ask + "\n" + root[names.lowerBound...]
    }
}

/// The version of the package.
enum PopsheetVersion {
    static let current = "0.2.0"
}
