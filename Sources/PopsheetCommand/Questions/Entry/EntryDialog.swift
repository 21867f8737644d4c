import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet entry`.
@MainActor
final class EntryDialog: SheetDialog {
    private let command: EntryCommand
    private lazy var field = makeField()

    init(_ command: EntryCommand) { self.command = command }

    private func makeField() -> LineField {
        let name = command.question.texts.title ?? command.placeholder ?? "Text"
        return command.suggest.isEmpty
            ? TextField(named: name, hidesText: command.password)
            : SuggestionField(named: name, choices: command.suggestions)
    }

    /// The field above what it requires, which a placeholder does not say.
    private lazy var hinted = HintedField(field)

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        field.text = command.firstText
        if let placeholder = command.placeholder { field.placeholder = placeholder }
        if command.required {
            if command.placeholder == nil {
                field.placeholder = FormField.required
            } else {
                hinted.hint = Hint(FormField.required, isError: false)
            }
            field.setRequired(FormField.required)
            field.onChange = { [weak self, weak session] in
                if let self { session?.sheet?.setEnabled(isAcceptable, Action.acceptingIdentifier) }
            }
        }
        return try command.question.sheet(showing: showsHint ? hinted.widget : field.widget, mayAccept: isAcceptable)
    }

    private var showsHint: Bool { command.required && command.placeholder != nil }
    private var isAcceptable: Bool { !command.required || !field.text.isEmpty }

    var isHalfTyped: Bool { field.text != command.firstText }

    // What is pasted may have line breaks too.
    var value: QuestionValue { .line(EntryCommand.line(field.text)) }
}
