import ArgumentParser
import Popsheet
import PopsheetLayout
import PopsheetModel

// Options that several commands declare alike, in the places of their help pages.

/// The texts above what is asked.
struct TextArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The title: the question, in a few words; - reads it from standard input.", valueName: "text"))
    var title: String?

    @Option(
        parsing: .unconditional,
        help: .init(
            "The message: what the user must know to answer; - reads it from standard input.", valueName: "text"))
    var message: String?

    /// Whether there is a text.
    var hasAny: Bool { title != nil || message != nil }

    /// The options that read standard input.
    var readers: [String] { [(title, "--title"), (message, "--message")].compactMap { $0.0 == "-" ? $0.1 : nil } }

    /// The texts, those of standard input read.
    func read() throws(CommandFailure) -> TextArguments {
        var texts = self
        texts.title = try StandardInput.text(title, of: "--title")
        texts.message = try StandardInput.text(message, of: "--message")
        return texts
    }
}

/// The label of the cancel action.
struct CancelArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The cancel action's label. (default: Cancel, translated)", valueName: "label"))
    var cancel: String?
}

/// The sides from which a popover's arrow may point.
struct ArrowArguments: ParsableArguments {
    @Option(
        help: .init(
            "The permitted arrow directions: up, down, left and right, separated by commas. (default: all)",
            valueName: "edges"),
        completion: .list(ArrowEdge.allCases.map(\.word)), transform: OptionValue.edges)
    var arrow: Set<ArrowEdge> = Set(ArrowEdge.allCases)
}

/// A document of a sheet.
struct SpecArguments: ParsableArguments {
    @Argument(
        help: .init("The sheet as a JSON document; - reads it from standard input.", valueName: "spec"),
        completion: .file(extensions: ["json"]))
    var spec: String

    var file: InputFile { InputFile(path: spec) }
}

/// The size of the window that a sheet is laid out in.
struct WindowArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The window's size in logical pixels. (default: 390x844)", valueName: "WxH"),
        transform: OptionValue.size)
    var window = Size(width: 390, height: 844)
}

/// The size of texts.
struct TextScaleArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: .init("The desktop's text-scaling factor. (default: 1)", valueName: "F"), transform: OptionValue.factor)
    var textScale = 1.0
}
