package import PopsheetModel

/// The parts of a list that scroll because they do not fit.
package struct Scrolls: Sendable, Hashable {
    /// Whether the header scrolls.
    package var header = false
    /// Whether the actions scroll.
    package var actions = false

    /// Whether either part scrolls.
    package var any: Bool { header || actions }
}

/// A separator between two rows, or between the header and the first row.
package struct Separator: Sendable, Hashable {
    /// The separator's frame.
    package var frame: Rect
    /// The row whose upper edge has the separator, as an index into the layout's rows.
    package var rowBelow: Int
    /// Whether it is the header's separator, which stays while a row is pressed.
    package var isBelowHeader: Bool
}

/// The positions of header and rows at rest, in the coordinates of the sheet's area.
package struct ActionListLayout: ContentLayout {
    /// The title and the message.
    package var header: Header?
    /// The actions in the order shown, without the cancel action.
    package internal(set) var actions: [Action] = []
    /// The rows in the order shown, the cancel action last; scrolling rows have their positions before scrolling.
    package var rows: [Row] = []
    /// The bands above the first rows of sections, in order, before scrolling.
    package var bands: [SectionBand] = []
    /// The viewport in which the actions scroll.
    package var viewport: Rect
    /// The parts that scroll.
    package var scrolls = Scrolls()
    /// Whether the header scrolls with the rows instead of separately.
    package var headerScrollsWithRows = false
    /// The thickness of the separators; 0 without separators.
    var separatorThickness = 0.0
    /// Whether other content is between the header and the rows.
    private(set) var hasGap = false
    /// Where a footer on the same panel begins; its height is 0.
    var footerSeparator: Rect?
    /// Whether labels are centred; otherwise they begin at the leading edge.
    package internal(set) var centersLabels = true
    /// The font of a label that fits.
    var labelFont = Font(size: 0)
    /// The font of a footer label that fits; nil if the footer is as wide as its label.
    var footerFont: Font?

    init(viewport: Rect) { self.viewport = viewport }

    /// Whether header or actions scroll.
    package var overflows: Bool { scrolls.any }

    /// Mirrors the layout horizontally.
    package mutating func mirror(inWidth width: Double) {
        header = header?.mirrored(inWidth: width)
        for index in rows.indices { rows[index].frame = rows[index].frame.mirrored(inWidth: width) }
        for index in bands.indices { bands[index] = bands[index].mirrored(inWidth: width) }
        viewport = viewport.mirrored(inWidth: width)
        footerSeparator = footerSeparator?.mirrored(inWidth: width)
    }

    // MARK: Other content between the header and the rows

    /// Where other content between the header and the rows begins, in a list with this upper edge.
    func contentGap(below top: Double) -> Double { header.map { max(top, $0.frame.maxY) } ?? top }

    /// Moves the rows down, so that other content has its place above them; the footer stays.
    mutating func openGap(_ height: Double) {
        hasGap = true
        viewport.y += height
        for index in 0..<actionRowCount { rows[index].frame.y += height }
        for index in bands.indices { bands[index].frame.y += height }
    }

    /// Moves the rows and the footer.
    mutating func moveRows(by distance: Double) {
        viewport.y += distance
        for index in rows.indices { rows[index].frame.y += distance }
        for index in bands.indices { bands[index].frame.y += distance }
        footerSeparator?.y += distance
    }

    /// The font of a row's label before it shrinks; nil if the row is as wide as its label.
    package func fullFont(of row: Row) -> Font? { row.place == .footer ? footerFont : labelFont }

    // MARK: Some of the rows: of ten thousand, only a few can be seen at a time

    /// The number of rows that are actions; they come first.
    package var actionRowCount: Int { rows.last?.place == .footer ? rows.count - 1 : rows.count }

    /// The action rows that are at least partly between two heights, before scrolling.
    package func actionRows(from top: Double, to bottom: Double) -> Range<Int> {
        let first = firstActionRow { $0.frame.maxY > top }
        return first..<max(first, firstActionRow { $0.frame.y >= bottom })
    }

    /// The footer's row.
    package var footer: Row? { rows.last.flatMap { $0.place == .footer ? $0 : nil } }

    /// The first row that meets a condition which all later rows also meet.
    private func firstActionRow(where isBelow: (Row) -> Bool) -> Int {
        var (low, high) = (0, actionRowCount)
        while low < high {
            let middle = (low + high) / 2
            if isBelow(rows[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// A row with its label fitted; the layout fits only the rows that are visible at first.
    ///
    /// - Parameter label: The displayed label.
    package func row(_ index: Int, fitting label: String, measuring measurer: any TextMeasurer) -> Row {
        var row = rows[index]
        guard !row.isVisible else { return row }
        row.fit(label, measuring: measurer)
        return row
    }

    /// The separators between the rows and below the header, each on the upper edge of the row below it.
    package var separators: [Separator] { separators(above: rows.indices) }

    /// The separators on the upper edges of some of the rows, and of the bands above them.
    package func separators(above range: Range<Int>) -> [Separator] {
        guard separatorThickness > 0 else { return [] }
        return range.clamped(to: 0..<actionRowCount).flatMap { index -> [Separator] in
            let band = band(above: index)
            var lines: [Separator] = []
            if index > 0 || hasGap || (header?.frame.height ?? 0) > 0 {
                lines.append(separator(on: band?.frame ?? rows[index].frame, above: index))
                lines[0].isBelowHeader = index == 0
            }
            if band?.isGap == true { lines.append(separator(on: rows[index].frame, above: index)) }
            return lines
        }
    }

    private func separator(on frame: Rect, above row: Int) -> Separator {
        var line = frame
        line.height = separatorThickness
        return Separator(frame: line, rowBelow: row, isBelowHeader: false)
    }

    /// The band above a row, if a section begins there.
    package func band(above row: Int) -> SectionBand? {
        var (low, high) = (0, bands.count)
        while low < high {
            let middle = (low + high) / 2
            if bands[middle].rowBelow < row { low = middle + 1 } else { high = middle }
        }
        return low < bands.count && bands[low].rowBelow == row ? bands[low] : nil
    }
}
