/// The size of the cards that the caller of a sheet in its own window asks for, within the screen.
package struct CardSize: Sendable, Hashable {
    /// The width of the cards; nil for the standard one.
    package var width: Double? { didSet { width = width.map { max($0, SheetMetrics.standard.minimumLandscapeWidth) } } }
    /// The height of the cards and the space between them; nil for the natural one.
    ///
    /// Content that needs more is as high as it needs to be.
    package var height: Double?

    /// Creates a size; a width that no card can have counts as the smallest one.
    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width.map { max($0, SheetMetrics.standard.minimumLandscapeWidth) }
        self.height = height
    }

    /// The width, or else the standard one.
    package var widthOrStandard: Double { width ?? SheetMetrics.standard.maximumRegularWidth }
}
