import CPopsheet
import Popsheet

/// Lets the wheel change the value of a GTK control only while the control has the focus and nothing around it scrolls;
/// otherwise the wheel scrolls (command.md, "The other questions").
@MainActor
enum WheelGuard {
    /// Guards a control; the connection is the caller's to keep.
    static func guarding(_ control: WidgetPointer) -> Signal? {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
            return nil
        }
        // Before the control's own controller.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(control, controller)
        return .answering(UnsafeMutableRawPointer(controller), "scroll") { [control] _ in
            pop_widget_set_takes_wheel(control, takesWheel(control))
            return false
        }
    }

    private static func takesWheel(_ control: WidgetPointer) -> Bool {
        guard let root = gtk_widget_get_root(control), let focus = gtk_root_get_focus(root),
            focus == control || gtk_widget_is_ancestor(focus, control) != 0,
            let native = gtk_widget_get_native(control)
        else { return false }
        // What is around a popover is not around its content.
        return !ScrolledWindow.all(around: control, upTo: WidgetPointer(native)).contains { $0.end > 0 }
    }
}
