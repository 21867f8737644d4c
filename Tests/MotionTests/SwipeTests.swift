import PopsheetMotion
import Testing

@Suite struct SwipeTests {
    /// A finger that goes so far at an even speed, seen 60 times a second.
    private func swipe(_ distance: Double, in duration: Double) -> Swipe {
        var swipe = Swipe(at: 100, time: 5)
        let steps = max(1, Int(duration * 60))
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            swipe.move(to: 100 + distance * part, at: 5 + duration * part)
        }
        return swipe
    }

    @Test func theSheetFollowsDownwardsOneToOne() {
        #expect(swipe(37.5, in: 1).offset == 37.5)
    }

    @Test func theSheetFollowsUpwardsByATenth() {
        #expect(abs(swipe(-80, in: 1).offset + 8) < 1e-9)
    }

    @Test(arguments: [(50.0, false), (50.5, true), (400, true), (0, false), (-600, false)])
    func onlyBeyondFiftyPointsASlowSwipeDismisses(_ distance: Double, _ dismisses: Bool) {
        #expect(swipe(distance, in: 2).dismisses(at: 7) == dismisses)
    }

    @Test(arguments: [(490.0, false), (510, true), (2000, true), (-2000, false)])
    func onlyFasterThanFiveHundredAShortSwipeDismisses(_ velocity: Double, _ dismisses: Bool) {
        let swipe = swipe(velocity * 0.08, in: 0.08)
        #expect(swipe.offset < 50 || velocity > 625)
        #expect(swipe.dismisses(at: 5.08) == dismisses)
    }

    @Test func theVelocityIsThatOfTheLastTenthOfASecond() {
        var swipe = swipe(200, in: 1)
        for step in 1...10 { swipe.move(to: 300 + Double(step) * 10, at: 6 + Double(step) * 0.01) }
        #expect(abs(swipe.velocity(at: 6.1) - 1000) < 1)
    }

    @Test func whoRestsBeforeLettingGoHasNoVelocity() {
        let swipe = swipe(40, in: 0.04)
        #expect(swipe.velocity(at: 5.05) > 900)
        #expect(swipe.velocity(at: 5.15) == 0)
        #expect(!swipe.dismisses(at: 5.15))
    }

    @Test func aFingerThatComesBackUpDoesNotDismiss() {
        var swipe = swipe(120, in: 0.5)
        for step in 1...20 { swipe.move(to: 220 - Double(step) * 4, at: 5.5 + Double(step) / 60) }
        #expect(swipe.offset == 40)
        #expect(!swipe.dismisses(at: 5.5 + 20.0 / 60))
    }

    @Test func repeatedAndDecreasingTimesAndInvalidPointsAreHarmless() {
        var swipe = Swipe(at: 0, time: 1)
        swipe.move(to: 10, at: 1)
        #expect(swipe.offset == 10)
        swipe.move(to: 90, at: 0.5)
        swipe.move(to: .nan, at: 2)
        swipe.move(to: .infinity, at: 2)
        #expect(swipe.offset == 10)
        // Ten pixels within a millisecond, the resolution of the time of events.
        #expect(swipe.velocity(at: 1) == 10_000)
    }

    @Test func aFingerThatTremblesDoesNotDismissHoweverFast() {
        var swipe = Swipe(at: 0, time: 1)
        swipe.move(to: 7, at: 1.001)
        #expect(!swipe.dismisses(at: 1.001))
        #expect(!swipe.isFlick(at: 1.001))
    }

    @Test func aFingerThatTremblesIsReleasedWithoutVelocityAndOneThatReturnsWithIts() {
        var trembling = Swipe(at: 0, time: 1)
        trembling.move(to: 7, at: 1.001)
        #expect(trembling.releaseVelocity(at: 1.001) == 0)
        var returning = Swipe(at: 0, time: 1)
        returning.move(to: 40, at: 1.04)
        returning.move(to: 4, at: 1.08)
        #expect(returning.releaseVelocity(at: 1.08) == returning.velocity(at: 1.08))
        #expect(returning.releaseVelocity(at: 1.08) > 0)
    }

    @Test func aLongSwipeHasTheVelocityOfItsEnd() {
        var swipe = Swipe(at: 0, time: 0)
        for step in 1...100_000 { swipe.move(to: Double(step), at: Double(step) * 0.001) }
        #expect(abs(swipe.velocity(at: 100) - 1000) < 1)
    }
}
