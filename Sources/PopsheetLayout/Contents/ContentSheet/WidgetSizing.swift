/// The sizes that an application's widget requests, in logical pixels.
package struct WidgetSizing {
    /// The natural width.
    package var naturalWidth: () -> Double
    /// The minimum width.
    package var minimumWidth: () -> Double = { 0 }
    /// The minimum height at a width.
    package var minimumHeight: (_ width: Double) -> Double
    /// The natural height at a width, at least the minimum.
    package var naturalHeight: (_ width: Double) -> Double
    /// The height at a width that the widget has at least where there is space for it, beyond the minimum height: a list
    /// keeps some of its rows in view.
    package var keptHeight: (_ width: Double) -> Double = { _ in 0 }
    /// Whether the widget takes all height that it can have.
    package var expands: () -> Bool = { false }
    /// The minimum and the natural height, at a width, of the part of the widget that scrolls by itself; nil without one.
    package var scrollingPart: (_ width: Double) -> (minimum: Double, natural: Double)? = { _ in nil }

    /// The height that what scrolls has at least, where nothing asks for less (content.md §1).
    package static let scrollingHeight = 200.0

    /// Whether the widget takes what a wide container offers: its natural height says little.
    var takesDefaultSize: Bool { expands() || scrollingPart(naturalWidth()) != nil }

    /// The smallest height at a width that the widget has where there is space for it, however low it is asked to be.
    func smallestHeight(_ width: Double) -> Double { minimumHeight(width) + keptHeight(width) }

    /// The height at a width below which the widget shows nothing useful.
    func usefulHeight(_ width: Double) -> Double {
        let missing = scrollingPart(width).map { max(0, Self.scrollingHeight - $0.minimum) } ?? 0
        return smallestHeight(width) + missing
    }

    /// The natural height at a width, at least the useful one.
    func preferredHeight(_ width: Double) -> Double {
        let missing = scrollingPart(width).map { max(0, Self.scrollingHeight - $0.natural) } ?? 0
        return max(naturalHeight(width) + missing, usefulHeight(width))
    }

    /// The scale with which the widget fits a width, at most 1.
    func scale(fitting width: Double) -> Double {
        let minimum = minimumWidth()
        return minimum > width && width > 0 ? width / minimum : 1
    }

    /// The sizes of the widget between margins, and as a whole smaller if it is wider than the space there.
    func fitted(between margin: Double) -> WidgetSizing {
        func inside(_ height: @escaping (Double) -> Double) -> (Double) -> Double {
            { [self] width in
                let room = max(0, width - 2 * margin)
                let scale = scale(fitting: room)
                return height(room / scale) * scale
            }
        }
        var fitted = self
        fitted.naturalWidth = { [naturalWidth] in naturalWidth() + 2 * margin }
        fitted.minimumWidth = { 0 }
        fitted.minimumHeight = inside(minimumHeight)
        fitted.naturalHeight = inside(naturalHeight)
        fitted.keptHeight = inside(keptHeight)
        fitted.scrollingPart = { [self] width in
            let room = max(0, width - 2 * margin)
            let scale = scale(fitting: room)
            return scrollingPart(room / scale).map { (minimum: $0.minimum * scale, natural: $0.natural * scale) }
        }
        return fitted
    }

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
