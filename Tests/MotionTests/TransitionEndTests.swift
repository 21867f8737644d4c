import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// How motions end, however they began.
@Suite struct TransitionEndTests {
    private let styles: [MotionStyle] = [.sheet, .popover, .reduced, .none]

    @Test func everyMotionEndsExactlyAtItsTarget() throws {
        try RandomNumbers.each(500) { random in
            let turns = RandomTurns(random.pick(styles), turns: Int(random.next() % 6), &random)
            let transition = turns.transition
            let end = max(turns.time, transition.settlingTime)
            try #require(end.isFinite, "\(random)")
            try #require(transition.progress(at: end) == turns.direction.target, "\(random)")
        }
    }

    @Test func nothingMovesAfterTheEnd() throws {
        try RandomNumbers.each(300) { random in
            let turns = RandomTurns(random.pick(styles), turns: Int(random.next() % 6), &random)
            let transition = turns.transition
            for time in turns.moments() where transition.isSettled(at: time) {
                try #require(transition.progress(at: time) == turns.direction.target, "\(random)")
                try #require(transition.velocity(at: time) == 0, "\(random)")
            }
            try #require(!turns.moments().drop { !transition.isSettled(at: $0) }.isEmpty, "\(random)")
        }
    }

    @Test func theLastStepIsNoLargerThanTheTolerance() throws {
        try RandomNumbers.each(300) { random in
            let turns = RandomTurns(
                random.pick([.sheet, .popover, .reduced]), turns: Int(random.next() % 6), &random)
            let end = turns.transition.settlingTime
            guard end > turns.time else { return }
            let before = turns.transition.progress(at: end - 1e-9 * max(1, end))
            try #require(abs(before - turns.direction.target) <= 0.001 + 1e-6, "\(random)")
        }
    }

    @Test func aDismissalNeverGoesBelowZero() throws {
        try RandomNumbers.each(500) { random in
            var turns = RandomTurns(random.pick(styles), turns: Int(random.next() % 5), &random)
            if turns.direction == .presenting { turns.turn(&random) }
            for time in turns.moments() {
                try #require(turns.transition.progress(at: time) >= 0, "\(random) at \(time)")
            }
        }
    }

    @Test func aSwipedSheetNeverGoesBelowZero() throws {
        try RandomNumbers.each(500) { random in
            var transition = Transition(style: .sheet)
            let start = random.number(0...1.1)
            transition.run(.dismissing, from: start, velocity: random.number(-100...30), at: 0)
            for step in 0...400 {
                let progress = transition.progress(at: Double(step) / 800)
                try #require(progress >= 0, "\(random)")
            }
        }
    }

    @Test func aDismissalOnAnySpringEndsAtItsFirstArrival() throws {
        try RandomNumbers.each(400) { random in
            let damping = random.pick(Damping.allCases)
            let spring = damping.spring(&random)
            var style = MotionStyle.sheet
            style.interrupted = .spring(spring)
            var transition = Transition(style: style)
            let start = Spring.State(
                displacement: random.number(0.1...1.1), velocity: random.number(-2...2) * spring.frequency)
            transition.run(.dismissing, from: start.displacement, velocity: start.velocity, at: 0)
            let end = transition.settlingTime
            try #require(end.isFinite, "\(random): \(damping)")
            try #require(transition.progress(at: end) == 0, "\(random): \(damping)")
            for step in 0..<1_000 {
                let time = end * Double(step) / 1_000
                let progress = transition.progress(at: time)
                try #require(progress >= 0, "\(random): \(damping) at \(time) of \(end)")
                let expected = spring.state(at: time, from: start).displacement
                try #require(abs(progress - expected) < 1e-9, "\(random): \(damping) at \(time) of \(end)")
            }
        }
    }

    @Test func onlyASpringMayOvershootAndOnlyALittle() throws {
        try RandomNumbers.each(300) { random in
            let turns = RandomTurns(random.pick([.reduced, .none]), turns: Int(random.next() % 6), &random)
            for time in turns.moments() {
                try #require((0...1).contains(turns.transition.progress(at: time)), "\(random)")
            }
        }
        let sheet = TransitionTests.transition(.sheet, .presenting, at: 0)
        let most = stride(from: 0.0, through: 0.5, by: 1e-4).map(sheet.progress(at:)).max()!
        #expect(abs(most - 1.0063) < 1e-4)
    }

    @Test func reducedMotionReversesWithoutAJump() throws {
        try RandomNumbers.each(300) { random in
            var turns = RandomTurns(.reduced, turns: 0, &random)
            for _ in 0..<5 {
                let before = turns.transition.progress(at: turns.time)
                let unturned = turns.transition
                turns.turn(&random)
                let now = turns.transition.progress(at: turns.time)
                try #require(abs(now - unturned.progress(at: turns.time)) < 1e-12, "\(random)")
                try #require((0...1).contains(before) && (0...1).contains(now), "\(random)")
                try #require(turns.transition.settlingTime <= turns.time + 0.2 + 1e-9, "\(random)")
            }
        }
    }

    @Test func aReversalAtTheEndIsNotAMotion() {
        for style in styles {
            var transition = Transition(style: style)
            transition.hold(at: 1)
            transition.run(.presenting, at: 4)
            #expect(transition.progress(at: 4) == 1)
            #expect(transition.isSettled(at: 4))
            transition.hold(at: 0)
            transition.run(.dismissing, at: 4)
            #expect(transition.progress(at: 4) == 0)
            #expect(transition.isSettled(at: 4))
        }
    }
}
