import PopsheetModel

/// The title and the message measured for a width, at its natural height, its upper left corner at the origin.
struct HeaderLayout {
    /// The header; nil where there is neither title nor message.
    let header: Header?

    var height: Double { header?.frame.height ?? 0 }

    struct Spacing {
        var horizontal: Double
        var top: Double
        var between: Double
        var bottom: Double
    }

    init(
        _ sheet: ActionSheet, width: Double, titleFont: Font, messageFont: Font, spacing: Spacing,
        measuring measurer: some TextMeasurer
    ) {
        guard sheet.title != nil || sheet.message != nil else {
            header = nil
            return
        }
        let textWidth = max(0, width - 2 * spacing.horizontal)
        var y = spacing.top
        func place(_ text: String?, _ font: Font) -> Rect? {
            guard let text else { return nil }
            let paragraph = DisplayText.paragraph(text)
            let height =
                font.surelyFits(paragraph, in: textWidth)
                ? measurer.lineHeight(of: font) : measurer.height(of: paragraph, in: font, wrappingAt: textWidth)
            defer { y += height }
            return Rect(x: min(spacing.horizontal, width / 2), y: y, width: textWidth, height: height)
        }
        let title = place(sheet.title, titleFont)
        if title != nil, sheet.message != nil { y += spacing.between }
        let message = place(sheet.message, messageFont)
        header = Header(
            frame: Rect(x: 0, y: 0, width: width, height: y + spacing.bottom), title: title, message: message,
            titleFont: titleFont, messageFont: messageFont)
    }

    /// The header at its place, cut to the height it is given.
    func placed(x: Double, y: Double, height: Double) -> Header? {
        var placed = header
        placed?.offset(x: x, y: y)
        placed?.frame.height = height
        return placed
    }
}

extension LayoutRequest {
    /// The header of today's sheet and popover (3).
    func standardHeader(width: Double, _ measurer: some TextMeasurer) -> HeaderLayout {
        HeaderLayout(
            sheet, width: width,
            titleFont: Font(size: sizes.small, weight: .semibold), messageFont: Font(size: sizes.small),
            spacing: .init(
                horizontal: metrics.headerHorizontalPadding, top: metrics.headerVerticalPadding,
                between: metrics.titleMessageGap, bottom: metrics.headerVerticalPadding),
            measuring: measurer)
    }
}
