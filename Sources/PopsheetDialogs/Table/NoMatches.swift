import CPopsheet
import Popsheet

/// What a table shows in the place of its rows if the text in the field finds none: that there are none, or a row that
/// accepts the text itself.
@MainActor
final class NoMatches {
    /// Both; the widget that contains them keeps them alive.
    let widget: WidgetPointer
    private let label: WidgetPointer
    private let button: WidgetPointer
    private var signals: [Signal] = []
    /// Runs when the row that accepts the text is pressed.
    var onAccept: (() -> Void)?

    init() {
        widget = gtk_stack_new()
        label = DialogLabel.make(StandardLabel.noMatches)
        button = gtk_button_new_with_label("")
        gtk_widget_add_css_class(label, StyleClass.secondary)
        gtk_widget_set_halign(label, GTK_ALIGN_CENTER)
        // A label that wraps would be as high as at its minimum width.
        gtk_label_set_wrap(OpaquePointer(label), 0)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        gtk_widget_set_size_request(label, -1, DialogMetrics.placeholderHeight)
        gtk_widget_set_valign(button, GTK_ALIGN_START)
        gtk_widget_add_css_class(button, StyleClass.customRow)
        gtk_widget_set_can_focus(button, 0)
        for part in [label, button] { gtk_stack_add_child(OpaquePointer(widget), part) }
        gtk_widget_set_visible(widget, 0)
        signals = [Signal(button, "clicked") { [weak self] _ in self?.onAccept?() }]
    }

    /// Shows that there are no rows.
    ///
    /// - Parameter text: The label of the row that accepts the text; nil without one.
    func show(accepting text: String?) {
        if let text {
            gtk_button_set_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), text)
            if let child = gtk_button_get_child(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self))
            {
                gtk_label_set_xalign(OpaquePointer(child), 0)
                gtk_label_set_ellipsize(OpaquePointer(child), PANGO_ELLIPSIZE_MIDDLE)
            }
        }
        gtk_stack_set_visible_child(OpaquePointer(widget), text == nil ? label : button)
        gtk_widget_set_can_target(widget, text == nil ? 0 : 1)
        gtk_widget_set_visible(widget, 1)
    }

    func hide() { gtk_widget_set_visible(widget, 0) }
}
