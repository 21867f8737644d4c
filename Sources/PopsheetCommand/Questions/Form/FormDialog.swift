import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet form`.
@MainActor
final class FormDialog: QuestionDialog {
    private let command: FormCommand
    private let document: FormDocument
    private lazy var grid = FormGrid()
    private var entries: [(field: FormField, text: () -> String)] = []
    private var onChange: () -> Void = {}

    init(_ command: FormCommand, _ document: FormDocument) { (self.command, self.document) = (command, document) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        for field in document.fields { add(field) }
        onChange = { [weak self, weak session] in
            if let self { session?.window?.setEnabled(isAcceptable, Action.acceptingIdentifier) }
        }
        var question = command.question
        question.title = question.title ?? document.title
        question.message = question.message ?? document.message
        return try question.sheet(showing: grid.widget, mayAccept: isAcceptable)
    }

    private var isAcceptable: Bool { entries.allSatisfy { $0.field.fault($0.text()) == nil } }

    private func add(_ field: FormField) {
        let today = DateFormat.today()
        let initial = field.initialText(today: today)
        switch field.kind {
        case .entry, .password, .number:
            let entry = TextField(named: field.label, hidesText: field.kind == .password)
            entry.text = initial
            entry.onChange = { [weak self] in self?.onChange() }
            add(field, entry) { entry.text }
        case .text:
            let pane = TextPane(named: field.label, isEditable: true)
            pane.append(initial)
            pane.onChange = { [weak self] in self?.onChange() }
            add(field, pane, isTall: true) { pane.text }
        case .switch:
            let toggle = Switch(named: field.label, isOn: initial == "true")
            add(field, toggle) { toggle.isOn ? "true" : "false" }
        case .choice:
            let button = ChoiceButton(named: field.label, choices: field.choices)
            button.index = field.choices.firstIndex(of: initial)
            button.onChange = { [weak self] in self?.onChange() }
            add(field, button) { button.choice ?? "" }
        case .date:
            let date = CalendarDate(iso: initial) ?? today
            let button = DateButton(named: field.label, date: date) { $0.description }
            add(field, button) { button.date.description }
        }
    }

    private func add(
        _ field: FormField, _ widget: DialogWidget, isTall: Bool = false, _ text: @escaping @MainActor () -> String
    ) {
        grid.add(widget, caption: field.label, isTall: isTall)
        entries.append((field, { MainActor.assumeIsolated { text() } }))
    }

    var value: QuestionValue { FormCommand.value(entries.map { ($0.field, $0.text()) }) }
}
