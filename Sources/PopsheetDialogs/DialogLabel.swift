import CPopsheet
import Popsheet

/// A label in a dialog's widgets: plain text at the leading edge, which wraps.
enum DialogLabel {
    @MainActor
    static func make(_ text: String) -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(text)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        gtk_label_set_wrap(OpaquePointer(label), 1)
        gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        return label
    }
}
