import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetMotion
import PopsheetStandalone

/// `popsheet layout`: computes all positions, without a display server.
struct LayoutCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Print the position of every part of a sheet as JSON, without a display.",
        discussion: """
            Frames are in the window's coordinates, in logical pixels, y downwards, unrounded. The window is assumed to \
            fill its screen. The options take precedence over the document. A document with "content" is a content sheet, \
            which shows a widget of a fixed size.

            Examples:
              popsheet layout sheet.json
              popsheet layout sheet.json --window 390x844 --safe-area 47,0,34,0 --at 0.15
              popsheet layout - --window 1024x768 --anchor 480,70,64,32 < sheet.json
            """)

    @OptionGroup var document: SpecArguments

    @OptionGroup var arguments: LayoutArguments

    func run(line: [String]) throws(CommandFailure) -> Int32 {
        StandardDescriptors.prepareFonts()
        let document = try SheetDocument(reading: self.document.file)
        if let layout = try arguments.contentLayout(of: document) {
            let state = arguments.state(of: layout.presentation.motion, restingAt: layout.rest.fraction)
            try Output.answer(layout.report(at: state).indented)
            return 0
        }
        let layout = try arguments.layout(of: document)
        let scene = layout.scene(at: arguments.state(of: layout.motion))
        try Output.answer(LayoutReport.json(of: layout, at: scene).indented)
        return 0
    }
}
