import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// A drag that moves a sheet and scrolls its content (content.md §6, §7).
@Suite struct ScrollingDragTests {
    @Test func aDragUpwardsExpandsTheSheetAndThenScrolls() {
        let drag = ScrollingDrag(sheetOffset: 300, maximum: 1_000, windowHeight: 800)
        #expect(drag.sheetOffset(at: -200) == 100 && drag.scrollValue(at: -200) == 0)
        #expect(drag.sheetOffset(at: -300) == 0 && drag.scrollValue(at: -300) == 0)
        #expect(drag.sheetOffset(at: -350) == 0 && drag.scrollValue(at: -350) == 50)
        #expect(drag.scrollValue(at: -5_000) == 1_000)
        #expect(!drag.isScroll(at: -300) && drag.isScroll(at: -301))
    }

    @Test func aDragDownwardsScrollsToTheTopAndThenMovesTheSheet() {
        let drag = ScrollingDrag(sheetOffset: 0, scrollValue: 120, maximum: 1_000, windowHeight: 800)
        #expect(drag.sheetOffset(at: 100) == 0 && drag.scrollValue(at: 100) == 20)
        #expect(drag.sheetOffset(at: 200) == 80 && drag.scrollValue(at: 200) == 0)
        #expect(drag.isScroll(at: 119) && !drag.isScroll(at: 120))
    }

    @Test func contentThatHasScrolledAtALowerDetentGoesOnScrollingThere() {
        let drag = ScrollingDrag(sheetOffset: 300, scrollValue: 120, maximum: 1_000, windowHeight: 800)
        #expect(drag.sheetOffset(at: 0) == 300 && drag.scrollValue(at: 0) == 120)
        #expect(drag.sheetOffset(at: -400) == 300 && drag.scrollValue(at: -400) == 520)
        #expect(drag.sheetOffset(at: 150) == 330 && drag.scrollValue(at: 150) == 0)
    }

    @Test func withoutExpansionTheContentScrollsAtEveryDetent() {
        let drag = ScrollingDrag(sheetOffset: 300, maximum: 1_000, windowHeight: 800, expands: false)
        #expect(drag.sheetOffset(at: -90) == 300 && drag.scrollValue(at: -90) == 90)
        #expect(drag.sheetOffset(at: 40) == 340 && drag.scrollValue(at: 40) == 0)
    }

    @Test func contentThatFitsResistsBeyondTheLargestDetent() {
        let drag = ScrollingDrag(sheetOffset: 100, scrollValue: 5, windowHeight: 800)
        #expect(drag.sheetOffset(at: -100) == 0)
        #expect(abs(drag.sheetOffset(at: -200) + RubberBand(dimension: 800).offset(for: 100)) < 1e-9)
        #expect(drag.scrollValue(at: -200) == 0 && !drag.isScroll(at: -200))
    }

    @Test func aSheetThatMustStayResistsBelowItsSmallestDetent() {
        for maximum in [0.0, 1_000] {
            let drag = ScrollingDrag(sheetOffset: 300, maximum: maximum, smallest: 350, windowHeight: 800)
            #expect(drag.sheetOffset(at: 50) == 350)
            #expect(abs(drag.sheetOffset(at: 150) - 350 - RubberBand(dimension: 800).offset(for: 100)) < 1e-9)
            let free = ScrollingDrag(sheetOffset: 300, maximum: maximum, windowHeight: 800)
            #expect(free.sheetOffset(at: 150) == 450)
        }
    }

    @Test func nothingJumpsWhereTheFingerTakesOver() throws {
        try RandomNumbers.each(1_000) { random in
            let start = Start(&random)
            try #require(abs(start.drag.sheetOffset(at: 0) - start.offset) < 1e-6)
            try #require(abs(start.drag.scrollValue(at: 0) - start.value) < 1e-9)
        }
    }

    @Test func eachPixelOfTheFingerIsAPixelOfTheSheetOrOfTheContent() throws {
        try RandomNumbers.each(1_000) { random in
            let start = Start(&random)
            // Neither end of the content, nor resistance.
            var drag = start.drag
            guard start.maximum > 0, start.offset >= 0, start.offset <= start.smallest ?? .infinity else { return }
            drag.maximum = 1e9
            let limit = (start.smallest ?? 1e6) - start.offset + start.value
            let (near, far) = (random.number(-2_000...0), random.number(0...min(2_000, limit)))
            let sheet = drag.sheetOffset(at: far) - drag.sheetOffset(at: near)
            let content = drag.scrollValue(at: near) - drag.scrollValue(at: far)
            try #require(abs(sheet + content - (far - near)) < 1e-6)
            try #require(sheet >= -1e-9 && content >= -1e-9)
        }
    }

    @Test func theSheetNeverMovesWhileTheContentIsScrolled() throws {
        try RandomNumbers.each(1_000) { random in
            let drag = Start(&random).drag
            let (one, other) = (random.number(-2_000...2_000), random.number(-2_000...2_000))
            guard drag.scrollValue(at: one) > 0, drag.scrollValue(at: other) > 0 else { return }
            try #require(drag.sheetOffset(at: one) == drag.sheetOffset(at: other))
            try #require(drag.isScroll(at: one) && drag.sheetVelocity(at: one, finger: 700) == 0)
        }
    }

    @Test func theSheetsVelocityIsTheChangeOfItsOffset() throws {
        try RandomNumbers.each(1_000) { random in
            let drag = Start(&random).drag
            let (place, step) = (random.number(-2_000...2_000), 1e-4)
            // Not at a bend.
            let (before, after) = (place - 2 * step, place + 2 * step)
            let ends = (drag.sheetVelocity(at: before, finger: 1), drag.sheetVelocity(at: after, finger: 1))
            guard abs(ends.0 - ends.1) < 1e-5 else { return }
            let slope = (drag.sheetOffset(at: place + step) - drag.sheetOffset(at: place - step)) / (2 * step)
            try #require(abs(drag.sheetVelocity(at: place, finger: 600) - 600 * slope) < 0.01)
        }
    }

    @Test func contentThatGrowsDuringTheDragScrollsFurther() {
        var drag = ScrollingDrag(sheetOffset: 0, scrollValue: 90, maximum: 100, windowHeight: 800)
        #expect(drag.scrollValue(at: -200) == 100)
        drag.maximum = 500
        #expect(drag.scrollValue(at: -200) == 290)
        drag.maximum = -.infinity
        #expect(drag.scrollValue(at: -200) == 0)
    }

    @Test func invalidNumbersAreHarmless() {
        let odd = [Double.nan, .infinity, -.infinity, 0, 1e300]
        for one in odd {
            for other in odd {
                for third in odd {
                    let drag = ScrollingDrag(
                        sheetOffset: one, scrollValue: other, maximum: third, smallest: other, windowHeight: third)
                    for distance in odd {
                        #expect(!drag.sheetOffset(at: distance).isNaN && !drag.scrollValue(at: distance).isNaN)
                    }
                }
            }
        }
    }

    /// A sheet and its content as a finger may find them.
    private struct Start {
        var offset: Double
        var value = 0.0
        var maximum = 0.0
        var smallest: Double?
        var drag: ScrollingDrag

        init(_ random: inout RandomNumbers) {
            // A spring that overshoots may have moved the sheet beyond its ends.
            offset = random.number(-20...600)
            if random.chance(0.7) { maximum = random.number(1...2_000) }
            if random.chance(0.6) { value = random.number(0...maximum) }
            if random.chance(0.4) { smallest = random.number(0...600) }
            drag = ScrollingDrag(
                sheetOffset: offset, scrollValue: value, maximum: maximum, smallest: smallest, windowHeight: 800,
                expands: random.chance(0.7))
        }
    }
}
