import PopsheetMotion
import Testing

/// The clock that stands still until it is advanced.
@Suite struct VirtualClockTests {
    @Test func timeStandsStillUntilItIsAdvanced() {
        var clock = VirtualClock()
        #expect(clock.now == 0)
        clock.advance(by: 0.25)
        #expect(clock.now == 0.25)
        #expect(clock.now == 0.25)
        clock.advance(by: 0.5)
        #expect(clock.now == 0.75)
    }

    @Test func aClockCanBeginAtAnyTime() {
        var clock = VirtualClock(now: 100)
        clock.advance(by: 1)
        #expect(clock.now == 101)
    }

    @Test func timeNeverRunsBackwards() {
        var clock = VirtualClock(now: 3)
        for seconds in [-1, -0.0, 0, -.infinity, .nan] as [Double] { clock.advance(by: seconds) }
        #expect(clock.now == 3)
    }

    @Test func aClockIsAValue() {
        var clock = VirtualClock(now: 1)
        let copy = clock
        clock.advance(by: 1)
        #expect(copy.now == 1)
        #expect(clock != copy)
    }

    @Test func aTransitionReadsItThroughTheProtocol() {
        var clock = VirtualClock(now: 5)
        let reader: any MotionClock = clock
        #expect(reader.now == 5)
        var transition = Transition(style: .sheet)
        transition.run(.presenting, at: clock.now)
        clock.advance(by: 0.1)
        #expect(abs(transition.progress(at: clock.now) - 0.8688) < 1e-3)
    }
}
