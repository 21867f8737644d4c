/// Measures content for a container's controls, and lays it out in the frames that the container assigns.
package protocol ContentMeasurement {
    /// The positions of the content's parts.
    associatedtype Layout: ContentLayout

    /// The requested size; nil without content.
    var sizing: ContentSizing? { get }
    /// The requested size of the footer; nil without a footer.
    var footerSizing: ContentSizing? { get }

    /// Lays out the content in the frames that the container assigns.
    func layout(in content: Rect, footer: Rect?) -> Layout
}

/// The positions of the parts of some content at rest, in the coordinates of the presentation's area.
package protocol ContentLayout: Sendable, Equatable {
    /// Whether the content has less space than it requested, so that it scrolls.
    var overflows: Bool { get }
    /// Mirrors the layout horizontally.
    mutating func mirror(inWidth width: Double)
}
