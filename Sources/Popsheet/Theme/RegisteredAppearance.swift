public import PopsheetModel

/// An appearance that a program registered: its colours in each of the desktop's states.
struct RegisteredAppearance: Sendable {
    var light: SheetAppearance.Colors
    var dark: SheetAppearance.Colors
    var highContrast: SheetAppearance.Colors
    var highContrastDark: SheetAppearance.Colors

    /// Those that were registered, by their names.
    @MainActor private static var all: [String: RegisteredAppearance] = [:]

    /// The appearance of that name; nil where none was registered.
    @MainActor static func named(_ name: String) -> RegisteredAppearance? { all[name] }

    @MainActor
    fileprivate static func register(_ name: String, _ appearance: RegisteredAppearance)
        throws(SheetAppearance.RegistrationError)
    {
        guard !name.isBlank else { throw .emptyName }
        guard all[name] == nil, !SheetAppearance.allCases.contains(where: { $0.rawValue == name }) else {
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

extension SheetAppearance {
    /// Registers an appearance of the program's own, which follows the desktop's light and dark and its contrast.
    ///
    /// Its lengths, fonts and motion are those of every other. For example:
    ///
    /// ```swift
    /// var sepia = Colors.light
    /// sepia.card = .init(244, 236, 216)
    /// PopsheetDefaults.appearance = try SheetAppearance.register("sepia", light: sepia)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The appearance's name, which no other appearance has.
    ///   - light: The colours on a light desktop.
    ///   - dark: The colours on a dark desktop; nil for the same ones.
    ///   - highContrast: The colours with high contrast on a light desktop; by default those of ``highContrast``.
    ///   - highContrastDark: The colours with high contrast on a dark desktop; by default those of ``highContrastDark``.
    /// - Returns: The appearance, for a sheet's options or for ``PopsheetDefaults/appearance``.
    /// - Throws: An error if the name is empty or taken, or if a colour is out of range; nothing is registered.
    @discardableResult
    @MainActor public static func register(
        _ name: String, light: Colors, dark: Colors? = nil,
        highContrast: Colors = .highContrast, highContrastDark: Colors = .highContrastDark
    ) throws(RegistrationError) -> SheetAppearance {
        try RegisteredAppearance.register(
            name,
            RegisteredAppearance(
                light: light, dark: dark ?? light, highContrast: highContrast, highContrastDark: highContrastDark))
        return SheetAppearance(rawValue: name)
    }
}
