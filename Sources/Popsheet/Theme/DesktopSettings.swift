import CPopsheet
import PopsheetMotion

/// What the desktop's settings say, as GTK passes them on.
@MainActor
struct DesktopSettings {
    private let settings: UnsafeMutableRawPointer?

    init(widget: WidgetPointer) { settings = UnsafeMutableRawPointer(gtk_widget_get_settings(widget)) }

    /// Whether anything may be animated.
    var animates: Bool { number("gtk-enable-animations") != 0 }

    /// The text-scaling factor: the resolution of text over the 96 dots per inch of factor 1.
    var textScale: Double {
        let resolution = number("gtk-xft-dpi") / 1024
        return resolution > 0 ? min(max(resolution / 96, 0.1), 10) : 1
    }

    /// Whether the desktop's theme is one of high contrast: GTK has no setting of its own for that before 4.20.
    var isHighContrast: Bool {
        guard let settings, let name = pop_object_string(settings, "gtk-theme-name") else { return false }
        defer { g_free(name) }
        let theme = String(cString: name)
        return theme.hasPrefix("HighContrast") || theme.hasSuffix("-hc") || theme.contains("-hc-")
    }

    private func number(_ name: String) -> Double {
        guard let settings else { return 0 }
        return pop_object_number(settings, name)
    }
}
