import CPopsheetGTK4

/// Keeps the launcher's own texts at the desktop's size while the device's texts are scaled.
///
/// A text-scaling factor changes the text resolution, which applies to the whole program. A size in pixels does not
/// depend on it.
@MainActor
final class TextSize {
    private let provider = made(gtk_css_provider_new())
    private let size: Double

    /// Stores the current size of texts.
    init(of widget: Widget) {
        let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
        let units = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        // A point is 4/3 pixels at the resolution of 96.
        size = pango_font_description_get_size_is_absolute(font) != 0 ? units : units * 4 / 3
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Scales the device's texts.
    func apply(_ factor: Double) {
        // Small monospace letters are drawn badly at fractional sizes: the dot of the i disappears.
        let css = """
            .launcher { font-size: \(size)px; }
            .launcher .screen { font-size: \(size * factor)px; }
            .launcher .code { font-size: \((size * 0.9).rounded())px; }
            """
        cgtk4_css_provider_load(provider, css)
    }
}
