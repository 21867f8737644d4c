/// The style classes with which a widget in a sheet has the colours of the sheet's own texts (sheet.md §3, §6).
package enum WidgetColors {
    /// The class of a label that is not as important as the one above it.
    package static let secondary = "popsheet-secondary"
    /// The class of the label, or the icon, of what destroys something.
    package static let destructive = "popsheet-destructive"

    /// The class of a widget that is as faint as an action while it is disabled.
    package static let part = "popsheet-part"

    /// The CSS rules of the classes; an appearance of high contrast has one class more, so that its rules win.
    static var rules: String {
        [Theme.light, .dark, .highContrast, .highContrastDark].map { theme in
            let sheet = "popsheet" + theme.cssClasses.map { "." + $0 }.joined()
            return rule(sheet, secondary, theme.secondaryLabel) + rule(sheet, destructive, theme.destructive)
        }.joined() + ".\(part):disabled { opacity: \(Theme.light.disabledOpacity); }\n"
    }

    private static func rule(_ sheet: String, _ name: String, _ color: Color) -> String {
        "\(sheet) .\(name) { color: rgba(\(color.red), \(color.green), \(color.blue), \(color.alpha)); }\n"
    }
}
