/// The source of time for motion: the frame clock in an application, a virtual clock in tests and pictures.
public protocol MotionClock {
    /// Seconds since a fixed time; never decreases.
    var now: Double { get }
}

/// A clock that advances only when it is asked to.
public struct VirtualClock: MotionClock, Sendable, Hashable {
    /// Seconds since the clock was created.
    public private(set) var now: Double

    /// Creates a clock with the given time.
    public init(now: Double = 0) { self.now = now }

    /// Advances the clock; a negative or undefined amount does nothing.
    public mutating func advance(by seconds: Double) {
        if seconds > 0 { now += seconds }
    }
}
