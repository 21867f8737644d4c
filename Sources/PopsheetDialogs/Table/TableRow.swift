import PopsheetLayout

/// A row of a table: its cells as they were given, since they need not be UTF-8.
package struct TableRow {
    /// The cells; a row may have fewer than there are columns.
    package var cells: [[UInt8]]
    /// Whether its check box or radio button is on at first.
    package var isOn: Bool

    /// Whether the row can be chosen.
    package var isEnabled: Bool
    /// Whether choosing it destroys something; its texts have the colour of a destructive action.
    package var isDestructive: Bool

    package init(cells: [[UInt8]], isOn: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false) {
        (self.cells, self.isOn, self.isEnabled, self.isDestructive) = (cells, isOn, isEnabled, isDestructive)
    }

    /// A cell as it is shown: control characters are visible symbols, and what isn't text is replaced.
    func text(_ column: Int) -> String {
        DisplayText.line(String(decoding: bytes(column).prefix(Self.shownBytes), as: UTF8.self))
    }

    /// A cell; empty if it is missing.
    func bytes(_ column: Int) -> [UInt8] { cells.indices.contains(column) ? cells[column] : [] }

    /// Far more bytes of a cell than a card has space for.
    private static let shownBytes = 4 * DisplayText.lineLimit
}
