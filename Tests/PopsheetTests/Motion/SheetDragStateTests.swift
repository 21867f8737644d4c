import Testing

@testable import Popsheet

/// A drag that holds a sheet with detents, as a value (content.md §6, §7).
@Suite @MainActor struct SheetDragStateTests {
    private let context = SheetDragState.Context(windowHeight: 800, resistsDismissal: false, expands: true)

    private func drag(to distance: Double, holding offset: Double) -> SheetDragState {
        var drag = SheetDragState(scrolling: nil)
        drag.move(to: distance, holding: offset, smallest: 300, in: context)
        return drag
    }

    @Test func itTakesOverTheSheetWhereItIsAndMovesItWithTheFinger() {
        var drag = drag(to: 20, holding: 100)
        #expect(drag.isHolding && drag.sheetOffset == 120)
        drag.move(to: -60, holding: 0, smallest: 300, in: context)
        #expect(drag.sheetOffset == 40)
    }

    @Test func itContinuesFromWhereTheSheetHasMovedMeanwhile() {
        var drag = drag(to: 20, holding: 100)
        drag.interrupt()
        #expect(!drag.isHolding)
        // The display also reports a pointer that rests.
        #expect(drag.isResting(at: 20.3) && !drag.isResting(at: 21))
        drag.move(to: 21, holding: 250, smallest: 300, in: context)
        #expect(drag.isHolding && drag.sheetOffset == 250 && !drag.isResting(at: 21))
        drag.move(to: 31, holding: 0, smallest: 300, in: context)
        #expect(drag.sheetOffset == 260)
    }

    @Test func anotherLayoutMovesTheSheetUnderTheFingerAndTheFingerMovesItOn() {
        var drag = drag(to: 20, holding: 100)
        drag.shift(by: -50, smallest: 250)
        #expect(drag.sheetOffset == 70)
        drag.move(to: 30, holding: 0, smallest: 250, in: context)
        #expect(drag.sheetOffset == 80)
    }

    @Test func aSheetThatMayRefuseResistsBelowItsSmallestDetentOfEachLayout() {
        var drag = SheetDragState(scrolling: nil)
        let refusing = SheetDragState.Context(windowHeight: 800, resistsDismissal: true, expands: true)
        drag.move(to: 100, holding: 300, smallest: 300, in: refusing)
        #expect(drag.freeOffset == 400 && drag.sheetOffset > 300 && drag.sheetOffset < 360)
        drag.shift(by: 0, smallest: 200)
        let before = drag.sheetOffset
        drag.move(to: 140, holding: 0, smallest: 200, in: refusing)
        #expect(drag.sheetOffset > before && drag.sheetOffset < before + 40)
    }
}
