public import PopsheetModel

/// An appearance that a program registered: its colours in each of the desktop's states.
struct RegisteredAppearance: Sendable {
    var light: AppearanceColors
    var dark: AppearanceColors
    var highContrast: AppearanceColors
    var highContrastDark: AppearanceColors

    /// Those that were registered, by their names.
    @MainActor private static var all: [String: RegisteredAppearance] = [:]

    /// The appearance of that name; nil where none was registered.
    @MainActor static func named(_ name: String) -> RegisteredAppearance? { all[name] }

    @MainActor
    fileprivate static func register(_ name: String, _ appearance: RegisteredAppearance) throws(AppearanceError) {
        guard !name.isBlank else { throw .emptyName }
        guard all[name] == nil, !Appearance.allCases.contains(where: { $0.name == name }) else {
            throw .duplicateName(name)
        }
        for colors in [appearance.light, appearance.dark, appearance.highContrast, appearance.highContrastDark] {
            if let wrong = colors.all.first(where: { !$0.color.isValid }) {
                throw .invalidColor(appearance: name, color: wrong.name)
            }
        }
        all[name] = appearance
    }

    /// Its theme, where the desktop is like that.
    func theme(isDark: Bool, isHighContrast: Bool) -> Theme {
        let colors =
            switch (isDark, isHighContrast) {
            case (false, false): light
            case (true, false): dark
            case (false, true): highContrast
            case (true, true): highContrastDark
            }
        return Theme(colors, like: .of(.automatic, isDark: isDark, isHighContrast: isHighContrast))
    }
}

extension Application {
    /// Registers an appearance of the program's own, which follows the desktop's light and dark and its contrast.
    ///
    /// Its lengths, fonts and motion are those of every other. For example:
    ///
    /// ```swift
    /// var sepia = AppearanceColors.light
    /// sepia.card = Color(244, 236, 216)
    /// Application.appearance = try Application.register("sepia", light: sepia)
    /// ```
    ///
    /// - Parameters:
    ///   - name: What it is called, in ``Appearance/named(_:)`` too; no other appearance may have the name.
    ///   - light: Its colours where the desktop is light.
    ///   - dark: Its colours where the desktop is dark; nil for the same ones.
    ///   - highContrast: Its colours where the desktop asks for high contrast: where none are given those of
    ///     ``Appearance/highContrast``, which keep a contrast of 4.5 to 1.
    ///   - highContrastDark: The same where the desktop is dark: where none are given those of ``Appearance/highContrastDark``.
    /// - Returns: The appearance, for sheets or for the whole application.
    /// - Throws: ``AppearanceError`` where the name is empty or taken, or where a colour is none; nothing is registered.
    @discardableResult
    public static func register(
        _ name: String, light: AppearanceColors, dark: AppearanceColors? = nil,
        highContrast: AppearanceColors = .highContrast, highContrastDark: AppearanceColors = .highContrastDark
    ) throws(AppearanceError) -> Appearance {
        try RegisteredAppearance.register(
            name,
            RegisteredAppearance(
                light: light, dark: dark ?? light, highContrast: highContrast, highContrastDark: highContrastDark))
        return .named(name)
    }
}
