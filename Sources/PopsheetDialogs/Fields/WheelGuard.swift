import CPopsheet
import Popsheet

/// Keeps the wheel from changing the value of a GTK control: it scrolls (command.md, "The other questions").
@MainActor
enum WheelGuard {
    /// Guards a control; the connection is the caller's to keep.
    ///
    /// - Parameter onScroll: Runs with the notches by which the wheel has turned, fractions of them from a touchpad, while the
    ///   control has the focus and nothing around it scrolls; nil for a control of which the wheel never changes the value.
    static func guarding(_ control: WidgetPointer, onScroll: (@MainActor (_ notches: Double) -> Void)? = nil) -> Signal?
    {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
            return nil
        }
        // Before the control's own controller.
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(control, controller)
        pop_widget_set_takes_wheel(control, false)
        return .answering(UnsafeMutableRawPointer(controller), "scroll") { [control] arguments in
            guard let onScroll, mayChange(control) else { return false }
            // GTK too takes 10 logical pixels for a notch.
            let isInPixels = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
            onScroll(arguments[1] / (isInPixels ? 10 : 1))
            return true
        }
    }

    private static func mayChange(_ control: WidgetPointer) -> Bool {
        guard let root = gtk_widget_get_root(control), let focus = gtk_root_get_focus(root),
            focus == control || gtk_widget_is_ancestor(focus, control) != 0,
            let native = gtk_widget_get_native(control)
        else { return false }
        // What is around a popover is not around its content.
        return !ScrolledWindow.all(around: control, upTo: WidgetPointer(native)).contains { $0.end > 0 }
    }
}
