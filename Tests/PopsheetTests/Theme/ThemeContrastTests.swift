import PopsheetTestSupport
import Testing

@testable import Popsheet

/// In the high-contrast looks every text has a contrast of 4.5 to 1 (sheet.md §10).
@Suite struct ThemeContrastTests {
    @Test(arguments: [SheetAppearance.highContrast, .highContrastDark])
    func everyTextHasContrastWithItsBackground(_ appearance: SheetAppearance) {
        let theme = Theme.of(appearance, isDark: false, isHighContrast: false)
        for card in [theme.mainCard, theme.cancelCard] {
            #expect(contrast(theme.secondaryLabel, on: card) >= 4.5)
            for role in [ActionRole.default, .destructive, .cancel] {
                let label = theme.label(role: role, isEnabled: true)
                #expect(contrast(label, on: card) >= 4.5, "\(role)")
                let pressed = theme.label(role: role, isEnabled: true, isPressed: true)
                #expect(contrast(pressed, on: theme.pressed) >= 4.5, "\(role), pressed")
            }
        }
    }

    @Test(arguments: [SheetAppearance.light, .dark, .highContrast, .highContrastDark])
    func theGroundOfAWindowIsNotTheColourOfTheCards(_ appearance: SheetAppearance) {
        let theme = Theme.of(appearance, isDark: false, isHighContrast: false)
        for card in [theme.mainCard, theme.cancelCard] {
            #expect(abs(card.red - theme.window.red) >= 12)
            // The line around the cards is to be seen on the ground, and on a window of the cards' own colour.
            for back in [theme.window, card] { #expect(contrast(theme.edge, on: back) >= 1.3) }
        }
    }

    private func contrast(_ text: Color, on back: Color) -> Double {
        func mixed(_ text: Double, _ back: Double, _ alpha: Double) -> Double { text * alpha + back * (1 - alpha) }
        let shown = Color(
            mixed(text.red, back.red, text.alpha), mixed(text.green, back.green, text.alpha),
            mixed(text.blue, back.blue, text.alpha))
        return Luminance(shown.red, shown.green, shown.blue).contrast(with: Luminance(back.red, back.green, back.blue))
    }
}
