import CPopsheet
import Popsheet

/// The name of a section above the first of its rows.
///
/// GTK has sections in lists since 4.12. This is a part of the row, above what is highlighted of it.
@MainActor
final class SectionHeading {
    /// What contains the label, and the texts of the row below it; the widget that contains it keeps it alive.
    let widget: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    private let label: WidgetPointer = gtk_label_new(nil)
    /// The style class of a row with a section's name above it.
    private static let start = "section-start"

    /// - Parameter texts: The texts of the row.
    init(above texts: WidgetPointer) {
        gtk_label_set_xalign(OpaquePointer(label), 0)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(OpaquePointer(label), 1)
        gtk_widget_add_css_class(label, StyleClass.section)
        gtk_widget_add_css_class(label, StyleClass.captionHeading)
        gtk_widget_set_visible(label, 0)
        gtk_widget_set_vexpand(texts, 1)
        gtk_box_append(widget.cast(), label)
        gtk_box_append(widget.cast(), texts)
        guard let press = gtk_gesture_click_new() else { return }
        gtk_widget_add_controller(label, press)
        // A press on the name does not choose the row.
        claiming = Signal(UnsafeMutableRawPointer(press), "pressed") { _ in
            gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
        }
    }

    private var claiming: Signal?

    /// Shows the name of a section, or none.
    ///
    /// - Parameter row: The widget of the row.
    func show(_ name: String?, in row: WidgetPointer) {
        gtk_widget_set_visible(label, name == nil ? 0 : 1)
        guard let name else { return gtk_widget_remove_css_class(row, Self.start) }
        gtk_widget_add_css_class(row, Self.start)
        gtk_label_set_text(OpaquePointer(label), name)
        // The label is in the space above the cell.
        if let cell = gtk_widget_get_parent(widget) { gtk_widget_set_overflow(cell, GTK_OVERFLOW_VISIBLE) }
    }
}
