/// Reads the rows of a list from a stream with one cell in each line.
struct ListReader {
    private var splitter = RecordSplitter(end: .line)
    private var grouping: RowGrouping

    /// - Parameter columns: The number of columns, at least 1.
    init(columns: Int) { grouping = RowGrouping(columns: columns) }

    /// Reads bytes; returns the rows they complete.
    mutating func take(_ bytes: [UInt8]) -> [ZenityRow] {
        var rows: [ZenityRow] = []
        for cell in splitter.take(bytes) {
            if let row = grouping.add(cell) { rows.append(row) }
        }
        return rows
    }

    /// The rows that the end of the stream completes: at most one, which may lack cells.
    mutating func finish() -> [ZenityRow] {
        let complete = splitter.finish().flatMap { grouping.add($0) }
        return (complete ?? grouping.finish()).map { [$0] } ?? []
    }
}
