import Popsheet
import PopsheetDialogs
import PopsheetModel

extension ZenityDialogKind {
    static let forms = ZenityDialogKind(
        "forms", ZenityForms.self, "Ask for the fields of a form", group: "Forms dialog",
        text: translated("Forms dialog"))
}

/// `--forms`: fields to fill in.
struct ZenityForms: ZenityDialog {
    /// A field, with its label.
    struct Field: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case entry
            case password
            case multiline
            case calendar
            case list(columns: [String], rows: [[String]])
            case combo([String])
        }

        var label: String
        var kind: Kind
    }

    /// What a field contains.
    enum FieldValue: Hashable, Sendable {
        case text(String)
        case date(CalendarDate)
        /// The cells of the chosen row.
        case cells([String])
        /// The chosen text; nil without a choice.
        case choice(String?)
    }

    var text: ZenityText
    var fields: [Field]
    var showsHeaders: Bool
    /// The columns that lists don't show, from 0.
    var hiddenColumns: Set<Int>
    /// The separator as it was given: its escape sequences are not resolved (zenity.md §4).
    var separator: [UInt8]
    /// The format of dates; nil is the locale's.
    var dateFormat: String?
    private let writesDate: DateFormat.Writer

    init(_ arguments: ZenityArguments, in context: ZenityContext) {
        text = arguments.message(in: context)
        fields = FormFields(arguments).all
        showsHeaders = arguments.has(.showHeader)
        hiddenColumns = Set(arguments.columns(.hideColumn, of: .max))
        separator = arguments.bytes(.separator) ?? Array("|".utf8)
        dateFormat = arguments.text(.dateFormat)
        writesDate = context.writesDate
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<[FieldValue]> { ZenityFormsDialog(self, settings) }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> [FieldValue] {
        fields.map { field in
            switch field.kind {
            case .entry, .password, .multiline: .text("")
            case .calendar: .date(DateFormat.today())
            case .list: .cells([])
            case .combo: .choice(nil)
            }
        }
    }

    /// The texts of the fields in their order: of a calendar the day as ISO 8601, of a list the first cell of a row.
    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> [FieldValue]? {
        guard let texts = try answer.texts() else { return nil }
        guard texts.count == fields.count else { throw answer.mismatch("the texts of all fields in an array") }
        var values: [FieldValue] = []
        for (field, text) in zip(fields, texts) {
            guard let value = field.value(entered: text) else {
                throw .usage("\(answer.source): the field \"\(field.label.excerpt)\" can't have \"\(text.excerpt)\"")
            }
            values.append(value)
        }
        return values
    }

    /// The line that the fields print.
    func output(_ values: [FieldValue]) -> [UInt8] {
        let texts = values.enumerated().map { index, value in
            switch value {
            case .text(let text): text
            case .date(let date): writesDate(date, dateFormat)
            // Scripts depend on these forms (zenity.md §5).
            case .cells(let cells): cells.map { index < values.count - 1 ? $0 + "," : $0 }.joined()
            case .choice(let choice): choice ?? " "
            }
        }
        return Array(texts.map { Array($0.utf8) }.joined(separator: separator)) + [UInt8(ascii: "\n")]
    }

    static let printsAtTimeout = true
}

extension ZenityForms.Field {
    /// What the field contains with a text; nil if it can't be chosen.
    fileprivate func value(entered text: String) -> ZenityForms.FieldValue? {
        switch kind {
        case .entry, .password, .multiline: .text(text)
        case .calendar: CalendarDate(iso: text).map { .date($0) }
        case .list(_, let rows): rows.first { $0.first == text }.map { .cells($0) }
        case .combo(let choices): choices.contains(text) ? .choice(text) : nil
        }
    }
}

private final class ZenityFormsDialog: SheetDialog {
    private let request: ZenityForms
    private let settings: ZenitySettings
    private lazy var form = FieldGroup()
    /// The values of the fields, as they are now.
    private var values: [() -> ZenityForms.FieldValue] = []

    init(_ request: ZenityForms, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        for field in request.fields { add(field) }
        // The Return key does not accept a form (zenity.md §5).
        return try .zenity(settings, text: request.text, content: form.widget, returnAccepts: false)
    }

    private func add(_ field: ZenityForms.Field) {
        let name = field.label
        switch field.kind {
        case .entry, .password:
            let entry = TextField(named: name, hidesText: field.kind == .password)
            add(entry, name) { .text(entry.text) }
        case .multiline:
            let pane = TextPane(named: name, isEditable: true)
            add(pane, name) { .text(pane.text) }
        case .calendar:
            let format = request.dateFormat
            let button = DateButton(named: name, date: DateFormat.today()) { DateFormat.text($0, format) }
            add(button, name) { .date(button.date) }
        case .combo(let choices):
            let choice = ChoiceButton(named: name, choices: choices, mayBeEmpty: true)
            add(choice, name) { .choice(choice.choice) }
        case .list(let columns, let rows):
            let shown = columns.indices.filter { !request.hiddenColumns.contains($0) }
            let table = SmallTable(
                named: name, columns: shown.count, headers: request.showsHeaders ? shown.map { columns[$0] } : nil,
                rows: rows.map { row in shown.map { row.indices.contains($0) ? row[$0] : "" } })
            add(table, name) { .cells(table.selection.map { rows[$0] } ?? []) }
        }
    }

    private func add(
        _ widget: DialogWidget, _ caption: String,
        _ value: @escaping () -> ZenityForms.FieldValue
    ) {
        form.add(widget, caption: caption)
        values.append(value)
    }

    var value: [ZenityForms.FieldValue] { values.map { $0() } }
}

/// Makes the fields of a form: the nth values belong to the nth list or combo box.
private struct FormFields {
    private var cells: ArraySlice<String>
    private let columns: [String]
    private var choices: ArraySlice<String>
    private var lists = 0
    private(set) var all: [ZenityForms.Field] = []

    init(_ arguments: ZenityArguments) {
        cells = arguments.texts(.listValues)[...]
        columns = arguments.texts(.columnValues)
        choices = arguments.texts(.comboValues)[...]
        for occurrence in arguments.occurrences {
            let label = occurrence.text
            if let kind = kind(occurrence.name, label) { all.append(ZenityForms.Field(label: label, kind: kind)) }
        }
    }

    private mutating func kind(_ name: ZenityOptionName, _ label: String) -> ZenityForms.Field.Kind? {
        switch name {
        case .addEntry: .entry
        case .addPassword: .password
        case .addMultilineEntry: .multiline
        case .addCalendar: .calendar
        case .addList: list(label)
        case .addCombo: .combo(choices.popFirst().map { Self.parts($0) } ?? [])
        default: nil
        }
    }

    private mutating func list(_ label: String) -> ZenityForms.Field.Kind {
        // A list without columns has those of the first list.
        let headers = columns.indices.contains(lists) ? columns[lists] : columns.first
        lists += 1
        let names = headers.map { Self.parts($0) } ?? [label]
        let values = cells.popFirst().map { Self.parts($0) } ?? []
        let rows = stride(from: 0, to: values.count, by: names.count).map { start in
            Array(values[start..<min(start + names.count, values.count)])
        }
        return .list(columns: names, rows: rows)
    }

    private static func parts(_ values: String) -> [String] {
        values.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }
}
