/// The lengths of a content sheet's bar, in logical pixels (content.md §4).
enum BarMetrics {
    /// Minimum height of the bar.
    static let height = 44.0
    /// The size of the texts.
    static let fontSize = 17.0
    /// The height of a line of ``fontSize``, at which the bar has its minimum height.
    static let lineHeight = 1.4 * fontSize
    /// Space between the sides and the items.
    static let margin = 16.0
    /// Minimum space between an item and the title, and between two items.
    static let gap = 16.0
}
