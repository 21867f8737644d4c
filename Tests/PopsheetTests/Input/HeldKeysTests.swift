import Testing

@testable import Popsheet

@Suite struct HeldKeysTests {
    @Test func aPressSoonAfterThePresentationCountsOnRelease() {
        var keys = HeldKeys(since: 10)
        let answer1 = keys.press(36, at: 10.2)
        #expect(answer1 == .unsure)
        let answer2 = keys.release(36)
        #expect(answer2)
        let answer3 = keys.press(36, at: 10.4)
        #expect(answer3 == .fresh)
        let answer4 = keys.release(36)
        #expect(!answer4)
    }

    @Test func aKeyThatRepeatsAtOnceWasDownBefore() {
        var keys = HeldKeys(since: 10)
        let answer5 = keys.press(36, at: 10.5)
        #expect(answer5 == .unsure)
        let answer6 = keys.press(36, at: 10.53)
        #expect(answer6 == .stale)
        let answer7 = keys.press(36, at: 14)
        #expect(answer7 == .stale)
        let answer8 = keys.release(36)
        #expect(!answer8)
        let answer9 = keys.press(36, at: 14.2)
        #expect(answer9 == .fresh)
    }

    @Test func aPressThatWaitsForItsFirstRepeatWasFresh() {
        var keys = HeldKeys(since: 10)
        let answer10 = keys.press(36, at: 10.1)
        #expect(answer10 == .unsure)
        let answer11 = keys.press(36, at: 10.6)
        #expect(answer11 == .fresh)
        let answer12 = keys.press(36, at: 10.64)
        #expect(answer12 == .repeated)
        let answer13 = keys.release(36)
        #expect(!answer13)
    }

    @Test func laterAPressCountsAtOnceAndItsRepeatsDoNot() {
        var keys = HeldKeys(since: 10)
        let answer14 = keys.press(36, at: 11.1)
        #expect(answer14 == .fresh)
        let answer15 = keys.press(36, at: 11.7)
        #expect(answer15 == .repeated)
        let answer16 = keys.release(36)
        #expect(!answer16)
        let answer17 = keys.press(36, at: 12)
        #expect(answer17 == .fresh)
    }

    @Test func keysAreDistinguished() {
        var keys = HeldKeys(since: 10)
        let answer18 = keys.press(36, at: 10.1)
        #expect(answer18 == .unsure)
        let answer19 = keys.press(9, at: 10.12)
        #expect(answer19 == .unsure)
        let answer20 = keys.press(36, at: 10.13)
        #expect(answer20 == .stale)
        let answer21 = keys.release(9)
        #expect(answer21)
    }
}
