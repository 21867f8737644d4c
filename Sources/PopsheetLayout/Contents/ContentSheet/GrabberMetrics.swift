/// The lengths of a content sheet's grabber, in logical pixels (content.md §3).
struct GrabberMetrics {
    /// The grabber's size.
    var size: Size
    /// Space between the sheet's upper edge and the grabber, and between the grabber and what is below it.
    var margin: Double
    /// Minimum width and height of the area in which a press reaches the grabber.
    var target: Double

    /// The only metrics.
    static let standard = GrabberMetrics(size: Size(width: 36, height: 5), margin: 5, target: 44)
}
