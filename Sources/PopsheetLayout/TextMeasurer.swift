package import PopsheetModel

/// The weight of a font, on the scale of CSS and OpenType.
package typealias FontWeight = SheetAppearance.Form.Weight

/// The size and weight of a text; the measurer chooses the family.
package struct Font: Sendable, Hashable {
    /// The em size in logical pixels.
    package var size: Double
    /// The weight.
    package var weight: FontWeight

    /// Creates a font.
    package init(size: Double, weight: FontWeight = .regular) {
        self.size = size
        self.weight = weight
    }
}

/// Measures text for layout.
///
/// This is the only external input of layout.
package protocol TextMeasurer {
    /// The height of a line in this font, for any text.
    func lineHeight(of font: Font) -> Double
    /// The width of a text on a single line.
    func width(of text: String, in font: Font) -> Double
    /// The height of a text wrapped to a width.
    func height(of text: String, in font: Font, wrappingAt width: Double) -> Double
    /// The width of a text, perhaps with markup, on a single line.
    func width(of text: StyledText, in font: Font) -> Double
    /// The height of a text, perhaps with markup, wrapped to a width.
    func height(of text: StyledText, in font: Font, wrappingAt width: Double) -> Double
}

/// A measurer that knows no markup measures the plain text.
extension TextMeasurer {
    package func width(of text: StyledText, in font: Font) -> Double { width(of: text.plain, in: font) }

    package func height(of text: StyledText, in font: Font, wrappingAt width: Double) -> Double {
        height(of: text.plain, in: font, wrappingAt: width)
    }
}
