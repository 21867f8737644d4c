import CPopsheet
import PopsheetMotion

/// What the desktop's settings say, as GTK passes them on.
@MainActor
struct DesktopSettings {
    private let settings: UnsafeMutableRawPointer?

    init(widget: WidgetPointer) { settings = UnsafeMutableRawPointer(gtk_widget_get_settings(widget)) }

    /// Whether anything may be animated.
    var animates: Bool { number("gtk-enable-animations") != 0 }

    /// Whether what is animated is to fade instead of moving.
    var reducesMotion: Bool {
        if let wanted = Application.reducesMotion { return wanted }
        return hasOwnReducedMotion ? number(Self.reducedMotion) == 1 : ReducedMotion.desktop.isWanted
    }

    /// Begins to hear of reduced motion, where GTK does not tell by itself.
    func followReducedMotion() {
        if Application.reducesMotion == nil, !hasOwnReducedMotion { ReducedMotion.desktop.follow() }
    }

    /// GTK's own setting, from 4.20 on; 1 asks for less.
    static let reducedMotion = "gtk-interface-reduced-motion"

    private var hasOwnReducedMotion: Bool { settings.map { pop_object_has($0, Self.reducedMotion) } ?? false }

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
