import PopsheetDialogs

/// The dialog of `popsheet pick`.
@MainActor
final class PickDialog: QuestionDialog {
    private let command: PickCommand
    private lazy var table = Table(command.table)
    private var parser: PickRowParser
    private var reader: ByteReader?
    private var rows: [PickRow] = []
    private weak var session: DialogSession?
    private var wasAcceptable = false

    init(_ command: PickCommand) throws(CommandFailure) {
        self.command = command
        parser = PickRowParser(command)
        rows = try command.givenRows()
    }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        table.onActivate = { [weak self, weak session] in
            if self?.isAcceptable == true { session?.choose(QuestionArguments.accepting) }
        }
        show(rows)
        wasAcceptable = isAcceptable
        table.onSelect = { [weak self] in self?.followSelection() }
        return try command.question.sheet(showing: table.widget, mayAccept: wasAcceptable)
    }

    /// Whether something is chosen, or nothing need be.
    private var isAcceptable: Bool { command.multiple || !table.chosen.isEmpty }

    private func followSelection() {
        guard isAcceptable != wasAcceptable else { return }
        wasAcceptable.toggle()
        session?.window?.setEnabled(wasAcceptable, QuestionArguments.accepting)
    }

    func wasShown() {
        table.focus()
        guard command.readsRows else { return }
        reader = ByteReader(
            onBytes: { [weak self] bytes in self?.append { parser throws(CommandFailure) in try parser.take(bytes) } },
            onEnd: { [weak self] in self?.append { parser throws(CommandFailure) in try parser.finish() } },
            onFailure: { [weak self] in self?.session?.fail($0) })
    }

    func ended() { reader?.stop() }

    private func append(_ parse: (inout PickRowParser) throws(CommandFailure) -> [PickRow]) {
        do throws(CommandFailure) {
            let new = try parse(&parser)
            rows += new
            show(new)
        } catch {
            session?.fail(error)
        }
    }

    private func show(_ new: [PickRow]) {
        table.append(
            new.map { row in
                TableRow(cells: command.cells(of: row), isOn: command.checks(row), isEnabled: row.isEnabled)
            })
        if !command.multiple, let index = new.lastIndex(where: { command.checks($0) }) {
            table.select(rows.count - new.count + index)
        }
    }

    var value: QuestionValue { command.value(of: table.chosen.map { rows[$0] }) }
}

extension PickCommand {
    /// The number of the cell that contains the first text.
    private static let firstText = 2

    /// The columns of the table: a check box, an icon, the texts and the subtitle.
    fileprivate var table: Table.Settings {
        var columns: [TableColumn] = []
        if multiple { columns.append(TableColumn("", .toggle, index: 0)) }
        if rows == .json { columns.append(TableColumn("", .image, index: 1)) }
        let headers = column.isEmpty ? [""] : column
        for (index, header) in headers.enumerated() {
            columns.append(TableColumn(header, index: Self.firstText + index))
        }
        if rows == .json { columns.append(TableColumn("", index: Self.firstText + headers.count)) }
        var settings = Table.Settings(question.title ?? "Rows", columns: columns)
        settings.choice = multiple ? .checks : .one
        settings.showsHeader = !column.isEmpty
        settings.searchesInside = true
        settings.filters = filter
        return settings
    }

    /// The cells of a row.
    fileprivate func cells(of row: PickRow) -> [[UInt8]] {
        let texts = column.isEmpty ? [row.label] : row.cells
        let count = max(1, column.count)
        let padded = texts.prefix(count) + Array(repeating: "", count: max(0, count - texts.count))
        return [[], Array((row.icon ?? "").utf8)] + padded.map { Array($0.utf8) } + [Array((row.subtitle ?? "").utf8)]
    }
}
