import CPopsheet
import PopsheetLayout

/// Observes the mouse pointer over a sheet, so that rows can show that it is over them (sheet.md §9).
///
/// Touches are not reported, nor is a pointer with a button down.
@MainActor
final class HoverListener {
    private let widget: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    /// The pointer's position when the sheet appeared under it.
    private var resting: Point?

    /// Begins to observe.
    ///
    /// - Parameter moved: Runs when the pointer has moved, with its position in the widget; nil if it has left or
    ///   presses.
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
        // On Wayland, a pointer that enters does not move. X11 reports a motion, and a touch moves its pointer.
        guard pop_x_display(widget) == nil else { return }
        signals.append(
            .answering(UnsafeMutableRawPointer(controller), "enter") { [weak self] arguments in
                guard let self, let place, place != resting else { return false }
                moved(Point(x: arguments[0], y: arguments[1]))
                return false
            })
    }

    /// The pointer's position on the surface; nil if it is elsewhere, such as during a touch, or a button is down.
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

    /// Stops observing.
    func remove() {
        for signal in signals { signal.disconnect() }
        signals = []
        gtk_widget_remove_controller(widget, controller)
    }

    /// Whether a controller's current event is that of a pointer without pressed buttons.
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
