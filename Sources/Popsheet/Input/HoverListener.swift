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
    /// Where the pointer was when the sheet came beneath it.
    private var resting: Point?

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
        resting = place
        // A pointer that jumps here moves nowhere for Wayland. X11 tells of a motion, and has a finger take the pointer along.
        guard pop_x_display(widget) == nil else { return }
        signals.append(
            .answering(UnsafeMutableRawPointer(controller), "enter") { [weak self] arguments in
                guard let self, let place, place != resting else { return false }
                moved(Point(x: arguments[0], y: arguments[1]))
                return false
            })
    }

    /// Where the pointer is on the surface; nil where it is elsewhere, as where a finger touches, or one of its buttons is down.
    private var place: Point? {
        var (x, y, state) = (0.0, 0.0, GdkModifierType(rawValue: 0))
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
            let pointer = gdk_seat_get_pointer(seat),
            gdk_surface_get_device_position(surface, pointer, &x, &y, &state) != 0,
            state.rawValue & Self.buttons == 0
        else { return nil }
        return Point(x: x, y: y)
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
        return gdk_event_get_modifier_state(event).rawValue & buttons == 0
    }

    private static let buttons =
        GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue | GDK_BUTTON4_MASK.rawValue
        | GDK_BUTTON5_MASK.rawValue
}
