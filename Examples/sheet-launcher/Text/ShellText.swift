import Popsheet

/// Writes the `popsheet` command that shows the same sheet.
enum ShellText {
    /// The command, with one option per line.
    ///
    /// - Parameter options: The options that do not describe the sheet.
    static func command(_ sheet: ActionSheet, presentation: PresentationText, options: [String] = []) -> String {
        var parts: [String] = []
        if let title = sheet.title { parts.append(option("--title", title)) }
        if let message = sheet.message { parts.append(option("--message", message)) }
        for action in sheet.actions { parts += self.action(action) }
        switch sheet.cancelAction {
        case nil: parts.append("--no-cancel")
        case .some(let cancel) where cancel != .cancel: parts.append(option("--cancel", cancel.label))
        case .some: break
        }
        if sheet.ordering == .asGiven { parts.append("--as-given") }
        return "popsheet " + (parts + options + presentation.commandOptions).joined(separator: " \\\n    ")
    }

    /// A text as one word of a POSIX shell.
    static func word(_ text: String) -> String {
        let plain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", ":", "/", "@", "%", "+": true
            default: false
            }
        }
        if plain, !text.isEmpty { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The command's name for an appearance.
    static func word(of appearance: SheetAppearance) -> String {
        switch appearance {
        case .automatic: "auto"
        case .highContrast: "high-contrast"
        case .highContrastDark: "high-contrast-dark"
        case .classicBlue: "classic-blue"
        case .classicBlack: "classic-black"
        default: appearance.name
        }
    }

    private static func action(_ action: Action) -> [String] {
        let name = action.role == .destructive ? "--destructive" : "--action"
        var parts = [
            action.id == action.label
                ? option(name, escaped(action.label)) : option(name, keyed(action.id, action.label))
        ]
        if !action.isEnabled { parts.append(option("--disable", action.id)) }
        if let icon = action.icon { parts.append(option("--icon", keyed(action.id, icon))) }
        if let subtitle = action.subtitle { parts.append(option("--subtitle", keyed(action.id, subtitle))) }
        return parts
    }

    /// An option and its value, joined by `=` if the value looks like an option.
    private static func option(_ name: String, _ value: String) -> String {
        value.hasPrefix("-") ? "\(name)=\(word(value))" : "\(name) \(word(value))"
    }

    /// `ID=VALUE`, with as few quotes as the shell permits.
    private static func keyed(_ id: String, _ value: String) -> String { "\(escaped(id))=\(value)" }

    /// Escapes the equals signs of a text.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "=", omittingEmptySubsequences: false).joined(separator: "\\=")
    }
}
