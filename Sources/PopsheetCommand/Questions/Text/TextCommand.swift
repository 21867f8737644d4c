import ArgumentParser
import Popsheet

/// `popsheet text`: shows a text, which can perhaps be edited.
struct TextCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Show a text, from a file or standard input.",
        discussion: """
            With --edit, the Return and Tab keys edit; Ctrl+Return accepts, and Ctrl+Tab moves the focus to the actions.

            Examples:
              popsheet text LICENSE --title "License" \\
                --confirm "I accept the license" --ok Install
              journalctl -f | popsheet text --follow --font mono
              note=$(popsheet text --edit --title "Note" < /dev/null)

            Exit status: 0 the text was accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Argument(help: .init("The file; - or none is standard input.", valueName: "file"), completion: .file())
    var file = "-"

    @Flag(help: "Let the user edit the text, and print it.")
    var edit = false

    @Flag(help: "Show the end of the text while it grows.")
    var follow = false

    @Option(word: "The font", default: "sans", valueName: "font")
    var font = TextFont.sans

    @Option(
        parsing: .unconditional,
        help: .init("A box with this label that must be checked before the text can be accepted.", valueName: "label"))
    var confirm: String?

    @OptionGroup(title: "Question") var question: QuestionArguments

    /// A font of a text.
    enum TextFont: String, CommandWord {
        case sans, mono

        var word: String { rawValue }
    }

    var standardInputReader: String? { file == "-" ? "text" : nil }

    var memoryFault: String? { "text has no answer to remember; omit the option" }

    func check() throws(CommandFailure) -> OpenInput { try InputFile(path: file).open() }

    func value(answering answer: GivenAnswer, _ input: OpenInput) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        if edit, let text = try answer.text() { return Self.value(ofText: text) }
        try answer.requireNoValue()
        // Standard input that is only shown need not end.
        guard edit || file != "-" else { return QuestionValue() }
        let bytes = try InputFile(path: file).read(from: input)
        guard edit else { return QuestionValue() }
        var decoder = TextDecoder()
        return Self.value(ofText: decoder.take(bytes) + decoder.finish())
    }

    /// An edited text as it is printed: without a further line break.
    static func value(ofText text: String) -> QuestionValue {
        QuestionValue(text: Array(text.utf8), json: .string(text))
    }

    @MainActor func dialog(_ input: OpenInput) -> any Dialog<QuestionValue> { TextDialog(self, input) }
}
