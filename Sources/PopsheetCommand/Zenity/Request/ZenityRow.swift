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

extension ZenityList {
    /// The rows that are chosen at first.
    ///
    /// Of several radio buttons that are on, the last one wins; a plain list begins with its first row (zenity.md §7).
    func initialChoice(in rows: [ZenityRow]) -> [ZenityRow] {
        switch toggle {
        case .check: rows.filter(\.isOn)
        case .radio: rows.last(where: \.isOn).map { [$0] } ?? []
        case .none, .image: Array(rows.prefix(1))
        }
    }
}
