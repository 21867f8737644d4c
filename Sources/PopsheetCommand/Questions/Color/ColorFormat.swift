import PopsheetDialogs

/// How a colour is printed.
enum ColorFormat: String, CommandWord {
    case hex, rgb

    var word: String { rawValue }

    /// The text of a colour: `#RRGGBB` or `rgb(…)`, with the opacity if it is translucent.
    func text(of color: ColorPicker.Color) -> String {
        switch self {
        case .rgb: return color.text
        case .hex:
            let opacity = color.alpha > 0.999 ? [] : [color.alpha]
            return "#" + ([color.red, color.green, color.blue] + opacity).map { Self.digits($0) }.joined()
        }
    }

    private static func digits(_ component: Double) -> String {
        let text = String(Int(min(max(component, 0), 1) * 255 + 0.5), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }
}
