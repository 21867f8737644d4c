import Popsheet
import PopsheetDialogs
import PopsheetStandalone

/// The dialog of `popsheet form`.
@MainActor
final class FormDialog: SheetDialog {
    private let command: FormCommand
    private let document: FormDocument
    private lazy var groups = FieldGroups()
    private var entries: [(field: FormField, text: () -> String)] = []
    private var fileButtons: [String: FileButton] = [:]
    private var onChange: () -> Void = {}
    /// Whether the user has changed a field.
    private var isEdited = false
    private weak var session: DialogSession?
    /// The widget of the field that has the focus first, if one is named.
    private var firstWidget: DialogWidget?

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
        return try question.sheet(showing: groups.widget, mayAccept: isAcceptable)
    }

    func wasShown() {
        if let firstWidget { groups.focus(firstWidget) }
    }

    var isHalfTyped: Bool { isEdited }

    func ended() { for button in fileButtons.values { button.close() } }

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
                groups.setHint(Hint(advice, isError: true), ofFieldAt: index)
            } else {
                let isMarked = field.isRequired && text.isEmpty && !field.kind.hasPlaceholder
                groups.setHint(isMarked ? Hint(FormField.required, isError: false) : nil, ofFieldAt: index)
            }
        }
    }

    private func add(_ field: FormField) {
        let today = DateFormat.today()
        let initial = field.initialText(today: today)
        let change: () -> Void = { [weak self] in self?.onChange() }
        switch field.kind {
        case .section: groups.addTitle(field.label)
        case .label: groups.addNote(field.label)
        case .entry, .password, .number:
            let entry =
                field.kind == .number
                ? NumberField(named: field.label) { field.changed($0, by: $1) }
                : TextField(named: field.label, hidesText: field.kind == .password)
            let shown = field.kind == .number ? TypedNumber.shown(initial) : initial
            entry.text = shown
            if field.isRequired { entry.placeholder = FormField.required }
            entry.onChange = change
            add(field, entry) {
                // What is not edited is printed as it was given.
                entry.text == shown ? initial : field.value(entered: entry.text)
            }
        case .slider:
            let slider = Slider(named: field.label, field.slider)
            slider.showValueAtEnd()
            slider.onChange = { _ in change() }
            add(field, slider) { field.text(ofSlider: slider.value) }
        case .text:
            let pane = TextPane(named: field.label, isEditable: true)
            pane.append(initial)
            pane.onChange = change
            pane.onAccept = { [weak self] in
                if let self, isAcceptable { self.session?.choose(command.question.returnAction) }
            }
            add(field, pane) { pane.text }
        case .switch:
            let toggle = Switch(named: field.label, isOn: initial == "true")
            toggle.onChange = change
            add(field, toggle) { toggle.isOn ? "true" : "false" }
        case .choice:
            let choice = ChoiceField.make(
                named: field.label, choices: field.choices, mayBeEmpty: !field.isRequired)
            // An empty text among the choices is not chosen at first.
            choice.index = initial.isEmpty ? nil : field.choices.firstIndex(of: initial)
            choice.onChange = change
            add(field, choice) { choice.choice ?? "" }
        case .date:
            let date = CalendarDate(iso: initial) ?? today
            let button = DateButton(named: field.label, date: date) { $0.shortText }
            button.onChange = change
            add(field, button) { button.date.description }
        case .color:
            let button = ColorButton(named: field.label, initial: initial.isEmpty ? nil : initial) {
                ColorFormat.hex.text(of: $0)
            }
            button.onChange = change
            add(field, button) { button.color.map { ColorFormat.hex.text(of: $0) } ?? "" }
        case .file, .folder, .files: addFiles(field, initial)
        }
    }

    private func addFiles(_ field: FormField, _ initial: String) {
        let isSeveral = field.kind == .files
        let button = FileButton(
            named: field.label, paths: field.givenPaths(initial), mayBeEmpty: !field.isRequired
        ) { paths in
            var request = FileRequest()
            request.mode = field.kind == .folder ? .folder : .open
            request.allowsMultiple = isSeveral
            if let first = paths.first { request.begin(at: first) }
            StandaloneProcess.willShowWindow()
            return request.chooser(title: field.label)
        }
        button.onChange = { [weak self] in self?.onChange() }
        fileButtons[field.id] = button
        add(field, button) { FormField.value(ofPaths: button.paths.map { String(decoding: $0, as: UTF8.self) }) }
    }

    private func add(
        _ field: FormField, _ widget: DialogWidget, _ text: @escaping @MainActor () -> String
    ) {
        groups.add(widget, caption: field.label)
        if field.isRequired { widget.setRequired(FormField.required) }
        if field.id == command.question.focus { firstWidget = widget }
        entries.append((field, { MainActor.assumeIsolated { text() } }))
    }

    var value: QuestionValue {
        command.value(entries.map { ($0.field, $0.text()) }, paths: fileButtons.mapValues(\.paths))
    }
}
