/// The progress of a presentation from dismissed (0) to at rest on screen (1, or a lower rest position).
///
/// A transition can be reversed, held and released at any time: the next segment starts from the current value and
/// velocity, so nothing ever jumps.
///
/// For example:
///
/// ```swift
/// var transition = Transition(style: .sheet)
/// transition.run(.presenting, at: 0)
/// transition.progress(at: 0.1)     // 0.8688
/// transition.run(.dismissing, at: 0.1) // turns round
/// ```
package struct Transition: Sendable {
    /// The direction of a segment.
    package enum Direction: Sendable, Hashable {
        /// Towards the rest position.
        case presenting
        /// Towards progress 0.
        case dismissing

        /// The progress at the end of the direction, for a rest position of 1.
        package var target: Double { self == .presenting ? 1 : 0 }
    }

    /// The timing of this presentation.
    package var style: MotionStyle
    /// The progress at which the presentation is at rest on screen, above 0 and at most 1.
    package private(set) var rest = 1.0
    /// Whether the current segment began with a velocity or away from rest.
    package private(set) var isInterrupted = false

    private enum Leg: Sendable {
        case rest(Double)
        case curve(CubicBezier, from: Double, to: Double, start: Double, duration: Double)
        case spring(Spring, from: Spring.State, to: Double, start: Double, duration: Double)
    }

    private var leg: Leg = .rest(0)

    /// Creates a transition at rest at 0: nothing is on screen.
    package init(style: MotionStyle) { self.style = style }

    /// Starts in a direction, from the current state of the motion at that time.
    package mutating func run(_ direction: Direction, at time: Double) {
        run(direction, from: progress(at: time), velocity: velocity(at: time), at: time)
    }

    /// Starts in a direction from a given progress and velocity, as when a drag ends.
    ///
    /// - Parameter velocity: Progress per second, positive towards rest on screen.
    package mutating func run(_ direction: Direction, from progress: Double, velocity: Double, at time: Double) {
        let (origin, target) = direction == .presenting ? (0, rest) : (rest, 0)
        isInterrupted = progress != origin || velocity != 0
        if isInterrupted {
            leg = makeLeg(style.interrupted, from: progress, velocity: velocity, to: target, at: time)
        } else {
            let timing = direction == .presenting ? style.presenting : style.dismissing
            leg = makeLeg(timing, from: progress, velocity: 0, to: target, at: time)
        }
    }

    /// Moves to another rest position, from the current state of the motion at that time.
    ///
    /// - Parameters:
    ///   - rest: The new rest position, above 0 and at most 1.
    ///   - velocity: Progress per second, as when a drag ends; nil for the motion's own.
    package mutating func move(to rest: Double, velocity: Double? = nil, at time: Double) {
        let (progress, velocity) = (progress(at: time), velocity ?? self.velocity(at: time))
        self.rest = rest
        isInterrupted = true
        leg = makeLeg(style.interrupted, from: progress, velocity: velocity, to: rest, at: time)
    }

    /// Sets the rest position of a presentation that has not begun.
    package mutating func begin(at rest: Double) { self.rest = rest }

    /// Is at rest on screen at another rest position, at once.
    package mutating func settle(at rest: Double) {
        self.rest = rest
        isInterrupted = false
        leg = .rest(rest)
    }

    /// Changes the rest position and everything that moves in proportion, as when the travel changes.
    ///
    /// - Parameter rest: The new rest position, above 0 and at most 1.
    package mutating func rescale(to rest: Double) {
        guard rest > 0, rest.isFinite, rest != self.rest else { return }
        let (old, factor) = (self.rest, rest / self.rest)
        // The rest position itself is exact.
        func scaled(_ value: Double) -> Double { value == old ? rest : value * factor }
        self.rest = rest
        switch leg {
        case .rest(let value): leg = .rest(scaled(value))
        case .curve(let curve, let from, let to, let start, let duration):
            leg = .curve(curve, from: scaled(from), to: scaled(to), start: start, duration: duration)
        case .spring(let spring, let from, let to, let start, let duration):
            let state = Spring.State(displacement: from.displacement * factor, velocity: from.velocity * factor)
            leg = .spring(spring, from: state, to: scaled(to), start: start, duration: duration)
        }
    }

    /// Holds a progress until the next call, as during a drag.
    package mutating func hold(at progress: Double) {
        leg = .rest(progress)
    }

    /// The progress at a time: 0 is dismissed, 1 is at rest; slightly more if a spring overshoots.
    package func progress(at time: Double) -> Double {
        switch leg {
        case .rest(let value): return value
        case .curve(let curve, let from, let to, let start, let duration):
            if isSettled(at: time) { return to }
            return from + (to - from) * curve.value(at: Self.time(time, since: start) / duration)
        case .spring(let spring, let from, let to, let start, _):
            if isSettled(at: time) { return to }
            return to + spring.state(at: Self.time(time, since: start), from: from).displacement
        }
    }

    /// The change of the progress per second.
    package func velocity(at time: Double) -> Double {
        switch leg {
        case .rest: return 0
        case .curve(let curve, let from, let to, let start, let duration):
            if isSettled(at: time) { return 0 }
            return (to - from) * curve.slope(at: Self.time(time, since: start) / duration) / duration
        case .spring(let spring, let from, _, let start, _):
            if isSettled(at: time) { return 0 }
            return spring.state(at: Self.time(time, since: start), from: from).velocity
        }
    }

    /// The time since the beginning of a leg; an earlier time, as of a frame that comes too late, is the beginning.
    private static func time(_ time: Double, since start: Double) -> Double { max(0, time - start) }

    /// Whether the motion has ended and no further frame is needed.
    package func isSettled(at time: Double) -> Bool { time >= settlingTime }

    /// The time at which the motion ends.
    package var settlingTime: Double {
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
            // A timing curve can't start with a velocity; only styles in which nothing moves use one for an
            // interruption.
            return .curve(curve, from: progress, to: target, start: time, duration: duration)
        case .spring(let spring):
            let state = Spring.State(displacement: progress - target, velocity: velocity)
            var duration = spring.settlingTime(from: state)
            if target == 0 { duration = Self.firstCrossing(of: spring, from: state, before: duration) }
            return .spring(spring, from: state, to: target, start: time, duration: duration)
        }
    }

    /// When a dismissal reaches progress 0 and ends: a dismissed sheet does not swing back.
    private static func firstCrossing(of spring: Spring, from state: Spring.State, before end: Double) -> Double {
        if state.displacement <= 0 { return 0 }
        // An oscillating motion arrives within half a period; any other arrives once or never.
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
