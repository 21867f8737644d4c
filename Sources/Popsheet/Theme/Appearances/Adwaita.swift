import PopsheetModel
import PopsheetResources

extension SheetAppearance {
    /// Registers ``adwaita`` (sheet.md §14).
    @MainActor static func registerAdwaita() throws(RegistrationError) {
        var form = Form.adwaita
        form.controlStyleSheet = String(decoding: Resource.adwaitaStyleSheet, as: UTF8.self)
        try register(
            adwaita.name, light: .adwaita(.light, isDark: false), dark: .adwaita(.dark, isDark: true),
            highContrast: .adwaita(.highContrast, isDark: false, isHighContrast: true),
            highContrastDark: .adwaita(.highContrastDark, isDark: true, isHighContrast: true), form: form,
            followsAccent: true)
    }
}

extension SheetAppearance.Colors {
    /// libadwaita's colours, with its blue accent, by the names of its variables.
    fileprivate static func adwaita(
        _ base: SheetAppearance.Colors, isDark: Bool, isHighContrast: Bool = false
    ) -> SheetAppearance.Colors {
        var colors = base
        let label = isDark ? SheetColor(255, 255, 255) : SheetColor(0, 0, 6, alpha: 0.8)
        /// A part of the text's own opacity.
        func text(_ part: Double) -> SheetColor { label.opacity(part) }
        // dialog_bg_color
        colors.card = isDark ? SheetColor(54, 54, 58) : SheetColor(250, 250, 251)
        colors.cancelCard = colors.card
        (colors.label, colors.title, colors.message, colors.actionLabel) = (label, label, label, label)
        colors.secondaryLabel = text(isHighContrast ? 0.9 : 0.55)
        colors.accent = SheetColor(53, 132, 228)
        colors.accentLabel = SheetColor(255, 255, 255)
        colors.tint = isDark ? SheetColor(129, 208, 255) : SheetColor(4, 97, 190)
        colors.destructive = isDark ? SheetColor(255, 147, 140) : SheetColor(195, 0, 0)
        // High contrast needs more between a red label and its red button than libadwaita has.
        colors.destructiveButton = colors.destructive.opacity(isHighContrast ? 0.1 : 0.15)
        // From 0.10 of the text to 0.15 under the pointer, and to 0.30 while pressed.
        (colors.button, colors.hover, colors.pressed) = (text(0.1), text(0.055), text(0.22))
        colors.pressedLabel = isHighContrast ? label : nil
        colors.buttonEdge = isHighContrast ? text(0.5) : nil
        colors.separator = text(isHighContrast ? 0.5 : 0.15)
        colors.outline = isHighContrast ? text(0.5) : SheetColor(0, 0, 6, alpha: isDark ? 0.2 : 0.05)
        colors.backdrop = SheetColor(0, 0, 6)
        // view_bg_color, and the ground of a dialog, on which lists are cards.
        colors.content = isDark ? SheetColor(29, 29, 32) : SheetColor(255, 255, 255)
        colors.groupedContent = colors.card
        return colors
    }
}
