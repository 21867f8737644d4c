import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetStandalone

/// `popsheet lint`: checks a sheet against the guidelines.
struct LintCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check a sheet against the guidelines, without a display.",
        discussion: """
            Prints a line for each finding, with a JSON Pointer to its location:

              sheet.json /actions/3: warning: more than four buttons (6) [too-many-buttons] (S4)

            Findings are advice: popsheet also shows a sheet that violates guidelines.

            Examples:
              popsheet lint sheet.json
              popsheet lint sheet.json --strict --window 320x568 --text-scale 2
              popsheet lint - --output json < sheet.json

            Exit status: 0; with --strict, 1 if there is a warning; 65 if the input is not a valid sheet.
            """)

    @OptionGroup var document: SpecArguments

    @Flag(help: "Exit with status 1 on any warning.")
    var strict = false

    @Option(word: "How findings are printed", default: "text", valueName: "format")
    var output = LintFormat.text

    @OptionGroup var windows: WindowArguments

    @OptionGroup var texts: TextScaleArguments

    @Option(
        help: .init(
            "The application's look, which its sheets should share. (default: not specified)",
            valueName: "look"),
        completion: .list(SheetAppearance.allCases.map(\.word)), transform: OptionValue.word)
    var appearance: SheetAppearance?

    /// Checks the sheet and returns the exit status.
    func run(line: [String]) throws(CommandFailure) -> Int32 {
        StandardDescriptors.prepareFonts()
        let file = self.document.file
        let document = try SheetDocument(reading: file)
        let findings = try findings(in: document)
        switch output {
        case .text:
            let lines = findings.map { LintReport.line(for: $0, in: document, file: file.name) }
            if !lines.isEmpty { try Output.answer(lines.joined(separator: "\n")) }
        case .json:
            try Output.answer(JSONValue.array(findings.map { LintReport.json(for: $0, in: document) }).indented)
        }
        return strict && findings.contains { $0.guideline.severity == .warning } ? 1 : 0
    }

    private func findings(in document: SheetDocument) throws(CommandFailure) -> [GuidelineFinding] {
        let sheet = try document.sheet()
        let measurer = PangoTextMeasurer()
        let label = StandardLabel.cancel
        do {
            let context = try LayoutContext(size: windows.window, textScale: texts.textScale)
            // A popover requested by name is laid out at an arbitrary source, since its source is unknown.
            let options = document.options
            let anchor = options.style == .popover ? Rect(x: 0, y: 0, width: windows.window.width, height: 0) : nil
            let layout = try SheetLayout(
                sheet, options, in: context, anchor: anchor, cancelLabel: label, measuring: measurer)
            return GuidelineCheck(
                of: sheet, options, laidOut: layout, in: context, application: appearance, cancelLabel: label,
                measuring: measurer
            ).findings
        } catch {
            throw .usage("\(error)")
        }
    }
}

/// The output format of findings.
enum LintFormat: String, CommandWord {
    case text, json

    var word: String { rawValue }
}
