import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetMotion
import Testing

/// A sheet at a moment of its motion (sheet.md §3, 8).
@Suite struct SceneTests {
    private let sheet = ActionSheet.sample("Title", message: "Message", actions: 3).laidOut(on: .phone)
    private let classic = ActionSheet.sample("Title", appearance: .classicBlue).laidOut(on: .phone)
    private let compact = ActionSheet.sample("Title", as: .compact).laidOut(on: .sample(200, 240))
    private let popover = ActionSheet.sample("Title", as: .popover)
        .laidOut(on: .desktop, anchor: Rect(x: 480, y: 380, width: 40, height: 30))

    private func scene(_ layout: SheetLayout, _ progress: Double, scales: Bool = true, moves: Bool = true)
        -> Scene
    {
        layout.scene(at: TransitionState(progress: progress, scales: scales, moves: moves))
    }

    @Test func atRestEverythingIsAtItsPlace() {
        for layout in [sheet, classic, compact, popover] {
            let scene = layout.scene(at: .rest)
            #expect(scene.offset == 0)
            #expect(scene.scale == 1)
            #expect(scene.opacity == 1)
            #expect(MovedSheet(layout, scene).cards == layout.cards)
            #expect(MovedSheet(layout, scene).rowFrames == layout.rows.map(\.frame))
            #expect(MovedSheet(layout, scene).header == layout.header)
            #expect(MovedSheet(layout, scene).lineFrames == layout.separators.map(\.frame))
        }
    }

    @Test func aSheetBeginsWhollyBelowTheWindow() {
        for layout in [sheet, classic] {
            let scene = scene(layout, 0)
            let moved = MovedSheet(layout, scene)
            #expect(near(moved.cards[0].frame.y, 844))
            #expect(moved.cards.allSatisfy { $0.frame.y >= 844 - 1e-9 })
            #expect(moved.rowFrames.allSatisfy { $0.y >= 844 - 1e-9 })
            #expect(scene.opacity == 1)
            #expect(scene.scale == 1)
        }
        #expect(near(scene(compact, 0).offset, 240))
    }

    @Test func theOnlyCardBeginsAtTheLowerEdge() {
        let only = ActionSheet.sample(actions: 0).laidOut(on: .phone)
        #expect(near(MovedSheet(only, scene(only, 0)).cards[0].frame.y, 844))
    }

    @Test(arguments: [0, 0.25, 0.5, 0.9, 1, 1.0063]) func everythingMovesAsOne(progress: Double) {
        let scene = scene(sheet, progress)
        let offset = (844 - sheet.cards[0].frame.y) * (1 - progress)
        #expect(near(scene.offset, offset))
        for frame in sheet.cards.map(\.frame) + sheet.rows.map(\.frame) + sheet.separators.map(\.frame) {
            #expect(near(scene.origin(of: frame), Point(x: frame.x, y: frame.y + offset)))
        }
    }

    @Test func anOvershootLiftsTheCards() {
        #expect(scene(sheet, 1.0063).offset < 0)
    }

    @Test func anOvershootLiftsNoWholeWindow() {
        #expect(scene(compact, 1.0063).offset == 0)
    }

    @Test(arguments: [(-0.2, 0.0), (0, 0), (0.25, 0.1), (0.5, 0.2), (1, 0.4), (1.0063, 0.4), (7, 0.4)])
    func theBackdropFadesWithTheProgressHeldWithinItsEnds(progress: Double, opacity: Double) {
        for layout in [sheet, classic] {
            #expect(near(scene(layout, progress).backdropOpacity, opacity))
            #expect(near(scene(layout, progress, moves: false).backdropOpacity, opacity))
        }
        #expect(scene(popover, progress).backdropOpacity == 0)
        #expect(scene(compact, progress).backdropOpacity == 0)
    }

    @Test(arguments: [(0.0, 0.9, 0.0), (0.5, 0.95, 0.5), (1, 1, 1), (1.0063, 1.00063, 1)])
    func aPopoverGrowsAndFades(progress: Double, scale: Double, opacity: Double) {
        let scene = scene(popover, progress)
        #expect(near(scene.scale, scale))
        #expect(near(scene.opacity, opacity))
        #expect(scene.offset == 0)
    }

    @Test func aPopoverThatOnlyFadesKeepsItsSize() {
        let scene = scene(popover, 0.5, scales: false)
        #expect(scene.scale == 1)
        #expect(scene.opacity == 0.5)
    }

    @Test func aPopoverGrowsAboutItsArrowsTip() {
        let scene = scene(popover, 0)
        let (tip, corner) = (popover.container.scaleOrigin, popover.bubble!.frame)
        let expected = Point(x: tip.x + (corner.x - tip.x) * 0.9, y: tip.y + (corner.y - tip.y) * 0.9)
        #expect(near(scene.origin(of: corner), expected))
        #expect(popover.container.scaleOrigin == Point(x: 500, y: 410))
        let bare = ActionSheet.sample(as: .popover).laidOut(on: .desktop)
        #expect(bare.container.scaleOrigin == Point(x: 500, y: 400))
    }

    @Test(arguments: [-1, 0, 0.3, 1, 1.2]) func withReducedMotionNothingMovesAndAllFades(progress: Double) {
        for layout in [sheet, classic, compact, popover] {
            let scene = scene(layout, progress, moves: false)
            #expect(scene.offset == 0)
            #expect(scene.scale == 1)
            #expect(scene.opacity == min(max(progress, 0), 1))
            #expect(MovedSheet(layout, scene).cards == layout.cards)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func aProgressThatIsNotANumberIsRest(progress: Double) {
        for layout in [sheet, classic, compact, popover] {
            #expect(scene(layout, progress) == layout.scene(at: .rest))
        }
    }

    @Test func theLayoutIsLaidOutOnce() {
        #expect(scene(sheet, 0.3).container == sheet.container)
        #expect(sheet.container.backdropOpacity == 0.4)
    }

    @Test func anActionSheetHasOneRestPositionAndNoDetents() {
        for layout in [sheet, classic, compact, popover] {
            #expect(layout.container.rests == [RestPosition(fraction: 1, detents: [])])
        }
    }

    @Test func atALowerRestPositionTheSheetIsLower() {
        let travel = sheet.container.travel
        for moves in [true, false] {
            let scene = sheet.scene(at: TransitionState(progress: 0.4, rest: 0.4, moves: moves))
            #expect(near(scene.offset, 0.6 * travel))
            #expect(scene.opacity == 1)
        }
    }
}
