import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The outline of a bubble with its arrow (sheet.md §4).
@Suite struct BubbleOutlineTests {
    private static let source = Rect(x: 480, y: 380, width: 40, height: 30)

    private func bubble(_ edge: ArrowEdge?, source: Rect = source) -> Panel {
        ActionSheet.sample(actions: 3, as: .popover).laidOut(
            on: .desktop, anchor: source, popover: PopoverOptions(arrowDirections: edge.map { [$0] } ?? [])
        ).bubble!
    }

    @Test func withoutAnArrowItIsTheContinuousCorner() {
        let bubble = bubble(nil)
        #expect(bubble.arrow == nil)
        #expect(bubble.path == ContinuousCorner.path(around: bubble.frame, radius: bubble.cornerRadius))
        #expect(bubble.bounds == bubble.frame)
    }

    @Test(arguments: ArrowEdge.allCases, [480.0, 15, 985])
    func theTipTouchesTheSourceAndReachesNoFurther(_ edge: ArrowEdge, _ x: Double) throws {
        let bubble = bubble(edge, source: Rect(x: x, y: 395, width: 0, height: 0))
        guard let tip = bubble.arrow?.tip else {
            // Only at the area's edge may a side lack space for the bubble and its arrow.
            #expect(x != 480)
            return
        }
        let all = bubble.path.points(perLine: 20, perCurve: 40)
        let nearest = all.map { max(abs($0.x - tip.x), abs($0.y - tip.y)) }.min() ?? .infinity
        #expect(nearest < 0.6)
        for point in all {
            let outside: Double =
                switch edge {
                case .up: tip.y - point.y
                case .down: point.y - tip.y
                case .left: tip.x - point.x
                case .right: point.x - tip.x
                }
            #expect(outside < 0.01, "\(point) is \(outside) beyond the tip")
        }
    }

    @Test func theArrowIsTwentySixWideAtItsBaseAndJoinsTheBodyInACurve() throws {
        let bubble = bubble(.up)
        let base = try #require(bubble.arrow?.base)
        let onTop = bubble.path.points(perLine: 20, perCurve: 40).filter { $0.y <= base.y && abs($0.x - base.x) < 20 }
        // The flanks, drawn on, meet the body 26 apart; the curves begin 4 before.
        #expect(onTop.contains { near($0, Point(x: base.x - 17, y: base.y)) })
        #expect(onTop.contains { near($0, Point(x: base.x + 17, y: base.y)) })
        let flank = onTop.filter { $0.x < base.x && $0.y < base.y - 3 && $0.y > base.y - 10 }
        #expect(!flank.isEmpty)
        for point in flank { #expect(abs(point.x - (base.x - 13 + (base.y - point.y) * 0.9)) < 0.3) }
    }

    @Test(arguments: ArrowEdge.allCases) func itIsInItsBounds(_ edge: ArrowEdge) {
        let bubble = bubble(edge)
        let bounds = bubble.bounds
        for point in bubble.path.points(perLine: 20, perCurve: 40) {
            #expect(point.x > bounds.x - 0.05 && point.x < bounds.maxX + 0.05)
            #expect(point.y > bounds.y - 0.05 && point.y < bounds.maxY + 0.05)
        }
        let longer =
            edge == .up || edge == .down ? bounds.height - bubble.frame.height : bounds.width - bubble.frame.width
        #expect(near(longer, 13))
    }

    @Test func aMovedBubbleHasTheSameShape() {
        let bubble = bubble(.up)
        let moved = bubble.offset(x: -bubble.frame.x, y: 7).path.points(perLine: 20, perCurve: 40)
        for (one, other) in zip(bubble.path.points(perLine: 20, perCurve: 40), moved) {
            #expect(near(Point(x: one.x - bubble.frame.x, y: one.y + 7), other, within: 1e-6))
        }
    }
}
