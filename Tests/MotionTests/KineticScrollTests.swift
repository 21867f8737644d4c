import Foundation
import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Content that continues to scroll (content.md §7).
@Suite struct KineticScrollTests {
    @Test func theVelocityDecaysAsInGTK() {
        let scroll = KineticScroll(from: 100, velocity: 800, maximum: 1_000, at: 3)
        #expect(scroll.value(at: 3) == 100 && scroll.velocity(at: 3) == 800)
        #expect(abs(scroll.velocity(at: 3.25) - 800 / M_E) < 1e-9)
        #expect(abs(scroll.value(at: 3.25) - (100 + 200 * (1 - 1 / M_E))) < 1e-9)
        // It rests once it is slower than a tenth of a pixel per second.
        #expect(abs(scroll.settlingTime - 3 - log(8_000) / 4) < 1e-9)
        #expect(abs(scroll.end - 299.975) < 1e-9)
    }

    @Test func theContentStopsAtItsEnds() {
        let up = KineticScroll(from: 900, velocity: 800, maximum: 1_000, at: 0)
        #expect(up.end == 1_000 && abs(up.settlingTime - log(2) / 4) < 1e-9)
        let down = KineticScroll(from: 100, velocity: -800, maximum: 1_000, at: 0)
        #expect(down.end == 0 && abs(down.settlingTime - log(2) / 4) < 1e-9)
        #expect(down.velocity(at: 1) == 0)
    }

    @Test func anotherEndOnTheWayIsTheOnlyChange() {
        let scroll = KineticScroll(from: 100, velocity: 800, maximum: 200, at: 3)
        let longer = scroll.limited(to: 1_000, at: 3.05)
        #expect(longer.maximum == 1_000 && longer.value(at: 3.05) == scroll.value(at: 3.05))
        #expect(abs(longer.velocity(at: 3.05) - scroll.velocity(at: 3.05)) < 1e-9)
        #expect(scroll.end == 200 && abs(longer.end - 299.975) < 1e-9)
        let shorter = scroll.limited(to: 110, at: 3.05)
        #expect(shorter.value(at: 3.05) == 110 && shorter.isSettled(at: 3.05))
    }

    @Test func withoutVelocityOrRoomItRestsAtOnce() {
        #expect(KineticScroll(from: 100, velocity: 0, maximum: 1_000, at: 7).isSettled(at: 7))
        #expect(KineticScroll(from: 100, velocity: 0.05, maximum: 1_000, at: 7).isSettled(at: 7))
        #expect(KineticScroll(from: 0, velocity: -900, maximum: 1_000, at: 7).isSettled(at: 7))
        #expect(KineticScroll(from: 5, velocity: 900, maximum: 0, at: 7).isSettled(at: 7))
        #expect(KineticScroll(from: 5, velocity: 900, maximum: 0, at: 7).end == 0)
    }

    @Test func itNeverTurnsRoundNorJumpsNorLeavesItsRange() throws {
        try RandomNumbers.each(1_000) { random in
            let maximum = random.number(0...5_000)
            let origin = random.number(0...maximum)
            let velocity = random.number(-8_000...8_000)
            let scroll = KineticScroll(from: origin, velocity: velocity, maximum: maximum, at: 2)
            var last = scroll.value(at: 2)
            try #require(abs(last - origin) < 1e-9)
            for time in stride(from: 2, through: scroll.settlingTime + 0.1, by: 1.0 / 60) {
                let value = scroll.value(at: time)
                try #require((0...maximum).contains(value))
                try #require((value - last) * velocity >= -1e-6 * abs(velocity))
                try #require(abs(value - last) <= abs(velocity) / 60 + 0.03)
                last = value
            }
            let (before, end) = (scroll.value(at: scroll.settlingTime - 1e-9), scroll.value(at: scroll.settlingTime))
            try #require(abs(before - end) < 0.001 && end == scroll.end)
            try #require(scroll.isSettled(at: scroll.settlingTime) && scroll.velocity(at: 1e6) == 0)
        }
    }

    @Test func invalidNumbersAreHarmless() {
        let odd = [Double.nan, .infinity, -.infinity, -3, 1e300]
        for value in odd {
            for velocity in odd {
                for maximum in odd where maximum != .infinity {
                    let scroll = KineticScroll(from: value, velocity: velocity, maximum: maximum, at: 0)
                    #expect(scroll.end.isFinite && scroll.settlingTime >= 0 && scroll.settlingTime < 10)
                    #expect(scroll.value(at: 0.1).isFinite && scroll.value(at: -1).isFinite)
                }
            }
        }
        // An endless list.
        #expect(abs(KineticScroll(from: 0, velocity: 400, maximum: .infinity, at: 0).end - 99.975) < 1e-9)
    }
}
