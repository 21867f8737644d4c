import CPopsheet
import PopsheetLayout

/// Observes where over a sheet the mouse pointer is, for rows to show that it is on them (sheet.md 9).
///
/// A finger is never reported, nor a pointer while one of its buttons is down.
@MainActor
final class HoverListener {
    private let widget: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []

    /// Begins to observe.
    ///
    /// - Parameter moved: Runs when the pointer has moved, with its place in the widget; nil where it has left or presses.
    init(over widget: WidgetPointer, moved: @escaping (Point?) -> Void) {
        self.widget = widget
        let controller: OpaquePointer = gtk_event_controller_motion_new()
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        signals = [
            .answering(UnsafeMutableRawPointer(controller), "motion") { arguments in
                moved(Self.isHovering(controller) ? Point(x: arguments[0], y: arguments[1]) : nil)
                return false
            },
            Signal(UnsafeMutableRawPointer(controller), "leave") { _ in moved(nil) },
        ]
        gtk_widget_add_controller(widget, controller)
    }

    /// Observes no more.
    func remove() {
        for signal in signals { signal.disconnect() }
        signals = []
        gtk_widget_remove_controller(widget, controller)
    }

    /// Whether the event that a controller has now is of a pointer that only moves.
    private static func isHovering(_ controller: OpaquePointer) -> Bool {
        guard let event = gtk_event_controller_get_current_event(controller),
            gdk_event_get_pointer_emulated(event) == 0
        else { return false }
        let buttons =
            GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
            | GDK_BUTTON4_MASK.rawValue | GDK_BUTTON5_MASK.rawValue
        return gdk_event_get_modifier_state(event).rawValue & buttons == 0
    }
}
