import CGTK4

/// Keeps the launcher's own texts as large as the desktop wants them while the stage's are scaled.
///
/// The resolution of text, which is what a text-scaling factor changes, is one for the whole program. A size in pixels is
/// independent of it.
@MainActor
final class TextSize {
    private let provider = made(gtk_css_provider_new())
    private let size: Double

    /// Takes the size that texts have now.
    init(of widget: Widget) {
        let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
        let units = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        // A point is 4/3 pixels at the resolution of 96.
        size = pango_font_description_get_size_is_absolute(font) != 0 ? units : units * 4 / 3
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Scales the stage's texts.
    func apply(_ factor: Double) {
        // Small letters of a fixed width are drawn badly at sizes between the pixels: dots of the i get lost.
        let css = """
            .launcher { font-size: \(size)px; }
            .launcher .screen { font-size: \(size * factor)px; }
            .launcher .code { font-size: \((size * 0.9).rounded())px; }
            """
        cgtk4_css_provider_load(provider, css)
    }
}
