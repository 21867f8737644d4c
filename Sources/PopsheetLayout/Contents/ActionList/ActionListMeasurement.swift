package import PopsheetModel

/// Measures an action sheet's list for a container's controls, and lays it out in the frame the container assigns.
package final class ActionListMeasurement: ContentMeasurement {
    private let sheet: ActionSheet
    private let actions: [Action]
    private let metrics: ControlMetrics
    private let cancelLabel: String
    private let measurer: any TextMeasurer
    /// Whether any row has a subtitle.
    private let hasSubtitles: Bool
    private let showsFooter: Bool
    /// Whether the header takes the space that a requested height leaves.
    private let fillsHeight: Bool

    /// Measures a sheet for a container.
    ///
    /// - Parameters:
    ///   - controls: The sizes of the controls; nil for the container's.
    ///   - cancelLabel: The standard cancel action's label in the user's language.
    package init(
        _ sheet: ActionSheet, for container: any Container, in context: LayoutContext,
        controls: ControlMetrics? = nil, cancelLabel: String, measuring measurer: any TextMeasurer
    ) {
        self.sheet = sheet
        var metrics = controls ?? container.controls(in: context)
        metrics.header = metrics.header.showing(sheet, TextSizes(scale: context.textScale))
        fillsHeight = context.cardSize.height != nil
        // If a press outside dismisses the sheet, the cancel action is shown only when there is no other action.
        let showsFooter = !container.isDismissedByPressOutside || !sheet.offersActions
        self.showsFooter = showsFooter && sheet.cancelAction != nil
        if !self.showsFooter {
            metrics.header.topPadding += metrics.header.topInset
            metrics.header.paddingWithoutTexts += metrics.header.topInset
        }
        self.metrics = metrics
        self.cancelLabel = cancelLabel
        self.measurer = measurer
        let actions = sheet.displayedActions
        self.actions = actions
        // By index: copying an action out of its list costs more than everything else here.
        hasSubtitles =
            sheet.cancelAction?.subtitle != nil || actions.indices.contains { actions[$0].subtitle != nil }
    }

    // MARK: Sizes

    private lazy var rowLayout = makeRowLayout(metrics.rows.labelFont)
    private lazy var footerLayout = makeRowLayout(metrics.footer.labelFont)
    /// The rows stacked from 0 downwards, and their total height.
    private lazy var stack: (rows: [Row], bands: [SectionBand], height: Double) = makeStack()
    private var lastHeader: (width: Double, header: HeaderLayout)?

    private func makeRowLayout(_ font: Font) -> RowLayout {
        RowLayout(
            metrics.rows, font: font, smallSize: hasSubtitles ? metrics.smallSize : nil,
            hasIcons: actions.contains { $0.hasIcon }, measuring: measurer)
    }

    private func makeStack() -> (rows: [Row], bands: [SectionBand], height: Double) {
        let (layout, gap) = (rowLayout, metrics.rows.gap)
        var rows: [Row] = []
        var bands = makeBands()
        var nextBand = 0
        rows.reserveCapacity(actions.count + 1)
        var y = actions.isEmpty ? 0 : metrics.rows.topMargin
        for index in actions.indices {
            if nextBand < bands.count, bands[nextBand].rowBelow == index {
                bands[nextBand] = bands[nextBand].offset(y: y)
                y += bands[nextBand].frame.height
                nextBand += 1
            }
            var row = Row(actions[index], place: .actions, font: layout.font)
            row.frame.y = y
            row.frame.height = layout.height(of: row)
            y += row.frame.height + gap
            rows.append(row)
        }
        let bottom = showsFooter && metrics.footer.sharesCard ? 0 : metrics.rows.bottomMargin
        return (rows, bands, rows.isEmpty ? 0 : y - gap + bottom)
    }

    /// The bands of the sections, each with its upper edge at 0.
    private func makeBands() -> [SectionBand] {
        guard !sheet.sections.isEmpty else { return [] }
        let sections = SectionMetrics(
            smallSize: metrics.smallSize, hasHeadings: sheet.sections.contains { $0.heading != nil },
            measuring: measurer)
        return sheet.sections.compactMap { sections.band(of: $0) }
    }

    private func header(ofWidth width: Double) -> HeaderLayout {
        if let lastHeader, lastHeader.width == width { return lastHeader.header }
        let header = HeaderLayout(sheet, width: width, metrics.header, measuring: measurer)
        lastHeader = (width, header)
        return header
    }

    /// The height that the list needs at least: for the header's first line, and for the rows' minimum height.
    ///
    /// - Parameter headerShare: The height up to which the whole header is kept.
    func minimumHeight(ofWidth width: Double, headerShare: Double) -> Double {
        let header = header(ofWidth: width)
        return padding + (header.height <= headerShare ? header.height : header.firstLineHeight)
            + min(metrics.header.minimumRowsHeight, stack.height)
    }

    /// The space above the rows without a title and a message.
    private var padding: Double { sheet.hasHeader ? 0 : metrics.header.paddingWithoutTexts }

    /// The size of header and rows; nil if there are neither.
    package var sizing: ContentSizing? {
        guard sheet.hasHeader || !actions.isEmpty else { return nil }
        var sizing = ContentSizing(
            idealWidth: { [self] in idealWidth }, minimumHeight: { [self] _ in metrics.rows.height },
            fixedHeight: padding,
            bottomPadding: actions.isEmpty ? metrics.header.bottomPadding : 0,
            naturalHeight: { [self] in padding + header(ofWidth: $0).height + stack.height })
        sizing.smallestRequest = sizing.naturalHeight
        sizing.pairedFooterWidth = { [self] in pairedFooterWidth(inWidth: $0) }
        return sizing
    }

    /// The size of the cancel action's row; nil without a cancel action.
    package var footerSizing: ContentSizing? {
        guard showsFooter else { return nil }
        let height =
            metrics.footer.plain.map { max($0.height, measurer.lineHeight(of: metrics.footer.labelFont)) }
            ?? footerLayout.height(of: footerRow) + footerTopMargin + metrics.footer.bottomMargin
        return ContentSizing(
            idealWidth: { [self] in footerWidth }, minimumHeight: { [self] _ in metrics.rows.height },
            naturalHeight: { _ in height })
    }

    /// The space above the footer's row.
    private var footerTopMargin: Double {
        sheet.hasHeader || !actions.isEmpty ? metrics.footer.topMargin : metrics.footer.topMarginAlone
    }

    // MARK: The footer in one line with the only action

    /// Whether the footer may be in the line of the only action.
    private var mayPairFooter: Bool {
        metrics.footer.joinsRow && showsFooter && actions.count == 1 && !hasSubtitles && stack.bands.isEmpty
    }

    /// The width of each of two rows in one line.
    private func pairedWidth(inWidth width: Double) -> Double {
        max(0, (width - 2 * metrics.rows.sideMargin - metrics.rows.gap) / 2)
    }

    /// The width of the footer in the line of the only action, with a margin at both sides; nil where the labels do not fit.
    private func pairedFooterWidth(inWidth width: Double) -> Double? {
        guard mayPairFooter else { return nil }
        let half = pairedWidth(inWidth: width)
        return pairedLabelWidth <= half + 1e-6 ? half + 2 * metrics.rows.sideMargin : nil
    }

    /// The width that each of the two rows needs for its label.
    private lazy var pairedLabelWidth: Double = {
        guard let action = actions.first, let cancel = sheet.cancelAction else { return 0 }
        return max(
            self.width(of: action, in: stack.rows[0], inset: rowLayout.inset(of: stack.rows[0]), atLeast: 0),
            self.width(of: cancel, in: footerRow, inset: footerInset(footerRow), atLeast: 0))
    }()

    // MARK: The footer

    /// The cancel action's row, without a position.
    private var footerRow: Row {
        var row = Row(sheet.cancelAction ?? .cancel, place: .footer, font: metrics.footer.labelFont)
        if let plain = metrics.footer.plain {
            (row.plainOutset, row.hasIcon, row.hasSubtitle) = (plain.outset, false, false)
        }
        return row
    }

    private func footerSideMargin(_ row: Row) -> Double { row.plainOutset != nil ? 0 : metrics.rows.sideMargin }

    private func footerInset(_ row: Row) -> Double {
        row.plainOutset != nil ? 0 : footerLayout.inset(of: row)
    }

    /// The displayed label; the standard label is in the user's language.
    private func label(of action: Action) -> String {
        DisplayText.line(action.displayLabel(cancel: cancelLabel))
    }

    /// The width at which no text wraps or shrinks; measures every label that may be the widest.
    private var idealWidth: Double {
        var width = 0.0
        let texts = DisplayText.header(of: sheet)
        for (text, font) in [(texts.title, metrics.header.titleFont), (texts.message, metrics.header.messageFont)] {
            guard let text else { continue }
            let natural = measurer.width(of: text, in: font)
            width = max(width, natural + 2 * metrics.header.horizontalPadding)
        }
        for index in actions.indices {
            let row = stack.rows[index]
            let inset = rowLayout.inset(of: row) + metrics.rows.sideMargin
            width = max(width, self.width(of: actions[index], in: row, inset: inset, atLeast: width))
        }
        if mayPairFooter {
            width = max(width, 2 * pairedLabelWidth + metrics.rows.gap + 2 * metrics.rows.sideMargin)
        }
        for heading in sheet.sections.compactMap(\.heading) {
            let font = Font(size: metrics.smallSize, weight: .semibold)
            let natural = measurer.width(of: DisplayText.line(heading), in: font)
            width = max(width, natural + 2 * metrics.header.horizontalPadding)
        }
        return width
    }

    private var footerWidth: Double {
        guard let action = sheet.cancelAction else { return 0 }
        let row = footerRow
        return width(of: action, in: row, inset: footerInset(row) + footerSideMargin(row), atLeast: 0)
    }

    /// The width at which a row neither shrinks nor truncates its texts.
    ///
    /// - Parameter known: The width to return if the row certainly needs no more: most labels are no wider than an
    ///   earlier one.
    private func width(of action: Action, in row: Row, inset: Double, atLeast known: Double) -> Double {
        if !row.hasSubtitle, row.font.surelyFits(label(of: action), in: known - 2 * inset) { return known }
        var text = measurer.width(of: label(of: action), in: row.font)
        if row.hasSubtitle, let subtitle = action.subtitle {
            text = max(text, measurer.width(of: DisplayText.line(subtitle), in: Font(size: metrics.smallSize)))
        }
        return text + 2 * inset
    }

    // MARK: Placement

    /// Lays out the list in the frames that the container assigns.
    package func layout(in content: Rect, footer: Rect?) -> ActionListLayout {
        var header = header(ofWidth: content.width)
        if fillsHeight { header.fill(content.height - padding - stack.height) }
        let place: Rect
        let heights: (header: Double, actions: Double)
        var layout: ActionListLayout
        if metrics.header.scrollsWithRows {
            let start = header.header == nil ? padding : header.height
            place = Rect(x: content.x, y: content.y + start, width: content.width, height: content.height - start)
            heights = (header.height, stack.height)
            layout = ActionListLayout(viewport: content)
            let overflows = start + stack.height > content.height
            layout.scrolls = Scrolls(header: overflows && sheet.hasHeader, actions: overflows && !actions.isEmpty)
        } else {
            heights = SplitRule.heights(
                header: header.height, actions: stack.height, room: content.height - padding,
                minimumActions: metrics.header.minimumRowsHeight)
            place = Rect(
                x: content.x, y: content.y + padding + heights.header, width: content.width, height: heights.actions)
            layout = ActionListLayout(viewport: place)
            layout.scrolls = Scrolls(header: heights.header < header.height, actions: heights.actions < stack.height)
        }
        layout.actions = actions
        layout.headerScrollsWithRows = metrics.header.scrollsWithRows
        layout.header = header.placed(x: content.x, y: place.y - heights.header, height: heights.header)
        // Moved out of the variable, so that it is not copied.
        layout.rows = stack.rows
        stack.rows = []
        var columns = inset(place)
        if let footer, footer.width < content.width, showsFooter, mayPairFooter {
            let width = pairedWidth(inWidth: content.width)
            columns = Rect(x: columns.maxX - width, y: columns.y, width: width, height: columns.height)
        }
        placeRows(&layout.rows, from: place.y, in: columns)
        layout.bands = stack.bands.map {
            $0.offset(y: place.y).spanning(
                inset(place),
                inset: metrics.rows.isCentered ? metrics.header.horizontalPadding : metrics.rows.labelInset)
        }
        if let footer, showsFooter, let action = sheet.cancelAction {
            var row = footerRow
            row.frame = row.plainOutset != nil ? footer : inset(footer)
            if row.plainOutset == nil {
                row.frame.y += footerTopMargin
                row.frame.height = max(0, row.frame.height - footerTopMargin - metrics.footer.bottomMargin)
            }
            row.labelInset = footerInset(row)
            settle(&row, above: footer.maxY)
            if row.plainOutset != nil { (row.cornerRadius, row.cornerCurve) = (0, .continuous) }
            if row.isVisible { row.fit(label(of: action), measuring: measurer) }
            layout.rows.append(row)
        }
        layout.separatorThickness = metrics.separatorThickness
        layout.labelFont = metrics.rows.labelFont
        layout.centersLabels = metrics.rows.isCentered
        layout.header?.isCentered = metrics.header.isCentered
        layout.footerFont = metrics.footer.plain == nil ? metrics.footer.labelFont : nil
        return layout
    }

    /// Places stacked rows in their columns, and fits the labels of the visible ones.
    private func placeRows(_ rows: inout [Row], from top: Double, in columns: Rect) {
        // Hoisted out of the loop, which dominates the cost of laying out many rows.
        let (layout, end) = (rowLayout, columns.maxY)
        for index in rows.indices {
            place(&rows[index], atY: top + rows[index].frame.y, in: columns, end: end, layout)
            if rows[index].isVisible { rows[index].fit(label(of: actions[index]), measuring: measurer) }
        }
    }

    @inline(__always)
    private func place(_ row: inout Row, atY y: Double, in columns: Rect, end: Double, _ layout: RowLayout) {
        row.frame = Rect(x: columns.x, y: y, width: columns.width, height: row.frame.height)
        row.labelInset = layout.inset(of: row)
        settle(&row, above: end)
    }

    /// A frame inside a row's side margins.
    private func inset(_ place: Rect) -> Rect {
        let margin = metrics.rows.sideMargin
        return Rect(
            x: place.x + min(margin, place.width / 2), y: place.y, width: max(0, place.width - 2 * margin),
            height: place.height)
    }

    /// - Parameter end: The lower edge of the visible part.
    @inline(__always)
    private func settle(_ row: inout Row, above end: Double) {
        if metrics.rows.cornerRadius > 0 {
            row.cornerCurve = metrics.rows.cornerCurve
            row.cornerRadius = row.cornerCurve.radius(metrics.rows.cornerRadius, fitting: row.frame.size)
        }
        row.isVisible = row.frame.y < end && row.frame.height > 0
    }
}
