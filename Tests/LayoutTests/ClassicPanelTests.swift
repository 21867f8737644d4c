import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The panel of 2010 (sheet.md §6).
@Suite struct ClassicPanelTests {
    private func panel(
        _ title: String? = nil, message: String? = nil, actions: Int = 2, cancel: Bool = true,
        on stage: LayoutContext = .phone
    ) -> SheetLayout {
        ActionSheet.sample(
            title, message: message, actions: actions, cancel: cancel, appearance: .classicBlue
        )
        .laidOut(on: stage)
    }

    @Test func thePanelHasTheWindowsWholeWidthAndSquareCorners() {
        for stage in [LayoutContext.phone, .desktop, .sample(844, 390, safeArea: Insets(left: 47, right: 47))] {
            let layout = panel(on: stage)
            #expect(layout.cards.map(\.role) == [.main])
            #expect(layout.cards[0].cornerRadius == 0)
            #expect(layout.cards[0].frame.x == 0)
            #expect(layout.cards[0].frame.width == stage.size.width)
            #expect(layout.cards[0].frame.maxY == stage.size.height)
        }
    }

    @Test func theButtonsHaveTheirNumbers() throws {
        let layout = panel(actions: 3)
        let cancel = try #require(layout.cancelRow)
        #expect(cancel.frame == Rect(x: 23, y: 777, width: 344, height: 46))
        let last = cancel.frame.y - 14 - 46
        #expect(
            layout.actionRows.map(\.frame) == [
                Rect(x: 23, y: last - 106, width: 344, height: 46),
                Rect(x: 23, y: last - 53, width: 344, height: 46),
                Rect(x: 23, y: last, width: 344, height: 46),
            ])
        #expect(layout.rows.allSatisfy { $0.cornerRadius == 10 })
        #expect(layout.rows.allSatisfy { $0.font == Font(size: 20, weight: .bold) })
    }

    @Test func inAWidePanelTheButtonsAndTheTextsAreInTheMiddle() throws {
        let message = String(repeating: "A message that goes on. ", count: 12)
        let layout = panel("Title", message: message, on: .desktop)
        #expect(layout.cards[0].frame.width == 1000)
        for row in layout.rows { #expect(row.frame.x == 283 && row.frame.width == 434) }
        let texts = try #require(layout.header?.message)
        #expect(texts.x >= 283 && texts.maxX <= 717)
        // The widest screen of 2010 shows what it did.
        #expect(panel(on: .sample(480, 320)).rows.allSatisfy { $0.frame.x == 23 && $0.frame.width == 434 })
    }

    @Test func cancelIsTwentyOneAboveTheWindowsLowerEdgeInAnySafeArea() {
        #expect(panel(on: .sample(390, 844)).cancelRow?.frame.maxY == 823)
        #expect(panel(on: .phone).cancelRow?.frame.maxY == 823)
    }

    @Test func withoutCancelTheLastButtonIsTwentyOneAbove() {
        let layout = panel(cancel: false)
        #expect(layout.rows.count == 2)
        #expect(layout.rows[1].frame.maxY == 823)
    }

    @Test func withNothingButCancelThereIsNoGap() {
        let layout = panel(actions: 0)
        #expect(layout.rows.map(\.frame) == [Rect(x: 23, y: 777, width: 344, height: 46)])
        #expect(layout.cards[0].frame.height == 81)
    }

    @Test func titleAndMessageHaveTheirFonts() throws {
        let header = try #require(panel("Title", message: "Message").header)
        #expect(header.titleFont == Font(size: 15))
        #expect(header.messageFont == Font(size: 13))
        #expect(near(header.title?.x, 23))
        #expect(near(header.title?.width, 344))
        #expect(near(header.title?.y, header.frame.y + 14))
        #expect(near(header.message?.y, header.frame.y + 36))
        #expect(near(header.frame.height, 65.6))
    }

    @Test func theHeaderIsAtThePanelsTop() throws {
        let layout = panel("Title")
        let header = try #require(layout.header)
        #expect(near(header.frame.y, layout.cards[0].frame.y))
        #expect(near(header.frame.maxY, layout.actionRows[0].frame.y))
        let bare = panel()
        #expect(bare.actionRows[0].frame.y - bare.cards[0].frame.y == 14)
    }

    @Test func everythingGrowsWithTheText() throws {
        let layout = panel("Title", message: "Message", on: .sample(390, 1500, textScale: 40.0 / 17))
        let header = try #require(layout.header)
        #expect(near(header.titleFont.size, 15 * 40 / 17))
        #expect(near(header.messageFont.size, 13 * 40 / 17))
        #expect(layout.rows.allSatisfy { near($0.font.size, 40) && near($0.frame.height, 83.6) })
        #expect(layout.cancelRow?.frame.maxY == 1479)
    }

    @Test func aTallPanelScrollsBelowTheTopLimit() {
        let layout = panel(actions: 50, on: .sample(390, 844))
        #expect(layout.cards[0].frame.y == 20)
        #expect(layout.scrolls.actions)
        #expect(layout.cancelRow?.frame.height == 46)
        #expect(layout.actionsViewport.maxY == 763)
        #expect(panel(actions: 50, on: .sample(844, 390)).cards[0].frame.y == 8)
    }

    @Test func aLabelsRoomIsItsButtons() {
        // 344 − 32 = 312 of room, 12 a character.
        func row(_ count: Int) -> Row {
            ActionSheet.sample(of: [Action(String(repeating: "x", count: count))], appearance: .classicBlack)
                .laidOut(on: .phone).rows[0]
        }
        #expect(row(26).font.size == 20)
        #expect(near(row(27).font.size, 20 * 312 / 324))
        #expect(row(38).isTruncated)
    }

    @Test func thePanelTravelsItsOwnHeight() {
        let layout = panel()
        #expect(layout.travel == layout.cards[0].frame.height)
        #expect(layout.backdrop == Rect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func aWindowTooLowShrinksTheCancelButton() {
        let layout = panel(on: .sample(390, 50))
        #expect(layout.cancelRow?.frame == Rect(x: 23, y: 0, width: 344, height: 29))
        #expect(layout.cards[0].frame == Rect(x: 0, y: 0, width: 390, height: 50))
    }
}
