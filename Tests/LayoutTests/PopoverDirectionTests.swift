import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The side of its source on which a popover is placed (sheet.md §4).
@Suite struct PopoverDirectionTests {
    private func bubble(
        _ actions: Int, on stage: LayoutContext, _ anchor: Rect, _ edges: Set<ArrowEdge> = Set(ArrowEdge.allCases),
        mayCover: Bool = false
    ) -> Panel {
        ActionSheet.sample(actions: actions, as: .popover).laidOut(
            on: stage, anchor: anchor,
            popover: PopoverOptions(arrowDirections: edges, mayCoverSource: mayCover)
        ).bubble!
    }

    /// The edge of two rows, 114 high, in a window of 1000 × 800.
    private func edge(_ anchor: Rect, _ edges: Set<ArrowEdge> = Set(ArrowEdge.allCases)) -> ArrowEdge? {
        bubble(2, on: .desktop, anchor, edges).arrow?.edge
    }

    @Test func whereAllFitTheFirstInOrderIsTaken() {
        let middle = Rect(x: 480, y: 380, width: 40, height: 30)
        #expect(edge(middle) == .up)
        #expect(edge(middle, [.down, .left, .right]) == .down)
        #expect(edge(middle, [.left, .right]) == .left)
        #expect(edge(middle, [.right]) == .right)
        #expect(edge(middle, [.right, .down]) == .down)
    }

    @Test func theFirstThatFitsWholeIsTaken() {
        // Below a source that ends at 663 there is room for 13 + 114 + 10.
        #expect(edge(Rect(x: 480, y: 600, width: 40, height: 63)) == .up)
        #expect(edge(Rect(x: 480, y: 600, width: 40, height: 63.5)) == .down)
        // A source that begins at 137 leaves as much above it.
        #expect(edge(Rect(x: 480, y: 137, width: 40, height: 600)) == .down)
        #expect(edge(Rect(x: 480, y: 136.5, width: 40, height: 600)) == .left)
        // 1000 − 13 − 320 − 10 = 657.
        #expect(edge(Rect(x: 480, y: 100, width: 177, height: 600)) == .left)
        #expect(edge(Rect(x: 480, y: 100, width: 177.5, height: 600)) == .right)
        #expect(edge(Rect(x: 343, y: 100, width: 600, height: 600)) == .right)
    }

    @Test func aDirectionThatIsNotPermittedIsNotTaken() {
        let low = Rect(x: 480, y: 760, width: 40, height: 30)
        #expect(edge(low) == .down)
        #expect(edge(low, [.up, .left]) == .left)
        #expect(edge(low, [.up, .right]) == .right)
        // Up alone does not fit, and has no room for a row.
        #expect(bubble(2, on: .desktop, low, [.up]).arrow == nil)
    }

    @Test func whereNoneFitsTheOneWithMostRoomIsTaken() {
        let stage = LayoutContext.sample(700, 300)
        // 57 below, 177 above.
        let low = bubble(20, on: stage, Rect(x: 340, y: 200, width: 20, height: 20), [.up, .down])
        #expect(low.arrow?.edge == .down)
        #expect(low.frame == Rect(x: 190, y: 10, width: 320, height: 177))
        // 187 below, 47 above.
        let high = bubble(20, on: stage, Rect(x: 340, y: 70, width: 20, height: 20), [.up, .down])
        #expect(high.arrow?.edge == .up)
        #expect(high.frame == Rect(x: 190, y: 103, width: 320, height: 187))
        // As much above as below: the first in order.
        let even = bubble(20, on: stage, Rect(x: 340, y: 140, width: 20, height: 20), [.up, .down])
        #expect(even.arrow?.edge == .up)
        // 317 wide at the right and left, and the whole height.
        let side = bubble(20, on: stage, Rect(x: 340, y: 140, width: 20, height: 20))
        #expect(side.arrow?.edge == .left)
        #expect(side.frame == Rect(x: 373, y: 10, width: 317, height: 280))
    }

    @Test func itNeverCoversItsSourceWhileThereIsSpaceNextToIt() {
        let stage = LayoutContext.sample(700, 300)
        let anchor = Rect(x: 0, y: 100, width: 700, height: 100)
        let bubble = bubble(20, on: stage, anchor)
        #expect(bubble.arrow?.edge == .up)
        #expect(bubble.frame == Rect(x: 190, y: 213, width: 320, height: 77))
    }

    @Test func itMayCoverItsSourceWhereItFitsNowhereWhole() {
        let stage = LayoutContext.sample(700, 300)
        let anchor = Rect(x: 0, y: 100, width: 700, height: 100)
        let covering = bubble(3, on: stage, anchor, mayCover: true)
        #expect(covering.arrow == nil)
        #expect(covering.frame == Rect(x: 190, y: 64.5, width: 320, height: 171))
        // Where it fits, the permission changes nothing.
        let middle = Rect(x: 480, y: 380, width: 40, height: 30)
        #expect(bubble(3, on: .desktop, middle, mayCover: true) == bubble(3, on: .desktop, middle))
    }

    @Test func itMustCoverASourceThatLeavesNoRoom() {
        let stage = LayoutContext.sample(700, 300)
        let whole = bubble(3, on: stage, Rect(x: 0, y: 0, width: 700, height: 300))
        #expect(whole.arrow == nil)
        #expect(whole.frame == Rect(x: 190, y: 64.5, width: 320, height: 171))
        // 56 at every side: less than a row, and too narrow.
        let ring = bubble(3, on: stage, Rect(x: 79, y: 79, width: 542, height: 142))
        #expect(ring.arrow == nil)
        #expect(ring.frame.y == 64.5)
    }

    @Test func aNarrowSideIsTakenWithANarrowerBody() {
        // 200 − 13 − 10 at the right, nothing elsewhere.
        let anchor = Rect(x: 0, y: 0, width: 500, height: 300)
        let bubble = bubble(3, on: .sample(700, 300), anchor)
        #expect(bubble.arrow?.edge == .left)
        #expect(bubble.frame == Rect(x: 513, y: 64.5, width: 177, height: 171))
    }

    @Test func aNarrowerBodyWrapsItsHeaderIntoMoreLines() {
        let sheet = ActionSheet.sample(message: String(repeating: "m", count: 44), as: .popover)
        // 286 of 288 on one line; 177 − 32 = 145 makes two.
        let stage = LayoutContext.sample(700, 300)
        let wide = sheet.laidOut(on: stage, anchor: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(near(wide.header?.frame.height, 43.6))
        let narrow = sheet.laidOut(on: stage, anchor: Rect(x: 0, y: 0, width: 500, height: 300))
        #expect(near(narrow.header?.frame.height, 59.2))
        #expect(near(narrow.bubble?.frame.height, 59.2 + 114))
        #expect(!narrow.scrolls.any)
    }

    @Test func tooTallABodyScrolls() {
        let layout = ActionSheet.sample("Title", actions: 20, as: .popover)
            .laidOut(
                on: .desktop, anchor: Rect(x: 480, y: 380, width: 40, height: 30),
                popover: PopoverOptions(arrowDirections: [.up]))
        #expect(layout.bubble?.frame == Rect(x: 340, y: 423, width: 320, height: 367))
        #expect(near(layout.header?.frame.height, 43.6))
        #expect(layout.scrolls.actions)
        #expect(near(layout.actionsViewport.maxY, 790))
    }

}
