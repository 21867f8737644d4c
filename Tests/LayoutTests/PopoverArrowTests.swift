import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The popover's arrow (sheet.md §4).
@Suite struct PopoverArrowTests {
    /// How far the middle of the base stays from the ends of its side: 1.528665 × 14 + 13.
    private let clearance = 34.40131

    private func bubble(_ anchor: Rect, _ edge: ArrowEdge, actions: Int = 3, on stage: LayoutContext = .desktop)
        -> Panel
    {
        ActionSheet.sample(actions: actions, as: .popover)
            .laidOut(on: stage, anchor: anchor, popover: PopoverOptions(arrowDirections: [edge])).bubble!
    }

    @Test(arguments: [
        (ArrowEdge.up, Point(x: 500, y: 410), Point(x: 500, y: 423)),
        (.down, Point(x: 500, y: 380), Point(x: 500, y: 367)),
        (.left, Point(x: 520, y: 395), Point(x: 533, y: 395)),
        (.right, Point(x: 480, y: 395), Point(x: 467, y: 395)),
    ])
    func theTipTouchesTheMiddleOfTheFacingEdge(edge: ArrowEdge, tip: Point, base: Point) {
        let arrow = bubble(Rect(x: 480, y: 380, width: 40, height: 30), edge).arrow
        #expect(arrow?.edge == edge)
        #expect(arrow?.tip == tip)
        #expect(arrow?.base == base)
    }

    @Test(arguments: [ArrowEdge.up, .down]) func theBaseStaysOutOfTheLeftCorner(edge: ArrowEdge) {
        // The body begins at 10: the base at 44.40131, the tip leans by up to 13.
        for (middle, base, tip) in [
            (200.0, 200.0, 200.0), (44.5, 44.5, 44.5), (44, 44.40131, 44), (31.5, 44.40131, 31.5),
            (31, 44.40131, 31.40131), (0, 44.40131, 31.40131),
        ] {
            let arrow = bubble(Rect(x: middle, y: 380, width: 0, height: 30), edge).arrow
            #expect(near(arrow?.base.x, base))
            #expect(near(arrow?.tip.x, tip))
        }
    }

    @Test(arguments: [ArrowEdge.up, .down]) func theBaseStaysOutOfTheRightCorner(edge: ArrowEdge) {
        for (middle, base, tip) in [
            (800.0, 800.0, 800.0), (955.5, 955.5, 955.5), (956, 955.59869, 956), (968, 955.59869, 968),
            (969, 955.59869, 968.59869), (1000, 955.59869, 968.59869),
        ] {
            let arrow = bubble(Rect(x: middle, y: 380, width: 0, height: 30), edge).arrow
            #expect(near(arrow?.base.x, base))
            #expect(near(arrow?.tip.x, tip))
        }
    }

    @Test(arguments: [ArrowEdge.left, .right]) func theBaseStaysOutOfTheUpperAndLowerCorner(edge: ArrowEdge) {
        for (middle, base, tip) in [
            (400.0, 400.0, 400.0), (44, 44.40131, 44), (0, 44.40131, 31.40131), (756, 755.59869, 756),
            (800, 755.59869, 768.59869),
        ] {
            let arrow = bubble(Rect(x: 490, y: middle, width: 20, height: 0), edge).arrow
            #expect(near(arrow?.base.y, base))
            #expect(near(arrow?.tip.y, tip))
        }
    }

    @Test func aSideTooShortForTwoCurvesAndABaseBearsNoArrow() {
        // 68.80262: one row of 57 is too low, one with a larger text is not.
        let anchor = Rect(x: 480, y: 380, width: 40, height: 30)
        let low = bubble(anchor, .left, actions: 1)
        #expect(low.arrow == nil)
        #expect(low.frame == Rect(x: 533, y: 366.5, width: 320, height: 57))
        let stage = LayoutContext.sample(1000, 800, textScale: 33.0 / 17)
        #expect(bubble(anchor, .left, actions: 1, on: stage).arrow?.edge == .left)
    }

    @Test(arguments: [(68.7, false), (68.81, true), (100, true)]) func aBodyTooNarrowForAnArrowHasNoArrow(
        width: Double, hasArrow: Bool
    ) {
        let layout = ActionSheet.sample(as: .popover).laidOut(
            on: .desktop, anchor: Rect(x: 480, y: 380, width: 40, height: 30),
            popover: PopoverOptions(width: .fixed(width), arrowDirections: [.up, .down]))
        #expect((layout.bubble?.arrow != nil) == hasArrow)
        // With or without an arrow, it covers nothing while there is space next to the source.
        #expect(layout.bubble?.frame.y == 423)
        #expect(near(layout.bubble?.frame.midX, 500))
    }

    @Test func aFittingPopoverOfOneShortWordIsNextToItsSource() {
        let anchor = Rect(x: 480, y: 380, width: 40, height: 30)
        let layout = ActionSheet.sample(of: [Action("OK")], as: .popover)
            .laidOut(on: .desktop, anchor: anchor, popover: PopoverOptions(width: .fitting))
        #expect(layout.bubble?.frame == Rect(x: 474, y: 423, width: 52, height: 57))
        #expect(layout.bubble?.arrow == nil)
    }

    @Test func theArrowExtendsThirteenFromTheBody() {
        for edge in ArrowEdge.allCases {
            let bubble = bubble(Rect(x: 480, y: 380, width: 40, height: 30), edge)
            let (tip, base) = (bubble.arrow!.tip, bubble.arrow!.base)
            switch edge {
            case .up: #expect((base.y, tip.y) == (bubble.frame.y, bubble.frame.y - 13))
            case .down: #expect((base.y, tip.y) == (bubble.frame.maxY, bubble.frame.maxY + 13))
            case .left: #expect((base.x, tip.x) == (bubble.frame.x, bubble.frame.x - 13))
            case .right: #expect((base.x, tip.x) == (bubble.frame.maxX, bubble.frame.maxX + 13))
            }
        }
    }

    @Test func theCallersDirectionsMirrorWithTheText() {
        let anchor = Rect(x: 480, y: 380, width: 40, height: 30)
        let stage = LayoutContext.sample(1000, 800, direction: .rightToLeft)
        #expect(bubble(anchor, .left, on: stage).arrow?.edge == .right)
        #expect(bubble(anchor, .left, on: stage).frame.maxX == 467)
        #expect(bubble(anchor, .right, on: stage).arrow?.edge == .left)
        #expect(bubble(anchor, .up, on: stage).arrow?.edge == .up)
        #expect(bubble(anchor, .down, on: stage).arrow?.edge == .down)
    }
}
