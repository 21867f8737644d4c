/// The progress of a presentation between gone (0) and at rest on screen (1), at any moment.
///
/// A transition can be turned round, caught and let go at any time: the next leg starts from the value and the velocity
/// it has then, so nothing ever jumps.
///
/// For example:
///
/// ```swift
/// var transition = Transition(style: .sheet)
/// transition.run(.presenting, at: 0)
/// transition.progress(at: 0.1)     // 0.8688
/// transition.run(.dismissing, at: 0.1) // turns round
/// ```
public struct Transition: Sendable {
    /// Which way a leg goes.
    public enum Direction: Sendable, Hashable {
        /// Towards progress 1.
        case presenting
        /// Towards progress 0.
        case dismissing

        /// Where the way ends.
        public var target: Double { self == .presenting ? 1 : 0 }
    }

    /// The ways this presentation travels.
    public var style: MotionStyle
    /// Whether the present leg began with a velocity or away from rest.
    public private(set) var isInterrupted = false

    private enum Leg: Sendable {
        case rest(Double)
        case curve(CubicBezier, from: Double, to: Double, start: Double, duration: Double)
        case spring(Spring, from: Spring.State, to: Double, start: Double, duration: Double)
    }

    private var leg: Leg = .rest(0)

    /// Creates a transition that rests at 0: nothing is on screen.
    public init(style: MotionStyle) { self.style = style }

    /// Sets out in a direction, from wherever the motion is at that time.
    public mutating func run(_ direction: Direction, at time: Double) {
        run(direction, from: progress(at: time), velocity: velocity(at: time), at: time)
    }

    /// Sets out in a direction from a given progress and velocity, as when a finger lets go.
    ///
    /// - Parameter velocity: Progress per second, positive towards rest on screen.
    public mutating func run(_ direction: Direction, from progress: Double, velocity: Double, at time: Double) {
        let origin = 1 - direction.target
        isInterrupted = progress != origin || velocity != 0
        if isInterrupted {
            leg = makeLeg(style.interrupted, from: progress, velocity: velocity, to: direction.target, at: time)
        } else {
            let timing = direction == .presenting ? style.presenting : style.dismissing
            leg = makeLeg(timing, from: progress, velocity: 0, to: direction.target, at: time)
        }
    }

    /// Stays at a progress until told otherwise, as while a finger holds the sheet.
    public mutating func hold(at progress: Double) {
        leg = .rest(progress)
    }

    /// How far in the presentation is: 0 gone, 1 at rest, a little more where a spring overshoots.
    public func progress(at time: Double) -> Double {
        switch leg {
        case .rest(let value): return value
        case .curve(let curve, let from, let to, let start, let duration):
            if isSettled(at: time) { return to }
            return from + (to - from) * curve.value(at: (time - start) / duration)
        case .spring(let spring, let from, let to, let start, _):
            if isSettled(at: time) { return to }
            return to + spring.state(at: time - start, from: from).displacement
        }
    }

    /// How fast the progress changes, per second.
    public func velocity(at time: Double) -> Double {
        switch leg {
        case .rest: return 0
        case .curve(let curve, let from, let to, let start, let duration):
            if isSettled(at: time) { return 0 }
            return (to - from) * curve.slope(at: (time - start) / duration) / duration
        case .spring(let spring, let from, _, let start, _):
            if isSettled(at: time) { return 0 }
            return spring.state(at: time - start, from: from).velocity
        }
    }

    /// Whether the motion has come to its end, and no further frame is needed.
    public func isSettled(at time: Double) -> Bool { time >= settlingTime }

    /// The time at which the motion comes to its end.
    public var settlingTime: Double {
        switch leg {
        case .rest: -.infinity
        case .curve(_, _, _, let start, let duration), .spring(_, _, _, let start, let duration): start + duration
        }
    }

    private func makeLeg(
        _ timing: Timing, from progress: Double, velocity: Double, to target: Double, at time: Double
    ) -> Leg {
        switch timing {
        case .immediate:
            return .rest(target)
        case .curve(let curve, let duration):
            if progress == target || duration <= 0 { return .rest(target) }
            // A curve has no place for a velocity; only styles in which nothing moves use one for an interruption.
            return .curve(curve, from: progress, to: target, start: time, duration: duration)
        case .spring(let spring):
            let state = Spring.State(displacement: progress - target, velocity: velocity)
            var duration = spring.settlingTime(from: state)
            if target == 0 { duration = Self.firstCrossing(of: spring, from: state, before: duration) }
            return .spring(spring, from: state, to: target, start: time, duration: duration)
        }
    }

    /// When a way out reaches progress 0, where it ends: a sheet that is gone does not come back to swing.
    private static func firstCrossing(of spring: Spring, from state: Spring.State, before end: Double) -> Double {
        if state.displacement <= 0 { return 0 }
        // A motion that swings arrives within half a period; one that does not arrives once, or never.
        var low = 0.0
        var high = min(end, spring.halfPeriod)
        guard spring.state(at: high, from: state).displacement <= 0 else { return end }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if spring.state(at: middle, from: state).displacement > 0 { low = middle } else { high = middle }
        }
        return high
    }
}
