import PopsheetModel
import Testing

@testable import PopsheetDialogs

@Suite struct MarkupTests {
    @Test(arguments: [
        #"see <a href="http://example.com/?a>b">link</a> <b>b</b>"#, "<a href='x'>see link</a> <b>b</b>",
        "<a>see</a> link <b>b</b>",
    ])
    func aLinkIsATextWithTheOtherMarkup(_ markup: String) {
        let text = Markup.styled(markup)
        #expect(text?.plain == "see link b")
        #expect(text?.markup?.contains("underline") == true)
        #expect(text?.markup?.contains("<b>b</b>") == true)
    }

    @Test func otherElementsThatBeginWithThatLetterAreNoLinks() {
        #expect(Markup.styled("<abbr>x</abbr>") == nil)
    }

    @Test(arguments: ["<a href='x>see</a>", "<a", "</a>", "<a>x", "a < b <a>c</a>", "<a>\u{0}</a>"])
    func brokenLinksAreNoMarkup(_ markup: String) { #expect(Markup.styled(markup) == nil) }
}
