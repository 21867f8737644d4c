public import PopsheetModel

/// A registered appearance: its form, and its colours in each of the desktop's states.
struct RegisteredAppearance: Sendable {
    var light: SheetAppearance.Colors
    var dark: SheetAppearance.Colors
    var highContrast: SheetAppearance.Colors
    var highContrastDark: SheetAppearance.Colors
    var form: SheetAppearance.Form
    /// Whether its accent and its tint are the desktop's accent colour, where that is known.
    var followsAccent: Bool

    /// The registered appearances, by name.
    @MainActor private static var all: [String: RegisteredAppearance] = [:]

    /// The appearance with a name; nil if none is registered.
    @MainActor static func named(_ name: String) -> RegisteredAppearance? {
        registerBundled()
        return all[name]
    }

    /// The names of the registered appearances.
    @MainActor static var names: [String] {
        registerBundled()
        return all.keys.sorted()
    }

    /// Whether the appearances that come with the library are registered.
    @MainActor private static var hasBundled = false

    /// Registers the appearances that come with the library, as an application registers its own.
    @MainActor private static func registerBundled() {
        guard !hasBundled else { return }
        hasBundled = true
        do {
            try SheetAppearance.registerAdwaita()
            try SheetAppearance.registerGlass()
        } catch {
            preconditionFailure("\(error)")
        }
    }

    @MainActor
    fileprivate static func register(_ name: String, _ appearance: RegisteredAppearance)
        throws(SheetAppearance.RegistrationError)
    {
        registerBundled()
        guard !name.isBlank else { throw .emptyName }
        let isBuiltIn = Theme.builtIn.contains(SheetAppearance(name))
        guard all[name] == nil, !isBuiltIn else { throw .duplicateName(name) }
        for colors in [appearance.light, appearance.dark, appearance.highContrast, appearance.highContrastDark] {
            if let wrong = colors.all.first(where: { !$0.color.isValid }) {
                throw .invalidColor(appearance: name, color: wrong.name)
            }
        }
        if let wrong = appearance.form.invalidNumber { throw .invalidNumber(appearance: name, number: wrong) }
        all[name] = appearance
    }

    /// The theme for the desktop's state.
    ///
    /// - Parameter accent: The desktop's accent colour; nil if it has none.
    func theme(isDark: Bool, isHighContrast: Bool, accent: SheetColor? = nil) -> Theme {
        let colors =
            switch (isDark, isHighContrast) {
            case (false, false): light
            case (true, false): dark
            case (false, true): highContrast
            case (true, true): highContrastDark
            }
        var theme = Theme(colors, like: .of(.automatic, isDark: isDark, isHighContrast: isHighContrast))
        theme.form = form
        if theme.tintOpacity != nil { theme.tintOpacity = isDark ? form.material?.darkOpacity : form.material?.opacity }
        theme.shadow = Shadow(form.shadow)
        if followsAccent, let accent {
            theme.accentFill = accent
            theme.tint = accent.asText(isDark: isDark)
        }
        return theme
    }
}

extension SheetAppearance {
    /// Registers the program's own appearance, which follows the desktop's dark style and contrast.
    ///
    /// For example:
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
    ///   - form: The lengths, texts, material and motion; by default the phone's.
    ///   - followsAccent: Whether the desktop's accent colour, where it has one, replaces ``Colors/accent`` and, as light
    ///   or as dark as text has to be, ``Colors/tint``.
    /// - Returns: The appearance, for a sheet's options or for ``PopsheetDefaults/appearance``.
    /// - Throws: An error if the name is empty or taken, or if a colour or a number is out of range; nothing is registered.
    @discardableResult
    @MainActor public static func register(
        _ name: String, light: Colors, dark: Colors? = nil,
        highContrast: Colors = .highContrast, highContrastDark: Colors = .highContrastDark,
        form: Form = .standard, followsAccent: Bool = false
    ) throws(RegistrationError) -> SheetAppearance {
        try RegisteredAppearance.register(
            name,
            RegisteredAppearance(
                light: light, dark: dark ?? light, highContrast: highContrast, highContrastDark: highContrastDark,
                form: form, followsAccent: followsAccent))
        return SheetAppearance(name)
    }
}
