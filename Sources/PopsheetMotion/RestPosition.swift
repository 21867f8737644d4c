/// Where a presentation may be at rest, and the detents that resolved to that position.
package struct RestPosition: Sendable, Hashable {
    /// The fraction of the travel that is on screen, above 0 and at most 1.
    package var fraction: Double
    /// The ids of the detents that resolved to it, in the order in which they were declared; empty without detents.
    package var detents: [String]

    /// Creates a position from a fraction of the travel and the ids of its detents.
    package init(fraction: Double, detents: [String] = []) {
        (self.fraction, self.detents) = (fraction, detents)
    }

    /// The whole travel, as for an action sheet.
    package static let whole = RestPosition(fraction: 1)
}
