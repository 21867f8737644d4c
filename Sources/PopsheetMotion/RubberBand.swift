/// The resistance of a sheet that is dragged beyond its ends: f(x) = 0.55·x·d / (d + 0.55·x) (content.md §6).
///
/// For example:
///
/// ```swift
/// let band = RubberBand(dimension: 800)
/// band.offset(for: 100)  // 51.46
/// band.position(700, in: 0...600)  // 651.46
/// ```
package struct RubberBand: Sendable, Hashable {
    /// The fraction of the finger's distance by which the sheet follows at first (content.md §6).
    package static let coefficient = 0.55

    /// The distance, in pixels, that the sheet approaches and never reaches: the height of the window.
    package let dimension: Double

    /// Creates a rubber band for a window of a height in pixels; with a height of 0 or less, nothing follows.
    package init(dimension: Double) {
        self.dimension = dimension > 0 ? min(dimension, .greatestFiniteMagnitude) : 0
    }

    /// The distance in pixels by which the sheet follows a finger that is at a distance in pixels beyond the end; both
    /// have the same sign.
    package func offset(for distance: Double) -> Double {
        guard dimension > 0, !distance.isNaN else { return 0 }
        let pull = Self.coefficient * distance.magnitude
        // Divided by the larger one, so that nothing overflows.
        let offset = pull <= dimension ? pull / (1 + pull / dimension) : dimension / (1 + dimension / pull)
        return distance < 0 ? -offset : offset
    }

    /// The distance in pixels of a finger that the sheet follows by an offset in pixels: the inverse of
    /// ``offset(for:)``, for a finger that takes over a sheet beyond its end.
    package func distance(for offset: Double) -> Double {
        guard dimension > 0, !offset.isNaN else { return 0 }
        // Beyond the dimension there is no such finger; one that is very far away comes close.
        let part = min(offset.magnitude / dimension, 1 - 1e-9)
        let distance = part * dimension / (Self.coefficient * (1 - part))
        return offset < 0 ? -distance : distance
    }

    /// How much of the finger's velocity the sheet has at a distance in pixels beyond the end: the slope of
    /// ``offset(for:)``.
    package func slope(at distance: Double) -> Double {
        guard dimension > 0, !distance.isNaN else { return 0 }
        let ratio = 1 / (1 + Self.coefficient * distance.magnitude / dimension)
        return Self.coefficient * ratio * ratio
    }

    /// The position in pixels of a sheet whose finger is at a position in pixels: the same within a range, and with
    /// resistance beyond either end of it.
    package func position(_ finger: Double, in range: ClosedRange<Double>) -> Double {
        if finger > range.upperBound { return range.upperBound + offset(for: finger - range.upperBound) }
        if finger < range.lowerBound { return range.lowerBound + offset(for: finger - range.lowerBound) }
        return finger
    }

    /// The position in pixels of the finger that holds a sheet at a position in pixels: the inverse of
    /// ``position(_:in:)``.
    package func finger(holding position: Double, in range: ClosedRange<Double>) -> Double {
        if position > range.upperBound { return range.upperBound + distance(for: position - range.upperBound) }
        if position < range.lowerBound { return range.lowerBound + distance(for: position - range.lowerBound) }
        return position
    }
}
