import PopsheetTestSupport
import Testing

@testable import Popsheet

/// An accent colour as that of a text (sheet.md §14).
@Suite struct AccentColorTests {
    /// The accents of GNOME 47, and the same as a text in light and in dark.
    private static let accents: [(name: String, ground: Pixel, light: Pixel, dark: Pixel)] = [
        ("blue", Pixel(53, 132, 228), Pixel(4, 97, 190), Pixel(129, 208, 255)),
        ("teal", Pixel(33, 144, 164), Pixel(0, 113, 132), Pixel(123, 223, 244)),
        ("green", Pixel(58, 148, 74), Pixel(21, 119, 46), Pixel(141, 230, 152)),
        ("yellow", Pixel(200, 136, 0), Pixel(144, 83, 0), Pixel(255, 192, 87)),
        ("orange", Pixel(237, 91, 0), Pixel(182, 34, 0), Pixel(255, 156, 91)),
        ("red", Pixel(230, 45, 66), Pixel(192, 0, 35), Pixel(255, 136, 140)),
        ("pink", Pixel(213, 97, 153), Pixel(162, 50, 108), Pixel(255, 160, 216)),
        ("purple", Pixel(145, 65, 172), Pixel(137, 57, 164), Pixel(251, 167, 255)),
        ("slate", Pixel(111, 131, 150), Pixel(82, 102, 120), Pixel(187, 209, 229)),
    ]

    @Test(arguments: accents.indices) func itIsDarkEnoughOrLightEnough(_ index: Int) {
        let accent = Self.accents[index]
        let ground = Color(Double(accent.ground.red), Double(accent.ground.green), Double(accent.ground.blue))
        for (isDark, expected) in [(false, accent.light), (true, accent.dark)] {
            let text = ground.asText(isDark: isDark)
            let pixel = Pixel(
                UInt8(text.red.rounded()), UInt8(text.green.rounded()), UInt8(text.blue.rounded()))
            #expect(pixel.isClose(to: expected, tolerance: 1), "\(accent.name), dark \(isDark): \(pixel)")
        }
    }

    @Test func aColourThatIsReadableStaysAsItIs() {
        for color in [Color(0, 0, 0), Color(4, 60, 90)] {
            let text = color.asText(isDark: false)
            #expect(abs(text.red - color.red) < 0.1 && abs(text.green - color.green) < 0.1)
            #expect(abs(text.blue - color.blue) < 0.1)
        }
    }
}
