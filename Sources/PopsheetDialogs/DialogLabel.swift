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

    /// A label in the place of rows that a filter hides, not shown yet.
    @MainActor
    static func noMatches() -> WidgetPointer {
        let label = make(StandardLabel.noMatches)
        gtk_widget_add_css_class(label, StyleClass.secondary)
        gtk_widget_set_halign(label, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
        gtk_widget_set_can_target(label, 0)
        gtk_widget_set_visible(label, 0)
        return label
    }
}
