import PopsheetModel
import Testing

/// Colours written in hexadecimal digits.
@Suite struct TintColorTests {
    private let digits = Array("0123456789abcdef")

    @Test func everyComponentIsReadInBothCases() {
        for value in 0...255 {
            let pair = "\(digits[value / 16])\(digits[value % 16])"
            for pair in [pair, pair.uppercased()] {
                let byte = UInt8(value)
                #expect(TintColor(hex: "#\(pair)12fE") == TintColor(red: byte, green: 0x12, blue: 0xFE))
                #expect(TintColor(hex: "#12\(pair)fE") == TintColor(red: 0x12, green: byte, blue: 0xFE))
                #expect(TintColor(hex: "#12fE\(pair)") == TintColor(red: 0x12, green: 0xFE, blue: byte))
            }
        }
    }

    @Test func everyShortColourRepeatsItsDigits() {
        for red in 0..<16 {
            for green in 0..<16 {
                for blue in 0..<16 {
                    let short = "#\(digits[red])\(digits[green])\(digits[blue])"
                    let expected = TintColor(
                        red: UInt8(red * 17), green: UInt8(green * 17), blue: UInt8(blue * 17))
                    if TintColor(hex: short) != expected || TintColor(hex: short.uppercased()) != expected {
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
                    (TintColor(hex: String(decoding: bytes, as: UTF8.self)) != nil) == isDigit, "\(bytes)")
            }
        }
    }

    @Test(arguments: 0...12) func onlyThreeAndSixDigitsAreAColour(count: Int) {
        #expect(
            (TintColor(hex: "#" + String(repeating: "a", count: count)) != nil) == (count == 3 || count == 6))
    }

    @Test func anythingElseIsNotAColour() {
        let texts = [
            "", "#", "123456", "abc", " #123456", "#123456 ", "##12345", "#12345#", "#-12345", "#+12345",
            "#0x1234",
            "0x123456", "#12 456", "#１２３４５６", "＃123456", "#12345é", "#1234é", "#ab\u{301}c", "#12345\0", "#é",
            "#éé",
            "#ééé", "#123456\n", "red",
        ]
        for text in texts { #expect(TintColor(hex: text) == nil, "\(text.debugDescription)") }
    }

    @Test func aPartOfATextCanBeRead() {
        let text = "tint=#007AFF;"
        #expect(TintColor(hex: text.dropFirst(5).dropLast()) == TintColor(red: 0, green: 122, blue: 255))
    }

    @Test func aMegabyteOfDigitsIsNotAColour() {
        #expect(TintColor(hex: "#" + String(repeating: "a", count: 1_000_000)) == nil)
    }
}
