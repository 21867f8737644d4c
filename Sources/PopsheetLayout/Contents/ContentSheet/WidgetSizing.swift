/// The sizes that an application's widget requests, in logical pixels.
package struct WidgetSizing {
    /// The natural width.
    package var naturalWidth: () -> Double
    /// The minimum height at a width.
    package var minimumHeight: (_ width: Double) -> Double
    /// The natural height at a width, at least the minimum.
    package var naturalHeight: (_ width: Double) -> Double
    /// Whether the widget takes all height that it can have.
    package var expands: () -> Bool = { false }

    /// Creates sizes.
    package init(
        naturalWidth: @escaping () -> Double, minimumHeight: @escaping (_ width: Double) -> Double,
        naturalHeight: @escaping (_ width: Double) -> Double
    ) {
        (self.naturalWidth, self.minimumHeight) = (naturalWidth, minimumHeight)
        self.naturalHeight = naturalHeight
    }

    /// The sizes of a widget that does not depend on its width.
    package init(natural: Size, minimumHeight: Double) {
        self.init(
            naturalWidth: { natural.width }, minimumHeight: { _ in minimumHeight },
            naturalHeight: { _ in max(natural.height, minimumHeight) })
    }
}
