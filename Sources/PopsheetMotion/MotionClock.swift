/// Where motion reads the time: the frame clock in an application, a virtual one in tests and pictures.
public protocol MotionClock {
    /// Seconds since some fixed moment; never runs backwards.
    var now: Double { get }
}

/// A clock that stands still until it is told to go on.
public struct VirtualClock: MotionClock, Sendable, Hashable {
    /// Seconds since the clock was made.
    public private(set) var now: Double

    /// Creates a clock that shows the given time.
    public init(now: Double = 0) { self.now = now }

    /// Lets time pass; a negative or undefined amount is none.
    public mutating func advance(by seconds: Double) {
        if seconds > 0 { now += seconds }
    }
}
