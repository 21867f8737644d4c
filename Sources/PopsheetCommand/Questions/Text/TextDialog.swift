import PopsheetDialogs

/// The dialog of `popsheet text`.
@MainActor
final class TextDialog: QuestionDialog {
    private let command: TextCommand
    private lazy var pane = TextPane(
        named: command.question.title ?? "Text", isEditable: command.edit, size: Self.size, tick: command.confirm)
    private var decoder = TextDecoder()
    private var reader: ByteReader?
    private let descriptor: Int32

    /// The size of the text, in logical pixels.
    private static let size = (width: 300, height: 400)

    init(_ command: TextCommand) throws(CommandFailure) {
        self.command = command
        descriptor = try InputFile(path: command.file).open()
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        pane.scrollsToEnd = command.follow
        if command.font == .mono { pane.setFont("monospace") }
        if command.confirm != nil {
            pane.onTick = { [weak session] in session?.window?.setEnabled($0, QuestionArguments.accepting) }
        }
        return try command.question.sheet(showing: pane.widget, mayAccept: command.confirm == nil)
    }

    func wasShown() {
        reader = ByteReader(
            descriptor,
            onBytes: { [weak self] bytes in
                guard let self else { return }
                pane.append(decoder.take(bytes))
            },
            onEnd: { [weak self] in
                guard let self else { return }
                pane.append(decoder.finish())
            })
    }

    func ended() { reader?.stop() }

    var value: QuestionValue { command.edit ? TextCommand.value(ofText: pane.text) : QuestionValue() }
}
