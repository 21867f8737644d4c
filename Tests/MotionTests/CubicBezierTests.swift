import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// Timing curves against a search by brute force.
@Suite struct CubicBezierTests {
    /// A Bézier from 0 to 1 by de Casteljau's construction.
    static func bezier(_ one: Double, _ two: Double, at s: Double) -> Double {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
        let (a, b, c) = (mix(0, one), mix(one, two), mix(two, 1))
        return mix(mix(a, b), mix(b, c))
    }

    /// The parameter whose abscissa is `x`, by bisection down to the last bit.
    static func parameter(_ curve: CubicBezier, atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<1_100 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if bezier(curve.x1, curve.x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Abscissas and ordinates as a caller may give them, those at the limits often.
    static func random(_ random: inout RandomNumbers) -> CubicBezier {
        func x(_ random: inout RandomNumbers) -> Double {
            random.chance(0.4) ? random.pick([0, 1]) : random.number(0...1)
        }
        func y(_ random: inout RandomNumbers) -> Double {
            random.pick([random.number(0...1), random.number(-2...3), random.number(-100...100), 0, 1])
        }
        return CubicBezier(x(&random), y(&random), x(&random), y(&random))
    }

    /// Checks a value; what the abscissa's own rounding leaves open is open here too.
    private func check(_ curve: CubicBezier, at x: Double, _ random: RandomNumbers) throws {
        let y = { (x: Double) in
            Self.bezier(curve.y1, curve.y2, at: Self.parameter(curve, atX: min(max(x, 0), 1)))
        }
        let (expected, below, above) = (y(x), y(x - 4e-16), y(x + 4e-16))
        let room = 1e-7 + abs(above - below)
        try #require(abs(curve.value(at: x) - expected) <= room, "\(random): \(curve) at \(x)")
    }

    @Test func everyValueIsTheCurves() throws {
        try RandomNumbers.each(1_000) { random in
            let curve = Self.random(&random)
            for _ in 0..<12 { try check(curve, at: random.number(0...1), random) }
        }
    }

    @Test func everyValueNearTheEndsIsTheCurves() throws {
        try RandomNumbers.each(300) { random in
            let curve = Self.random(&random)
            var x = 0.1
            while x > 1e-15 {
                try check(curve, at: x, random)
                try check(curve, at: 1 - x, random)
                x /= 3
            }
        }
    }

    @Test func everyValueOnAVerticalTangentIsTheCurves() throws {
        // x′ is 0 in the middle of this one.
        for y in [(0.0, 1.0), (1, 0), (0.3, 5), (-40, 40)] {
            let curve = CubicBezier(1, y.0, 0, y.1)
            var distance = 0.5
            while distance > 1e-13 {
                try check(curve, at: 0.5 - distance, RandomNumbers())
                try check(curve, at: 0.5 + distance, RandomNumbers())
                distance /= 2
            }
        }
    }

    @Test func theEndsAreExact() throws {
        try RandomNumbers.each(200) { random in
            let curve = Self.random(&random)
            try #require(curve.value(at: 0) == 0, "\(random)")
            try #require(curve.value(at: 1) == 1, "\(random)")
            try #require(curve.value(at: -0.0) == 0, "\(random)")
        }
    }

    @Test(arguments: [CubicBezier.linear, .easeIn, .easeOut, .easeInOut]) func nothingLeavesTheEnds(
        curve: CubicBezier
    ) {
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: -.infinity) == 0)
        #expect(curve.value(at: 2) == 1)
        #expect(curve.value(at: .infinity) == 1)
        #expect(curve.value(at: .greatestFiniteMagnitude) == 1)
        #expect(curve.value(at: .nan) == 0)
        #expect(curve.value(at: .leastNonzeroMagnitude) >= 0)
        #expect(curve.value(at: 1 - .ulpOfOne / 2) <= 1)
    }

    @Test func theCurvesAreThoseOfTheSpecification() {
        #expect(CubicBezier.easeIn == CubicBezier(0.42, 0, 1, 1))
        #expect(CubicBezier.easeOut == CubicBezier(0, 0, 0.58, 1))
        #expect(abs(CubicBezier.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
        #expect(abs(CubicBezier.easeOut.value(at: 0.5) - 0.6846432) < 1e-6)
    }

    @Test func theLinearCurveIsTheIdentity() {
        for step in 0...1_000 {
            #expect(abs(CubicBezier.linear.value(at: Double(step) / 1_000) - Double(step) / 1_000) < 1e-9)
        }
    }

    @Test func easeInAndEaseOutAreEachOthersMirrorImage() {
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(abs(CubicBezier.easeIn.value(at: x) + CubicBezier.easeOut.value(at: 1 - x) - 1) < 1e-9)
        }
    }

    @Test func aCurveWithControlsBetweenItsEndsOnlyRises() throws {
        try RandomNumbers.each(200) { random in
            let curve = CubicBezier(
                random.number(0...1), random.number(0...1), random.number(0...1), random.number(0...1))
            var last = 0.0
            for step in 0...200 {
                let value = curve.value(at: Double(step) / 200)
                try #require(value >= last - 1e-12 && value <= 1 + 1e-12, "\(random)")
                last = value
            }
        }
    }
}
