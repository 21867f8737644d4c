import Testing

@testable import PopsheetCommand

/// The texts of a row that are shown and searched (dmenu.md §4 and §5).
@Suite struct DmenuTextsTests {
    private func cells(_ row: String, _ change: (inout DmenuSettings) -> Void = { _ in }) -> [String] {
        var settings = DmenuSettings(.rofi)
        change(&settings)
        let cells = DmenuTexts(settings).cells(of: DmenuRow(rofi: Array(row.utf8)))
        return cells.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aRowThatIsShownAsItIsIsOneText() {
        #expect(cells("one") == ["one"])
        #expect(cells("").isEmpty)
        #expect(cells("one\0icon\u{1F}two\u{1F}meta\u{1F}three") == ["one", "three", "", "", "two"])
    }

    @Test func anotherTextIsShownInPlaceOfTheOneThatIsSearched() {
        #expect(cells("one\0display\u{1F}two") == ["one", "", "two"])
        #expect(cells("one\0display\u{1F}one") == ["one"])
        #expect(cells("one\0display\u{1F}") == ["one", "", " "], "an empty text is shown too")
        #expect(cells("1\ttwo\t3") { $0.columns = [2] } == ["1\ttwo\t3", "", "two"])
    }

    @Test func markupIsShownAndPrintedAndItsTextIsSearched() {
        #expect(cells("<b>one</b>") { $0.isMarkup = true } == ["one", "", "<b>one</b>", "<b>one</b>"])
        #expect(cells("one") { $0.isMarkup = true } == ["one"])
    }
}
