import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet date`.
@MainActor
final class DateDialog: SheetDialog {
    private let command: DateCommand
    private lazy var picker = DatePicker(
        named: command.question.texts.title ?? translation(in: "name of a field", of: "Date"),
        date: command.initialDate(today: DateFormat.today()),
        isBelowTexts: command.question.texts.hasAny)

    private lazy var hinted = HintedField(picker)

    init(_ command: DateCommand) { self.command = command }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        picker.onActivate = { [weak self, weak session] in
            if let self, command.permits(picker.date) { session?.choose(Action.acceptingIdentifier) }
        }
        picker.onChange = { [weak self, weak session] in
            guard let self else { return }
            session?.sheet?.setEnabled(command.permits(picker.date), Action.acceptingIdentifier)
            showHint()
        }
        picker.range = command.days
        showHint()
        return try command.question.sheet(
            showing: hinted.widget, below: .caption, mayAccept: command.permits(picker.date))
    }

    /// Shows the days that can be accepted; the space is the same whether the chosen one is.
    private func showHint() {
        hinted.hint = command.range.map { Hint($0, isError: !command.permits(picker.date)) }
    }

    var value: QuestionValue { command.value(of: picker.date) }
}
