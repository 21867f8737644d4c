/// Which parts of a list have to scroll for want of room.
public struct Scrolls: Sendable, Hashable {
    /// Whether the header does.
    public var header = false
    /// Whether the actions do.
    public var actions = false

    /// Whether anything does.
    public var any: Bool { header || actions }
}

/// A line between two rows, or between the header and the first.
public struct Separator: Sendable, Hashable {
    /// The line.
    public var frame: Rect
    /// The row whose upper edge it is on, as an index into the layout's rows.
    public var rowBelow: Int
    /// Whether it is the header's, which stays while a row is pressed.
    public var isBelowHeader: Bool
}

/// The places of header and rows at rest, in the coordinates of the area that the sheet covers.
package struct ActionListLayout: Sendable, Hashable {
    /// The title and the message.
    package var header: Header?
    /// The rows in the order shown, the cancel action last; rows that scroll are where they are before any scrolling.
    package var rows: [Row] = []
    /// The part of the area in which the actions scroll.
    package var viewport: Rect
    /// What has to scroll.
    package var scrolls = Scrolls()
    /// Whether the header scrolls with the rows instead of by itself.
    package var headerScrollsWithRows = false
    /// The thickness of the lines between rows; 0 for none.
    var separatorThickness = 0.0
    /// The font of a label that has room.
    var labelFont = Font(size: 0)
    /// The same for the footer's; nil for a footer that is as wide as its label.
    var footerFont: Font?

    init(viewport: Rect) { self.viewport = viewport }

    /// Turns it into its image in an upright mirror.
    mutating func mirror(inWidth width: Double) {
        header = header?.mirrored(inWidth: width)
        for index in rows.indices { rows[index].frame = rows[index].frame.mirrored(inWidth: width) }
        viewport = viewport.mirrored(inWidth: width)
    }

    /// The font of a row's label before it shrinks; nil for a row that is as wide as its label.
    func fullFont(of row: Row) -> Font? { row.place == .footer ? footerFont : labelFont }

    // MARK: Some of the rows: of ten thousand, only a few can be seen at a time

    /// The number of rows among the actions; they are the first ones.
    package var actionRowCount: Int { rows.last?.place == .footer ? rows.count - 1 : rows.count }

    /// The rows among the actions that are at least in part between two heights, before any scrolling.
    package func actionRows(from top: Double, to bottom: Double) -> Range<Int> {
        let first = firstActionRow { $0.frame.maxY > top }
        return first..<max(first, firstActionRow { $0.frame.y >= bottom })
    }

    /// The row of the footer.
    package var footer: Row? { rows.last.flatMap { $0.place == .footer ? $0 : nil } }

    /// The first row that meets a condition which all rows below it meet too.
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
    package func row(_ index: Int, fitting label: String, measuring measurer: any TextMeasurer) -> Row {
        var row = rows[index]
        guard !row.isVisible else { return row }
        row.fit(label, measuring: measurer)
        return row
    }

    /// The lines between the rows and below the header, each on the upper edge of the row below it.
    package var separators: [Separator] { separators(above: rows.indices) }

    /// The lines on the upper edges of some of the rows.
    package func separators(above range: Range<Int>) -> [Separator] {
        guard separatorThickness > 0 else { return [] }
        return range.clamped(to: 0..<actionRowCount).compactMap { index in
            if index == 0, (header?.frame.height ?? 0) <= 0 { return nil }
            var frame = rows[index].frame
            frame.height = separatorThickness
            return Separator(frame: frame, rowBelow: index, isBelowHeader: index == 0)
        }
    }
}
