import CPopsheet
import Popsheet

/// The labels in a dialog's widgets.
enum DialogLabel {
    /// Plain text at the leading edge, which wraps.
    @MainActor
    static func make(_ text: String) -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(text)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        gtk_label_set_wrap(OpaquePointer(label), 1)
        gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD_CHAR)
        pop_label_omit_hyphens(label)
        return label
    }
}
