/// A drag that moves a sheet and scrolls its content: which part of a finger's movement does which (content.md §7).
///
/// One number, the scroll value minus the sheet's offset below its largest position, follows the finger. So a drag
/// upwards first expands the sheet and then scrolls; one downwards scrolls to the top and then moves the sheet. A
/// finger that returns to a position always restores what was there.
///
/// For example:
///
/// ```swift
/// let drag = ScrollingDrag(sheetOffset: 300, maximum: 1_000, windowHeight: 800)
/// drag.sheetOffset(at: -200)  // 100
/// drag.scrollValue(at: -350)  // 50
/// ```
///
/// Offsets are in pixels downwards from the sheet's largest position; distances are those of the finger, in pixels
/// downwards since it took over the sheet.
package struct ScrollingDrag: Sendable, Hashable {
    /// The largest scroll value at the position where the content scrolls, in pixels; may change during the drag.
    package var maximum: Double

    /// Whether there is content that scrolls.
    private let scrolls: Bool
    /// The finger's number when it took over the sheet.
    private let start: Double
    /// The sheet's offset while the content scrolls.
    private let base: Double
    /// The offsets without resistance.
    private let range: ClosedRange<Double>
    private let band: RubberBand

    /// Begins a drag where the sheet and its content are.
    ///
    /// - Parameters:
    ///   - sheetOffset: The sheet's distance below its largest position; negative while a spring overshoots.
    ///   - scrollValue: How far the content has scrolled.
    ///   - maximum: The largest scroll value at the position where the content scrolls: at the largest detent if the
    ///     drag expands the sheet. Without content that scrolls it is 0, and the sheet resists beyond its largest
    ///     position.
    ///   - smallest: The offset of the smallest detent if the drag may not dismiss the sheet, which then resists below
    ///     it; nil without resistance.
    ///   - windowHeight: The height of the window, for the resistance.
    ///   - expands: Whether content at its top expands the sheet before it scrolls; otherwise it scrolls at any detent.
    package init(
        sheetOffset: Double, scrollValue: Double = 0, maximum: Double = 0, smallest: Double? = nil,
        windowHeight: Double, expands: Bool = true
    ) {
        self.maximum = maximum
        scrolls = maximum > 0
        band = RubberBand(dimension: windowHeight)
        let lowest = smallest.map { $0 > 0 ? $0 : 0 } ?? .infinity
        range = (scrolls ? -.infinity : 0)...lowest
        let offset = band.finger(holding: sheetOffset.isFinite ? sheetOffset : 0, in: range)
        let value = scrolls ? min(max(0, scrollValue.isNaN ? 0 : scrollValue), maximum) : 0
        // Content that has scrolled already goes on where the sheet is; neither jumps.
        base = scrolls && (value > 0 || !expands) ? offset : min(0, offset)
        start = value - offset + base
    }

    /// The number: how far the content has scrolled if positive, how far below ``base`` the sheet is if negative.
    private func number(at distance: Double) -> Double { start - (distance.isFinite ? distance : 0) }

    /// The sheet's distance below its largest position without resistance, in pixels.
    package func freeOffset(at distance: Double) -> Double {
        let number = number(at: distance)
        return base + (scrolls ? max(0, -number) : -number)
    }

    /// The sheet's distance below its largest position, in pixels; negative above it.
    package func sheetOffset(at distance: Double) -> Double { band.position(freeOffset(at: distance), in: range) }

    /// The sheet's downward velocity, in pixels per second, where the finger has a downward velocity: the same, less
    /// with resistance, or 0 while the content scrolls.
    package func sheetVelocity(at distance: Double, finger velocity: Double) -> Double {
        if isScroll(at: distance) { return 0 }
        let offset = freeOffset(at: distance)
        if offset > range.upperBound { return velocity * band.slope(at: offset - range.upperBound) }
        if offset < range.lowerBound { return velocity * band.slope(at: range.lowerBound - offset) }
        return velocity
    }

    /// How far the content has scrolled, in pixels.
    package func scrollValue(at distance: Double) -> Double {
        scrolls ? min(max(0, number(at: distance)), max(0, maximum)) : 0
    }

    /// Whether a release here ends a scroll, which continues kinetically; otherwise it releases the sheet.
    package func isScroll(at distance: Double) -> Bool { scrolls && number(at: distance) > 0 }
}
