import PopsheetModel
import Testing

/// Colours written in hexadecimal digits.
@Suite struct SheetColorTests {
    private let digits = Array("0123456789abcdef")

    @Test func everyComponentIsReadInBothCases() {
        for value in 0...255 {
            let pair = "\(digits[value / 16])\(digits[value % 16])"
            for pair in [pair, pair.uppercased()] {
                let byte = Double(value)
                #expect(SheetColor(hex: "#\(pair)12fE") == SheetColor(byte, 0x12, 0xFE))
                #expect(SheetColor(hex: "#12\(pair)fE") == SheetColor(0x12, byte, 0xFE))
                #expect(SheetColor(hex: "#12fE\(pair)") == SheetColor(0x12, 0xFE, byte))
            }
        }
    }

    @Test func everyShortColourRepeatsItsDigits() {
        for red in 0..<16 {
            for green in 0..<16 {
                for blue in 0..<16 {
                    let short = "#\(digits[red])\(digits[green])\(digits[blue])"
                    let expected = SheetColor(Double(red * 17), Double(green * 17), Double(blue * 17))
                    if SheetColor(hex: short) != expected || SheetColor(hex: short.uppercased()) != expected {
                        Issue.record("\(short)")
                    }
                }
            }
        }
    }

    @Test(arguments: ["#123456", "#abc"]) func onlyADigitIsADigitAtAnyPlace(colour: String) throws {
        for place in 1..<colour.utf8.count {
            for byte in UInt8(0)..<0x80 {
                var bytes = Array(colour.utf8)
                bytes[place] = byte
                let isDigit = digits.contains(Character(Character(Unicode.Scalar(byte)).lowercased()))
                #expect(
                    (SheetColor(hex: String(decoding: bytes, as: UTF8.self)) != nil) == isDigit, "\(bytes)")
            }
        }
    }

    @Test(arguments: 0...12) func onlyThreeAndSixDigitsAreAColour(count: Int) {
        #expect(
            (SheetColor(hex: "#" + String(repeating: "a", count: count)) != nil) == (count == 3 || count == 6))
    }

    @Test func anythingElseIsNotAColour() {
        let texts = [
            "", "#", "123456", "abc", " #123456", "#123456 ", "##12345", "#12345#", "#-12345", "#+12345",
            "#0x1234",
            "0x123456", "#12 456", "#１２３４５６", "＃123456", "#12345é", "#1234é", "#ab\u{301}c", "#12345\0", "#é",
            "#éé",
            "#ééé", "#123456\n", "red",
        ]
        for text in texts { #expect(SheetColor(hex: text) == nil, "\(text.debugDescription)") }
    }

    @Test func aPartOfATextCanBeRead() {
        let text = "tint=#007AFF;"
        #expect(SheetColor(hex: text.dropFirst(5).dropLast()) == SheetColor(0, 122, 255))
    }

    @Test func itIsWrittenAsItIsRead() {
        for text in ["#000000", "#007AFF", "#FFFFFF"] { #expect(SheetColor(hex: text)?.description == text) }
        #expect(SheetColor(0, 122, 255, alpha: 0.5).description == "#007AFF, 50 %")
        #expect(SheetColor(.nan, 0, 256).description == "an invalid colour")
    }

    @Test func aMegabyteOfDigitsIsNotAColour() {
        #expect(SheetColor(hex: "#" + String(repeating: "a", count: 1_000_000)) == nil)
    }
}
