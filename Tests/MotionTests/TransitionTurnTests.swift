import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Motions that are reversed, caught and released.
@Suite struct TransitionTurnTests {
    private let styles = RandomTurns.movingStyles

    @Test func aTurnJumpsInNeitherProgressNorVelocity() throws {
        try RandomNumbers.each(500) { random in
            var turns = RandomTurns(random.pick(styles), turns: 0, &random)
            for _ in 0..<6 {
                let before = turns.transition
                turns.turn(&random)
                let after = turns.transition
                try #require(
                    abs(after.progress(at: turns.time) - before.progress(at: turns.time)) < 1e-9, "\(random)")
                guard !after.isSettled(at: turns.time) else { continue }
                try #require(
                    abs(after.velocity(at: turns.time) - before.velocity(at: turns.time)) < 1e-6, "\(random)")
            }
        }
    }

    @Test func nothingJumpsBetweenTwoFrames() throws {
        try RandomNumbers.each(200) { random in
            var turns = RandomTurns(random.pick(styles), turns: 0, &random)
            let frame = 1e-4
            var (time, last) = (0.0, 0.0)
            for _ in 0..<5 {
                let before = turns.transition
                turns.turn(&random)
                while time + frame < turns.time {
                    time += frame
                    let next = before.progress(at: time)
                    // The steepest of these motions makes 15 a second; settling may take the last thousandth at once.
                    try #require(abs(next - last) < 0.003, "\(random) at \(time)")
                    last = next
                }
            }
        }
    }

    @Test func aFrameThatIsOlderThanTheMotionIsItsBeginning() throws {
        try RandomNumbers.each(300) { random in
            var turns = RandomTurns(random.pick(styles), turns: 2, &random)
            turns.turn(&random)
            let transition = turns.transition
            let (progress, velocity) = (transition.progress(at: turns.time), transition.velocity(at: turns.time))
            for _ in 0..<10 {
                let earlier = turns.time - random.pick([0.001, 0.1, 10, 1e6]) * random.number(0...1)
                try #require(transition.progress(at: earlier) == progress, "\(random)")
                try #require(transition.velocity(at: earlier) == velocity, "\(random)")
                try #require(!transition.isSettled(at: earlier) || transition.isSettled(at: turns.time), "\(random)")
            }
        }
    }

    @Test func aReversedMotionIsThePresentationSpring() throws {
        try RandomNumbers.each(300) { random in
            let turns = RandomTurns(random.pick(styles), turns: 2, &random)
            var turned = turns
            turned.turn(&random)
            let (progress, velocity) = (
                turns.transition.progress(at: turned.time), turns.transition.velocity(at: turned.time)
            )
            let target = turned.direction.target
            let start = Spring.State(displacement: progress - target, velocity: velocity)
            try #require(turned.transition.isInterrupted, "\(random)")
            for time in turned.moments() where !turned.transition.isSettled(at: time) {
                let expected = Spring.sheet.state(at: time - turned.time, from: start)
                try #require(
                    abs(turned.transition.progress(at: time) - target - expected.displacement) < 1e-9,
                    "\(random)")
                try #require(
                    abs(turned.transition.velocity(at: time) - expected.velocity) < 1e-6, "\(random)")
            }
        }
    }

    @Test func aSheetDismissedHalfwayFirstContinuesUpwards() {
        var transition = Transition(style: .sheet)
        transition.run(.presenting, at: 0)
        let caught = transition.progress(at: 0.05)
        transition.run(.dismissing, at: 0.05)
        #expect(transition.progress(at: 0.055) > caught)
        #expect(transition.velocity(at: 0.05) > 5)
        #expect(transition.progress(at: transition.settlingTime) == 0)
    }

    @Test func aSheetPresentedAgainHalfwayThroughTheDismissalReturns() {
        var transition = TransitionTests.transition(.sheet, .dismissing, at: 0)
        let caught = transition.progress(at: 0.2)
        transition.run(.presenting, at: 0.2)
        #expect(transition.isInterrupted)
        #expect(transition.progress(at: 0.201) < caught)
        #expect(transition.progress(at: transition.settlingTime) == 1)
    }

    @Test func askingForTheSameWayOnASpringChangesNothing() throws {
        try RandomNumbers.each(100) { random in
            let turns = RandomTurns(.sheet, turns: 2, &random)
            var again = turns.transition
            let now = turns.time + random.number(0.0...0.1)
            again.run(turns.direction, at: now)
            for time in turns.moments() where time >= now && !again.isSettled(at: time) {
                try #require(
                    abs(again.progress(at: time) - turns.transition.progress(at: time)) < 2e-3, "\(random)")
            }
        }
    }

    @Test func whatIsHeldStaysWhereItIs() {
        var transition = Transition(style: .sheet)
        transition.run(.presenting, at: 0)
        transition.hold(at: 0.6)
        for time in [0, 0.1, 1e6] {
            #expect(transition.progress(at: time) == 0.6)
            #expect(transition.velocity(at: time) == 0)
            #expect(transition.isSettled(at: time))
        }
        transition.hold(at: 1.04)
        #expect(transition.progress(at: 0) == 1.04)
    }

    @Test func aReleasedSheetStartsWithTheFingersVelocity() throws {
        try RandomNumbers.each(300) { random in
            var transition = Transition(style: random.pick(styles))
            let (progress, velocity) = (random.number(0.05...1.1), random.number(-20...20))
            let direction = random.pick([Transition.Direction.presenting, .dismissing])
            transition.hold(at: progress)
            transition.run(direction, from: progress, velocity: velocity, at: 7)
            try #require(transition.isInterrupted, "\(random)")
            try #require(abs(transition.progress(at: 7) - progress) < 1e-12, "\(random)")
            try #require(abs(transition.velocity(at: 7) - velocity) < 1e-9, "\(random)")
            try #require(transition.progress(at: transition.settlingTime) == direction.target, "\(random)")
        }
    }

    @Test func aSheetReleasedAtRestSpringsBack() {
        var transition = Transition(style: .sheet)
        transition.hold(at: 0.8)
        transition.run(.presenting, at: 2)
        #expect(transition.isInterrupted)
        let start = Spring.State(displacement: -0.2, velocity: 0)
        for time in stride(from: 0.0, to: transition.settlingTime - 2, by: 0.01) {
            let expected = 1 + Spring.sheet.state(at: time, from: start).displacement
            #expect(abs(transition.progress(at: 2 + time) - expected) < 1e-12)
        }
    }

    @Test func whatLeavesFromRestIsNotInterrupted() {
        var transition = Transition(style: .sheet)
        transition.run(.presenting, at: 0)
        #expect(!transition.isInterrupted)
        let end = transition.settlingTime
        transition.run(.dismissing, at: end)
        #expect(!transition.isInterrupted)
        #expect(abs(transition.settlingTime - end - 0.25) < 1e-12)
        transition.run(.presenting, at: end + 1)
        #expect(!transition.isInterrupted)
        transition.run(.presenting, from: 0, velocity: 0.1, at: end + 2)
        #expect(transition.isInterrupted)
    }
}
