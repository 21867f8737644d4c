import ArgumentParser

/// `popsheet zenity`: for the list of sub-commands; `PopsheetMain` runs it with the bytes of its arguments.
struct ZenityWord: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zenity",
        abstract: "Take the options of zenity, and answer as zenity does.",
        discussion: """
            See 'popsheet zenity --help-all'. A link named zenity does the same:

              ln -s "$(command -v popsheet)" ~/.local/bin/zenity
            """)

    @Argument(parsing: .captureForPassthrough, help: .init("The options of zenity.", valueName: "options"))
    var options: [String] = []
}
