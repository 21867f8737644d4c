import PopsheetModel

extension LayoutRequest {
    /// The watch's sheet: the whole window, cancel in its upper leading corner, the rest scrolling below it (5).
    func compact(_ measurer: some TextMeasurer) -> SheetLayout {
        let compact: CompactMetrics = sheet.compactLook == .rounded ? .rounded : .square
        let area = stage.bounds.inset(by: stage.leadingSafeArea)
        let cancel = compactCancel(compact, in: area, measurer)
        let top = min(area.maxY, cancel.map { max($0.frame.maxY, area.y + compact.cancelHeight) } ?? area.y)
        let viewport = Rect(x: area.x, y: top, width: area.width, height: area.maxY - top)

        let header = HeaderLayout(
            sheet, width: area.width,
            titleFont: Font(size: sizes.growing(Self.compactTitleSize), weight: .semibold),
            messageFont: Font(size: sizes.growing(Self.compactMessageSize)),
            spacing: .init(
                horizontal: compact.textInset, top: compact.headerTopPadding,
                between: compact.titleMessageGap, bottom: compact.headerBottomPadding),
            measuring: measurer)
        let rowLayout = RowLayout(
            minimumHeight: compact.buttonHeight, minimumSubtitledHeight: compact.buttonHeight,
            font: Font(size: sizes.growing(Self.compactLabelSize)), smallSize: sizes.small, metrics: metrics,
            labelInset: metrics.labelInset / 2, hasSubtitles: hasSubtitles, measuring: measurer)
        var (rows, actionsHeight) = stack(rowLayout, gap: compact.buttonGap)

        // Header and buttons scroll as one, so the buttons' own viewport is what the header leaves of it.
        let start = header.header == nil ? compact.sideMargin : header.height
        let actions = Rect(x: viewport.x, y: viewport.y + start, width: viewport.width, height: viewport.height - start)
        place(
            &rows, in: actions, sideMargin: compact.sideMargin, cornerRadius: compact.buttonRadius, rowLayout,
            measuring: measurer)

        var layout = SheetLayout(form: .compact, actionsViewport: viewport)
        layout.header = header.placed(x: viewport.x, y: viewport.y, height: header.height)
        layout.rows = rows + (cancel.map { [$0] } ?? [])
        let overflows = start + actionsHeight > viewport.height
        layout.scrolls = Scrolls(header: overflows && header.header != nil, actions: overflows && !rows.isEmpty)
        layout.travel = stage.size.height + travelOfShadow
        return layout
    }

    /// The cancel button in the upper leading corner, as wide as its label.
    private func compactCancel(_ compact: CompactMetrics, in area: Rect, _ measurer: some TextMeasurer) -> Row? {
        guard let action = sheet.cancelAction else { return nil }
        let font = Font(size: sizes.growing(Self.compactTitleSize))
        let rowLayout = RowLayout(
            minimumHeight: compact.cancelHeight, minimumSubtitledHeight: compact.cancelHeight, font: font,
            smallSize: sizes.small, metrics: metrics, labelInset: 0, hasSubtitles: false, measuring: measurer)
        var row = cancelRow(rowLayout)
        row?.hasIcon = false
        row?.hasSubtitle = false
        let room = max(0, area.width - 2 * compact.cancelInset)
        let frame = Rect(
            x: area.x + min(compact.cancelInset, area.width / 2), y: area.y,
            width: min(room, measurer.width(of: label(of: action), in: font)),
            height: min(max(compact.cancelHeight, measurer.lineHeight(of: font)), area.height))
        place(&row, in: frame, rowLayout, measuring: measurer)
        return row
    }

    // The sizes of the watch's texts (5: S4).
    private static let compactTitleSize = 15.0
    private static let compactMessageSize = 14.0
    private static let compactLabelSize = 16.0
}
