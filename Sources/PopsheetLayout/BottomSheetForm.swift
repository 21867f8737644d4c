import PopsheetModel

extension LayoutRequest {
    /// The phone's sheet: header and actions in one card, cancel in another below it (3).
    func bottomSheet(_ measurer: some TextMeasurer) -> SheetLayout {
        let area = cardArea
        let cancelRows = standardRows(measurer, weight: .semibold)
        var cancel = cancelRow(cancelRows)
        // A window without room for the cancel card shows what it can of it, rather than nothing of its label.
        cancel?.frame.height.clamp(to: area.maxY)
        let cancelHeight = cancel?.frame.height ?? 0

        let header = standardHeader(width: area.width, measurer)
        let rowLayout = standardRows(measurer)
        var (rows, actionsHeight) = stack(rowLayout)
        let hasMainCard = header.header != nil || !rows.isEmpty
        let apart = cancelHeight + (cancel != nil && hasMainCard ? metrics.cardGap : 0)
        let heights = SplitRule.heights(
            header: header.height, actions: actionsHeight, room: area.maxY - topLimit - apart,
            minimumActions: metrics.minimumActionsHeight)

        let mainHeight = heights.header + heights.actions
        let main = Rect(x: area.x, y: area.maxY - apart - mainHeight, width: area.width, height: mainHeight)
        let viewport = Rect(x: main.x, y: main.y + heights.header, width: main.width, height: heights.actions)
        place(&rows, in: viewport, rowLayout, measuring: measurer)
        let apartFrame = Rect(x: area.x, y: area.maxY - cancelHeight, width: area.width, height: cancelHeight)
        place(&cancel, in: apartFrame, cancelRows, measuring: measurer)

        var layout = SheetLayout(form: .sheet, actionsViewport: viewport)
        // A window of the sheet's own holds nothing to dim.
        if !stage.isOwnWindow { layout.backdrop = stage.bounds }
        // A main card that got no height would be a line above the cancel card.
        if mainHeight > 0 { layout.cards.append(Card(.main, frame: main, cornerRadius: metrics.cornerRadius)) }
        if let cancel {
            layout.cards.append(Card(.cancel, frame: cancel.frame, cornerRadius: metrics.cornerRadius))
        }
        layout.header = header.placed(x: main.x, y: main.y, height: heights.header)
        layout.rows = rows + (cancel.map { [$0] } ?? [])
        layout.scrolls = Scrolls(
            header: heights.header < header.height, actions: heights.actions < actionsHeight)
        layout.travel = stage.size.height - (layout.cards.first?.frame.y ?? stage.size.height) + travelOfShadow
        layout.separatorThickness = separatorThickness
        return layout
    }

    /// The columns that a card may take, and in its lower edge the place of the lowest card's (3).
    private var cardArea: Rect {
        let safe = stage.leadingSafeArea
        let (width, height) = (stage.size.width, stage.size.height)
        let most = max(0, width - safe.left - safe.right - 2 * metrics.sideMargin)
        var card = most
        if width > height, !stage.isOwnWindow {
            card = max(height - 2 * metrics.sideMargin, min(metrics.minimumLandscapeWidth, most))
        }
        if width >= SizeClass.regularWidth { card = min(card, metrics.maximumRegularWidth) }
        card = min(card, most)
        let middle = min(max(safe.left + (width - safe.left - safe.right) / 2, 0), width)
        let x = (middle - card / 2).clamped(0, max(0, width - card))
        let bottom = max(0, height - safe.bottom - metrics.bottomMargin)
        return Rect(x: x, y: 0, width: card, height: bottom)
    }
}

extension SheetLayout {
    /// A layout with nothing in it yet.
    init(form: PresentationForm, actionsViewport: Rect) {
        self.form = form
        self.actionsViewport = actionsViewport
    }
}

extension Double {
    /// Makes the value no more than a limit that is itself no less than 0.
    mutating func clamp(to limit: Double) { self = Swift.min(self, Swift.max(0, limit)) }
}
