import CPopsheet
import Popsheet
import PopsheetLayout
import PopsheetModel

/// The width that a text of a table would like to have.
@MainActor
enum TextCellWidth {
    /// The minimum and maximum width, in characters of average width.
    static let minimumCharacters: Int32 = 4
    private static let maximumCharacters: Int32 = 60

    /// The minimum width in pixels.
    ///
    /// GTK would shape a sample of the font for a width in characters, whenever it measures a label.
    static var minimum: Int32 { Int32(Double(minimumCharacters) * fontSize / 2) }

    /// Limits the width that a label would like to have for its text, in one line.
    static func limit(_ label: OpaquePointer, for text: String) {
        // A short text does not reach the maximum, however wide its characters are.
        let isShort = text.utf8.count <= maximumCharacters / 2
        gtk_label_set_max_width_chars(label, isShort ? -1 : maximumCharacters)
    }

    /// Limits the width of a label that is wrapped, in pixels.
    static func limit(_ label: OpaquePointer, wrappedAt width: Int) {
        gtk_label_set_max_width_chars(
            label, max(minimumCharacters, Int32(clamping: width) / characterWidth(in: label)))
    }

    /// The size of a row's font in pixels.
    private static var fontSize: Double { TextSizes(scale: DesktopSettings.standard.textScale).heading }

    /// The width of a character in the style of a row, as GTK counts it for the widths of labels.
    private static func characterWidth(in label: OpaquePointer) -> Int32 {
        // The label has the style of the sheet only once it is in it.
        let font = FontFamily.description(of: Font(size: fontSize))
        defer { pango_font_description_free(font) }
        let context = gtk_widget_get_pango_context(WidgetPointer(label))
        guard let metrics = pango_context_get_metrics(context, font, nil) else { return 1 }
        defer { pango_font_metrics_unref(metrics) }
        let width = max(
            pango_font_metrics_get_approximate_char_width(metrics),
            pango_font_metrics_get_approximate_digit_width(metrics))
        return max(1, (width + PANGO_SCALE - 1) / PANGO_SCALE)
    }
}
