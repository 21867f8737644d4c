/// The style classes with which a widget in a sheet has the colours of the sheet's own texts (sheet.md §3, §6).
package enum WidgetColors {
    /// The class of a label that is not as important as the one above it.
    package static let secondary = "popsheet-secondary"
    /// The class of the label, or the icon, of what destroys something.
    package static let destructive = "popsheet-destructive"

    /// The class of a slider, whose track and knob must be visible on a dark card.
    package static let slider = "popsheet-slider"

    /// The class of a widget that is as faint as an action while it is disabled.
    package static let part = "popsheet-part"

    /// The CSS rules of the classes; an appearance of high contrast has one class more, so that its rules win.
    static var rules: String {
        [Theme.light, .dark, .highContrast, .highContrastDark].map { theme in
            let sheet = "popsheet" + theme.cssClasses.map { "." + $0 }.joined()
            return rule(sheet, secondary, theme.secondaryLabel) + rule(sheet, destructive, theme.destructive)
                + (theme.isDark ? sliderRules(sheet, theme) : "")
        }.joined() + ".\(part):disabled { opacity: \(Theme.light.disabledOpacity); }\n"
    }

    /// GTK's own are darker than the card.
    private static func sliderRules(_ sheet: String, _ theme: Theme) -> String {
        let (track, knob) = (theme.separator, theme.label)
        return "\(sheet) .\(slider) > trough { background-color: \(track.css); }\n"
            + "\(sheet) .\(slider) > trough > slider { background-image: none; background-color: \(knob.css); }\n"
    }

    private static func rule(_ sheet: String, _ name: String, _ color: Color) -> String {
        "\(sheet) .\(name) { color: \(color.css); }\n"
    }
}
