extension ZenityList {
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
}
