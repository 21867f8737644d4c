import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Motion between positions at rest.
@Suite struct RestPositionTests {
    private func settled(_ motion: PresentationMotion) -> TransitionState { motion.state(at: motion.settlingTime) }

    @Test func presentingEndsAtTheRestPosition() {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .sheet, at: 0)
        #expect(settled(motion).progress == 0.5)
        #expect(settled(motion).opacity == 1)
    }

    @Test func dismissingFromARestPositionIsNotAnInterruption() {
        var (half, whole) = (Transition(style: .sheet), Transition(style: .sheet))
        half.begin(at: 0.5)
        half.run(.presenting, at: 0)
        whole.run(.presenting, at: 0)
        half.run(.dismissing, at: 5)
        whole.run(.dismissing, at: 5)
        #expect(!half.isInterrupted && !whole.isInterrupted)
        #expect(half.settlingTime == whole.settlingTime)
        for time in stride(from: 5.0, through: 5.25, by: 0.01) {
            #expect(abs(half.progress(at: time) - whole.progress(at: time) / 2) < 1e-12)
        }
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.75]) func movingToAnotherRestPositionJumpsNowhere(_ rest: Double) {
        var motion = PresentationMotion()
        motion.run(.presenting, in: .sheet, at: 0)
        // At rest, and in the middle of presenting.
        for time in [5, 0.08] {
            var moved = motion
            moved.move(to: rest, at: time)
            let step = 1e-6
            #expect(abs(moved.state(at: time).progress - motion.state(at: time).progress) < 1e-12)
            let before = motion.state(at: time).progress - motion.state(at: time - step).progress
            let after = moved.state(at: time + step).progress - moved.state(at: time).progress
            #expect(abs(before - after) / step < 0.01)
            #expect(settled(moved).progress == rest)
            #expect(settled(moved).rest == rest)
        }
    }

    @Test func aDragReturnsToTheRestPosition() {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .sheet, at: 0)
        motion.drag(by: 0.2, at: 5)
        #expect(abs(motion.state(at: 5).progress - 0.3) < 1e-12)
        let wasDragged = motion.springBack(velocity: 0, at: 6)
        #expect(wasDragged)
        #expect(settled(motion).progress == 0.5)
    }

    @Test func withReducedMotionTheSheetIsAtItsRestPositionAndOpaque() {
        var motion = PresentationMotion()
        motion.run(.presenting, in: .reduced, at: 0)
        motion.move(to: 0.5, at: 5)
        let state = motion.state(at: 5)
        #expect(state.rest == 0.5 && state.opacity == 1 && !state.moves && state.displacement == 0)
        #expect(motion.isSettled(at: 5))
    }

    @Test func aDragBeginsWhereTheSheetIs() {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .sheet, at: 0)
        // At rest, and in the middle of a move to another rest position.
        for time in [5, 6.05] {
            if time > 6 { motion.move(to: 1, at: 6) }
            let before = motion.state(at: time).progress
            motion.drag(by: 0, at: time)
            #expect(abs(motion.state(at: time).progress - before) < 1e-12)
            motion.drag(by: -0.1, at: time + 0.5)
            #expect(abs(motion.state(at: time + 0.5).progress - before - 0.1) < 1e-12)
            motion.move(to: 0.5, at: time + 0.5)
        }
    }

    @Test(arguments: [-3.0, 0, 3]) func aReleasedSheetMovesOnWithTheVelocityOfTheDrag(_ velocity: Double) {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .sheet, at: 0)
        motion.drag(to: 0.7, at: 5)
        motion.move(to: 1, velocity: velocity, at: 5)
        #expect(!motion.isDragging)
        #expect(abs(motion.state(at: 5).progress - 0.7) < 1e-12)
        let step = 1e-6
        let slope = (motion.state(at: 5 + step).progress - motion.state(at: 5).progress) / step
        #expect(abs(slope - velocity) < 0.01)
        #expect(settled(motion).progress == 1 && settled(motion).rest == 1)
    }

    @Test(arguments: [MotionStyle.sheet, .reduced, .none]) func aDragHoldsTheSheetAtAProgress(_ style: MotionStyle) {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: style, at: 0)
        for progress in [0.2, 0.9, 1.05] {
            motion.drag(to: progress, at: 5)
            let state = motion.state(at: 5)
            #expect(state.progress == progress && state.moves && state.displacement == 0)
        }
    }

    @Test(arguments: [MotionStyle.reduced, .none]) func withoutMotionAReleasedSheetIsAtItsStopAtOnce(
        _ style: MotionStyle
    ) {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: style, at: 0)
        motion.drag(by: -0.3, at: 5)
        #expect(motion.state(at: 5).moves)
        motion.move(to: 1, velocity: 4, at: 5)
        let state = motion.state(at: 5)
        #expect(state.progress == 1 && state.rest == 1 && !state.moves && state.displacement == 0)
        #expect(motion.isSettled(at: 5) && !motion.isDragging)
        motion.drag(by: 0.1, at: 6)
        #expect(abs(motion.state(at: 6).progress - 0.9) < 1e-12)
    }

    @Test func aSheetPresentedAtOnceStillMovesInTheStyleThatTheSettingsAllow() {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .none, at: 0)
        motion.drag(to: 0.7, at: 5)
        motion.move(to: 1, in: .sheet, velocity: 1, at: 5)
        #expect(abs(motion.state(at: 5).progress - 0.7) < 1e-12 && motion.state(at: 5).moves)
        #expect(motion.settlingTime > 5.1 && settled(motion).progress == 1)
        motion.move(to: 0.5, in: .reduced, at: 6)
        #expect(motion.isSettled(at: 6) && motion.state(at: 6).progress == 0.5)
    }

    @Test func withReducedMotionADismissedSheetFadesWhereTheDragLeftIt() {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .reduced, at: 0)
        motion.drag(by: 0.2, at: 5)
        motion.run(.dismissing, in: .reduced, velocity: -3, at: 5)
        #expect(abs(motion.state(at: 5.1).displacement - 0.2) < 1e-12)
        #expect(abs(motion.state(at: 5.1).opacity - 0.5) < 1e-12)
        // And if it returns, at its rest position.
        motion.run(.presenting, in: .reduced, at: 5.1)
        #expect(motion.state(at: 5.1).displacement == 0 && settled(motion).progress == 0.5)
    }

    @Test func aSheetSettlesAtOnceFromAnyMotion() {
        for time in [0.05, 5] {
            var motion = PresentationMotion()
            motion.run(.presenting, in: .sheet, at: 0)
            if time > 1 { motion.drag(by: 0.1, at: time) }
            motion.settle(at: 0.4)
            #expect(motion.isSettled(at: time) && !motion.isDragging)
            #expect(motion.state(at: time).progress == 0.4 && motion.state(at: time).rest == 0.4)
            // A dismissal from there is not an interruption.
            motion.run(.dismissing, in: .sheet, at: time)
            #expect(abs(motion.settlingTime - time - 0.25) < 1e-12)
        }
    }

    @Test func withAnotherTravelAMotionGoesOnInProportion() {
        for style in [MotionStyle.sheet, .popover, .reduced] {
            for direction in [Transition.Direction.presenting, .dismissing] {
                var motion = PresentationMotion()
                motion.begin(at: 0.5)
                motion.run(.presenting, in: style, at: 0)
                if direction == .dismissing { motion.run(.dismissing, in: style, at: 0.1) }
                var rescaled = motion
                rescaled.rescale(to: 0.8)
                #expect(rescaled.settlingTime == motion.settlingTime)
                for time in stride(from: 0.1, through: 1, by: 0.01) {
                    let (before, after) = (motion.state(at: time), rescaled.state(at: time))
                    #expect(abs(after.progress - before.progress * 1.6) < 1e-12)
                    #expect(abs(after.opacity - before.opacity) < 1e-12)
                }
                #expect(settled(rescaled).progress == (direction == .presenting ? 0.8 : 0))
            }
        }
    }

    @Test func withAnotherTravelASheetAtRestStaysAtRest() throws {
        try RandomNumbers.each(200) { random in
            var motion = PresentationMotion()
            motion.begin(at: random.number(0.01...1))
            motion.run(.presenting, in: .sheet, at: 0)
            let rest = random.number(0.01...1)
            motion.rescale(to: rest)
            try #require(motion.state(at: 5).progress == rest && motion.state(at: 5).rest == rest)
            for invalid in [0, -1, Double.nan, .infinity] { motion.rescale(to: invalid) }
            try #require(motion.state(at: 5).progress == rest)
        }
    }

    @Test(arguments: [true, false]) func aMoveThatMayNoLongerMoveEndsAtOnceAndOpaque(_ isSpringBack: Bool) {
        var motion = PresentationMotion()
        motion.begin(at: 0.5)
        motion.run(.presenting, in: .sheet, at: 0)
        if isSpringBack {
            motion.drag(by: 0.2, at: 5)
            let wasDragged = motion.springBack(velocity: 0, at: 5)
            #expect(wasDragged)
        } else {
            motion.move(to: 1, at: 5)
        }
        motion.change(to: .reduced, .presenting, at: 5.05)
        let state = motion.state(at: 5.05)
        #expect(state.progress == state.rest && state.opacity == 1 && motion.isSettled(at: 5.05))
    }
}
