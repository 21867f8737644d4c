import CPopsheet
import PopsheetMotion

/// The desktop's settings, as reported by GTK and the portal.
@MainActor
package struct DesktopSettings {
    private let settings: UnsafeMutableRawPointer?

    init(widget: WidgetPointer) { self.init(gtk_widget_get_settings(widget)) }

    init(_ settings: OpaquePointer?) { self.settings = UnsafeMutableRawPointer(settings) }

    /// The settings of the default display.
    package static var standard: DesktopSettings { DesktopSettings(gtk_settings_get_default()) }

    /// Whether animations are enabled.
    var animates: Bool { number(Self.animations) != 0 }

    /// Disables animations in this process, those of GTK's widgets too.
    package func stopAnimations() { if let settings { pop_object_set_flag(settings, Self.animations, false) } }

    private static let animations = "gtk-enable-animations"

    /// Whether animations should fade instead of moving.
    var reducesMotion: Bool {
        if let wanted = PopsheetDefaults.reducesMotion { return wanted }
        return hasOwnReducedMotion ? number(Self.reducedMotion) == 1 : DesktopPortal.shared.reducesMotion
    }

    /// GTK's own setting, since 4.20; 1 requests reduced motion.
    static let reducedMotion = "gtk-interface-reduced-motion"

    private var hasOwnReducedMotion: Bool { hasOwn(Self.reducedMotion) }

    private func hasOwn(_ name: String) -> Bool { settings.map { pop_object_has($0, name) } ?? false }

    /// The text-scaling factor: the text resolution divided by 96 dots per inch.
    package var textScale: Double {
        let resolution = number("gtk-xft-dpi") / 1024
        return resolution > 0 ? min(max(resolution / 96, 0.1), 10) : 1
    }

    /// Whether the desktop prefers dark, and windows do not follow that by themselves.
    ///
    /// libadwaita's windows follow it, and GTK's since 4.20, so there a window shows what its program wants.
    var prefersDark: Bool {
        let windowsFollow = hasOwn("gtk-interface-color-scheme") || g_type_from_name("AdwStyleManager") != 0
        return !windowsFollow && DesktopPortal.shared.prefersDark
    }

    /// Whether the desktop requests high contrast, by its portal or by a theme: GTK has no such setting before 4.20.
    var isHighContrast: Bool {
        if DesktopPortal.shared.prefersContrast { return true }
        guard let settings, let name = pop_object_string(settings, "gtk-theme-name") else { return false }
        defer { g_free(name) }
        let theme = String(cString: name)
        return theme.hasPrefix("HighContrast") || theme.split(separator: "-").dropFirst().contains("hc")
    }

    private func number(_ name: String) -> Double {
        guard let settings else { return 0 }
        return pop_object_number(settings, name)
    }
}
