/// The heights of a list's rows, and the margins of their labels.
struct RowLayout {
    /// The height of a row without a subtitle.
    let height: Double
    /// The height of a row with a subtitle, if there are any.
    let subtitledHeight: Double
    /// The font of a label that fits.
    let font: Font
    private let labelInset: Double
    /// Whether every label has the place of one next to an icon.
    private let alignsWithIcons: Bool

    /// - Parameters:
    ///   - smallSize: The size of subtitles; nil without any, so that an unused font is not loaded.
    ///   - hasIcons: Whether any row has an icon, with which labels that are not centred are aligned.
    init(
        _ rows: ControlMetrics.Rows, font: Font, smallSize: Double?, hasIcons: @autoclosure () -> Bool,
        measuring measurer: any TextMeasurer
    ) {
        alignsWithIcons = !rows.isCentered && hasIcons()
        let line = measurer.lineHeight(of: font)
        let padding = min(
            SheetMetrics.labelPadding.base + SheetMetrics.labelPadding.perFontSize * font.size, rows.labelPadding)
        let small = smallSize.map { measurer.lineHeight(of: Font(size: $0)) } ?? 0
        height = max(rows.height, 2 * padding + line)
        subtitledHeight = max(rows.subtitledHeight, 2 * padding + line + small)
        self.font = font
        labelInset = rows.labelInset
    }

    /// The height of a row.
    func height(of row: Row) -> Double { row.hasSubtitle ? subtitledHeight : height }

    /// The space at both sides of a row's label: a centred one is centred even with an icon.
    func inset(of row: Row) -> Double {
        let metrics = SheetMetrics.standard
        return row.hasIcon || alignsWithIcons ? metrics.iconInset + metrics.iconSize + metrics.iconLabelGap : labelInset
    }
}
