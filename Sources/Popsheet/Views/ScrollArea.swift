import CPopsheet

/// A part of a card that scrolls where it lacks room, with GTK's own overlay scrollbars and kinetic scrolling.
@MainActor
final class ScrollArea {
    /// The scrolled window.
    nonisolated(unsafe) let pointer: WidgetPointer

    init(showing child: WidgetPointer) {
        pointer = gtk_scrolled_window_new()
        g_object_ref_sink(pointer)
        let window = OpaquePointer(pointer)
        gtk_scrolled_window_set_policy(window, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_overlay_scrolling(window, 1)
        gtk_scrolled_window_set_child(window, child)
        // The viewport takes the focus with it when it is clicked; a sheet's focus is on its actions.
        gtk_widget_set_focusable(pointer, 0)
    }

    deinit { g_object_unref(pointer) }

    /// Shows another child, or none.
    func show(_ child: WidgetPointer?) { gtk_scrolled_window_set_child(OpaquePointer(pointer), child) }

    /// How far the content is scrolled.
    var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// The adjustment, for who wants to know when it changes.
    var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(OpaquePointer(pointer))
    }
}
