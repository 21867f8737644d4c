import ArgumentParser
import Popsheet

/// `popsheet render`: a picture of a sheet at any moment, or of every moment of its motion.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw a picture of a sheet, at any moment of its motion.",
        discussion: """
            The sheet's own widgets are drawn, on a clock that stands still, in a window that no screen shows: the same \
            input gives the same bytes on the same machine, whatever its desktop's settings. It needs a display server \
            all the same; xvfb-run gives it one. The options win over what the document says; the appearance auto is \
            light.

            A picture is as large as the window times the scale, which is 1 (the default), 2 or 3. A film is a directory of pictures, \
            frame-0000.png and so on, from the first moment of the phase to the one in which it has come to rest.

            Examples:
              popsheet render sheet.json -o sheet.png --scale 2 --safe-area 47,0,34,0
              popsheet render sheet.json -o pressed.png --press delete --backdrop photo.png
              popsheet render sheet.json -o rising.png --at 0.15 --backdrop '#336699'
              popsheet render sheet.json --film frames --fps 60
            """)

    @Argument(
        help: .init("The sheet as a JSON document; - reads it from standard input.", valueName: "spec"),
        completion: .file(extensions: ["json"]))
    var spec: String

    @Option(
        name: .customShort("o"), parsing: .unconditional,
        help: .init("The PNG file to write; - writes it to standard output.", valueName: "out.png"),
        completion: .file(extensions: ["png"]))
    var out: String?

    @OptionGroup var arguments: LayoutArguments
    @OptionGroup var drawing: RenderArguments

    func run() throws {
        let document = try SheetDocument(reading: InputFile(path: spec))
        LibraryWarnings.report { Output.warning(String(cString: $0)) }
        // The command runs on the main thread, as GTK requires.
        try MainActor.assumeIsolated {
            try Rendering(of: document, arguments, drawing).write(picture: out, film: drawing.film)
        }
    }
}
