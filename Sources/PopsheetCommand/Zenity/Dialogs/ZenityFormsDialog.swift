import PopsheetDialogs

/// `--forms`: fields to fill in.
@MainActor
final class ZenityFormsDialog: SheetDialog {
    private let request: ZenityForms
    private let settings: ZenitySettings
    private lazy var form = FormGrid()
    private var fields: [any ZenityFormField] = []

    init(_ request: ZenityForms, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        for field in request.fields {
            let (widget, isTall) = make(field)
            form.add(widget.shown, caption: field.label, isTall: isTall)
            fields.append(widget)
        }
        // The Return key does not accept a form (zenity.md §5).
        return try .zenity(settings, text: request.text, content: form.widget, returnAccepts: false)
    }

    private func make(_ field: ZenityForms.Field) -> (widget: any ZenityFormField, isTall: Bool) {
        switch field.kind {
        case .entry: return (TextField(named: field.label), false)
        case .password: return (TextField(named: field.label, hidesText: true), false)
        case .multiline: return (TextPane(named: field.label, isEditable: true), true)
        case .calendar:
            let format = request.dateFormat
            let button = DateButton(named: field.label, date: DateFormat.today()) { date in
                DateFormat.text(date, format)
            }
            return (button, false)
        case .combo(let choices): return (ChoiceButton(named: field.label, choices: choices), false)
        case .list(let columns, let rows):
            let shown = columns.indices.filter { !request.hiddenColumns.contains($0) }
            let table = SmallTable(
                named: field.label, columns: shown.count,
                headers: request.showsHeaders ? shown.map { columns[$0] } : nil,
                rows: rows.map { row in shown.map { row.indices.contains($0) ? row[$0] : "" } })
            return (ZenityFormTable(table, rows), true)
        }
    }

    var value: ZenityContent { .fields(fields.map { $0.value }) }
}
