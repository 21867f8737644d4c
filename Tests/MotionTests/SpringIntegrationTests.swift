import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// The closed form against the equation of motion itself, integrated in small steps.
@Suite struct SpringIntegrationTests {
    /// Integrates m·x″ = −k·x − d·x′ with the classic method of Runge and Kutta.
    private func integrate(_ spring: Spring, from start: Spring.State, for seconds: Double, steps: Int)
        -> Spring.State
    {
        let (k, d) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        let h = seconds / Double(steps)
        var (x, v) = (start.displacement, start.velocity)
        for _ in 0..<steps {
            let (x1, v1) = (v, -k * x - d * v)
            let (x2, v2) = (v + h / 2 * v1, -k * (x + h / 2 * x1) - d * (v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, -k * (x + h / 2 * x2) - d * (v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, -k * (x + h * x3) - d * (v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return Spring.State(displacement: x, velocity: v)
    }

    @Test(arguments: Damping.allCases) func theClosedFormIsTheMotion(damping: Damping) throws {
        try RandomNumbers.each(40) { random in
            let spring = damping.spring(&random)
            let start = spring.start(&random)
            var expected = start
            let leg = random.number(0.05...1) / spring.frequency
            for number in 1...6 {
                // Steps in which even the fastest motion moves by less than a hundredth.
                let steps = Int((leg * spring.fastestRate / 0.01).rounded(.up))
                expected = integrate(spring, from: expected, for: leg, steps: steps)
                let found = spring.state(at: leg * Double(number), from: start)
                try #require(abs(found.displacement - expected.displacement) < 1e-6, "\(random)")
                try #require(
                    abs(found.velocity - expected.velocity) < 1e-6 * max(1, spring.fastestRate), "\(random)")
            }
        }
    }

    @Test(arguments: Damping.allCases) func theMotionCanBeTakenUpAtAnyMoment(damping: Damping) throws {
        try RandomNumbers.each(200) { random in
            let spring = damping.spring(&random)
            let start = spring.start(&random)
            let (first, second) = (
                random.number(0...2) / spring.frequency, random.number(0...2) / spring.frequency
            )
            let whole = spring.state(at: first + second, from: start)
            let parts = spring.state(at: second, from: spring.state(at: first, from: start))
            try #require(abs(whole.displacement - parts.displacement) < 1e-9, "\(random)")
            try #require(abs(whole.velocity - parts.velocity) < 1e-8 * spring.fastestRate, "\(random)")
        }
    }

    @Test func theThreeSolutionsMeetAtCriticalDamping() throws {
        let critical = Spring(stiffness: 400, damping: 40)
        for exponent in 1...15 {
            for sign in [-1.0, 1] {
                var distance = sign
                for _ in 0..<exponent { distance /= 10 }
                let spring = Spring(stiffness: 400, damping: 40 * (1 + distance))
                for time in stride(from: 0.0, through: 0.5, by: 0.01) {
                    let difference = spring.value(at: time) - critical.value(at: time)
                    try #require(
                        abs(difference) < 2 * abs(distance) + 1e-12,
                        "damping ratio 1 + \(distance) at \(time)")
                }
            }
        }
    }

    @Test func everyTimeGivesANumber() throws {
        try RandomNumbers.each(300) { random in
            let spring = random.pick(Damping.allCases).spring(&random)
            let start = spring.start(&random)
            for time in [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e3, 1e9, 1e100] {
                let state = spring.state(at: time, from: start)
                try #require(state.displacement.isFinite && state.velocity.isFinite, "\(random) at \(time)")
            }
        }
    }

    @Test func aDampedSpringEndsAtRestInTheLongRun() throws {
        try RandomNumbers.each(300) { random in
            let spring = random.pick(Damping.allCases.filter { $0 != .none }).spring(&random)
            let start = spring.start(&random)
            for time in [1e6, 1e200, Double.infinity] {
                let state = spring.state(at: time, from: start)
                try #require(
                    abs(state.displacement) < 1e-12 && abs(state.velocity) < 1e-12, "\(random) at \(time)")
            }
        }
    }
}
