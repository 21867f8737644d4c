/// A damped harmonic oscillator, solved in closed form for every damping.
///
/// It models a body of ``mass`` on a spring of ``stiffness`` with ``damping``, the same parameters as in UIKit, Core
/// Animation and libadwaita.
package struct Spring: Sendable, Hashable {
    /// The moving mass; usually 1.
    package let mass: Double
    /// The force towards rest per unit of displacement.
    package let stiffness: Double
    /// The force against the motion per unit of velocity.
    package let damping: Double

    /// The fraction of the distance within which a motion counts as settled (sheet.md §8).
    package static let tolerance = 0.001

    // ω², ω·ζ, and ω²·(ζ² − 1), whose sign distinguishes the three cases.
    private let squaredFrequency: Double
    private let decay: Double
    private let discriminant: Double

    /// Creates a spring from its physical parameters.
    ///
    /// - Precondition: `mass` and `stiffness` are positive, `damping` is not negative, all are finite.
    package init(mass: Double = 1, stiffness: Double, damping: Double) {
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0, "a spring has a mass, a stiffness and no negative damping")
        precondition(mass.isFinite && stiffness.isFinite && damping.isFinite, "a spring's numbers are finite")
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
        squaredFrequency = stiffness / mass
        decay = damping / (2 * mass)
        discriminant = decay * decay - squaredFrequency
    }

    /// Creates a spring of mass 1 from its damping ratio and its response: its undamped period, in seconds.
    ///
    /// - Precondition: `dampingRatio` is not negative, `response` is positive, both are finite.
    package init(dampingRatio: Double, response: Double) {
        precondition(
            response > 0 && dampingRatio >= 0, "a spring's response is positive and its damping ratio not negative")
        let frequency = 2 * Double.pi / response
        self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// Creates a spring of mass 1 that settles, from rest, to within ``tolerance`` of its distance in the given time.
    ///
    /// - Precondition: both are positive and finite.
    package init(dampingRatio: Double, settlingDuration: Double) {
        precondition(
            dampingRatio > 0 && settlingDuration > 0, "a spring that settles has a damping ratio and a duration")
        // Time scales with 1/ω, so the settling time of a spring with ω = 1 gives the frequency.
        let unit = Spring(stiffness: 1, damping: 2 * dampingRatio)
        let frequency = unit.settlingTime() / settlingDuration
        self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// The damping ratio: below 1 the spring overshoots, from 1 on it does not.
    package var dampingRatio: Double { decay / squaredFrequency.squareRoot() }

    /// A displacement from rest and its velocity.
    package struct State: Sendable, Hashable {
        /// The distance from rest, in the caller's unit.
        package var displacement: Double
        /// The velocity, in units per second.
        package var velocity: Double

        /// Creates a state.
        package init(displacement: Double, velocity: Double) {
            self.displacement = displacement
            self.velocity = velocity
        }
    }

    /// The state at a time in seconds after the body was released at `start`.
    package func state(at seconds: Double, from start: State) -> State {
        // Longer than any motion takes, and small enough to be squared.
        let t = min(max(0, seconds), 1e100)
        let (even, odd) = decayingPair(at: t)
        let x0 = start.displacement
        let v0 = start.velocity
        return State(
            displacement: x0 * even + (v0 + decay * x0) * odd,
            velocity: v0 * even - (decay * v0 + squaredFrequency * x0) * odd)
    }

    /// The motion from 0 to 1, released at rest.
    package func value(at seconds: Double) -> Double {
        1 + state(at: seconds, from: State(displacement: -1, velocity: 0)).displacement
    }

    /// The time in seconds after which the displacement stays within `tolerance`; infinite for a spring without
    /// damping.
    ///
    /// It is computed from the envelope, so an oscillating motion never leaves the tolerance again.
    package func settlingTime(
        from start: State = State(displacement: 1, velocity: 0), tolerance: Double = Spring.tolerance
    ) -> Double {
        guard decay > 0 else { return start == State(displacement: 0, velocity: 0) ? 0 : .infinity }
        let x0 = start.displacement
        let reach = start.velocity + decay * x0
        if discriminant < 0 {
            let odd = reach / (-discriminant).squareRoot()
            let amplitude = (x0 * x0 + odd * odd).squareRoot()
            let enveloped = amplitude <= tolerance ? 0 : logarithm(amplitude / tolerance) / decay
            // Near critical damping the envelope's amplitude grows without bound; another bound is closer there.
            guard -discriminant < 0.01 * squaredFrequency else { return enveloped }
            return min(
                enveloped,
                monotonicSettlingTime(displacement: x0.magnitude, reach: reach.magnitude, tolerance: tolerance))
        }
        return monotonicSettlingTime(displacement: x0.magnitude, reach: reach.magnitude, tolerance: tolerance)
    }

    /// Half the period; infinite if the spring does not oscillate.
    var halfPeriod: Double { discriminant < 0 ? Double.pi / (-discriminant).squareRoot() : .infinity }

    /// e^(−ζωt) times the even (cosine-like) and odd (sine-like) solution; the odd one is divided by its frequency.
    private func decayingPair(at t: Double) -> (even: Double, odd: Double) {
        let phase = discriminant * t * t
        if phase.magnitude < 1e-4 {
            // Near critical damping both closed forms lose precision; their common series does not.
            let envelope = exponential(-decay * t)
            return (
                envelope * (1 + phase / 2 * (1 + phase / 12)),
                envelope * t * (1 + phase / 6 * (1 + phase / 20))
            )
        }
        if discriminant < 0 {
            let frequency = (-discriminant).squareRoot()
            let envelope = exponential(-decay * t)
            return (envelope * cosine(frequency * t), envelope * sine(frequency * t) / frequency)
        }
        let rate = discriminant.squareRoot()
        // Equals decay − rate, without the cancellation of a strongly damped spring.
        let slow = exponential(-squaredFrequency / (decay + rate) * t)
        let fast = exponential(-(decay + rate) * t)
        return ((slow + fast) / 2, (slow - fast) / (2 * rate))
    }

    /// Bisects a bound of the displacement that decreases after its peak.
    private func monotonicSettlingTime(displacement: Double, reach: Double, tolerance: Double) -> Double {
        func bound(_ t: Double) -> Double {
            // |sin ωt| / ω is at most t.
            if discriminant < 0 { return exponential(-decay * t) * (displacement + reach * t) }
            let (even, odd) = decayingPair(at: t)
            return displacement * even + reach * odd
        }
        // The bound has one peak, soon after the start, and decreases from there.
        var low = 0.0
        var high = 1 / min(decay, squaredFrequency.squareRoot())
        for _ in 0..<60 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            if bound(left) < bound(right) { low = left } else { high = right }
        }
        if bound(low) <= tolerance { return 0 }
        high = low + 1 / decay
        while bound(high) > tolerance { high += high }
        for _ in 0..<80 where high - low > 1e-12 {
            let middle = (low + high) / 2
            if bound(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }
}
