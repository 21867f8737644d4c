import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The lines between rows (sheet.md §3).
@Suite struct SeparatorTests {
    @Test func aLineIsOnTheUpperEdgeOfTheRowBelow() {
        let layout = ActionSheet.sample("Title", actions: 3).laidOut(on: .phone)
        #expect(layout.separators.map(\.rowBelow) == [0, 1, 2])
        for separator in layout.separators {
            let row = layout.rows[separator.rowBelow].frame
            #expect(separator.frame == Rect(x: row.x, y: row.y, width: row.width, height: 0.33))
        }
    }

    @Test func aLineTakesNoRoom() {
        let layout = ActionSheet.sample("Title", actions: 3).laidOut(on: .phone)
        #expect(near(layout.mainCard?.frame.height, 43.6 + 3 * 57))
    }

    @Test func theFirstRowHasALineOnlyUnderAHeader() {
        #expect(ActionSheet.sample(actions: 3).laidOut(on: .phone).separators.map(\.rowBelow) == [1, 2])
        #expect(
            ActionSheet.sample(message: "M", actions: 1).laidOut(on: .phone).separators.map(\.rowBelow) == [0]
        )
        #expect(ActionSheet.sample(actions: 1).laidOut(on: .phone).separators == [])
    }

    @Test func aHeaderThatGivesWayLeavesNoLineOnTheUpperEdge() throws {
        let layout = ActionSheet.sample("Title", actions: 2).laidOut(on: .sample(300, 143))
        #expect(layout.header?.frame.height == 0)
        #expect(layout.separators.map(\.rowBelow) == [1])
    }

    @Test func onlyTheHeadersLineStaysWhileARowIsPressed() {
        let headed = ActionSheet.sample("Title", actions: 3).laidOut(on: .phone)
        #expect(headed.separators.map(\.isBelowHeader) == [true, false, false])
        let bare = ActionSheet.sample(actions: 3).laidOut(on: .phone)
        #expect(bare.separators.map(\.isBelowHeader) == [false, false])
    }

    @Test func theCancelCardHasNoSeparators() {
        #expect(ActionSheet.sample(actions: 0).laidOut(on: .phone).separators == [])
        #expect(ActionSheet.sample("Title", actions: 0).laidOut(on: .phone).separators == [])
    }

    @Test(
        arguments: [
            (nil, 0.33), (0.5, 2), (1, 1), (1.25, 0.8), (2, 0.5), (3, 1.0 / 3), (4, 0.33), (10, 0.33),
        ] as [(Double?, Double)])
    func aLineIsAtLeastOneDevicePixelThick(scale: Double?, thickness: Double) {
        for presentation in [PresentationOptions.Style.sheet, .popover] {
            let layout = ActionSheet.sample("Title", as: presentation)
                .laidOut(on: .sample(390, 844, deviceScale: scale))
            #expect(layout.separators.count == 2)
            #expect(layout.separators.allSatisfy { near($0.frame.height, thickness) })
        }
    }

    @Test func aPopoverHasThemAsASheetHas() {
        let layout = ActionSheet.sample("Title", actions: 3, as: .popover).laidOut(on: .desktop)
        #expect(layout.separators.map(\.rowBelow) == [0, 1, 2])
        #expect(layout.separators.map(\.isBelowHeader) == [true, false, false])
    }

    @Test func separateButtonsHaveNoSeparators() {
        #expect(ActionSheet.sample("Title", actions: 3, as: .compact).laidOut(on: .phone).separators == [])
        #expect(
            ActionSheet.sample("Title", actions: 3, appearance: .classicBlue).laidOut(on: .phone).separators
                == [])
    }
}
