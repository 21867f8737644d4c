import ArgumentParser

/// `popsheet`: the command that all others hang from.
struct PopsheetRoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "popsheet",
        abstract: "Action sheets and popovers for the Linux desktop.",
        discussion: """
            A sheet is described by a JSON document:

              { "title": "Delete 3 photos?",
                "message": "They leave all your devices.",
                "actions": [
                  { "id": "delete", "label": "Delete", "role": "destructive" },
                  { "id": "move", "label": "Move to Album…" } ],
                "cancel": { "label": "Keep" } }

            Exit status: 0 when all went well, 64 for bad usage, 65 for a document that can't be read or is no sheet, \
            69 where no display server can be reached, 74 where the answer can't be written.
            """,
        version: PopsheetVersion.current,
        subcommands: [LayoutCommand.self, RenderCommand.self])

    func run() throws {
        throw CommandFailure.usage("there is nothing to do; name a command, or see 'popsheet --help'")
    }
}

/// The version of the whole package.
enum PopsheetVersion {
    static let current = "0.1.0"
}
