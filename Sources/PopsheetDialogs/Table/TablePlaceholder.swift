import CPopsheet
import Popsheet

/// What a table without rows shows in their place: a spinner while rows may come, and afterwards a text.
///
/// It takes the focus that the rows would have, so that no action has it.
@MainActor
final class TablePlaceholder {
    /// The stack of both, which can have the focus, as a box can't; the widget that contains it keeps it alive.
    let widget: WidgetPointer
    private let spinner: WidgetPointer
    private let label: WidgetPointer

    private let isAnimated: Bool

    /// - Parameter isAnimated: Whether there is a spinner; otherwise a text says that rows may come.
    init(isAnimated: Bool) {
        self.isAnimated = isAnimated
        (widget, spinner) = (gtk_stack_new(), gtk_spinner_new())
        label = gtk_label_new(nil)
        gtk_widget_add_css_class(label, StyleClass.secondary)
        gtk_widget_set_size_request(widget, -1, DialogMetrics.placeholderHeight)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_focusable(widget, 1)
        for part in [spinner, label] {
            gtk_widget_set_halign(part, GTK_ALIGN_CENTER)
            gtk_stack_add_child(OpaquePointer(widget), part)
        }
        update()
    }

    /// Whether rows may still come.
    var waits = false {
        didSet { if waits != oldValue { update() } }
    }

    private func update() {
        let text = waits ? StandardLabel.waiting : StandardLabel.nothingToChoose
        // A hidden spinner requests no frames.
        let spins = waits && isAnimated && isShown
        gtk_label_set_text(OpaquePointer(label), text)
        gtk_stack_set_visible_child(OpaquePointer(widget), spins ? spinner : label)
        if spins { gtk_spinner_start(OpaquePointer(spinner)) } else { gtk_spinner_stop(OpaquePointer(spinner)) }
        pop_widget_set_accessible_label(widget, text)
        pop_widget_set_accessible_busy(widget, waits)
    }

    /// Shows or hides it.
    var isShown: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set {
            gtk_widget_set_visible(widget, newValue ? 1 : 0)
            update()
        }
    }
}
