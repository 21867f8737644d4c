import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// The resistance beyond the ends of a drag (content.md §6).
@Suite struct RubberBandTests {
    private let band = RubberBand(dimension: 800)

    @Test func theSheetFollowsByTheFormula() {
        #expect(abs(band.offset(for: 100) - 0.55 * 100 * 800 / (800 + 0.55 * 100)) < 1e-12)
        #expect(abs(band.offset(for: 800) - 0.55 * 800 / 1.55) < 1e-12)
        #expect(band.offset(for: 0) == 0)
    }

    @Test func bothEndsResistAlike() throws {
        try RandomNumbers.each(200) { random in
            let (low, high) = (random.number(-500...0), random.number(0...500))
            let distance = random.number(0...3_000)
            let above = band.position(high + distance, in: low...high) - high
            let below = low - band.position(low - distance, in: low...high)
            try #require(abs(above - below) < 1e-9)
            let inside = random.number(low...high)
            try #require(band.position(inside, in: low...high) == inside)
        }
    }

    @Test func theSheetFollowsLessAndLessAndNeverByTheWholeHeight() throws {
        try RandomNumbers.each(500) { random in
            let band = RubberBand(dimension: random.number(1...3_000))
            let distance = random.number(0...10_000)
            let step = random.number(0.1...100)
            let (near, far) = (band.offset(for: distance), band.offset(for: distance + step))
            try #require(near < far && far < band.dimension)
            try #require(far - near < 0.55 * step)
            // The slope is that of the chord, between those of its ends.
            let slope = (far - near) / step
            try #require(band.slope(at: distance) >= slope && slope >= band.slope(at: distance + step))
        }
    }

    @Test func aFingerThatTakesOverASheetBeyondItsEndHoldsItThere() throws {
        try RandomNumbers.each(500) { random in
            let band = RubberBand(dimension: random.number(100...3_000))
            let position = random.number(-0.9...0.9) * band.dimension
            let range = -10.0...20
            let finger = band.finger(holding: position, in: range)
            try #require(abs(band.position(finger, in: range) - position) < 1e-6)
        }
        #expect(band.distance(for: 800).isFinite && band.distance(for: -1e9) < 0)
    }

    @Test(arguments: [0, -5, Double.nan]) func withoutAHeightNothingFollows(_ dimension: Double) {
        let band = RubberBand(dimension: dimension)
        #expect(band.offset(for: 50) == 0 && band.distance(for: 50) == 0 && band.slope(at: 50) == 0)
        #expect(band.position(50, in: 0...10) == 10)
    }

    @Test func hugeAndInvalidDistancesStayWithinTheHeight() {
        for distance in [1e300, Double.greatestFiniteMagnitude, .infinity] {
            #expect(abs(band.offset(for: distance) - 800) < 1e-9)
            #expect(abs(band.offset(for: -distance) + 800) < 1e-9)
        }
        #expect(band.offset(for: .nan) == 0 && band.distance(for: .nan) == 0 && band.slope(at: .nan) == 0)
        #expect(RubberBand(dimension: .infinity).offset(for: .infinity).isFinite)
        #expect(abs(RubberBand(dimension: .infinity).offset(for: 100) - 55) < 1e-9)
        #expect(RubberBand(dimension: .leastNonzeroMagnitude).offset(for: 1e300).isFinite)
    }
}
