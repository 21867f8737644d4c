import Testing

@testable import PopsheetLayout

/// The part of an outline between two heights, by which pressed rows end at the corners of their card.
@Suite struct PathBandTests {
    private let card = ContinuousCorner.path(around: Rect(x: 10, y: 20, width: 300, height: 200), radius: 14)

    private func points(_ path: Path) -> [Point] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            case .curve, .close: nil
            }
        }
    }

    private func area(_ points: [Point]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }

    @Test func betweenTheCornersItIsARectangle() {
        let points = points(card.band(from: 60, to: 117))
        #expect(points.allSatisfy { [10.0, 310].contains($0.x) && (60.0...117).contains($0.y) })
        #expect(abs(area(points) - 300 * 57) < 1e-9)
    }

    @Test func atACardsEndItFollowsTheCorners() {
        let points = points(card.band(from: 163, to: 220))
        #expect(points.allSatisfy { (163.0...220).contains($0.y) && (10.0...310).contains($0.x) })
        // Two corners are cut off, of about 44 square pixels each.
        #expect((300 * 57 - area(points) - 90).magnitude < 6)
        #expect(!points.contains { $0.x < 11 && $0.y > 219 })
    }

    @Test func outsideThereIsNothing() {
        #expect(card.band(from: 221, to: 300).elements.isEmpty)
        #expect(card.band(from: -50, to: 19).elements.isEmpty)
        #expect(Path().band(from: 0, to: 1).elements.isEmpty)
    }

    @Test func theBandsTogetherAreTheWhole() {
        let whole = area(points(card.band(from: 0, to: 500)))
        let bands = stride(from: 20.0, to: 220, by: 7).reduce(0) { $0 + area(points(card.band(from: $1, to: $1 + 7))) }
        #expect((whole - bands).magnitude < 1e-6)
    }
}
