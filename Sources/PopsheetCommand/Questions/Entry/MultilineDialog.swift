import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet entry --multiline`.
@MainActor
final class MultilineDialog: SheetDialog {
    private let command: EntryCommand
    private let rule: TextRule
    private lazy var pane = TextPane(
        named: command.question.texts.title ?? translation(in: "name of a field", of: "Text"), isEditable: true)
    private lazy var hinted = HintedField(pane)

    init(_ command: EntryCommand, _ rule: TextRule) { (self.command, self.rule) = (command, rule) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        pane.standAlone()
        pane.append(command.firstText)
        if rule.isRequired { pane.setRequired(FormField.required) }
        showHint()
        pane.onChange = { [weak self, weak session] in
            guard let self else { return }
            showHint()
            session?.sheet?.setEnabled(isAcceptable, Action.acceptingIdentifier)
        }
        pane.onAccept = { [weak self, weak session] in
            if self?.isAcceptable == true { session?.choose(Action.acceptingIdentifier) }
        }
        return try command.question.sheet(showing: hinted.widget, mayAccept: isAcceptable)
    }

    private func showHint() {
        guard !rule.isEmpty else { return }
        hinted.keepsSpace = true
        let text = pane.text
        hinted.hint =
            rule.hint(text) ?? (text.isEmpty && rule.isRequired ? Hint(FormField.required, isError: false) : nil)
    }

    private var isAcceptable: Bool { rule.fault(pane.text) == nil }

    var isHalfTyped: Bool { pane.text != command.firstText }

    var value: QuestionValue { command.value(of: pane.text) }
}
