import PopsheetModel
import PopsheetResources

extension SheetAppearance {
    /// Registers ``glass`` (sheet.md §14).
    @MainActor static func registerGlass() throws(RegistrationError) {
        var form = Form.glass
        form.controlStyleSheet = String(decoding: Resource.glassStyleSheet, as: UTF8.self)
        try register(
            glass.name, light: .glass(.light, isDark: false), dark: .glass(.dark, isDark: true),
            highContrast: .glass(.highContrast, isDark: false, isHighContrast: true),
            highContrastDark: .glass(.highContrastDark, isDark: true, isHighContrast: true), form: form)
    }
}

extension SheetAppearance.Colors {
    fileprivate static func glass(
        _ base: SheetAppearance.Colors, isDark: Bool, isHighContrast: Bool = false
    ) -> SheetAppearance.Colors {
        var colors = base
        colors.title = colors.label
        colors.actionLabel = colors.label
        colors.button = SheetColor(118, 118, 128, alpha: isDark ? 0.24 : 0.12)
        colors.pressed = isDark ? SheetColor(255, 255, 255, alpha: 0.16) : SheetColor(0, 0, 0, alpha: 0.14)
        // The phone's is too faint over dark content.
        if !isDark { colors.secondaryLabel = SheetColor(60, 60, 67, alpha: 0.76) }
        guard !isHighContrast else {
            // Opaque, with a line around cards and buttons.
            colors.card = isDark ? SheetColor(28, 28, 30) : SheetColor(255, 255, 255)
            colors.cancelCard = colors.card
            colors.outline = colors.label.opacity(0.5)
            colors.buttonEdge = colors.outline
            return colors
        }
        colors.card = isDark ? SheetColor(39, 39, 39) : SheetColor(250, 250, 250)
        colors.cancelCard = colors.card
        colors.tint = isDark ? SheetColor(0, 145, 255) : SheetColor(0, 136, 255)
        colors.destructive = isDark ? SheetColor(255, 66, 69) : SheetColor(255, 56, 60)
        // The rim takes its place.
        colors.outline = SheetColor(0, 0, 0, alpha: isDark ? 0.3 : 0.06)
        return colors
    }
}
