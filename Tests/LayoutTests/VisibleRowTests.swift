import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// Ten thousand actions cost no more than the visible ones.
@Suite struct VisibleRowTests {
    private let stage = LayoutContext.sample(390, 844)

    private func many(as presentation: PresentationOptions.Style, _ appearance: SheetAppearance? = nil) -> SampleSheet {
        ActionSheet.sample(
            "Title", message: "Message", actions: 10_000, as: presentation, appearance: appearance)
    }

    @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact]) func onlyVisibleRowsAreMeasured(
        form: PresentationOptions.Style
    ) {
        let measurer = FakeMeasurer()
        let layout = many(as: form).laidOut(
            on: stage, anchor: Rect(x: 100, y: 0, width: 40, height: 20), measuring: measurer)
        #expect(layout.actionRows.count == 10_000)
        let visible = layout.rows.filter(\.isVisible)
        #expect((10...20).contains(visible.count))
        let texts = Set(measurer.measuredLabels)
        #expect(texts.subtracting(visible.map(\.id) + ["Cancel"]).isEmpty)
        #expect(measurer.measuredLabels.count <= visible.count + 2)
        #expect(measurer.measuredParagraphs < 20)
    }

    @Test func onlyVisibleButtonsOfAClassicPanelAreMeasured() {
        let measurer = FakeMeasurer()
        let layout = many(as: .sheet, .classicBlue).laidOut(on: stage, measuring: measurer)
        #expect(layout.actionRows.count == 10_000)
        #expect(measurer.measuredLabels.count <= 20)
    }

    @Test func theChoiceOfAFormMeasuresNoMoreThanBothForms() {
        let measurer = FakeMeasurer()
        var stage = LayoutContext.sample(390, 844, fillsScreen: false)
        stage.popup.room = Size(width: 1280, height: 800)
        let layout = many(as: .automatic)
            .laidOut(on: stage, anchor: Rect(x: 100, y: 400, width: 40, height: 20), measuring: measurer)
        #expect(layout.form == .popover)
        #expect(layout.surface == .native)
        #expect(measurer.measuredLabels.count <= 40)
    }

    @Test func aRowIsVisibleWhereAnyOfItIs() {
        let layout = many(as: .sheet).laidOut(on: stage)
        for row in layout.actionRows {
            #expect(row.isVisible == (row.frame.y < layout.actionsViewport.maxY))
        }
        #expect(layout.cancelRow?.isVisible == true)
    }

    @Test func whatCannotBeSeenKeepsItsPlaceAndItsFullSize() throws {
        let layout = many(as: .sheet).laidOut(on: stage)
        let last = try #require(layout.actionRows.last)
        #expect(!last.isVisible)
        #expect(last.font == Font(size: 20))
        #expect(near(last.frame.y, layout.actionsViewport.y + 9_999 * 57))
    }

    @Test func withoutRoomNoRowIsVisible() {
        let layout = ActionSheet.sample("Title", actions: 3).laidOut(on: .sample(390, 40))
        #expect(layout.actionRows.allSatisfy { !$0.isVisible })
        #expect(layout.cancelRow?.isVisible == true)
        #expect(ActionSheet.sample().laidOut(on: .sample(390, 0)).rows.allSatisfy { !$0.isVisible })
    }
}
