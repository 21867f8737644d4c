import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import Testing

/// The positions of a bottom sheet's cards (sheet.md §3).
@Suite struct BottomSheetPlaceTests {
    private func card(_ width: Double, _ height: Double, _ safeArea: Insets = Insets()) -> Rect {
        ActionSheet.sample().laidOut(on: .sample(width, height, safeArea: safeArea)).cards[0].frame
    }

    private static let widths: [(width: Double, height: Double, x: Double, card: Double)] = [
        // Portrait: the window's width − 16.
        (390, 844, 8, 374), (320, 568, 8, 304), (599, 900, 8, 583), (599.99, 900, 8, 583.99),
        (200, 300, 8, 184),
        (300, 300, 8, 284), (17, 300, 8, 1), (16, 300, 8, 0),
        // Landscape: the window's height − 16, at least min(304, the window's width − 16), centred.
        (599, 400, 107.5, 384), (500, 300, 98, 304), (400, 390, 13, 374), (310, 300, 8, 294),
        (300, 200, 8, 284),
        // Regular: at most 398, centred.
        (600, 1000, 101, 398), (768, 1024, 185, 398), (1280, 800, 441, 398), (600, 600, 101, 398),
        (8000, 6000, 3801, 398), (844, 390, 235, 374), (1000, 320, 348, 304), (1000, 100, 348, 304),
        (700, 414, 151, 398),
        (700, 413, 151.5, 397),
    ]

    @Test(arguments: widths)
    func aCardsWidthFollowsTheWindows(width: Double, height: Double, x: Double, card: Double) {
        let frame = self.card(width, height)
        #expect(near(frame.x, x), "\(frame)")
        #expect(near(frame.width, card), "\(frame)")
    }

    @Test func sideInsetsAddToTheMargins() {
        let portrait = card(390, 844, Insets(left: 20, right: 10))
        #expect((portrait.x, portrait.width) == (28.0, 344.0))
        let landscape = card(844, 390, Insets(left: 47))
        #expect((landscape.x, landscape.width) == (258.5, 374.0))
        let narrow = card(500, 300, Insets(left: 100, right: 120))
        #expect((narrow.x, narrow.width) == (108.0, 264.0))
        let regular = card(1000, 800, Insets(right: 200))
        #expect((regular.x, regular.width) == (201.0, 398.0))
    }

    @Test func bothCardsAreEquallyWide() {
        let layout = ActionSheet.sample("Title").laidOut(on: .phone)
        #expect(layout.cards.map(\.role) == [.main, .footer])
        #expect(layout.cards[0].frame.x == layout.cards[1].frame.x)
        #expect(layout.cards[0].frame.width == layout.cards[1].frame.width)
    }

    @Test func theLowestCardIsEightAboveTheSafeArea() {
        let layout = ActionSheet.sample().laidOut(on: .phone)
        #expect(layout.cancelCard?.frame == Rect(x: 8, y: 745, width: 374, height: 57))
        #expect(layout.mainCard?.frame == Rect(x: 8, y: 623, width: 374, height: 114))
        let bare = ActionSheet.sample().laidOut(on: .sample(390, 844))
        #expect(bare.cancelCard?.frame.maxY == 836)
    }

    @Test func theCardsAreEightApart() {
        let layout = ActionSheet.sample().laidOut(on: .phone)
        #expect(layout.cards[1].frame.y - layout.cards[0].frame.maxY == 8)
    }

    @Test func withoutACancelActionThereIsNoGapForIt() {
        let layout = ActionSheet.sample(cancel: false).laidOut(on: .phone)
        #expect(layout.cards.map(\.role) == [.main])
        #expect(layout.mainCard?.frame.maxY == 802)
        #expect(layout.cancelRow == nil)
    }

    @Test func withNothingButCancelThereIsOneCard() {
        let layout = ActionSheet.sample(actions: 0).laidOut(on: .phone)
        #expect(layout.cards.map(\.role) == [.footer])
        #expect(layout.cancelCard?.frame == Rect(x: 8, y: 745, width: 374, height: 57))
        #expect(layout.header == nil)
    }

    @Test func aTitleWithOnlyCancelIsItsOwnCard() {
        let layout = ActionSheet.sample("Title", actions: 0).laidOut(on: .phone)
        #expect(layout.cards.map(\.role) == [.main, .footer])
        #expect(near(layout.mainCard?.frame.height, 43.6))
        #expect(layout.mainCard!.frame.maxY + 8 == layout.cancelCard!.frame.y)
    }

    private static let limits: [(width: Double, height: Double, inset: Double, top: Double)] = [
        (390, 844, 0, 20), (390, 844, 10, 20), (390, 844, 20, 20), (390, 844, 47, 47), (844, 844, 59, 59),
        (800, 1200, 0, 20), (844, 390, 0, 8), (844, 390, 47, 8), (500, 499, 30, 8), (1280, 800, 0, 8),
    ]

    @Test(arguments: limits)
    func aTallSheetStopsAtTheTopLimit(width: Double, height: Double, inset: Double, top: Double) {
        let layout = ActionSheet.sample("Title", actions: 100)
            .laidOut(on: .sample(width, height, safeArea: Insets(top: inset)))
        #expect(near(layout.mainCard?.frame.y, top))
        #expect(layout.scrolls.actions)
        #expect(!layout.scrolls.header)
        #expect(layout.cancelCard?.frame.height == 57)
    }

    @Test func theCardsHaveContinuousCornersOfFourteen() {
        for card in ActionSheet.sample().laidOut(on: .phone).cards { #expect(card.cornerRadius == 14) }
        let low = ActionSheet.sample(actions: 0).laidOut(on: .sample(390, 38)).cards[0]
        #expect(low.frame.height == 30)
        #expect(near(low.cornerRadius, 15 / 1.528665))
    }

    @Test func aWindowTooLowForTheCancelCardShrinksIt() {
        let whole = ActionSheet.sample().laidOut(on: .sample(60, 65))
        #expect(whole.cancelCard?.frame == Rect(x: 8, y: 0, width: 44, height: 57))
        let shrunk = ActionSheet.sample().laidOut(on: .sample(45, 50))
        #expect(shrunk.cards.map(\.role) == [.footer])
        #expect(shrunk.cancelCard?.frame == Rect(x: 8, y: 0, width: 29, height: 42))
        #expect(shrunk.cancelRow?.frame == shrunk.cancelCard?.frame)
    }

    @Test func cancelStaysWholeAndTheRestMakesRoom() {
        for height in stride(from: 66.0, through: 600, by: 1) {
            for (width, top) in [(60.0, 20.0), (800, height < 800 ? 8 : 20)] {
                let layout = ActionSheet.sample("Title", message: "Message", actions: 5)
                    .laidOut(on: .sample(width, height))
                #expect(layout.cancelCard?.frame.height == 57)
                #expect(layout.cancelCard?.frame.maxY == height - 8)
                guard let main = layout.mainCard else { continue }
                #expect(main.frame.y >= top - 1e-9)
                #expect(near(main.frame.maxY, height - 73))
            }
        }
    }

    @Test func onlyTheSheetDimsTheWholeWindow() {
        #expect(
            ActionSheet.sample().laidOut(on: .phone).backdrop == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(ActionSheet.sample(as: .popover).laidOut(on: .phone).backdrop == nil)
        #expect(ActionSheet.sample(as: .compact).laidOut(on: .phone).backdrop == nil)
    }

    @Test func aSheetTravelsFromBelowTheWindow() {
        let layout = ActionSheet.sample().laidOut(on: .phone)
        #expect(layout.travel == 844 - layout.mainCard!.frame.y)
        let cancel = ActionSheet.sample(actions: 0).laidOut(on: .phone)
        #expect(cancel.travel == 99)
    }
}
