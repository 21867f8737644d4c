/// A row of a list: its cells as they were given, since they need not be UTF-8.
struct ZenityRow: Hashable, Sendable {
    /// The cells; a last row may have fewer than there are columns.
    var cells: [[UInt8]]

    /// A cell as it is shown; empty if it is missing.
    func text(_ column: Int) -> String {
        cells.indices.contains(column) ? String(decoding: cells[column], as: UTF8.self) : ""
    }

    /// Whether the first cell says that the row's toggle is on.
    var isOn: Bool { text(0).lowercased() == "true" }
}

/// Groups cells into rows of as many cells as there are columns.
struct RowGrouping {
    private let columns: Int
    private var cells: [[UInt8]] = []

    /// - Parameter columns: The number of columns, at least 1.
    init(columns: Int) { self.columns = columns }

    /// Appends a cell; returns the row that it completes.
    mutating func add(_ cell: [UInt8]) -> ZenityRow? {
        cells.append(cell)
        return cells.count == columns ? finish() : nil
    }

    /// The last row, which may be incomplete; nil if there are no more cells.
    mutating func finish() -> ZenityRow? {
        defer { cells = [] }
        return cells.isEmpty ? nil : ZenityRow(cells: cells)
    }

    /// The rows of cells, with a last one that may be incomplete.
    static func rows(of cells: [[UInt8]], columns: Int) -> [ZenityRow] {
        var grouping = RowGrouping(columns: columns)
        var rows: [ZenityRow] = []
        for cell in cells {
            if let row = grouping.add(cell) { rows.append(row) }
        }
        if let row = grouping.finish() { rows.append(row) }
        return rows
    }
}
