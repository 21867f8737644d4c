import Testing

@testable import PopsheetCommand

/// The pages of dmenu's list (dmenu.md §1).
@Suite struct DmenuPagesTests {
    private var pages = DmenuPages()

    @Test mutating func aKeyGoesToTheFirstRowOfAPage() {
        #expect(pages.next(of: 30, page: 5) == 5)
        #expect(pages.next(of: 30, page: 5) == 10)
        pages.move(to: 12, page: 5)
        #expect(pages.previous(page: 5) == 5)
        #expect(pages.previous(page: 5) == 0)
    }

    @Test mutating func beyondTheFirstAndTheLastPageThereIsNone() {
        #expect(pages.previous(page: 5) == nil)
        #expect(pages.next(of: 5, page: 5) == nil)
        #expect(pages.next(of: 6, page: 5) == 5)
        #expect(pages.next(of: 6, page: 5) == nil)
    }

    @Test mutating func theArrowsGoToTheNextPage() {
        pages.move(to: 4, page: 5)
        #expect(pages.previous(page: 5) == nil)
        pages.move(to: 5, page: 5)
        pages.move(to: 4, page: 5)
        #expect(pages.next(of: 30, page: 5) == 5)
    }

    @Test mutating func theLastPageIsWhole() {
        pages.goToEnd(of: 50, page: 10)
        #expect(pages.next(of: 50, page: 10) == nil)
        #expect(pages.previous(page: 10) == 30)
        pages.goToStart()
        #expect(pages.previous(page: 10) == nil)
    }

    @Test mutating func aShortListHasOnePage() {
        pages.goToEnd(of: 3, page: 10)
        #expect(pages.previous(page: 10) == nil)
    }
}
