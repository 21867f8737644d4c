import CPopsheet
import PopsheetSearch

/// The rows of a table, and which of them are shown in which order.
struct TableStore {
    /// The cells of all rows, in the order in which they came.
    private var cells = PackedRows()
    private var traits: [TableRow.Traits] = []
    /// The rows that are shown whatever the query is, in the order in which they came.
    private var permanent: [UInt32] = []
    /// The rows that are shown.
    private(set) var shown = ShownRows.all(0)
    /// What finds the shown rows; nil if all are shown.
    private(set) var query: SearchQuery?
    private var found: FoundRows?
    /// The columns that are searched.
    var searched: [Int] = []
    /// The index of the cells that name the rows' sections; nil without sections.
    var sectionColumn: Int? { didSet { sections = sectionColumn.map { _ in RowSections() } } }
    private var sections: RowSections?
    /// How rows are searched.
    var method = SearchMethod.containing
    private var sorting: (column: TableColumn, isDescending: Bool)?

    /// The number of all rows.
    var count: Int { traits.count }

    /// Whether shown rows are in the order in which they came, and so are some that are appended.
    func isInGivenOrder(with new: [TableRow]) -> Bool {
        if sorting != nil || query?.ranks == true { return false }
        guard let sections, let column = sectionColumn else { return true }
        return sections.areTogether(with: new.lazy.map { $0.bytes(column) })
    }

    /// The name of the section that begins at a position; nil if none does.
    func section(startingAt position: Int) -> String? {
        guard sorting == nil, let sections else { return nil }
        return sections.start(at: shown[position], after: position == 0 ? nil : shown[position - 1])
            .map { TableRow.text($0) }
    }

    // MARK: Rows

    /// A row, with the changes of the user.
    subscript(row: Int) -> TableRow { TableRow(cells: cells.cells(row), traits: traits[row]) }

    /// A cell; empty if it is missing.
    func cell(_ row: Int, _ column: Int) -> [UInt8] { cells.cell(row, column) }

    func isOn(_ row: Int) -> Bool { traits[row].contains(.on) }

    func isEnabled(_ row: Int) -> Bool { !traits[row].contains(.disabled) }

    /// The rows whose check box or radio button is on.
    var rowsOn: [Int] { traits.indices.filter { traits[$0].contains(.on) } }

    /// Appends rows.
    ///
    /// - Returns: The number of rows that are shown in addition, at the end if the rows are in the given order.
    mutating func append(_ new: [TableRow]) -> Int {
        let (before, first) = (shown.count, count)
        for row in new {
            if row.isPermanent { permanent.append(UInt32(count)) }
            cells.append(row.cells)
            traits.append(row.traits)
            if let sectionColumn { sections?.append(row.bytes(sectionColumn)) }
        }
        if let query {
            found?.append(RowSearch(cells, for: query, columns: searched, from: first).run())
        }
        arrange()
        return shown.count - before
    }

    /// Turns a row's check box or radio button on or off.
    mutating func set(_ on: Bool, _ row: Int) {
        if on { traits[row].insert(.on) } else { traits[row].remove(.on) }
    }

    /// Changes a cell.
    mutating func set(_ cell: [UInt8], row: Int, column: Int) {
        var changed = cells.cells(row)
        while changed.count <= column { changed.append([]) }
        changed[column] = cell
        cells.replace(row, changed)
    }

    // MARK: Searching

    /// The search for the rows that a text finds; nil for a text that finds all rows.
    func search(for text: String) -> RowSearch? {
        if text.isEmpty { return nil }
        let query = SearchQuery(text, method)
        var candidates: [UInt32]?
        if let found, let before = self.query, query.narrows(before) { candidates = found.inGivenOrder }
        return RowSearch(cells, for: query, columns: searched, among: candidates)
    }

    /// Shows the rows that a search has found, and those that came since it began.
    mutating func show(_ found: FoundRows, of search: RowSearch) {
        var found = found
        if search.rowCount < count {
            found.append(RowSearch(cells, for: search.query, columns: searched, from: search.rowCount).run())
        }
        (self.found, query) = (found, search.query)
        arrange()
    }

    /// Shows all rows.
    mutating func showAll() {
        (found, query) = (nil, nil)
        arrange()
    }

    /// Shows the rows that a text finds.
    mutating func filter(by text: String) {
        if let search = search(for: text) { show(search.run(), of: search) } else { showAll() }
    }

    /// The first shown row that a query finds; nil without one.
    func firstRow(matching query: SearchQuery) -> Int? {
        let found = Set(RowSearch(cells, for: query, columns: searched).run().rows)
        return shown.first { found.contains(UInt32($0)) }
    }

    /// The first shown row that is enabled, from a position on and then from the start, whose cell in the first searched
    /// column begins with a text, or contains it.
    func position(of text: String, inside: Bool, from start: Int) -> Int? {
        guard let column = searched.first, !shown.isEmpty else { return nil }
        let typed = TypedText(text)
        for step in shown.indices {
            let position = (start + step) % shown.count
            let row = shown[position]
            if isEnabled(row), typed.isIn(cell(row, column), inside: inside) { return position }
        }
        return nil
    }

    // MARK: Order

    /// Sorts by a column; nil for the order in which the rows came, or in which they match.
    mutating func sort(by column: TableColumn?, isDescending: Bool) {
        sorting = column.map { ($0, isDescending) }
        arrange()
    }

    /// The rows that a query has found, and the permanent ones: at their place in the given order, or after those that rank.
    private func withPermanentRows(_ found: FoundRows) -> [UInt32] {
        let rows = found.rows
        if permanent.isEmpty { return rows }
        let others = Set(permanent).subtracting(rows)
        return query?.ranks == true ? rows + others.sorted() : (rows + others).sorted()
    }

    private mutating func arrange() {
        shown = found.map { ShownRows(withPermanentRows($0)) } ?? .all(count)
        guard let (column, isDescending) = sorting else {
            let isRanked = query?.ranks == true
            if let sections, isRanked || !sections.areTogether {
                shown = ShownRows(sections.together(shown.lazy.map { UInt32($0) }, isRanked: isRanked))
            }
            return
        }
        let rows = found.map { withPermanentRows($0).sorted() } ?? (0..<UInt32(count)).map { $0 }
        if case .toggle = column.kind {
            // What is on comes first.
            shown = ShownRows(
                rows.filter { isOn(Int($0)) != isDescending } + rows.filter { isOn(Int($0)) == isDescending })
            return
        }
        var keys: [(key: UnsafeMutablePointer<CChar>, row: UInt32)] = rows.map { row in
            let text = TableRow.text(cell(Int(row), column.index))
            // Numbers in the texts are in the order of their values.
            return (g_utf8_collate_key_for_filename(text, Int(text.utf8.count)), row)
        }
        defer { for key in keys { g_free(key.key) } }
        keys.sort { one, other in
            let order = g_strcmp0(one.key, other.key)
            return order == 0 ? one.row < other.row : (order < 0) != isDescending
        }
        shown = ShownRows(keys.map(\.row))
    }
}
