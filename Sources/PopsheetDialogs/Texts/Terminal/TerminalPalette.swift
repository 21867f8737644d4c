import Popsheet

/// The colours of a text with escape sequences in one appearance.
///
/// The named ones have a contrast of at least 4.5 : 1 with the cards of the appearance, as WCAG 2 asks of texts.
struct TerminalPalette: Equatable {
    /// A colour on the screen.
    struct Color: Equatable {
        var red, green, blue: Double

        init(_ value: UInt32) {
            (red, green, blue) = (
                Double(value >> 16 & 0xFF) / 255, Double(value >> 8 & 0xFF) / 255, Double(value & 0xFF) / 255
            )
        }

        init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

        /// The relative luminance as WCAG 2 defines it, with the square as the transfer function, which differs by at most 0.03.
        var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }

        func contrast(with other: Color) -> Double {
            let (one, two) = (luminance + 0.05, other.luminance + 0.05)
            return max(one, two) / min(one, two)
        }

        /// A colour between this one and another.
        func mixed(_ part: Double, of other: Color) -> Color {
            Color(
                red: red + part * (other.red - red), green: green + part * (other.green - green),
                blue: blue + part * (other.blue - blue))
        }
    }

    /// The colour of a text, and the one behind it; nil for the ordinary one, and for none.
    struct Pair: Equatable {
        var text: Color?
        var background: Color?
    }

    let isDark: Bool

    private static let light: [UInt32] = [
        0x1C1C1E, 0xC4231C, 0x1D7A2F, 0x8A6100, 0x0A58C9, 0x9B2FAE, 0x00708A, 0x68686D,
        0x636366, 0xCF2B23, 0x1F7F32, 0x8A6100, 0x1560D4, 0xA437B8, 0x007690, 0x3C3C43,
    ]
    private static let dark: [UInt32] = [
        0x98989D, 0xFF7B72, 0x30D158, 0xFFD426, 0x6CB0FF, 0xDA8FFF, 0x70D7FF, 0xD1D1D6,
        0xA1A1A6, 0xFF9A93, 0x5FE086, 0xFFE066, 0x8FC4ff, 0xE5ADFF, 0x9BE4FF, 0xFFFFFF,
    ]

    /// The colours of ordinary texts, and of the cards.
    var label: Color { Color(isDark ? 0xFFFFFF : 0x000000) }
    var card: Color { Color(isDark ? 0x2C2C2E : 0xFFFFFF) }

    /// A colour that has no name is moved towards the label's until its contrast with the card is this one.
    private static let leastContrast = 3.0
    /// The part of the card's colour in that of a faint text.
    private static let faintness = 0.4

    func color(_ color: TerminalColor) -> Color {
        switch color {
        case .named(let index): Color((isDark ? Self.dark : Self.light)[Int(index % TerminalColor.namedCount)])
        case .rgb(let red, let green, let blue):
            Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        }
    }

    /// The colours of a style.
    func colors(of style: TerminalStyle) -> Pair {
        var text = style.color.map { color($0) }
        var background = style.background.map { color($0) }
        if style.traits.contains(.inverse) { (text, background) = (background ?? card, text ?? label) }
        if let background {
            // An ordinary text can be read on any colour.
            text = text ?? [label, card].max { $0.contrast(with: background) < $1.contrast(with: background) }
        } else if case .rgb = style.color, let given = text {
            text = legible(given)
        }
        if style.traits.contains(.faint) { text = (text ?? label).mixed(Self.faintness, of: background ?? card) }
        return Pair(text: text, background: background)
    }

    private func legible(_ color: Color) -> Color {
        let steps = 10
        for step in 0..<steps {
            let mixed = color.mixed(Double(step) / Double(steps), of: label)
            if mixed.contrast(with: card) >= Self.leastContrast { return mixed }
        }
        return label
    }
}
