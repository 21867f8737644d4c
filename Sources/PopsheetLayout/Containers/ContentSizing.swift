/// The sizes that content requests; a container knows nothing else about its content.
package struct ContentSizing {
    /// The width at which nothing wraps or shrinks.
    ///
    /// Computing it may be expensive.
    package var idealWidth: () -> Double
    /// Content with less height than this, at a width, shows nothing useful.
    package var minimumHeight: (_ width: Double) -> Double
    /// The height that a requested height does not go below, at a width; nil for the minimum height.
    package var smallestRequest: ((_ width: Double) -> Double)?
    /// The height that the content always takes.
    package var fixedHeight: Double = 0
    /// The width that is asked for in a container that does not fill its window; nil for the one that the content needs.
    package var requestedWidth: Double?
    /// The height that is asked for there; nil for the one that the content needs.
    package var requestedHeight: Double?
    /// Space below the content.
    package var bottomPadding: Double = 0
    /// Whether the content takes all height that it can have, as a list does whose natural height says little; where
    /// nothing else limits it, the container's own default.
    package var expands: () -> Bool = { false }
    /// The natural height at a width.
    package var naturalHeight: (_ width: Double) -> Double

    /// The width of a footer in the line of the content's only row, at the content's width; nil if it is below the content.
    package var pairedFooterWidth: (_ width: Double) -> Double? = { _ in nil }

    /// The height assigned out of an available height.
    ///
    /// - Parameters:
    ///   - width: The assigned width.
    ///   - requested: The height to assign instead of the natural one.
    func height(in room: Double, width: Double, requested: Double? = nil) -> Double {
        let natural =
            requested.map { max($0, (smallestRequest ?? minimumHeight)(width)) } ?? naturalHeight(width)
        // A rounding error does not count as missing space.
        return natural <= room + 1e-6 ? natural : max(fixedHeight, room)
    }
}
