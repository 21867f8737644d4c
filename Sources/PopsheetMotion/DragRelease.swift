/// The release of a sheet with detents: which stop the sheet goes to (content.md §6).
///
/// For example:
///
/// ```swift
/// let stops = [0.0, 400, 700]
/// DragRelease(position: 430, velocity: 0).stop(in: stops, from: 1)    // 1
/// DragRelease(position: 430, velocity: 1_500).stop(in: stops, from: 1)  // 2
/// ```
package struct DragRelease: Sendable, Hashable {
    /// The fraction of its velocity that a released sheet keeps in each millisecond (content.md §6).
    package static let decelerationRate = 0.99
    /// The time, in seconds, by which the velocity counts: about 0.099 (content.md §6).
    package static let projectionTime = decelerationRate / (1 - decelerationRate) / 1000
    /// The velocity, in pixels per second, from which on the sheet passes at least one stop (content.md §6).
    package static let flickVelocity = 500.0
    /// The distance, in pixels, within which the sheet is at a stop: layouts round to pixels.
    package static let tolerance = 0.5

    /// How much of the sheet is visible, in pixels.
    package let position: Double
    /// The velocity upwards, in pixels per second.
    package let velocity: Double

    /// Creates a release from a position in pixels and a velocity upwards in pixels per second.
    ///
    /// With a position of NaN the sheet returns to where the drag began; a velocity of NaN counts as 0.
    package init(position: Double, velocity: Double) {
        // Beyond these bounds nothing changes, and within them nothing overflows.
        self.position = position.isNaN ? .nan : max(-1e12, min(position, 1e12))
        self.velocity = velocity.isNaN ? 0 : max(-1e12, min(velocity, 1e12))
    }

    /// Where the sheet would come to rest without stops, in pixels.
    package var projection: Double { position + velocity * Self.projectionTime }

    /// The index of the stop to go to.
    ///
    /// It is the nearest to the ``projection``. A flick, a release at ``flickVelocity`` or faster, goes at least to the
    /// next stop in its direction: the first that the sheet has not reached or passed yet.
    ///
    /// - Parameters:
    ///   - stops: The visible extents of the detents in ascending order, in pixels, and first 0 if the drag may
    ///     dismiss the sheet.
    ///   - start: The index of the stop at which the drag began; of two stops that are equally near, the one closer to
    ///     it.
    /// - Precondition: There is at least one stop.
    package func stop(in stops: [Double], from start: Int) -> Int {
        precondition(!stops.isEmpty, "a sheet has at least one stop")
        let last = stops.count - 1
        let start = max(0, min(start, last))
        if position.isNaN { return start }
        let nearest = Self.nearest(to: projection, in: stops, from: start)
        if velocity >= Self.flickVelocity {
            return max(nearest, stops.firstIndex { $0 > position + Self.tolerance } ?? last)
        }
        if velocity <= -Self.flickVelocity {
            return min(nearest, stops.lastIndex { $0 < position - Self.tolerance } ?? 0)
        }
        return nearest
    }

    private static func nearest(to place: Double, in stops: [Double], from start: Int) -> Int {
        var best = start
        for index in stops.indices {
            let (distance, least) = ((stops[index] - place).magnitude, (stops[best] - place).magnitude)
            if distance < least || distance == least && abs(index - start) < abs(best - start) { best = index }
        }
        return best
    }
}
