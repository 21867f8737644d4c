import PopsheetModel

/// The lengths of a bottom sheet and of the list in a popover, in logical pixels.
///
/// Comments name the section of the specification that defines a number and its source; other numbers are the project's own.
package struct SheetMetrics: Sendable, Hashable {
    /// Space between the window's sides and the cards (sheet.md §3).
    package var sideMargin: Double
    /// Space between the lowest card and the bottom safe area (sheet.md §3).
    package var bottomMargin: Double
    /// Minimum space above the cards in an upright window, unless the safe area is larger (sheet.md §3).
    package var portraitTopMargin: Double
    /// Minimum space above the cards in a landscape window (sheet.md §3).
    package var landscapeTopMargin: Double
    /// Minimum width of a card in a landscape window, if the window is that wide (sheet.md §3).
    package var minimumLandscapeWidth: Double
    /// Maximum width of a card in a window of regular width (sheet.md §2, §3).
    package var maximumRegularWidth: Double
    /// Radius of the cards' continuous corners (sheet.md §3).
    package var cornerRadius: Double
    /// Space between the two cards (sheet.md §3).
    package var cardGap: Double
    /// Space above and below the header's texts (sheet.md §3).
    package var headerVerticalPadding: Double
    /// Space at both sides of the header's texts (sheet.md §3).
    package var headerHorizontalPadding: Double
    /// Space between title and message (sheet.md §3).
    package var titleMessageGap: Double
    /// Minimum height of a row (sheet.md §3).
    package var rowHeight: Double
    /// Minimum height of a row with a subtitle (sheet.md §3).
    package var subtitledRowHeight: Double
    /// Space at both sides of a label.
    package var labelInset: Double
    /// Space between the leading edge and an icon (sheet.md §3).
    package var iconInset: Double
    /// An icon's width and height (sheet.md §3).
    package var iconSize: Double
    /// Space between an icon and the label.
    package var iconLabelGap: Double
    /// Thickness of a separator, if the device can draw it that thin (sheet.md §3).
    package var separatorThickness: Double
    /// Minimum visible height of the actions when the header needs space: one and a half rows (sheet.md §3).
    package var minimumActionsHeight: Double
    /// Minimum space above and below a label, per logical pixel of its font's size, and beyond that (sheet.md §3).
    static let labelPadding = (perFontSize: 0.4, base: 1.8)
    /// Space above a section without a heading (sheet.md §12).
    var sectionGap = 8.0
    /// Space above a section's heading (sheet.md §12).
    var headingTopPadding = 14.0
    /// Space between a section's heading and its first row (sheet.md §12).
    var headingBottomPadding = 4.0
    /// Distance from a row's edge to the centre line of the focus ring.
    package var focusRingInset = 3.0
    /// Minimum scale of a label; a longer label is truncated (sheet.md §3).
    package var minimumLabelScale: Double

    /// The metrics of the current phone sheet.
    package static let standard: SheetMetrics = {
        let (sheet, card) = (SheetAppearance.Form.standard.sheet, SheetAppearance.Form.standard.sheet.card)
        return SheetMetrics(
            sideMargin: sheet.margin, bottomMargin: sheet.margin, portraitTopMargin: sheet.topMargin,
            landscapeTopMargin: 8, minimumLandscapeWidth: 304, maximumRegularWidth: 398,
            cornerRadius: card.cornerRadius, cardGap: sheet.cardGap ?? 0, headerVerticalPadding: card.header.topMargin,
            headerHorizontalPadding: card.header.sideMargin, titleMessageGap: card.header.gap,
            rowHeight: card.rows.height, subtitledRowHeight: card.rows.subtitledHeight,
            labelInset: card.rows.labelMargin, iconInset: 16, iconSize: 24, iconLabelGap: 8,
            separatorThickness: 0.33, minimumActionsHeight: 84, minimumLabelScale: 0.7)
    }()
}
