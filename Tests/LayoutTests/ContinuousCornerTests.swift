import PopsheetRandomNumbers
import Testing

@testable import PopsheetLayout

/// The continuous corner's shape (sheet.md §7).
@Suite struct ContinuousCornerTests {
    private static let size = Rect(x: 0, y: 0, width: 200, height: 100)

    @Test func theThreeCurvesHaveTheirNumbers() {
        let curves = ContinuousCorner.curves
        #expect(ContinuousCorner.extent == 1.528665)
        #expect(
            curves.map(\.control1) == [
                Point(x: 1.088493, y: 0), Point(x: 0.372824, y: 0.169060), Point(x: 0, y: 0.868407),
            ])
        #expect(
            curves.map(\.control2) == [
                Point(x: 0.868407, y: 0), Point(x: 0.169060, y: 0.372824), Point(x: 0, y: 1.088493),
            ])
        #expect(
            curves.map(\.end) == [
                Point(x: 0.631494, y: 0.074911), Point(x: 0.074911, y: 0.631494), Point(x: 0, y: 1.528665),
            ])
    }

    @Test func theCornerIsItsOwnMirrorImage() {
        let curves = ContinuousCorner.curves
        func flipped(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
        #expect(flipped(curves[0].control1) == curves[2].control2)
        #expect(flipped(curves[0].control2) == curves[2].control1)
        #expect(flipped(curves[0].end) == curves[1].end)
        #expect(flipped(curves[1].control1) == curves[1].control2)
    }

    @Test func anOutlineGoesRoundClockwiseFromItsUpperEdge() {
        let elements = ContinuousCorner.path(around: Self.size, radius: 10).elements
        #expect(elements.count == 1 + 4 * 4 + 1)
        #expect(elements.first == .move(Point(x: 15.28665, y: 0)))
        #expect(elements.last == .close)
        #expect(elements[1] == .line(Point(x: 200 - 15.28665, y: 0)))
        #expect(elements[5] == .line(Point(x: 200, y: 100 - 15.28665)))
        #expect(elements[9] == .line(Point(x: 15.28665, y: 100)))
        #expect(elements[13] == .line(Point(x: 0, y: 15.28665)))
    }

    @Test func theUpperRightCornerFollowsTheNumbers() {
        let elements = ContinuousCorner.path(around: Self.size, radius: 10).elements
        guard case .curve(let end, let one, let two) = elements[2] else {
            Issue.record("no curve")
            return
        }
        #expect(near(one, Point(x: 200 - 10.88493, y: 0)))
        #expect(near(two, Point(x: 200 - 8.68407, y: 0)))
        #expect(near(end, Point(x: 200 - 6.31494, y: 0.74911)))
    }

    @Test func theOutlineIsClosedWithoutAJump() {
        for radius in [0, 1, 10, 20, 32.7, 1_000] {
            let points = ContinuousCorner.path(around: Self.size, radius: radius).points()
            #expect(near(points.last, points[0]) || radius == 0)
            for (one, other) in zip(points, points.dropFirst()) where radius > 0 {
                let isLine = one.x == other.x || one.y == other.y
                let distance = max(abs(one.x - other.x), abs(one.y - other.y))
                #expect(isLine || distance < 5)
            }
        }
    }

    @Test func withoutARadiusItIsARectangle() {
        let corners = [Point(x: 0, y: 0), Point(x: 200, y: 0), Point(x: 200, y: 100), Point(x: 0, y: 100)]
        for radius in [0, -0.0, -5, .nan, -.infinity] {
            let elements = ContinuousCorner.path(around: Self.size, radius: radius).elements
            #expect(elements == [.move(corners[0])] + corners.dropFirst().map(Path.Element.line) + [.close])
        }
    }

    private static let radii: [(wanted: Double, size: Size, radius: Double)] = [
        (14, Size(width: 100, height: 100), 14), (14, Size(width: 42.80262, height: 100), 14),
        (14, Size(width: 42, height: 100), 21 / 1.528665), (14, Size(width: 100, height: 30), 15 / 1.528665),
        (22, Size(width: 196, height: 44), 22 / 1.528665),
        (.infinity, Size(width: 10, height: 20), 5 / 1.528665),
        (14, Size(width: 0, height: 100), 0), (14, Size(width: -10, height: 100), 0),
        (0, Size(width: 9, height: 9), 0),
        (-1, Size(width: 9, height: 9), 0), (.nan, Size(width: 9, height: 9), 0),
    ]

    @Test(arguments: radii)
    func aRadiusIsScaledDownToWhatFits(wanted: Double, size: Size, radius: Double) {
        #expect(near(ContinuousCorner.radius(wanted, fitting: size), radius))
    }

    @Test func everyOutlineIsFiniteAndInsideItsBounds() throws {
        try RandomNumbers.each(1_000) { random in
            let rect = Rect(
                x: random.number(-1_000...1_000), y: random.number(-1_000...1_000),
                width: random.pick([0, 1e-9, random.number(0...100), 8_000]),
                height: random.pick([0, 1e-9, random.number(0...100), 6_000]))
            let radius = random.pick([0, random.number(0...50), 1e9, .infinity, .greatestFiniteMagnitude])
            for point in ContinuousCorner.path(around: rect, radius: radius).points() {
                try #require(point.x.isFinite && point.y.isFinite, "\(random)")
                try #require(point.x >= rect.x - 1e-9 && point.x <= rect.maxX + 1e-9, "\(random)")
                try #require(point.y >= rect.y - 1e-9 && point.y <= rect.maxY + 1e-9, "\(random)")
            }
        }
    }

    @Test func everyOutlineIsSymmetrical() throws {
        try RandomNumbers.each(30) { random in
            let rect = Rect(x: 0, y: 0, width: random.number(1...300), height: random.number(1...300))
            let points = ContinuousCorner.path(around: rect, radius: random.number(1...100)).points(perCurve: 4)
            for point in points {
                let images = [
                    Point(x: rect.width - point.x, y: point.y), Point(x: point.x, y: rect.height - point.y),
                    Point(x: rect.width - point.x, y: rect.height - point.y),
                ]
                for image in images {
                    try #require(points.contains { near($0, image) }, "\(random)")
                }
            }
        }
    }

    @Test func theBendNeverTurnsBack() {
        let points = ContinuousCorner.path(around: Self.size, radius: 20).points()
        var turn = 0.0
        for index in 0..<(points.count - 2) {
            let (a, b, c) = (points[index], points[index + 1], points[index + 2])
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            // Clockwise, y downwards: never to the left.
            #expect(cross >= -1e-9)
            turn += cross
        }
        #expect(turn > 0)
    }
}
