import PopsheetModel

/// How tall the rows of a form are at a text size, and how its labels shrink.
struct RowLayout {
    /// The height of a row without a subtitle.
    let height: Double
    /// The height of a row with one, where there are any.
    let subtitledHeight: Double
    /// The font of a label that fits.
    let font: Font
    /// What a label keeps free at both sides of its row.
    let labelInset: Double
    private let metrics: SheetMetrics

    init(
        minimumHeight: Double, minimumSubtitledHeight: Double, font: Font, smallSize: Double, metrics: SheetMetrics,
        labelInset: Double, hasSubtitles: Bool, measuring measurer: some TextMeasurer
    ) {
        let line = measurer.lineHeight(of: font)
        let padding = Self.padding(fontSize: font.size)
        height = max(minimumHeight, 2 * padding + line)
        // Most sheets have no subtitles, and a font that nothing is set in is not to be looked for.
        let small = hasSubtitles ? measurer.lineHeight(of: Font(size: smallSize)) : 0
        subtitledHeight = max(minimumSubtitledHeight, 2 * padding + line + small)
        self.font = font
        self.metrics = metrics
        self.labelInset = labelInset
    }

    /// The least space above and below a label (3).
    private static func padding(fontSize: Double) -> Double { 1.8 + 0.4 * fontSize }

    func height(of row: Row) -> Double { row.hasSubtitle ? subtitledHeight : height }

    /// What a row's label keeps free at both sides, so that it is centred even beside an icon.
    fileprivate func inset(of row: Row) -> Double {
        row.hasIcon ? metrics.iconInset + metrics.iconSize + metrics.iconLabelGap : labelInset
    }

    /// The room for a row's label.
    func labelWidth(in row: Row) -> Double { max(0, row.frame.width - 2 * inset(of: row)) }
}

extension Font {
    /// Whether a text fits on a line whatever its letters are, so that it need not be measured, which costs more than all
    /// the rest of a row: no ASCII letter of a text font is much wider than an em.
    func surelyFits(_ text: String, in room: Double) -> Bool {
        Double(text.utf8.count) * 1.1 * size <= room && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}

extension Row {
    /// Shrinks the label from its full size to the row's room, down to the least scale, and says whether it must be cut even
    /// so.
    mutating func fit(_ label: String, measuring measurer: some TextMeasurer) {
        let room = max(0, frame.width - 2 * labelInset)
        isTruncated = false
        if font.surelyFits(label, in: room) { return }
        // Before it is shown a window has no size, and what nothing has room for needs no measure.
        let width = room > 0 ? measurer.width(of: label, in: font) : .infinity
        guard width > room else { return }
        let least = SheetMetrics.standard.minimumLabelScale
        font.size *= max(least, room / width)
        isTruncated = room / width < least
    }
}

extension LayoutRequest {
    /// The rows of today's sheet and popover (3).
    func standardRows(_ measurer: some TextMeasurer, weight: FontWeight = .regular) -> RowLayout {
        RowLayout(
            minimumHeight: metrics.rowHeight, minimumSubtitledHeight: metrics.subtitledRowHeight,
            font: Font(size: sizes.action, weight: weight), smallSize: sizes.small, metrics: metrics,
            labelInset: metrics.labelInset, hasSubtitles: hasSubtitles, measuring: measurer)
    }

    /// The rows of the actions one below the other, from the upper edge down, and how much height they take.
    func stack(_ layout: RowLayout, gap: Double = 0) -> (rows: [Row], height: Double) {
        var rows: [Row] = []
        rows.reserveCapacity(actions.count + 1)
        var y = 0.0
        // By index: an action or a row taken out of its list is copied, which costs more than all the rest.
        for index in actions.indices {
            rows.append(row(for: actions[index], place: .actions, font: layout.font))
            let height = layout.height(of: rows[index])
            rows[index].frame = Rect(x: 0, y: y, width: 0, height: height)
            y += height + gap
        }
        return (rows, rows.isEmpty ? 0 : y - gap)
    }

    /// The row of the cancel action at the upper edge, where there is such an action.
    func cancelRow(_ layout: RowLayout) -> Row? {
        guard let action = sheet.cancelAction else { return nil }
        var row = row(for: action, place: .apart, font: layout.font)
        row.frame.height = layout.height(of: row)
        return row
    }

    /// Puts stacked rows into the viewport in which they scroll, and fits the labels of those that can be seen.
    func place(
        _ rows: inout [Row], in viewport: Rect, sideMargin: Double = 0, cornerRadius: Double = 0, _ layout: RowLayout,
        measuring measurer: some TextMeasurer
    ) {
        for index in rows.indices {
            rows[index].frame = Rect(
                x: viewport.x + min(sideMargin, viewport.width / 2), y: viewport.y + rows[index].frame.y,
                width: max(0, viewport.width - 2 * sideMargin), height: rows[index].frame.height)
            rows[index].labelInset = layout.inset(of: rows[index])
            settle(&rows[index], in: viewport, cornerRadius)
            guard rows[index].isVisible else { continue }
            rows[index].fit(label(of: actions[index]), measuring: measurer)
        }
    }

    /// Gives the cancel row its place, and fits its label.
    func place(
        _ row: inout Row?, in frame: Rect, cornerRadius: Double = 0, _ layout: RowLayout,
        measuring measurer: some TextMeasurer
    ) {
        guard var placed = row, let action = sheet.cancelAction else { return }
        placed.frame = frame
        placed.labelInset = layout.inset(of: placed)
        settle(&placed, in: frame, cornerRadius)
        if placed.isVisible { placed.fit(label(of: action), measuring: measurer) }
        row = placed
    }

    private func settle(_ row: inout Row, in viewport: Rect, _ cornerRadius: Double) {
        row.cornerRadius = ContinuousCorner.radius(cornerRadius, fitting: row.frame.size)
        row.isVisible = row.frame.y < viewport.maxY && row.frame.height > 0
    }
}
