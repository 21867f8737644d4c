import ArgumentParser
import PopsheetStandalone

/// `popsheet render`: a picture of a sheet at any moment, or of every moment of its motion.
struct RenderCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a picture of a sheet at any moment of its motion.",
        discussion: """
            Draws the sheet's own widgets, on a virtual clock, in a window that is not shown: the same input gives the \
            same bytes on the same machine, independent of the desktop's settings. It still needs a display server, for \
            example xvfb-run. The options take precedence over the document; the appearance auto is light.

            A picture has the size of the window times the scale, which is 1 (the default), 2 or 3. A film is a \
            directory of pictures, frame-0000.png and so on, from the start of the phase until the sheet is at rest.

            Examples:
              popsheet render sheet.json -o sheet.png --scale 2 --safe-area 47,0,34,0
              popsheet render sheet.json -o pressed.png --press delete --backdrop photo.png
              popsheet render sheet.json -o rising.png --at 0.15 --backdrop '#336699'
              popsheet render sheet.json --film frames --fps 60
            """)

    @OptionGroup var document: SpecArguments

    @Option(
        name: .customShort("o"), parsing: .unconditional,
        help: .init("The PNG file to write; - writes it to standard output.", valueName: "out.png"),
        completion: .file(extensions: ["png"]))
    var out: String?

    @OptionGroup var arguments: LayoutArguments
    @OptionGroup var drawing: RenderArguments

    func run(line: [String]) throws(CommandFailure) -> Int32 {
        StandardDescriptors.prepareFonts()
        let document = try SheetDocument(reading: self.document.file)
        LogMessages.report { Output.warning(String(cString: $0)) }
        // The command runs on the main thread, as GTK requires.
        try MainActor.assumeIsolated {
            Result { () throws(CommandFailure) in
                try Rendering(of: document, arguments, drawing).write(picture: out, film: drawing.film)
            }
        }.get()
        return 0
    }
}
