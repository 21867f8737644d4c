import PopsheetModel

/// The picture, the title and the message measured for a width, at their natural height, with the upper left corner at the origin.
struct HeaderLayout {
    /// The header; nil without a picture, a title and a message.
    private(set) var header: Header?

    /// The natural height.
    var height: Double { header?.frame.height ?? 0 }
    /// The height in which the picture and the first line of the texts are whole.
    private(set) var firstLineHeight = 0.0

    init(
        _ sheet: ActionSheet, width: Double, _ metrics: ControlMetrics.Header, measuring measurer: any TextMeasurer
    ) {
        guard sheet.hasHeader else {
            header = nil
            return
        }
        let textWidth = max(0, width - 2 * metrics.horizontalPadding)
        var y = metrics.topPadding
        let texts = DisplayText.header(of: sheet)
        var image: Rect?
        if let shown = sheet.headerImage {
            let size = min(ControlMetrics.Header.size(of: shown), width)
            image = Rect(x: (width - size) / 2, y: y, width: size, height: size)
            y += size
            if sheet.title != nil || sheet.message != nil { y += ControlMetrics.Header.imageGap }
        }
        func place(_ text: StyledText?, _ font: Font, isOneLine: Bool = false) -> Rect? {
            guard let text else { return nil }
            let height =
                text.markup == nil && (isOneLine || font.surelyFits(text.plain, in: textWidth))
                ? measurer.lineHeight(of: font)
                : measurer.height(
                    of: text, in: font, wrappingAt: isOneLine ? measurer.width(of: text, in: font) + 1 : textWidth)
            if firstLineHeight == 0 {
                firstLineHeight = y + min(height, measurer.lineHeight(of: font)) + metrics.bottomPadding
            }
            defer { y += height }
            return Rect(x: min(metrics.horizontalPadding, width / 2), y: y, width: textWidth, height: height)
        }
        let title = place(texts.title, metrics.titleFont)
        if title != nil, sheet.message != nil { y += metrics.gap }
        let message = place(texts.message, metrics.messageFont, isOneLine: sheet.keepsMessageOnOneLine)
        header = Header(
            frame: Rect(x: 0, y: 0, width: width, height: y + metrics.bottomPadding), image: image, title: title,
            message: message, titleFont: metrics.titleFont, messageFont: metrics.messageFont)
        firstLineHeight = min(height, max(firstLineHeight, image.map { $0.maxY + metrics.bottomPadding } ?? 0))
    }

    /// Extends the header to a height, with its parts in the middle.
    mutating func fill(_ height: Double) {
        guard var filled = header, height > filled.frame.height + 1e-6 else { return }
        let space = (height - filled.frame.height) / 2
        filled.image = filled.image?.offset(y: space)
        filled.title = filled.title?.offset(y: space)
        filled.message = filled.message?.offset(y: space)
        filled.frame.height = height
        header = filled
    }

    /// The header at its position, cut to its assigned height.
    func placed(x: Double, y: Double, height: Double) -> Header? {
        var placed = header?.offset(x: x, y: y)
        placed?.frame.height = height
        return placed
    }
}

extension ActionSheet {
    /// Whether there is anything above the actions.
    var hasHeader: Bool { title != nil || message != nil || headerImage != nil }
}
