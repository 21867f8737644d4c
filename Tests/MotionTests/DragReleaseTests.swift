import PopsheetMotion
import PopsheetRandomNumbers
import Testing

/// The stop to which a released sheet goes (content.md §6).
@Suite struct DragReleaseTests {
    private let stops = [0.0, 400, 700]

    private func stop(_ position: Double, _ velocity: Double, from start: Int = 1) -> Int {
        DragRelease(position: position, velocity: velocity).stop(in: stops, from: start)
    }

    @Test func theProjectionIsThatOfAVelocityThatKeeps99PercentInEachMillisecond() {
        #expect(abs(DragRelease.projectionTime - 0.099) < 1e-12)
        var (position, velocity) = (400.0, 1_000.0)
        for _ in 0..<10_000 {
            velocity *= 0.99
            position += velocity / 1_000
        }
        #expect(abs(DragRelease(position: 400, velocity: 1_000).projection - position) < 1e-6)
    }

    @Test func aSlowReleaseGoesToTheNearestStop() {
        #expect(stop(540, 0) == 1)
        #expect(stop(560, 0) == 2)
        #expect(stop(199, 0) == 0)
        #expect(stop(400, 0) == 1)
    }

    @Test func theVelocityIsProjectedByATenthOfASecond() {
        #expect(stop(510, 400) == 1)
        #expect(stop(515, 400) == 2)
        #expect(stop(590, -390) == 2)
        #expect(stop(585, -390) == 1)
    }

    @Test func aFlickGoesAtLeastToTheNextStop() {
        #expect(stop(410, 499) == 1)
        #expect(stop(410, 500) == 2)
        #expect(stop(390, -499) == 1)
        #expect(stop(390, -500) == 0)
        // From the stop itself.
        #expect(stop(400, 500) == 2)
        #expect(stop(400, -500) == 0)
    }

    @Test func aFlickTowardsThePassedStopStopsThere() {
        #expect(stop(500, -600) == 1)
        #expect(stop(300, 600) == 1)
    }

    @Test func aStrongFlickPassesSeveralStops() {
        #expect(stop(700, -6_000, from: 2) == 0)
        #expect(stop(1, 6_000, from: 0) == 2)
    }

    @Test func aFlickBeyondAnEndStaysThere() {
        #expect(stop(720, 3_000, from: 2) == 2)
        #expect(stop(-20, -3_000) == 0)
        #expect(DragRelease(position: 380, velocity: -900).stop(in: [400, 700], from: 0) == 0)
    }

    @Test func lessThanHalfAPixelFromAStopIsAtTheStop() {
        #expect(stop(400.4, -500) == 0)
        #expect(stop(399.6, 500) == 2)
        #expect(stop(401, -500) == 1)
    }

    @Test func ofTwoStopsThatAreEquallyNearItIsTheOneCloserToTheStart() {
        #expect(stop(550, 0, from: 1) == 1)
        #expect(stop(550, 0, from: 2) == 2)
        #expect(stop(200, 0, from: 2) == 1)
        #expect(DragRelease(position: 5, velocity: 0).stop(in: [5, 5, 5], from: 1) == 1)
    }

    @Test func fasterOrHigherIsNeverALowerStop() throws {
        try RandomNumbers.each(2_000) { random in
            let stops = randomStops(&random)
            let start = random.int(-1...stops.count)
            let position = random.number(-500...2_500)
            let velocity = random.chance(0.2) ? random.pick([-500, 500]) : random.number(-3_000...3_000)
            let stop = DragRelease(position: position, velocity: velocity).stop(in: stops, from: start)
            try #require(stops.indices.contains(stop))
            let faster = DragRelease(position: position, velocity: velocity + random.number(0...800))
            let higher = DragRelease(position: position + random.number(0...400), velocity: velocity)
            try #require(faster.stop(in: stops, from: start) >= stop)
            try #require(higher.stop(in: stops, from: start) >= stop)
        }
    }

    @Test func aFlickNeverGoesBack() throws {
        try RandomNumbers.each(2_000) { random in
            let stops = randomStops(&random)
            let position = random.number(stops[0]...stops[stops.count - 1])
            let velocity = random.number(500...4_000)
            let start = random.int(0...stops.count - 1)
            let up = DragRelease(position: position, velocity: velocity).stop(in: stops, from: start)
            let down = DragRelease(position: position, velocity: -velocity).stop(in: stops, from: start)
            try #require(stops[up] >= position - 0.5)
            try #require(stops[down] <= position + 0.5)
        }
    }

    @Test func aThousandStopsAreAsGoodAsTwo() {
        let stops = (0..<1_000).map { Double($0) * 2 }
        #expect(DragRelease(position: 801, velocity: 500).stop(in: stops, from: 0) == 425)
        #expect(DragRelease(position: 801, velocity: 1e6).stop(in: stops, from: 0) == 999)
    }

    @Test func invalidNumbersAreHarmless() {
        #expect(stop(.nan, 900, from: 2) == 2)
        #expect(stop(.nan, .nan, from: 7) == 2)
        #expect(stop(410, .nan) == 1)
        #expect(stop(410, .infinity) == 2)
        #expect(stop(410, -.infinity) == 0)
        #expect(stop(.infinity, 0) == 2)
        #expect(stop(-.infinity, 0) == 0)
        #expect(stop(.infinity, -.infinity) == 2)
        #expect(stops.indices.contains(DragRelease(position: 1, velocity: 1).stop(in: [.nan, .nan], from: -3)))
    }

    private func randomStops(_ random: inout RandomNumbers) -> [Double] {
        var stops: [Double] = []
        for _ in 0..<random.int(1...8) { stops.append(random.number(0...2_000).rounded()) }
        return stops.sorted()
    }
}
