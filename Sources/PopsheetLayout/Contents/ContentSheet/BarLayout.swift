import PopsheetModel

/// The positions of the parts of a content sheet's bar (content.md §4).
package struct BarLayout: Sendable, Hashable {
    /// The bar's frame.
    package var frame: Rect
    /// The frame of the title's line; nil without a title or without space for it.
    package var title: Rect?
    /// The title's font.
    package var titleFont: Font
    /// The items, leading ones first.
    package var items: [Row]

    /// The bar, mirrored horizontally.
    func mirrored(inWidth width: Double) -> BarLayout {
        var mirrored = self
        mirrored.frame = frame.mirrored(inWidth: width)
        mirrored.title = title?.mirrored(inWidth: width)
        for index in items.indices { mirrored.items[index].frame = items[index].frame.mirrored(inWidth: width) }
        return mirrored
    }
}

/// Measures a bar, and lays it out.
struct BarMeasurement {
    private let content: ContentDescription
    private let cancelLabel: String
    private let measurer: any TextMeasurer
    private let size: Double
    /// The minimum width of a title, in em, unless the whole title is shorter.
    private static let minimumTitleWidth = 3.0

    init(_ content: ContentDescription, textScale: Double, cancelLabel: String, measuring measurer: any TextMeasurer) {
        (self.content, self.cancelLabel, self.measurer) = (content, cancelLabel, measurer)
        size = TextSizes(scale: textScale).growing(BarMetrics.fontSize)
    }

    private var titleFont: Font { Font(size: size, weight: .semibold) }

    private func font(of item: BarItem) -> Font { Font(size: size, weight: item.isDefault ? .semibold : .regular) }

    private func label(of item: BarItem) -> String {
        DisplayText.line(item.action.displayLabel(cancel: cancelLabel))
    }

    /// The bar's height.
    var height: Double {
        // As far from the edges as the text of the standard height at the standard size.
        max(BarMetrics.height, measurer.lineHeight(of: titleFont) + BarMetrics.height - BarMetrics.lineHeight)
    }

    /// The width at which nothing shrinks.
    var idealWidth: Double {
        let (leading, trailing) = (width(of: content.leading), width(of: content.trailing))
        guard let title = content.list.title else { return leading + trailing + BarMetrics.gap + 2 * BarMetrics.margin }
        let side = max(leading, trailing)
        let gap = side > 0 ? BarMetrics.gap : 0
        return measurer.width(of: DisplayText.line(title), in: titleFont).rounded(.up)
            + 2 * (side + gap + BarMetrics.margin)
    }

    private func width(of item: BarItem) -> Double {
        measurer.width(of: label(of: item), in: font(of: item)).rounded(.up)
    }

    private func width(of items: [BarItem]) -> Double {
        items.isEmpty ? 0 : items.reduce(0) { $0 + width(of: $1) } + Double(items.count - 1) * BarMetrics.gap
    }

    /// Lays out the bar in its frame.
    func layout(in frame: Rect) -> BarLayout {
        var bar = BarLayout(frame: frame, title: nil, titleFont: titleFont, items: [])
        let room = max(0, frame.width - 2 * BarMetrics.margin)
        let sides = [content.leading, content.trailing]
        // If both sides together need more than there is, each gets its share.
        let wanted = sides.map { width(of: $0) }
        let gap = wanted.contains(0) ? 0 : BarMetrics.gap
        let scale = wanted[0] + wanted[1] > room - gap ? max(0, room - gap) / max(1, wanted[0] + wanted[1]) : 1
        var x = frame.x + BarMetrics.margin
        for item in content.leading { x += place(item, at: x, scale: scale, in: &bar) + BarMetrics.gap * scale }
        let left = content.leading.isEmpty ? x : x - BarMetrics.gap * scale + BarMetrics.gap
        x = frame.maxX - BarMetrics.margin - wanted[1] * scale
        let right = content.trailing.isEmpty ? frame.maxX - BarMetrics.margin : x - BarMetrics.gap
        for item in content.trailing { x += place(item, at: x, scale: scale, in: &bar) + BarMetrics.gap * scale }
        let height = measurer.lineHeight(of: titleFont)
        guard let title = content.list.title, right > left, frame.height >= height else { return bar }
        let needed = measurer.width(of: DisplayText.line(title), in: titleFont).rounded(.up)
        // An ellipsis and a letter or two would say nothing.
        let least = min(needed, Self.minimumTitleWidth * titleFont.size)
        guard right - left >= least else { return bar }
        let titleWidth = min(needed, right - left)
        // Centred on the sheet, where the items leave the space for that.
        let start = (frame.midX - titleWidth / 2).clamped(left, max(left, right - titleWidth))
        bar.title = Rect(x: start, y: frame.y + (frame.height - height) / 2, width: titleWidth, height: height)
        return bar
    }

    /// Adds an item, and returns its width.
    private func place(_ item: BarItem, at x: Double, scale: Double, in bar: inout BarLayout) -> Double {
        var row = Row(item.action, place: .footer, font: font(of: item))
        let width = self.width(of: item) * scale
        row.plainOutset = BarMetrics.gap / 2
        row.frame = Rect(x: x, y: bar.frame.y, width: width, height: bar.frame.height)
        row.fit(label(of: item), measuring: measurer)
        bar.items.append(row)
        return width
    }
}
