import PopsheetLayout
import PopsheetModel

/// A measurer whose results are easy to compute by hand, and which records its calls.
///
/// A line is 1.2 em high; every character is 0.5 em wide, 0.55 em where it is semibold and 0.6 em where it is bold.
final class FakeMeasurer: TextMeasurer {
    /// The texts whose width was asked for, in order.
    private(set) var measuredLabels: [String] = []
    /// How often the height of a wrapping text was asked for.
    private(set) var measuredParagraphs = 0

    /// The sizes of the fonts whose lines were asked for.
    private(set) var measuredLines: Set<Double> = []

    func lineHeight(of font: Font) -> Double {
        measuredLines.insert(font.size)
        return 1.2 * font.size
    }

    func width(of text: String, in font: Font) -> Double {
        measuredLabels.append(text)
        return Self.width(of: text, in: font)
    }

    func height(of text: String, in font: Font, wrappingAt width: Double) -> Double {
        measuredParagraphs += 1
        return Self.height(of: text, in: font, wrappingAt: width)
    }

    static func width(of text: String, in font: Font) -> Double {
        let em =
            switch font.weight {
            case .regular, .medium: 0.5
            case .semibold: 0.55
            case .bold, .heavy: 0.6
            }
        return Double(text.unicodeScalars.count) * font.size * em
    }

    static func height(of text: String, in font: Font, wrappingAt width: Double) -> Double {
        var lines = 0.0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let natural = Self.width(of: String(paragraph), in: font)
            lines +=
                natural <= width ? 1 : min((natural / max(width, 1)).rounded(.up), Double(paragraph.count))
        }
        return lines * 1.2 * font.size
    }
}
