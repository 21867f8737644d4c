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
