import Testing

@testable import Popsheet

@Suite struct HeldKeysTests {
    /// A keyboard whose events are classified, and compared with what they should be.
    private struct Keyboard {
        private var keys: HeldKeys

        init(since start: Double) { keys = HeldKeys(since: start) }

        mutating func press(
            _ code: UInt32, at time: Double, is expected: HeldKeys.Press,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let press = keys.press(code, at: time)
            #expect(press == expected, sourceLocation: sourceLocation)
        }

        /// - Parameter expected: Whether the release makes an unsure press fresh.
        mutating func release(
            _ code: UInt32, makesFresh expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let isFresh = keys.release(code)
            #expect(isFresh == expected, sourceLocation: sourceLocation)
        }
    }

    @Test func aPressSoonAfterThePresentationCountsOnRelease() {
        var keyboard = Keyboard(since: 10)
        keyboard.press(36, at: 10.2, is: .unsure)
        keyboard.release(36, makesFresh: true)
        keyboard.press(36, at: 10.4, is: .fresh)
        keyboard.release(36, makesFresh: false)
    }

    @Test func aKeyThatRepeatsAtOnceWasDownBefore() {
        var keyboard = Keyboard(since: 10)
        keyboard.press(36, at: 10.5, is: .unsure)
        keyboard.press(36, at: 10.53, is: .stale)
        keyboard.press(36, at: 14, is: .stale)
        keyboard.release(36, makesFresh: false)
        keyboard.press(36, at: 14.2, is: .fresh)
    }

    @Test func aPressThatWaitsForItsFirstRepeatWasFresh() {
        var keyboard = Keyboard(since: 10)
        keyboard.press(36, at: 10.1, is: .unsure)
        keyboard.press(36, at: 10.6, is: .fresh)
        keyboard.press(36, at: 10.64, is: .repeated)
        keyboard.release(36, makesFresh: false)
    }

    @Test func laterAPressCountsAtOnceAndItsRepeatsDoNot() {
        var keyboard = Keyboard(since: 10)
        keyboard.press(36, at: 11.1, is: .fresh)
        keyboard.press(36, at: 11.7, is: .repeated)
        keyboard.release(36, makesFresh: false)
        keyboard.press(36, at: 12, is: .fresh)
    }

    @Test func keysAreDistinguished() {
        var keyboard = Keyboard(since: 10)
        keyboard.press(36, at: 10.1, is: .unsure)
        keyboard.press(9, at: 10.12, is: .unsure)
        keyboard.press(36, at: 10.13, is: .stale)
        keyboard.release(9, makesFresh: true)
    }
}
