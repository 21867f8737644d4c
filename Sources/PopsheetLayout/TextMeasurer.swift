/// How heavy a text's strokes are, on the scale of CSS and OpenType.
public enum FontWeight: Int, Sendable, Hashable, CaseIterable {
    /// Ordinary text.
    case regular = 400
    /// A title, a cancel action.
    case semibold = 600
    /// A button of the classic looks.
    case bold = 700
}

/// The size and weight of a text; the family is the measurer's to know.
public struct Font: Sendable, Hashable {
    /// The size of an em in logical pixels.
    public var size: Double
    /// The weight.
    public var weight: FontWeight

    /// Creates a font.
    public init(size: Double, weight: FontWeight = .regular) {
        self.size = size
        self.weight = weight
    }
}

/// Whoever knows how large a text becomes.
///
/// Layout asks for nothing else of the outside world.
public protocol TextMeasurer {
    /// The height of a line of this font, whatever stands on it.
    func lineHeight(of font: Font) -> Double
    /// The width of a text on a single line.
    func width(of text: String, in font: Font) -> Double
    /// The height of a text that wraps at a width.
    func height(of text: String, in font: Font, wrappingAt width: Double) -> Double
}
