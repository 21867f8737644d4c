/// Content that continues to scroll after the finger has left, as in GTK's scrolled windows but without overshoot
/// (content.md §7).
///
/// The velocity decays exponentially: v(t) = v·e^(−4t). For example:
///
/// ```swift
/// let scroll = KineticScroll(from: 100, velocity: 800, maximum: 1_000, at: 0)
/// scroll.value(at: 0.1)  // 165.94
/// scroll.end             // 299.98
/// ```
///
/// Values are in pixels, velocities in pixels per second towards larger values, times in seconds on any clock.
package struct KineticScroll: Sendable, Hashable {
    /// The rate, per second, at which the velocity decays (GTK's `DECELERATION_FRICTION`).
    package static let friction = 4.0
    /// The velocity, in pixels per second, below which the content rests (gtkkineticscrolling.c).
    package static let restingVelocity = 0.1

    private let origin: Double
    private let velocity: Double
    /// The largest scroll value.
    package let maximum: Double
    private let start: Double
    private let duration: Double
    /// Where the content rests.
    package let end: Double

    /// Begins where the finger has left.
    ///
    /// - Parameters:
    ///   - value: How far the content has scrolled.
    ///   - velocity: The content's velocity; its sign is the opposite of the finger's downward velocity.
    ///   - maximum: The largest scroll value.
    ///   - start: The time when the finger has left.
    package init(from value: Double, velocity: Double, maximum: Double, at start: Double) {
        self.maximum = maximum > 0 ? maximum : 0
        self.start = start
        origin = value.isNaN ? 0 : max(0, min(value, self.maximum))
        self.velocity = velocity.isNaN ? 0 : max(-1e9, min(velocity, 1e9))
        let speed = self.velocity.magnitude
        let room = self.velocity < 0 ? origin : self.maximum - origin
        // The content stops once it is slow, or at an end of the range if it reaches it earlier.
        let slow = speed > Self.restingVelocity ? logarithm(speed / Self.restingVelocity) / Self.friction : 0
        let left = 1 - room * Self.friction / max(speed, .leastNormalMagnitude)
        let arrival = left > 0 ? -logarithm(left) / Self.friction : .infinity
        duration = min(slow, arrival)
        if arrival <= slow {
            end = self.velocity < 0 ? 0 : self.maximum
        } else {
            end = Self.value(from: origin, self.velocity, after: slow)
        }
    }

    /// The same motion from a time on, in content with another largest scroll value.
    package func limited(to maximum: Double, at time: Double) -> KineticScroll {
        KineticScroll(from: value(at: time), velocity: velocity(at: time), maximum: maximum, at: time)
    }

    /// When the content rests.
    package var settlingTime: Double { start + duration }

    /// Whether the content rests and no further frame is needed.
    package func isSettled(at time: Double) -> Bool { time >= settlingTime }

    /// How far the content has scrolled at a time.
    package func value(at time: Double) -> Double {
        if isSettled(at: time) { return end }
        return max(0, min(Self.value(from: origin, velocity, after: max(0, time - start)), maximum))
    }

    /// The content's velocity at a time.
    package func velocity(at time: Double) -> Double {
        isSettled(at: time) ? 0 : velocity * exponential(-Self.friction * max(0, time - start))
    }

    private static func value(from origin: Double, _ velocity: Double, after seconds: Double) -> Double {
        origin + velocity / friction * (1 - exponential(-friction * seconds))
    }
}
