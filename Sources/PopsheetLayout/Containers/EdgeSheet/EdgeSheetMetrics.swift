/// The lengths of a sheet attached to the lower edge, and of its grabber and its bar, in logical pixels.
package struct EdgeSheetMetrics: Sendable, Hashable {
    /// Radius of the upper corners (content.md §1).
    package var cornerRadius: Double
    /// Minimum space between the sheet and the upper safe area (content.md §2).
    package var topMargin: Double
    /// The grabber's size (content.md §3).
    package var grabber: Size
    /// Space between the sheet's upper edge and the grabber, and between the grabber and what is below it (content.md §3).
    package var grabberMargin: Double
    /// Minimum width and height of the area in which a press reaches the grabber (content.md §3).
    package var grabberTarget: Double
    /// Minimum height of the bar (content.md §4).
    package var barHeight: Double
    /// The size of the bar's texts (content.md §4).
    package var barFontSize: Double
    /// Space between the sides and the bar's items.
    package var barMargin: Double
    /// Minimum space between an item and the title, and between two items.
    package var barGap: Double
    /// The fraction of the window's height that the sheet extends beyond the lower edge, as far as a drag can lift it.
    package var overscroll: Double

    /// The only metrics.
    package static let standard = EdgeSheetMetrics(
        cornerRadius: 12, topMargin: 10, grabber: Size(width: 36, height: 5), grabberMargin: 5, grabberTarget: 44,
        barHeight: 44, barFontSize: 17, barMargin: 16, barGap: 16, overscroll: 0.4)
}

/// The opacity of the backdrop of a content sheet at rest (content.md §5, F).
package enum ContentDimming {
    /// Over a light window.
    package static let light = 0.2
    /// Over a dark window.
    package static let dark = 0.48
}
