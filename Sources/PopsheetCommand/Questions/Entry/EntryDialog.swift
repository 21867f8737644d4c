import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet entry`.
@MainActor
final class EntryDialog: QuestionDialog {
    private let command: EntryCommand
    private lazy var field = makeField()

    init(_ command: EntryCommand) { self.command = command }

    private func makeField() -> LineField {
        let name = command.question.title ?? command.placeholder ?? "Text"
        return command.suggest.isEmpty
            ? TextField(named: name, hidesText: command.password)
            : SuggestionField(named: name, choices: command.suggest)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        field.text = command.firstText
        if let placeholder = command.placeholder { field.placeholder = placeholder }
        if command.required {
            field.onChange = { [weak self, weak session] in
                if let self { session?.window?.setEnabled(isAcceptable, Action.acceptingIdentifier) }
            }
        }
        return try command.question.sheet(showing: field.widget, mayAccept: isAcceptable)
    }

    private var isAcceptable: Bool { !command.required || !field.text.isEmpty }

    // What is pasted may have line breaks too.
    var value: QuestionValue { .line(EntryCommand.line(field.text)) }
}
