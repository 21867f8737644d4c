public import PopsheetModel

/// A registered appearance: its colours in each of the desktop's states.
struct RegisteredAppearance: Sendable {
    var light: SheetAppearance.Colors
    var dark: SheetAppearance.Colors
    var highContrast: SheetAppearance.Colors
    var highContrastDark: SheetAppearance.Colors

    /// The registered appearances, by name.
    @MainActor private static var all: [String: RegisteredAppearance] = [:]

    /// The appearance with a name; nil if none is registered.
    @MainActor static func named(_ name: String) -> RegisteredAppearance? { all[name] }

    @MainActor
    fileprivate static func register(_ name: String, _ appearance: RegisteredAppearance)
        throws(SheetAppearance.RegistrationError)
    {
        guard !name.isBlank else { throw .emptyName }
        guard all[name] == nil, !SheetAppearance.allCases.contains(where: { $0.name == name }) else {
            throw .duplicateName(name)
        }
        for colors in [appearance.light, appearance.dark, appearance.highContrast, appearance.highContrastDark] {
            if let wrong = colors.all.first(where: { !$0.color.isValid }) {
                throw .invalidColor(appearance: name, color: wrong.name)
            }
        }
        all[name] = appearance
    }

    /// The theme for the desktop's state.
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
    /// Registers the program's own appearance, which follows the desktop's dark style and contrast.
    ///
    /// Its lengths, fonts and motion are the same as in all appearances. For example:
    ///
    /// ```swift
    /// var sepia = SheetAppearance.Colors.light
    /// sepia.card = .init(244, 236, 216)
    /// PopsheetDefaults.appearance = try SheetAppearance.register("sepia", light: sepia)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The appearance's name, which no other appearance has.
    ///   - light: The colours on a light desktop.
    ///   - dark: The colours on a dark desktop; nil to use the light ones.
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
        return SheetAppearance(name)
    }
}
