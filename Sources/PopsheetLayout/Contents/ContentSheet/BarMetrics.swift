/// The lengths of a content sheet's bar, in logical pixels (content.md §4).
struct BarMetrics {
    /// Minimum height of the bar.
    var height: Double
    /// The size of the texts.
    var fontSize: Double
    /// Space between the sides and the items.
    var margin: Double
    /// Minimum space between an item and the title, and between two items.
    var gap: Double

    /// The only metrics.
    static let standard = BarMetrics(height: 44, fontSize: 17, margin: 16, gap: 16)
}
