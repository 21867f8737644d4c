/// The lengths of a sheet attached to the lower edge, in logical pixels.
enum EdgeSheetMetrics {
    /// Minimum space between the sheet and the upper safe area (content.md §2).
    static let topMargin = 10.0
}
