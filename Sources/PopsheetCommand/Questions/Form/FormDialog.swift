import Popsheet
import PopsheetDialogs

/// The dialog of `popsheet form`.
@MainActor
final class FormDialog: SheetDialog {
    private let command: FormCommand
    private let document: FormDocument
    private lazy var group = FieldGroup()
    private var entries: [(field: FormField, text: () -> String)] = []
    private var onChange: () -> Void = {}
    /// Whether the user has changed a field.
    private var isEdited = false
    private weak var session: DialogSession?

    init(_ command: FormCommand, _ document: FormDocument) { (self.command, self.document) = (command, document) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        for field in document.fields { add(field) }
        onChange = { [weak self, weak session] in
            guard let self else { return }
            isEdited = true
            showHints()
            session?.sheet?.setEnabled(isAcceptable, Action.acceptingIdentifier)
        }
        showHints()
        var question = command.question
        question.texts.title = question.texts.title ?? document.title
        question.texts.message = question.texts.message ?? document.message
        return try question.sheet(showing: group.widget, mayAccept: isAcceptable)
    }

    var isHalfTyped: Bool { isEdited }

    private var isAcceptable: Bool { firstWrong == nil }

    /// The index of the first field with a wrong value; nil if the form can be accepted.
    private var firstWrong: Int? { entries.firstIndex { $0.field.fault($0.text()) != nil } }

    /// Shows what is wrong with the first wrong field, once the user has begun to fill in the form, and which fields without a
    /// placeholder are required.
    private func showHints() {
        let wrong = isEdited ? firstWrong : nil
        for (index, entry) in entries.enumerated() {
            let (field, text) = (entry.field, entry.text())
            if index == wrong, let advice = field.advice(text) {
                group.setHint(Hint(advice, isError: true), ofFieldAt: index)
            } else {
                let isMarked = field.isRequired && text.isEmpty && !field.kind.hasPlaceholder
                group.setHint(isMarked ? Hint(FormField.required, isError: false) : nil, ofFieldAt: index)
            }
        }
    }

    private func add(_ field: FormField) {
        let today = DateFormat.today()
        let initial = field.initialText(today: today)
        switch field.kind {
        case .entry, .password, .number:
            let entry =
                field.kind == .number
                ? NumberField(named: field.label) { TypedNumber.changed($0, by: $1) }
                : TextField(named: field.label, hidesText: field.kind == .password)
            entry.text = initial
            if field.isRequired { entry.placeholder = FormField.required }
            entry.onChange = { [weak self] in self?.onChange() }
            add(field, entry) { field.value(entered: entry.text) }
        case .text:
            let pane = TextPane(named: field.label, isEditable: true)
            pane.append(initial)
            pane.onChange = { [weak self] in self?.onChange() }
            pane.onAccept = { [weak self] in
                if self?.isAcceptable == true { self?.session?.choose(Action.acceptingIdentifier) }
            }
            add(field, pane) { pane.text }
        case .switch:
            let toggle = Switch(named: field.label, isOn: initial == "true")
            add(field, toggle) { toggle.isOn ? "true" : "false" }
        case .choice:
            let choice = ChoiceField.make(
                named: field.label, choices: field.choices, mayBeEmpty: !field.isRequired)
            // An empty text among the choices is not chosen at first.
            choice.index = initial.isEmpty ? nil : field.choices.firstIndex(of: initial)
            choice.onChange = { [weak self] in self?.onChange() }
            add(field, choice) { choice.choice ?? "" }
        case .date:
            let date = CalendarDate(iso: initial) ?? today
            let button = DateButton(named: field.label, date: date) { $0.shortText }
            add(field, button) { button.date.description }
        }
    }

    private func add(
        _ field: FormField, _ widget: DialogWidget, _ text: @escaping @MainActor () -> String
    ) {
        group.add(widget, caption: field.label)
        if field.isRequired { widget.setRequired(FormField.required) }
        entries.append((field, { MainActor.assumeIsolated { text() } }))
    }

    var value: QuestionValue { FormCommand.value(entries.map { ($0.field, $0.text()) }) }
}
