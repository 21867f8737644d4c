import PopsheetDialogs

/// The cells of the rows that `popsheet pick` asks for.
///
/// One value is for all rows: reading an argument of a command again for each row takes longer than the rest.
struct PickCells {
    /// The numbers of the cells that contain the id, if it is not the text, that name the icon, and that contain the first
    /// text; the subtitle and the section are the last ones.
    static let (identifier, icon, firstText) = (0, 1, 2)

    /// Whether the label is one of several texts.
    private let hasColumns: Bool
    private let textCount: Int
    /// The ids of the rows that are checked, or selected, at first.
    private let checked: Set<[UInt8]>

    /// - Parameters:
    ///   - columns: The headers of the columns.
    ///   - checked: The ids of the rows that are checked, or selected, at first.
    init(columns: [String], checked: [String]) {
        (hasColumns, textCount) = (!columns.isEmpty, max(1, columns.count))
        self.checked = Set(checked.map { Array($0.utf8) })
    }

    /// Whether a row is checked, or selected, at first.
    func checks(_ row: ActionRecord) -> Bool { row.isChecked || !checked.isEmpty && checked.contains(row.id) }

    /// The row of the table for a row that was read.
    func tableRow(_ row: ActionRecord) -> TableRow {
        TableRow(
            cells: cells(of: row), isOn: checks(row), isEnabled: row.isEnabled, isDestructive: row.isDestructive)
    }

    private func cells(of row: ActionRecord) -> [[UInt8]] {
        let texts = hasColumns ? row.cells : [row.label]
        let padded = texts.prefix(textCount) + Array(repeating: "", count: max(0, textCount - texts.count))
        let cells = padded.map { Array($0.utf8) }
        // Most rows are a text that is the id too.
        let id = !hasColumns && cells[0] == row.id ? [] : row.id
        let last = [row.subtitle ?? "", row.section ?? ""].map { Array($0.utf8) }
        return [id, Array((row.icon ?? "").utf8)] + cells
            + last.prefix(row.section != nil ? 2 : row.subtitle != nil ? 1 : 0)
    }

    /// The id of a row of the table.
    @MainActor
    func identifier(of row: Int, in table: Table) -> [UInt8] {
        let id = table.cell(row, Self.identifier)
        return id.isEmpty ? table.cell(row, Self.firstText) : id
    }
}
