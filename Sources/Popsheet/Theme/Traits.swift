import CPopsheet
package import PopsheetLayout
import PopsheetModel
import PopsheetMotion

/// The environment of a sheet: the device, the desktop's settings, and the window's look.
///
/// An application's sheets read it again at each layout. Pictures and tests provide their own value, which makes a
/// sheet independent of the desktop.
package struct Traits: Hashable, Sendable {
    /// Device pixels per logical pixel.
    package var deviceScale = 1.0
    /// The text-scaling factor.
    package var textScale = 1.0
    /// The direction of text.
    package var direction = LayoutDirection.leftToRight
    /// Whether the window fills its screen.
    var fillsScreen = true
    /// Whether the window is dark because of its program, its theme or its style, or else the desktop is.
    var isDark = false
    /// Whether the desktop requests high contrast.
    var isHighContrast = false
    /// The desktop's accent colour; nil if it has none.
    var accent: SheetColor?
    /// Whether animations are enabled.
    var animates = true
    /// Whether animations should fade instead of moving.
    var reducesMotion = false
    /// Whether anything may move.
    var movesThings: Bool { animates && !reducesMotion }
    /// The colours that style sheets define by name, which override the appearance's.
    var namedColors = NamedColors()
}

extension Traits {
    /// The current traits of a widget.
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
        accent = DesktopPortal.shared.accent
        namedColors = NamedColors(of: widget)
    }

    /// Whether a widget is dark, judged by the brightness of its text.
    @MainActor
    static func isDark(_ widget: WidgetPointer) -> Bool {
        if PostponedTheme.isPostponed { return PostponedTheme.wouldBeDark }
        let color = pop_widget_text_color(widget)
        return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
    }
}

extension Traits {
    /// The motion that the desktop's settings permit instead of a style.
    func permitted(_ style: MotionStyle) -> MotionStyle { !animates ? .none : reducesMotion ? .reduced : style }
}
