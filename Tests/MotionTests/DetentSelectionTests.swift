import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Which rest position a sheet takes in a layout (content.md §2, §3).
@Suite struct DetentSelectionTests {
    private let detents = DetentSelection(
        rests: [
            RestPosition(fraction: 0.2, detents: ["peek"]),
            RestPosition(fraction: 0.5, detents: ["medium", "content"]),
            RestPosition(fraction: 1, detents: ["large"]),
        ], travel: 700)

    private func choice(_ selected: String?, at height: Double?) -> DetentSelection.Choice? {
        detents.choice(of: selected, height: height)
    }

    @Test func theSelectedDetentStaysSelectedAtAnyHeight() {
        for height in [0, 350, 5_000, Double.nan] {
            #expect(choice("large", at: height) == .init(index: 2, detent: "large"))
            // A detent that coincides with another keeps its own id.
            #expect(choice("content", at: height) == .init(index: 1, detent: "content"))
        }
    }

    @Test func aDetentThatHasDisappearedBecomesTheNearestByHeight() {
        #expect(choice("gone", at: 300) == .init(index: 1, detent: "medium"))
        #expect(choice("gone", at: 100) == .init(index: 0, detent: "peek"))
        #expect(choice("gone", at: 526) == .init(index: 2, detent: "large"))
        #expect(choice("gone", at: 525) == .init(index: 1, detent: "medium"))
        #expect(choice(nil, at: 9_999) == .init(index: 2, detent: "large"))
    }

    @Test func heightsOfAnotherWindowAreComparedInPixels() {
        // 400 px were the largest detent of a small window, and are nearest to half of a large one.
        let large = DetentSelection(rests: detents.rests, travel: 900)
        #expect(large.choice(of: "gone", height: 400)?.index == 1)
        #expect(large.heights == [180, 450, 900])
    }

    @Test func withoutAHeightItIsTheSmallest() {
        for height in [nil, Double.nan, -.infinity] as [Double?] {
            #expect(choice("gone", at: height) == .init(index: 0, detent: "peek"))
        }
    }

    @Test func theGrabberGoesToTheNextLargerAndFromTheLargestToTheSmallest() {
        #expect([0, 1, 2].map { detents.next(after: $0) } == [1, 2, 0])
    }

    @Test func theKeyboardGoesOneFurtherAndStopsAtTheEnds() {
        #expect([0, 1, 2].map { detents.larger(than: $0) } == [1, 2, nil])
        #expect([0, 1, 2].map { detents.smaller(than: $0) } == [nil, 0, 1])
    }

    @Test func aSheetWithoutDetentsHasOneRestPosition() {
        let plain = DetentSelection(rests: [.whole], travel: 300)
        #expect(plain.choice(of: nil, height: nil) == .init(index: 0, detent: nil))
        #expect(plain.next(after: 0) == 0 && plain.larger(than: 0) == nil && plain.smaller(than: 0) == nil)
    }

    @Test func withoutRestPositionsThereIsNoChoice() {
        let none = DetentSelection(rests: [], travel: 300)
        #expect(none.choice(of: "large", height: 3) == nil && none.choice(at: 4) == nil)
        #expect(none.next(after: 3) == 0 && none.larger(than: 3) == nil && none.smaller(than: -1) == nil)
    }

    @Test func theReplacementIsNeverFurtherThanAnotherRestPosition() throws {
        try RandomNumbers.each(500) { random in
            var fractions = [1.0]
            for _ in 0..<random.int(0...6) { fractions.append(random.number(0.01...1)) }
            let rests = fractions.sorted().enumerated().map { RestPosition(fraction: $1, detents: ["\($0)"]) }
            let detents = DetentSelection(rests: rests, travel: random.number(0...2_000))
            let height = random.number(-100...2_500)
            let choice = try #require(detents.choice(of: "gone", height: height))
            try #require(choice.detent == "\(choice.index)")
            let distance = abs(detents.heights[choice.index] - height)
            try #require(detents.heights.allSatisfy { abs($0 - height) >= distance })
        }
    }
}
