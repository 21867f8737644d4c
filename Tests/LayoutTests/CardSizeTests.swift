import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The size that is asked for in a window that contains only the sheet.
@Suite struct CardSizeTests {
    private func layout(
        _ size: CardSize, in window: Size = Size(width: 1200, height: 900), headerTexts: HeaderTexts = .body
    ) -> SheetLayout {
        var context = LayoutContext.sample(window.width, window.height)
        context.host = .sheet
        context.cardSize = size
        var sheet = ActionSheet.sample("Title", message: "Message")
        sheet.sheet.headerTexts = headerTexts
        return sheet.laidOut(on: context)
    }

    @Test func withoutARequestNothingChanges() {
        #expect(layout(CardSize()).mainCard?.frame.width == 398)
    }

    @Test func theCardsAreAsWideAndHighAsRequested() throws {
        let layout = layout(CardSize(width: 700, height: 600))
        let main = try #require(layout.mainCard?.frame)
        #expect(main.width == 700)
        #expect(near(main.y, 900 - 8 - 600))
    }

    @Test func theHeaderTakesTheSpaceAndItsTextsAreInTheMiddle() throws {
        let (layout, natural) = (layout(CardSize(height: 600)), layout(CardSize()))
        let (header, before) = (try #require(layout.header), try #require(natural.header))
        let extra = header.frame.height - before.frame.height
        #expect(extra > 100)
        let title = try #require(header.title)
        let titleBefore = try #require(before.title)
        #expect(near(title.y - header.frame.y, titleBefore.y - before.frame.y + extra / 2))
        #expect(near(layout.actionRows[0].frame.y, header.frame.maxY))
    }

    @Test func aSmallHeightKeepsWhatTheActionsAndTextsNeed() throws {
        let small = layout(CardSize(width: 1, height: 1))
        let natural = layout(CardSize(width: 1))
        #expect(small.mainCard?.frame == natural.mainCard?.frame)
        #expect(small.mainCard?.frame.width == 304)
    }

    @Test func aSizeBeyondTheWindowIsTheWindows() throws {
        let main = try #require(layout(CardSize(width: 9_000, height: 9_000)).mainCard?.frame)
        #expect(main.width == 1200 - 16)
        #expect(main.y == 8)
    }

    @Test func textsToReadAreLargerThanCaptions() throws {
        let (body, caption) = (layout(CardSize()), layout(CardSize(), headerTexts: .caption))
        #expect(body.header?.messageFont == Font(size: 15))
        #expect(body.header?.titleFont == Font(size: 17, weight: .semibold))
        #expect(caption.header?.messageFont == Font(size: 13))
    }
}
