/// What is asked of some of the rows: of ten thousand, only a few can be seen at a time.
extension SheetLayout {
    /// How many rows lie among the actions, the first ones of all.
    public var actionRowCount: Int { rows.last?.place == .apart ? rows.count - 1 : rows.count }

    /// The rows among the actions that lie at least in part between two heights, before any scrolling.
    public func actionRows(from top: Double, to bottom: Double) -> Range<Int> {
        let first = firstActionRow { $0.frame.maxY > top }
        return first..<max(first, firstActionRow { $0.frame.y >= bottom })
    }

    /// The first row that something holds for which holds for all below it too.
    private func firstActionRow(where isBelow: (Row) -> Bool) -> Int {
        var (low, high) = (0, actionRowCount)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(rows[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// A row with its label fitted, which in the layout is only done for those that are seen at first.
    ///
    /// - Parameter label: The label as it is drawn.
    public func row(_ index: Int, fitting label: String, measuring measurer: some TextMeasurer) -> Row {
        var row = rows[index]
        guard !row.isVisible else { return row }
        row.fit(label, measuring: measurer)
        return row
    }

    /// The lines between the rows and below the header, each on the upper edge of the row below it.
    public var separators: [Separator] { separators(above: rows.indices) }

    /// The lines on the upper edges of some of the rows.
    public func separators(above range: Range<Int>) -> [Separator] {
        guard separatorThickness > 0 else { return [] }
        return range.clamped(to: 0..<actionRowCount).compactMap { index in
            if index == 0, (header?.frame.height ?? 0) <= 0 { return nil }
            var frame = rows[index].frame
            frame.height = separatorThickness
            return Separator(frame: frame, rowBelow: index, isBelowHeader: index == 0)
        }
    }
}
