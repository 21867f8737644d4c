import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// A timing curve's slope against the difference of its values.
@Suite struct CubicBezierSlopeTests {
    @Test func theSlopeIsTheValuesRateOfChange() throws {
        try RandomNumbers.each(1_000) { random in
            let curve = CubicBezierTests.random(&random)
            for _ in 0..<6 {
                let x = random.number(0.02...0.98)
                let s = CubicBezierTests.parameter(curve, atX: x)
                // Where time nearly stands still a difference says little.
                let pace =
                    3
                    * ((1 - s) * (1 - s) * curve.x1 + 2 * (1 - s) * s * (curve.x2 - curve.x1) + s * s
                        * (1 - curve.x2))
                guard pace > 0.25 else { continue }
                let h = 1e-4
                let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
                let size = max(1, abs(curve.y1), abs(curve.y2))
                try #require(
                    abs(curve.slope(at: x) - difference) < 2e-3 * size, "\(random): \(curve) at \(x)")
            }
        }
    }

    @Test func theSlopesOfTheMotionsCurvesHoldUpToTheirEnds() {
        for curve in [CubicBezier.linear, .easeIn, .easeOut, .easeInOut] {
            for x in [0, 1e-12, 1e-9, 1e-6, 1e-4, 1e-3, 0.01] {
                let h = max(1e-7, x / 1e3)
                let atStart = (curve.value(at: x + h) - curve.value(at: x)) / h
                #expect(abs(curve.slope(at: x) - atStart) < 0.02, "\(curve) at \(x)")
                let atEnd = (curve.value(at: 1 - x) - curve.value(at: 1 - x - h)) / h
                #expect(abs(curve.slope(at: 1 - x) - atEnd) < 0.02, "\(curve) at 1 - \(x)")
            }
        }
    }

    @Test func theEndsOfTheMotionsCurvesHaveTheirSlopes() {
        #expect(CubicBezier.easeIn.slope(at: 0) == 0)
        #expect(CubicBezier.easeOut.slope(at: 1) == 0)
        #expect(abs(CubicBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-6)
        #expect(abs(CubicBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-6)
        #expect(CubicBezier.easeInOut.slope(at: 0) == 0)
        #expect(CubicBezier.easeInOut.slope(at: 1) == 0)
    }

    @Test func nothingMovesOutsideTheCurve() {
        for x in [-1, -.infinity, 1.001, .infinity, .nan] {
            #expect(CubicBezier.easeIn.slope(at: x) == 0)
        }
    }

    @Test func everySlopeIsANumber() throws {
        try RandomNumbers.each(1_000) { random in
            let curve = CubicBezierTests.random(&random)
            for x in [0, 1, 0.5, random.number(0...1), 1e-12, 1 - 1e-12] {
                try #require(curve.slope(at: x).isFinite, "\(random): \(curve) at \(x)")
            }
        }
    }
}
