/// The lengths of a content sheet's grabber, in logical pixels (content.md §3).
enum GrabberMetrics {
    /// Space between the sheet's upper edge and the grabber, and between the grabber and what is below it.
    static let margin = 5.0
    /// Minimum width and height of the area in which a press reaches the grabber.
    static let target = 44.0
}
