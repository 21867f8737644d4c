import PopsheetModel

extension LayoutRequest {
    /// The tablet's bubble: header and actions in one body with an arrow (4).
    ///
    /// - Parameter surface: Where it is to live; nil for the window, or where it does not fit there on a surface of its own.
    func popover(_ measurer: some TextMeasurer, on surface: PopoverSurface?) -> SheetLayout {
        let popover = PopoverMetrics.standard
        let rowLayout = standardRows(measurer)
        let cancelRows = standardRows(measurer, weight: .semibold)
        // A popover is cancelled by a press outside; only one with nothing else to press shows the cancel action.
        var cancel = sheet.offersActions ? nil : cancelRow(cancelRows)
        let cancelHeight = cancel?.frame.height ?? 0
        var (rows, actionsHeight) = stack(rowLayout)
        let wanted: Double =
            switch options.width {
            case .fixed(let width): width
            case .fitting: fittingWidth(rowLayout, cancelRows, measurer)
            }
        let content = PopoverPlacement.Content(
            width: wanted, minimumHeight: metrics.rowHeight,
            // A narrower body wraps its header into more lines; its rows stay as they are.
            naturalHeight: { standardHeader(width: $0, measurer).height + actionsHeight + cancelHeight })
        var placement = PopoverPlacement(content, metrics: popover, stage: stage, anchor: anchor, options: options)
        let mayLeave = surface == nil && anchor != nil && !stage.fillsScreen && !placement.fits
        if surface == .native || mayLeave {
            let outside = PopoverPlacement(
                content, onSurfaceFor: anchor, metrics: popover, stage: stage, options: options)
            // The screen may have no more room than the window.
            if surface == .native || outside.shows(moreThan: placement) { placement = outside }
        }

        let body = placement.body
        let header = standardHeader(width: body.width, measurer)
        let cancelRoom = min(cancelHeight, body.height)
        let heights = SplitRule.heights(
            header: header.height, actions: actionsHeight, room: body.height - cancelRoom,
            minimumActions: metrics.minimumActionsHeight)
        let viewport = Rect(x: body.x, y: body.y + heights.header, width: body.width, height: heights.actions)
        place(&rows, in: viewport, rowLayout, measuring: measurer)
        let cancelFrame = Rect(x: body.x, y: body.maxY - cancelRoom, width: body.width, height: cancelRoom)
        place(&cancel, in: cancelFrame, cancelRows, measuring: measurer)

        var layout = SheetLayout(form: .popover, actionsViewport: viewport)
        layout.surface = placement.request == nil ? .window : .native
        layout.popup = placement.request
        layout.bubble = Bubble(
            frame: body, cornerRadius: ContinuousCorner.radius(popover.cornerRadius, fitting: body.size),
            arrow: placement.arrow)
        layout.header = header.placed(x: body.x, y: body.y, height: heights.header)
        layout.rows = rows + (cancel.map { [$0] } ?? [])
        layout.scrolls = Scrolls(
            header: heights.header < header.height, actions: heights.actions < actionsHeight)
        layout.separatorThickness = separatorThickness
        return layout
    }

    /// The width at which no text of the sheet wraps or shrinks; every label that may be the widest is measured for it.
    private func fittingWidth(
        _ rowLayout: RowLayout, _ cancelRows: RowLayout, _ measurer: some TextMeasurer
    ) -> Double {
        var width = 0.0
        for (text, weight) in [(sheet.title, FontWeight.semibold), (sheet.message, .regular)] {
            guard let text else { continue }
            let natural = measurer.width(of: DisplayText.paragraph(text), in: Font(size: sizes.small, weight: weight))
            width = max(width, natural + 2 * metrics.headerHorizontalPadding)
        }
        let shown = actions + (sheet.offersActions ? [] : [sheet.cancelAction].compactMap { $0 })
        let font = sheet.offersActions ? rowLayout.font : cancelRows.font
        for action in shown {
            var probe = row(for: action, place: .actions, font: font)
            // What a row of no width lacks is what stands beside its label.
            probe.frame.width = 1_000
            let beside = 1_000 - rowLayout.labelWidth(in: probe)
            // Of many labels most are no wider than one before.
            if action.subtitle == nil, font.surelyFits(label(of: action), in: width - beside) { continue }
            var text = measurer.width(of: label(of: action), in: font)
            if let subtitle = action.subtitle {
                text = max(text, measurer.width(of: DisplayText.line(subtitle), in: Font(size: sizes.small)))
            }
            width = max(width, text + beside)
        }
        // A text engine rounds; a label that fits exactly must not shrink for that.
        return width.rounded(.up)
    }
}
