import PopsheetMotion
import Testing

/// A presentation and a dismissal without interruption.
@Suite struct TransitionTests {
    static func transition(_ style: MotionStyle, _ direction: Transition.Direction, at time: Double)
        -> Transition
    {
        var transition = Transition(style: style)
        if direction == .dismissing { transition.hold(at: 1) }
        transition.run(direction, at: time)
        return transition
    }

    @Test func aTransitionBeginsGoneAndAtRest() {
        let transition = Transition(style: .sheet)
        for time in [-1e9, 0, 1e9] {
            #expect(transition.progress(at: time) == 0)
            #expect(transition.velocity(at: time) == 0)
            #expect(transition.isSettled(at: time))
        }
    }

    @Test func aSheetIsPresentedOnTheSpring() {
        let transition = Self.transition(.sheet, .presenting, at: 10)
        #expect(!transition.isInterrupted)
        for step in 0..<300 {
            let time = Double(step) / 1_000
            #expect(abs(transition.progress(at: 10 + time) - Spring.sheet.value(at: time)) < 1e-9)
        }
        #expect(abs(transition.progress(at: 10.05) - 0.4755) < 1e-3)
        #expect(abs(transition.progress(at: 10.2) - 1.0063) < 1e-3)
        #expect(abs(transition.settlingTime - 10.3) < 1e-9)
    }

    @Test func aSheetGoesOutWithEaseInInAQuarterOfASecond() {
        let transition = Self.transition(.sheet, .dismissing, at: 10)
        #expect(!transition.isInterrupted)
        for step in 0...100 {
            let share = Double(step) / 100
            let expected = 1 - CubicBezier(0.42, 0, 1, 1).value(at: share)
            #expect(abs(transition.progress(at: 10 + 0.25 * share) - expected) < 1e-9)
        }
        #expect(transition.settlingTime == 10.25)
    }

    @Test func aPopoverIsPresentedWithEaseOutAndDismissedWithEaseIn() {
        let presenting = Self.transition(.popover, .presenting, at: 0)
        let dismissing = Self.transition(.popover, .dismissing, at: 0)
        for step in 0...100 {
            let share = Double(step) / 100
            #expect(
                abs(presenting.progress(at: 0.25 * share) - CubicBezier(0, 0, 0.58, 1).value(at: share)) < 1e-9)
            #expect(
                abs(dismissing.progress(at: 0.25 * share) - 1 + CubicBezier(0.42, 0, 1, 1).value(at: share))
                    < 1e-9)
        }
        #expect(presenting.settlingTime == 0.25)
        #expect(dismissing.settlingTime == 0.25)
    }

    @Test func reducedMotionFadesEvenlyInAFifthOfASecond() {
        for direction in [Transition.Direction.presenting, .dismissing] {
            let transition = Self.transition(.reduced, direction, at: 3)
            for step in 0...100 {
                let share = Double(step) / 100
                let expected = direction == .presenting ? share : 1 - share
                #expect(abs(transition.progress(at: 3 + 0.2 * share) - expected) < 1e-9)
            }
            #expect(transition.settlingTime == 3.2)
        }
    }

    @Test func withoutAnimationsEverythingIsThereAtOnce() {
        for direction in [Transition.Direction.presenting, .dismissing] {
            let transition = Self.transition(.none, direction, at: 3)
            #expect(transition.progress(at: 3) == direction.target)
            #expect(transition.velocity(at: 3) == 0)
            #expect(transition.isSettled(at: 3))
        }
    }

    @Test func onlyTheMovingStylesMoveParts() {
        #expect(MotionStyle.sheet.movesThings)
        #expect(MotionStyle.popover.movesThings)
        #expect(!MotionStyle.reduced.movesThings)
        #expect(!MotionStyle.none.movesThings)
    }

    @Test func theMovingStylesAreInterruptedByThePresentationSpring() {
        #expect(MotionStyle.sheet.presenting == .spring(.sheet))
        #expect(MotionStyle.sheet.interrupted == .spring(.sheet))
        #expect(MotionStyle.popover.interrupted == .spring(.sheet))
    }

    @Test func aWayHasATarget() {
        #expect(Transition.Direction.presenting.target == 1)
        #expect(Transition.Direction.dismissing.target == 0)
    }

    @Test func beforeItBeginsAMotionIsAtItsOrigin() {
        for style in [MotionStyle.sheet, .popover, .reduced] {
            #expect(Self.transition(style, .presenting, at: 5).progress(at: 4) == 0)
            #expect(Self.transition(style, .dismissing, at: 5).progress(at: 4) == 1)
        }
    }

    @Test func theVelocityIsTheProgresssRateOfChange() throws {
        for style in [MotionStyle.sheet, .popover, .reduced] {
            for direction in [Transition.Direction.presenting, .dismissing] {
                let transition = Self.transition(style, direction, at: 0)
                let h = 1e-6
                for time in stride(from: 0.001, to: 0.199, by: 0.001) {
                    let difference =
                        (transition.progress(at: time + h) - transition.progress(at: time - h)) / (2 * h)
                    try #require(
                        abs(transition.velocity(at: time) - difference) < 1e-3, "\(direction) at \(time)")
                }
            }
        }
    }
}
