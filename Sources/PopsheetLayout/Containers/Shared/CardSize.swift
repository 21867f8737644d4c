/// The size of the cards that the caller of a sheet in its own window asks for, within the screen.
package struct CardSize: Sendable, Hashable {
    /// The width of the cards; nil for the standard one.
    package var width: Double? { didSet { width = width.map { max($0, SheetMetrics.standard.minimumLandscapeWidth) } } }
    /// The height of the cards and the space between them; nil for the natural one.
    ///
    /// Content that needs more is as high as it needs to be.
    package var height: Double?
    /// Whether cards without a given width are wider than the standard one if their content is.
    package var followsContent = false
    /// Whether the user can resize the window by its edges.
    package var isResizable = false

    /// Creates a size; a width that no card can have counts as the smallest one.
    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width.map { max($0, SheetMetrics.standard.minimumLandscapeWidth) }
        self.height = height
    }

    /// The width of the cards for content with a natural width.
    package func width(for natural: @autoclosure () -> Double) -> Double {
        width ?? max(SheetMetrics.standard.maximumRegularWidth, followsContent ? natural() : 0)
    }

    /// The maximum width of the cards in their window, which is made for them.
    var maximumWidth: Double {
        width ?? (followsContent ? .infinity : SheetMetrics.standard.maximumRegularWidth)
    }

    /// The width, or else the standard one.
    package var widthOrStandard: Double { width ?? SheetMetrics.standard.maximumRegularWidth }
}
