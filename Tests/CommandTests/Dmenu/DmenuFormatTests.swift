import Testing

@testable import PopsheetCommand

/// What is printed of a row or a text (dmenu.md §4).
@Suite struct DmenuFormatTests {
    private func line(
        _ letters: String, _ row: String?, text: String = "", index: Int = 2, isMarkup: Bool = false
    ) -> String {
        let format = DmenuFormat(letters: Array(letters.utf8), isMarkup: isMarkup)
        let row = row.map { DmenuFormat.Row(bytes: Array($0.utf8), index: index) }
        return String(decoding: format.line(row, text: Array(text.utf8)), as: UTF8.self)
    }

    @Test(
        arguments: [
            ("s", "a b\n"), ("i", "2\n"), ("d", "3\n"), ("q", "'a b'\n"), ("f", "t y\n"), ("F", "'t y'\n"),
            ("i s", "2 a b\n"), ("s|f", "a b|t y\n"), ("s\\n", "a b\\n\n"), ("", "\n"),
        ])
    func lettersOfARow(letters: String, output: String) {
        #expect(line(letters, "a b", text: "t y") == output)
    }

    @Test(arguments: [("s", "t\n"), ("i", "-1\n"), ("d", "0\n"), ("q", "'t'\n"), ("p", "t\n"), ("f", "t\n")])
    func lettersOfAText(letters: String, output: String) { #expect(line(letters, nil, text: "t") == output) }

    @Test func quotationMarksAreQuoted() { #expect(line("q", "it's") == #"'it'\''s'"# + "\n") }

    @Test func markupIsPrintedWithItAndWithoutIt() {
        #expect(line("s", "<b>a</b> &amp; b", isMarkup: true) == "<b>a</b> &amp; b\n")
        #expect(line("p", "<b>a</b> &amp; b", isMarkup: true) == "a & b\n")
        #expect(line("p", "<b>a", isMarkup: true) == "invalid string\n")
    }

    @Test func bytesThatAreNotTextArePrinted() {
        let format = DmenuFormat(letters: Array("s".utf8), isMarkup: false)
        #expect(format.line(.init(bytes: [0x61, 0xFF], index: 0), text: []) == [0x61, 0xFF, 0x0A])
    }
}
