import Popsheet
import PopsheetDialogs

/// `--list`: rows to choose from, of the arguments or of standard input.
@MainActor
final class ZenityListDialog: SheetDialog {
    private let request: ZenityList
    private let settings: ZenitySettings
    private var reader: ListReader
    private var input: ByteReader?
    private lazy var table = Table(request.table(named: settings.title ?? request.text.source))

    init(_ request: ZenityList, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
        reader = ListReader(columns: request.columns.count)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        table.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
        table.waits = request.rows == nil
        if let rows = request.rows { append(rows) }
        return try .zenity(settings, text: request.text, content: table.widget)
    }

    var mayGrow: Bool { request.rows == nil }

    var isAsWideAsContent: Bool { true }

    func wasShown() {
        table.focus()
        guard request.rows == nil else { return }
        input = .zenity(
            onBytes: { [weak self] bytes in
                guard let self else { return }
                append(reader.take(bytes))
            },
            onEnd: { [weak self] in
                guard let self else { return }
                append(reader.finish())
                table.waits = false
            })
    }

    func ended() { input?.stop() }

    private func append(_ rows: [ZenityRow]) {
        let isToggle = request.toggle.isToggle
        table.append(rows.map { TableRow(cells: $0.cells, isOn: isToggle && $0.isOn) })
    }

    var value: ZenityContent {
        let rows = table.rows
        return .rows(table.chosen.map { ZenityRow(cells: rows[$0].cells) })
    }
}

extension ZenityList {
    /// The table that shows the list.
    fileprivate func table(named name: String) -> Table.Settings {
        let shown = columns.enumerated().filter { !hiddenColumns.contains($0.offset) }
        var settings = Table.Settings(
            name, columns: shown.map { TableColumn($0.element, kind(of: $0.offset), index: $0.offset) })
        settings.choice =
            switch toggle {
            case .check: .checks
            case .radio: .radios
            case .none, .image: allowsMultiple ? .several : .one
            }
        settings.showsHeader = !hidesHeader
        settings.searchesInside = searchesInside
        return settings
    }

    private func kind(of column: Int) -> TableColumn.Kind {
        if column == 0, toggle.isToggle { return .toggle }
        if column == 0, toggle == .image { return .image }
        return isEditable ? .editableText : .text
    }
}
