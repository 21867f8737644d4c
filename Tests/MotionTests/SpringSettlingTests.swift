import Foundation
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// When a spring has settled.
@Suite struct SpringSettlingTests {
    private let damped = Damping.allCases.filter { $0 != .none }
    private let fromRest = Spring.State(displacement: 1, velocity: 0)

    /// The largest displacement in a stretch of time.
    private func reach(_ spring: Spring, from start: Spring.State, _ range: ClosedRange<Double>) -> Double {
        (0...2_000).map { step in
            let time = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 2_000
            return abs(spring.state(at: time, from: start).displacement)
        }.max()!
    }

    @Test func nothingLeavesTheToleranceAfterSettling() throws {
        try RandomNumbers.each(400) { random in
            let spring = random.pick(damped).spring(&random)
            let start = random.chance(0.3) ? fromRest : spring.start(&random)
            let tolerance = random.pick([0.1, 0.01, 0.001, 1e-6])
            let end = spring.settlingTime(from: start, tolerance: tolerance)
            try #require(end >= 0 && end.isFinite, "\(random)")
            let after = reach(spring, from: start, end...(3 * end + 1))
            try #require(after <= tolerance * (1 + 1e-9), "\(random)")
        }
    }

    @Test func anOscillationFromRestSettlesByTheFormula() throws {
        try RandomNumbers.each(300) { random in
            let ratio = random.number(0.02...0.995)
            let frequency = random.number(1...50)
            let spring = Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
            let end = spring.settlingTime()
            let envelope = exp(-ratio * frequency * end) / (1 - ratio * ratio).squareRoot()
            try #require(abs(envelope / 0.001 - 1) < 1e-9, "\(random)")
        }
    }

    @Test func anOscillationReachesItsToleranceWithinTheLastHalfPeriod() throws {
        try RandomNumbers.each(300) { random in
            let spring = random.pick([Damping.weak, .under]).spring(&random)
            let start = spring.start(&random)
            let end = spring.settlingTime(from: start)
            let ratio = spring.dampingRatio
            let halfPeriod = Double.pi / (spring.frequency * (1 - ratio * ratio).squareRoot())
            guard end > halfPeriod else { return }
            try #require(
                reach(spring, from: start, (end - halfPeriod)...end) >= 0.001 * (1 - 1e-5), "\(random)")
        }
    }

    @Test(arguments: [Damping.critical, .over, .strong])
    func aMotionThatDoesNotSwingSettlesExactlyWhenItIsThere(damping: Damping) throws {
        try RandomNumbers.each(200) { random in
            let spring = damping.spring(&random)
            // Away from rest at first, so that nothing cancels out.
            let start = Spring.State(displacement: 1, velocity: random.number(0...3) * spring.frequency)
            let end = spring.settlingTime(from: start)
            let there = spring.state(at: end, from: start).displacement
            try #require(abs(there / 0.001 - 1) < 1e-6, "\(random)")
        }
    }

    @Test func whatIsWithinTheToleranceHasSettled() throws {
        for damping in damped {
            var random = RandomNumbers()
            let spring = damping.spring(&random)
            #expect(spring.settlingTime(from: .init(displacement: 0, velocity: 0)) == 0)
            #expect(spring.settlingTime(from: .init(displacement: 1e-7, velocity: 0)) == 0, "\(damping)")
            #expect(spring.settlingTime(from: .init(displacement: 0, velocity: 10 * spring.frequency)) > 0)
        }
    }

    @Test func aSpringWithoutDampingNeverSettles() {
        let spring = Spring(stiffness: 100, damping: 0)
        #expect(spring.settlingTime() == .infinity)
        #expect(spring.settlingTime(from: .init(displacement: 0, velocity: 0)) == 0)
    }

    @Test func aSpringCanBeMadeForItsSettlingDuration() throws {
        let ratios = [
            0.01, 0.1, 0.3, 0.5, 0.7, 0.85, 0.99, 0.999, 1 - 1e-6, 1 - 1e-9, 1, 1 + 1e-9, 1 + 1e-6, 1.001,
            1.01, 1.5, 2,
            10, 100, 1_000,
        ]
        for ratio in ratios {
            for duration in [0.05, 0.3, 2, 60] {
                let spring = Spring(dampingRatio: ratio, settlingDuration: duration)
                #expect(abs(spring.settlingTime() / duration - 1) < 1e-6, "\(ratio), \(duration)")
                #expect(abs(spring.dampingRatio / ratio - 1) < 1e-9, "\(ratio), \(duration)")
                #expect(spring.mass == 1)
                #expect(
                    reach(spring, from: fromRest, duration...(3 * duration)) <= 0.001 * (1 + 1e-6), "\(ratio)"
                )
            }
        }
    }

    @Test func settlingTakesLongerFromFartherAway() throws {
        try RandomNumbers.each(200) { random in
            let spring = random.pick(damped).spring(&random)
            let start = spring.start(&random)
            let farther = Spring.State(displacement: 2 * start.displacement, velocity: 2 * start.velocity)
            try #require(spring.settlingTime(from: farther) >= spring.settlingTime(from: start), "\(random)")
            let opposite = Spring.State(displacement: -start.displacement, velocity: -start.velocity)
            try #require(
                abs(spring.settlingTime(from: opposite) - spring.settlingTime(from: start)) < 1e-9,
                "\(random)")
        }
    }
}
