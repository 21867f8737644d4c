/// The lengths of a sheet attached to the lower edge, in logical pixels.
enum EdgeSheetMetrics {
    /// Minimum space between the sheet and the upper safe area (content.md §2).
    static let topMargin = 10.0
    /// The fraction of the window's height that the sheet extends beyond the lower edge, as far as a drag can lift it.
    static let overscroll = 0.4
}
