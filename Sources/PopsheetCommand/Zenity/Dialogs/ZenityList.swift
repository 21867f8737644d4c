import Popsheet
import PopsheetDialogs

extension ZenityDialogKind {
    static let list = ZenityDialogKind(
        "list", ZenityList.self, "Ask for rows of a list", group: "List",
        title: translated("Select items from the list"), text: translated("Select items from the list below."))
}

/// `--list`: rows to choose from, of the arguments or of standard input.
struct ZenityList: ZenityDialog {
    /// What the first column shows.
    enum Toggle: Hashable, Sendable {
        case none
        case check
        case radio
        /// An image, which isn't a toggle.
        case image

        /// Whether the first cell of a row says if it is on.
        var isToggle: Bool { self == .check || self == .radio }
    }

    var text: ZenityText
    /// The headers of all columns, including that of the toggles.
    var columns: [String]
    var toggle: Toggle
    /// Whether several rows can be chosen.
    var allowsMultiple: Bool
    var isEditable: Bool
    var separator: [UInt8]
    /// The columns to print, from 0, in the order of the output.
    var printedColumns: [Int]
    /// The columns that aren't shown, from 0; they can be printed.
    var hiddenColumns: Set<Int>
    var hidesHeader: Bool
    var searchesInside: Bool
    /// The rows of the arguments; nil if rows come from standard input.
    var rows: [ZenityRow]?

    init(_ arguments: ZenityArguments, in context: ZenityContext) throws(ZenityFailure) {
        text = arguments.message(in: context)
        columns = arguments.texts(.column)
        toggle = try Self.toggle(arguments)
        guard !columns.isEmpty else { throw .setUp("--list needs at least one --column") }
        allowsMultiple = toggle == .check || (arguments.has(.multiple) && toggle != .radio)
        isEditable = arguments.has(.editable)
        separator = CEscapes.resolved(arguments.bytes(.separator) ?? Array("|".utf8))
        let first = toggle.isToggle ? 1 : 0
        switch arguments.text(.printColumn) {
        case nil: printedColumns = [first]
        case let all? where all.lowercased() == "all": printedColumns = Array(first..<columns.count)
        case .some: printedColumns = arguments.columns(.printColumn, of: columns.count)
        }
        hiddenColumns = Set(arguments.columns(.hideColumn, of: columns.count))
        hidesHeader = arguments.has(.hideHeader)
        searchesInside = arguments.has(.midSearch)
        if !arguments.positionals.isEmpty {
            rows = RowGrouping.rows(of: arguments.positionals, columns: columns.count)
        }
    }

    private static func toggle(_ arguments: ZenityArguments) throws(ZenityFailure) -> Toggle {
        let kinds: [(ZenityOptionName, Toggle)] = [(.checklist, .check), (.radiolist, .radio), (.imagelist, .image)]
        let given = kinds.filter { arguments.has($0.0) }
        guard given.count <= 1 else {
            throw .setUp("give only one of \(given.map { "--\($0.0.rawValue)" }.joined(separator: " and "))")
        }
        return given.first?.1 ?? .none
    }

    func makeDialog(_ settings: ZenitySettings) -> any Dialog<[ZenityRow]> { ZenityListDialog(self, settings) }

    /// The line that chosen rows print: their printed cells; empty if there are none.
    func output(_ rows: [ZenityRow]) -> [UInt8] {
        let cells = rows.flatMap { row in
            printedColumns.compactMap { column in
                // A chosen row's toggle is on, whatever it was at first.
                if column == 0, toggle.isToggle { return Array("TRUE".utf8) }
                return row.cells.indices.contains(column) ? row.cells[column] : nil
            }
        }
        return cells.isEmpty ? [] : Array(cells.joined(separator: separator)) + [UInt8(ascii: "\n")]
    }

    static let printsAtTimeout = true

    // MARK: Answered beforehand

    func readingChoices() -> ZenityList {
        var list = self
        var reader = ListReader(columns: columns.count)
        list.rows = rows ?? reader.take(InputFile.standardInput.bytesForZenity()) + reader.finish()
        return list
    }

    /// A row goes by the first cell that it prints.
    var choices: [(name: String, value: [ZenityRow])] {
        (rows ?? []).map { ($0.text(printedColumns.first ?? 0), [$0]) }
    }

    func givenValue(_ outcome: ZenityOutcome, from source: String) -> [ZenityRow] { initialChoice(in: rows ?? []) }

    /// Rows by the first cells that they print.
    func enteredValue(_ answer: GivenAnswer) throws(CommandFailure) -> [ZenityRow]? {
        guard let names = try answer.texts() else { return nil }
        let choices = choices
        var rows: [ZenityRow] = []
        for name in names {
            guard let choice = choices.first(where: { $0.name == name }) else {
                throw ActionDetails.unknown(name, part: "row", of: answer.source, among: choices.map(\.name))
            }
            rows += choice.value
        }
        return rows
    }

    /// The rows that are chosen at first.
    ///
    /// Of several radio buttons that are on, the last one wins; a plain list begins with its first row (zenity.md §7).
    private func initialChoice(in rows: [ZenityRow]) -> [ZenityRow] {
        switch toggle {
        case .check: rows.filter(\.isOn)
        case .radio: rows.last(where: \.isOn).map { [$0] } ?? []
        case .none, .image: Array(rows.prefix(1))
        }
    }
}

private final class ZenityListDialog: SheetDialog {
    private let request: ZenityList
    private let settings: ZenitySettings
    private var reader: ListReader
    private var input: ByteReader?
    private weak var session: DialogSession?
    /// Whether the action that accepts is enabled.
    private var canAccept = true
    private lazy var table = Table(request.table(named: settings.title ?? request.text.source))

    init(_ request: ZenityList, _ settings: ZenitySettings) {
        (self.request, self.settings) = (request, settings)
        reader = ListReader(columns: request.columns.count)
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        table.onActivate = { [weak session] in session?.choose(Action.acceptingIdentifier) }
        table.waits = request.rows == nil
        if let rows = request.rows { append(rows) } else { readFirst() }
        self.session = session
        canAccept = isReady
        return try .zenity(settings, text: request.text, as: .caption, content: table.widget, isReady: canAccept)
    }

    /// Whether there is something to accept, or nothing more will come: a Return key that is too early accepts nothing.
    private var isReady: Bool { table.count > 0 || !table.waits }

    private func followRows() {
        guard isReady, !canAccept else { return }
        canAccept = true
        session?.sheet?.setEnabled(true, Action.acceptingIdentifier)
    }

    var mayGrow: Bool { request.rows == nil }

    var isAsWideAsContent: Bool { true }

    func wasShown() { table.focus() }

    func wasDrawn() { input?.resume() }

    /// Reads the rows that are there for the first drawing.
    private func readFirst() {
        let input = ByteReader.zenity(
            onBytes: { [weak self] bytes in
                guard let self else { return }
                append(reader.take(bytes))
            },
            onEnd: { [weak self] in
                guard let self else { return }
                append(reader.finish())
                table.waits = false
                followRows()
            })
        self.input = input
        input.readFirst { ScreenRows.areIn(table) }
        input.pause()
    }

    func ended() { input?.stop() }

    private func append(_ rows: [ZenityRow]) {
        let isToggle = request.toggle.isToggle
        table.append(rows.map { TableRow(cells: $0.cells, isOn: isToggle && $0.isOn) })
        followRows()
    }

    var value: [ZenityRow] {
        table.chosen.map { ZenityRow(cells: table.row($0).cells) }
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
        settings.isBelowTexts = !text.source.isEmpty
        settings.searchesInside = searchesInside
        return settings
    }

    private func kind(of column: Int) -> TableColumn.Kind {
        if column == 0, toggle.isToggle { return .toggle }
        if column == 0, toggle == .image { return .image }
        return isEditable ? .editableText : .text
    }
}
