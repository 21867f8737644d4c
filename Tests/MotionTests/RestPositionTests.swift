import PopsheetMotion
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
}
