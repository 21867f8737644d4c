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

    private func number(_ name: String) -> Double {
        guard let settings else { return 0 }
        return pop_object_number(settings, name)
    }
}
