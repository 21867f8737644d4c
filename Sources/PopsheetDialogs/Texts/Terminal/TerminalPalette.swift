import Popsheet

/// The colours of a text with escape sequences in one appearance.
///
/// The named ones have a contrast of at least 4.5 : 1 with the cards of the appearance, as WCAG 2 asks of texts.
struct TerminalPalette: Equatable {
    /// The colour of a text, and the one behind it; nil for the ordinary one, and for none.
    struct Pair: Equatable {
        var text: Color?
        var background: Color?
    }

    let isDark: Bool

    private static let light = colors(
        """
        1C1C1E C4231C 1D7A2F 8A6100 0A58C9 9B2FAE 00708A 68686D
        636366 CF2B23 1F7F32 8A6100 1560D4 A437B8 007690 3C3C43
        """)
    private static let dark = colors(
        """
        98989D FF7B72 30D158 FFD426 6CB0FF DA8FFF 70D7FF D1D1D6
        A1A1A6 FF9A93 5FE086 FFE066 8FC4FF E5ADFF 9BE4FF FFFFFF
        """)

    private static func colors(_ numbers: String) -> [Color] {
        numbers.split(whereSeparator: \.isWhitespace).compactMap { Color(hex: "#\($0)") }
    }

    /// The colours of ordinary texts, and of the cards.
    var label: Color { isDark ? Color(255, 255, 255) : Color(0, 0, 0) }
    var card: Color { isDark ? Color(44, 44, 46) : Color(255, 255, 255) }

    /// A colour that has no name is moved towards the label's until its contrast with the card is this one.
    private static let leastContrast = 3.0
    /// The part of the card's colour in that of a faint text.
    private static let faintness = 0.4

    func color(_ color: TerminalColor) -> Color {
        switch color {
        case .named(let index): (isDark ? Self.dark : Self.light)[Int(index % TerminalColor.namedCount)]
        case .rgb(let red, let green, let blue):
            Color(Double(red), Double(green), Double(blue))
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
        if style.traits.contains(.faint) {
            text = (text ?? label).covered(by: (background ?? card).opacity(Self.faintness))
        }
        return Pair(text: text, background: background)
    }

    private func legible(_ color: Color) -> Color {
        let steps = 10
        for step in 0..<steps {
            let mixed = color.covered(by: label.opacity(Double(step) / Double(steps)))
            if mixed.contrast(with: card) >= Self.leastContrast { return mixed }
        }
        return label
    }
}
