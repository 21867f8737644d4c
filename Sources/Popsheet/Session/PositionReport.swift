/// Decides which positions of a sheet are reported: each change, and once that the sheet is at rest (content.md §8).
struct PositionReport {
    private var last: (height: Double, isAtRest: Bool)?

    /// Notes a position, and returns whether it is to be reported.
    ///
    /// - Parameters:
    ///   - height: The height of the visible part of the sheet, in logical pixels.
    ///   - isAtRest: Whether the sheet neither moves nor is dragged.
    mutating func note(_ height: Double, isAtRest: Bool) -> Bool {
        if let last, last.height == height, last.isAtRest || !isAtRest { return false }
        last = (height, isAtRest)
        return true
    }
}
