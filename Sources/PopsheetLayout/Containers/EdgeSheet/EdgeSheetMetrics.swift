/// The lengths of a sheet attached to the lower edge, in logical pixels.
package struct EdgeSheetMetrics: Sendable, Hashable {
    /// Radius of the upper corners (content.md §1).
    package var cornerRadius: Double
    /// Minimum space between the sheet and the upper safe area (content.md §2).
    package var topMargin: Double
    /// The fraction of the window's height that the sheet extends beyond the lower edge, as far as a drag can lift it.
    package var overscroll: Double

    /// The only metrics.
    package static let standard = EdgeSheetMetrics(cornerRadius: 12, topMargin: 10, overscroll: 0.4)
}
