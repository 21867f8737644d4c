import PopsheetModel

extension LayoutRequest {
    /// The panel of 2010: the window's whole width, with separate glossy buttons of a limited one (6: S0–S2).
    func classicPanel(_ measurer: some TextMeasurer) -> SheetLayout {
        let classic = ClassicMetrics.standard
        let (width, height) = (stage.size.width, stage.size.height)
        let inset = classic.inset(ofWidth: width)
        let rowLayout = RowLayout(
            minimumHeight: classic.buttonHeight, minimumSubtitledHeight: classic.buttonHeight,
            font: Font(size: sizes.action, weight: .bold), smallSize: sizes.small, metrics: metrics,
            labelInset: metrics.labelInset, hasSubtitles: hasSubtitles, measuring: measurer)
        var cancel = cancelRow(rowLayout)
        cancel?.frame.height.clamp(to: height - classic.bottomMargin)
        var (rows, actionsHeight) = stack(rowLayout, gap: classic.buttonGap)
        let header = HeaderLayout(
            sheet, width: width,
            titleFont: Font(size: sizes.growing(Self.classicTitleSize)), messageFont: Font(size: sizes.small),
            spacing: .init(
                horizontal: inset, top: metrics.headerVerticalPadding,
                between: metrics.titleMessageGap, bottom: metrics.headerVerticalPadding),
            measuring: measurer)

        let top = header.header == nil ? metrics.headerVerticalPadding : 0
        let cancelHeight = cancel?.frame.height ?? 0
        let gap = cancel != nil && !rows.isEmpty ? classic.cancelGap : 0
        let apart = classic.bottomMargin + cancelHeight + gap
        // A window of the sheet's own is the panel.
        let topLimit = stage.isOwnWindow ? 0 : topLimit
        let heights = SplitRule.heights(
            header: header.height, actions: actionsHeight, room: height - apart - top - topLimit,
            minimumActions: metrics.minimumActionsHeight)
        let panelHeight = min(height, top + heights.header + heights.actions + apart)
        let panel = Rect(x: 0, y: height - panelHeight, width: width, height: panelHeight)
        let viewport = Rect(
            x: 0, y: height - apart - heights.actions, width: width, height: heights.actions)
        place(
            &rows, in: viewport, sideMargin: inset, cornerRadius: classic.buttonRadius, rowLayout,
            measuring: measurer)
        let cancelFrame = Rect(
            x: min(inset, width / 2), y: max(0, height - classic.bottomMargin - cancelHeight),
            width: max(0, width - 2 * inset), height: cancelHeight)
        place(&cancel, in: cancelFrame, cornerRadius: classic.buttonRadius, rowLayout, measuring: measurer)

        var layout = SheetLayout(form: .sheet, actionsViewport: viewport)
        if !stage.isOwnWindow { layout.backdrop = stage.bounds }
        layout.cards = [Card(.main, frame: panel, cornerRadius: 0)]
        layout.header = header.placed(x: 0, y: viewport.y - heights.header, height: heights.header)
        layout.rows = rows + (cancel.map { [$0] } ?? [])
        layout.scrolls = Scrolls(
            header: heights.header < header.height, actions: heights.actions < actionsHeight)
        layout.travel = panel.height + travelOfShadow
        return layout
    }

    /// The size of a classic panel's title (6).
    private static let classicTitleSize = 15.0
}
