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
