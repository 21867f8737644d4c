import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// The texts of zenity's dialogs (zenity.md §4).
@Suite struct ZenityTextTests {
    @Test(arguments: [
        ("plain", "plain"), (#"a\nb\tc"#, "a\nb\tc"), (#"\\n"#, #"\n"#), (#"\101\102C"#, "ABC"), (#"\1018"#, "A8"),
        (#"\303\251"#, "é"), (#"\q\""#, "q\""), (#"end\"#, "end"), (#"\b\f\r\v"#, "\u{8}\u{C}\r\u{B}"),
        (#"a\0b"#, "a"), ("é\\né", "é\né"), (#"\501"#, "A"), (#"\8"#, "8"),
    ])
    func escapesAreThoseOfC(text: String, result: String) {
        #expect(CEscapes.resolved(text) == result)
    }

    @Test func textWithoutBackslashesIsKept() {
        for var random in RandomNumbers.cases(200) {
            let bytes = (0..<random.int(0...20)).map { _ in UInt8(random.int(1...255)) }.filter { $0 != 0x5C }
            #expect(CEscapes.resolved(bytes) == bytes, "\(random)")
        }
    }

    @Test func escapedTextIsMarkup() throws {
        #expect(try message("--text=<b>a</b>\\nb") == .markup("<b>a</b>\nb"))
        #expect(try message("--text=a &amp; b") == .markup("a &amp; b"))
        #expect(try message("--text=a\\tb") == .plain("a\tb"))
    }

    @Test func brokenMarkupIsShownWholeAsPlainText() throws {
        #expect(try message("--text=a & b\\n<broken>") == .plain("a & b\n<broken>"))
        let progress: ZenityProgress = try zenityDialog("--progress", "--text=<broken>")
        #expect(progress.text == .plain("<broken>"))
    }

    @Test func noMarkupIsNeitherEscapedNorParsed() throws {
        #expect(try message("--no-markup", "--text=<b>\\n&") == .plain("<b>\\n&"))
        #expect(try message("--no-markup") == .plain("Are you sure you want to proceed?"))
    }

    @Test func anAbsentTextIsTheDefaultAndAnEmptyOneNone() throws {
        #expect(try message() == .plain("Are you sure you want to proceed?"))
        #expect(try message("--text=").isEmpty)
        #expect(try text(["--info"]) == .plain("All updates are complete."))
        #expect(try text(["--error"]) == .plain("An error has occurred."))
        #expect(try text(["--warning"]) == .plain("Are you sure you want to proceed?"))
    }

    @Test func theTextOfAnEntryHasAMnemonicAndNoMarkup() throws {
        let entry: ZenityEntry = try zenityDialog("--entry", "--text=<b>_Name\\n__x")
        #expect(entry.text.text == "<b>Name\n_x")
        #expect(entry.text.mnemonic == "N")
    }

    @Test(arguments: [("_OK", "OK", "O"), ("a__b", "a_b", nil), ("Save _as", "Save as", "a"), ("plain", "plain", nil)])
    func anUnderscoreInALabelMarksItsMnemonic(label: String, text: String, mnemonic: Character?) throws {
        let shown = try #require(try zenity("--entry", "--ok-label=\(label)").settings.okLabel)
        #expect(shown.text == text)
        #expect(shown.mnemonic == mnemonic)
        #expect(shown.source == label)
    }

    private func message(_ words: String...) throws -> ZenityText { try text(["--question"] + words) }

    private func text(_ words: [String]) throws -> ZenityText {
        let message: ZenityMessage = try zenityDialog(words)
        return message.text
    }
}
