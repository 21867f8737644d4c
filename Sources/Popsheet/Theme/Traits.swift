import CPopsheet
package import PopsheetLayout

/// What a sheet takes from where it is shown: the device, the desktop's settings, the window's own look.
///
/// An application's sheets read it anew whenever they are laid out. Pictures and tests put a value of their own in its
/// place, and nothing of a sheet depends on the desktop any more.
package struct Traits: Hashable, Sendable {
    /// Device pixels per logical pixel.
    package var deviceScale = 1.0
    /// The text-scaling factor.
    package var textScale = 1.0
    /// Which way text runs.
    package var direction = LayoutDirection.leftToRight
    /// Whether the window fills its screen.
    var fillsScreen = true
    /// Whether the window is dark, whoever made it so, or else the desktop.
    var isDark = false
    /// Whether the desktop asks for high contrast.
    var isHighContrast = false
    /// Whether anything may be animated.
    var animates = true
    /// Whether what is animated is to fade instead of moving.
    var reducesMotion = false
    /// Whether anything may move.
    var movesThings: Bool { animates && !reducesMotion }
    /// The colours that style sheets give by name, instead of the appearance's.
    var namedColors = NamedColors()
}

extension Traits {
    /// What the traits of a widget are at this moment.
    @MainActor
    package init(of widget: WidgetPointer, in window: WidgetPointer, fillsScreen: Bool) {
        let desktop = DesktopSettings(widget: widget)
        deviceScale = Double(gtk_widget_get_scale_factor(window))
        textScale = desktop.textScale
        direction = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
        self.fillsScreen = fillsScreen
        animates = desktop.animates
        reducesMotion = desktop.reducesMotion
        isHighContrast = desktop.isHighContrast
        isDark = desktop.prefersDark || Self.isDark(widget)
        namedColors = NamedColors(of: widget)
    }

    /// Whether a widget is dark: light text tells.
    @MainActor
    static func isDark(_ widget: WidgetPointer) -> Bool {
        if PostponedTheme.isPostponed { return PostponedTheme.wouldBeDark }
        let color = pop_widget_text_color(widget)
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
    }
}
