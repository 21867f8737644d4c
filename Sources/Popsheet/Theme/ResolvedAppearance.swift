import PopsheetModel

/// An appearance resolved with traits: its colours on this desktop.
struct ResolvedAppearance {
    /// The colours of cards, popovers and their texts.
    var theme: Theme
    /// The classic look of a bottom sheet; nil for every other appearance.
    var classic: ClassicColors?

    /// - Parameter hasDarkBar: Whether the window's header bar is dark, on which the classic look may depend.
    @MainActor
    init(_ appearance: SheetAppearance, in traits: Traits, hasDarkBar: @autoclosure () -> Bool) {
        let appearance = appearance == .automatic ? traits.namedColors.appearance ?? .automatic : appearance
        classic = ClassicColors.of(appearance, hasDarkBar: hasDarkBar())
        let (isDark, isHighContrast) = (traits.isDark, traits.isHighContrast)
        if let registered = RegisteredAppearance.named(appearance.name) {
            theme = registered.theme(isDark: isDark, isHighContrast: isHighContrast, accent: traits.accent)
        } else {
            theme = .of(appearance, isDark: isDark, isHighContrast: isHighContrast)
        }
    }
}
