import Popsheet
import PopsheetDialogs
import PopsheetLayout

/// The dialog of `popsheet text`.
@MainActor
final class TextDialog: SheetDialog {
    private let command: TextCommand
    private lazy var pane = TextPane(
        named: command.question.texts.title ?? translation(in: "name of a field", of: "Text"), isEditable: command.edit,
        size: wantedSize, tick: command.confirm)
    private let input: OpenInput
    private var reader: TextReader?
    private weak var session: DialogSession?

    /// The size of the text: one to read is as large as it needs to be, up to the width of a terminal's lines (controls.md §4).
    private var wantedSize: (width: Int, height: Int) {
        if command.edit { return (0, Self.height) }
        let extent = TextExtent(isMonospaced: command.font == .mono)
        guard !command.follow, let text = input.shortText(bytes: Self.longestMeasured) else {
            return (extent.width(ofColumns: Self.columns), Self.height)
        }
        let card = CardSize(width: command.question.display.width).widthOrStandard
        let size = extent.size(of: text, columns: Self.columns, inCardOf: Int(card))
        return (size.width, min(size.height, Self.height))
    }

    /// A text with more bytes has the greatest size.
    private static let longestMeasured = 16_384

    private static let columns = 80
    /// In logical pixels.
    private static let height = 400

    var isAsWideAsContent: Bool { !command.edit }

    init(_ command: TextCommand, _ input: OpenInput) { (self.command, self.input) = (command, input) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        pane.scrollsToEnd = command.follow
        if !command.edit { pane.readEscapeSequences() }
        if command.font == .mono { pane.useMonospace() }
        if command.edit {
            pane.onChange = { [weak self] in self?.noteChange() }
            // A part of the text is no answer; a terminal seldom has any.
            pane.isLocked = isatty(input.descriptor) == 0
        }
        pane.onTick = { [weak self] _ in self?.followAcceptability() }
        pane.onAccept = { [weak self, weak session] in
            if let self, isAcceptable { session?.choose(command.question.returnAction) }
        }
        return try command.question.sheet(showing: pane.widget, mayAccept: isAcceptable)
    }

    private(set) var isHalfTyped = false

    private func noteChange() {
        // What is read is not typed.
        if !pane.isAppending { isHalfTyped = true }
    }

    private var isAcceptable: Bool { !pane.isLocked && (command.confirm == nil || pane.isTicked) }

    private func followAcceptability() { session?.sheet?.setEnabled(isAcceptable, Action.acceptingIdentifier) }

    func wasShown() {
        let file = command.follow ? InputFile(path: command.file) : nil
        let reader = TextReader(input, following: file, into: pane) { [weak self] in self?.session?.fail($0) }
        self.reader = reader
        guard command.edit else { return }
        reader.onEnd = { [weak self] in
            self?.pane.isLocked = false
            self?.followAcceptability()
        }
    }

    func ended() { reader?.stop() }

    func willAnswer(_ outcome: Outcome) {
        guard command.edit, case .action = outcome, reader?.hasReplaced == true else { return }
        Output.warning(
            "the text was not UTF-8: other bytes became the characters of Latin-1 with their numbers, and NUL became ␀")
    }

    var value: QuestionValue { command.edit ? TextCommand.value(ofText: pane.text) : QuestionValue() }
}
