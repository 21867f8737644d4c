import PopsheetModel
import PopsheetRandomNumbers
import Testing

/// The labels of menu items: an underscore marks the mnemonic.
@Suite struct MenuLabelTests {
    @Test(
        arguments: [
            ("Save", "Save", nil), ("_Save", "Save", "S"), ("Save _As…", "Save As…", "A"), ("", "", nil),
            ("snake__case", "snake_case", nil), ("____", "__", nil), ("a___b", "a_b", "b"), ("End_", "End", nil),
            ("_", "", nil), ("_First _Second", "First Second", "F"), ("_ Space", " Space", nil),
            ("_…", "…", nil), ("_Émile", "Émile", "É"), ("_1 One", "1 One", "1"), ("保存(_S)", "保存(S)", "S"),
            ("<b>_Bold</b>", "<b>Bold</b>", "B"), ("_\u{1}", "\u{1}", nil), ("_👩‍👩‍👧", "👩‍👩‍👧", nil),
        ] as [(String, String, Character?)])
    func anUnderscoreMarksTheMnemonicAndTwoAreOne(label: String, text: String, mnemonic: Character?) {
        #expect(MenuLabel(label).text == text)
        #expect(MenuLabel(label).mnemonic == mnemonic)
    }

    @Test func aLabelOfAMegabyteIsParsed() {
        let label = MenuLabel("_" + String(repeating: "ü_", count: 350_000))
        #expect(label.text.utf8.count == 700_000)
        #expect(label.mnemonic == "ü")
    }

    @Test func everyMnemonicIsALetterOrDigitOfTheText() {
        let letters: [String] = ["_", "_", "a", "É", "e\u{301}", " ", "…", "保", "\u{200B}", "\u{301}", "1"]
        for var random in RandomNumbers.cases(2000) {
            let count = Int.random(in: 0..<8, using: &random)
            let text = (0..<count).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
            let label = MenuLabel(text)
            #expect(label.text.utf8.count <= text.utf8.count, "\(random): \(text)")
            if !text.utf8.contains(UInt8(ascii: "_")) {
                #expect(label.text == text && label.mnemonic == nil, "\(random)")
            }
            if let mnemonic = label.mnemonic {
                #expect(mnemonic.isLetter || mnemonic.isNumber, "\(random): \(text)")
            }
        }
    }
}
