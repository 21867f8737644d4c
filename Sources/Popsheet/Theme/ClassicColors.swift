import PopsheetModel

/// The look of 2010: the colours of a panel and of glossy buttons (sheet.md §6).
struct ClassicColors: Sendable, Hashable {
    /// The fill of a button, and the colour of its label.
    struct Button: Sendable, Hashable {
        var fill: Fill
        var label: Color
    }

    /// The background of the panel.
    var panel: Fill
    /// The bright line on the panel's upper edge, one logical pixel thick.
    var topLine = Color(255, 255, 255, alpha: 0.5)
    /// The colour on both sides of the focus ring, which is white and would be invisible on a white button.
    var focusHalo = Color(0, 0, 0, alpha: 0.75)
    /// The colour of the shadow of title and message, one logical pixel above them.
    var textShadow = Color(0, 0, 0, alpha: 0.5)
    var ordinary = Button(fill: glossy(Color(255, 255, 255), Color(216, 216, 216)), label: Color(0, 0, 0))
    var destructive = Button(fill: glossy(Color(226, 60, 60), Color(172, 12, 12)), label: Color(255, 255, 255))
    var cancel = Button(fill: glossy(Color(84, 92, 108), Color(38, 44, 56)), label: Color(255, 255, 255))
    var pressed = Button(fill: glossy(Color(60, 120, 240), Color(20, 80, 210)), label: Color(255, 255, 255))

    static let blue = ClassicColors(
        panel: Fill(Color(115, 134, 164, alpha: 0.92), Color(67, 85, 118, alpha: 0.92)))
    static let black = ClassicColors(panel: Fill(Color(70, 70, 70, alpha: 0.8), Color(0, 0, 0, alpha: 0.8)))

    /// The classic look of an appearance; nil for any other appearance.
    ///
    /// - Parameter hasDarkBar: Whether the window's header bar is dark, on which the automatic classic look depends.
    static func of(_ appearance: SheetAppearance, hasDarkBar: @autoclosure () -> Bool) -> ClassicColors? {
        switch appearance {
        case .classicBlue: blue
        case .classicBlack: black
        case .classic: hasDarkBar() ? black : blue
        default: nil
        }
    }

    /// The button of a role.
    func button(_ role: ActionRole, isPressed: Bool) -> Button {
        if isPressed { return pressed }
        return switch role {
        case .default: ordinary
        case .destructive: destructive
        case .cancel: cancel
        }
    }

    private static func glossy(_ top: Color, _ bottom: Color) -> Fill {
        // The edge is taken from pictures of the look; no source gives its numbers.
        Fill(top, bottom, gloss: Color(255, 255, 255, alpha: 0.25), edge: Color(0, 0, 0, alpha: 0.55))
    }
}
