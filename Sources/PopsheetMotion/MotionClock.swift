/// The source of time for motion: the frame clock in an application, a virtual clock in tests and pictures.
package protocol MotionClock {
    /// Seconds since a fixed time; never decreases.
    var now: Double { get }
}

/// A clock that advances only when it is asked to.
package struct VirtualClock: MotionClock, Sendable, Hashable {
    /// Seconds since the clock was created.
    package private(set) var now: Double

    /// Creates a clock with the given time.
    package init(now: Double = 0) { self.now = now }

    /// Advances the clock; a negative or undefined amount does nothing.
    package mutating func advance(by seconds: Double) {
        if seconds > 0 { now += seconds }
    }
}
