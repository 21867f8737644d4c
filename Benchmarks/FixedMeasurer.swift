import Popsheet
import PopsheetLayout

/// A text measurer without cost and the same everywhere: every letter is half as wide as the font size.
struct FixedMeasurer: TextMeasurer {
    func lineHeight(of font: Font) -> Double { font.size * 1.2 }

    func width(of text: String, in font: Font) -> Double { Double(text.utf8.count) * font.size / 2 }

    func height(of text: String, in font: Font, wrappingAt width: Double) -> Double {
        let lines = (self.width(of: text, in: font) / max(width, 1)).rounded(.up)
        return max(1, lines) * lineHeight(of: font)
    }
}
