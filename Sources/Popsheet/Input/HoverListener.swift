import CPopsheet
import PopsheetLayout

/// Observes the mouse pointer over a sheet, so that rows can show that it is over them (sheet.md §9).
///
/// Touches are not reported, nor is a pointer with a button down.
@MainActor
final class HoverListener {
    private let widget: WidgetPointer
    private var controller: EventController?
    /// The pointer's position when the sheet appeared under it.
    private var resting: Point?

    /// Begins to observe.
    ///
    /// - Parameter moved: Runs when the pointer has moved, with its position in the widget; nil if it has left or
    ///   presses.
    init(over widget: WidgetPointer, moved: @escaping (Point?) -> Void) {
        self.widget = widget
        resting = place
        let motion: OpaquePointer = gtk_event_controller_motion_new()
        controller = EventController(
            motion, on: widget, limit: GTK_LIMIT_SAME_NATIVE,
            [
                "motion": { arguments in
                    moved(Self.isHovering(motion) ? Point(x: arguments[0], y: arguments[1]) : nil)
                    return false
                },
                "leave": { _ in
                    moved(nil)
                    return false
                },
                // On Wayland, a pointer that enters does not move. X11 reports a motion, and a touch moves its pointer.
                "enter": { [weak self] arguments in
                    guard pop_x_display(widget) == nil, let self, let place, place != resting else { return false }
                    moved(Point(x: arguments[0], y: arguments[1]))
                    return false
                },
            ])
    }

    /// The pointer's position on the surface; nil if it is elsewhere, such as during a touch, or a button is down.
    private var place: Point? {
        var (x, y) = (0.0, 0.0)
        guard let native = gtk_widget_get_native(widget).map({ WidgetPointer($0) }), pop_native_pointer(native, &x, &y),
            !pop_window_pointer_is_down(native)
        else { return nil }
        return Point(x: x, y: y)
    }

    /// Stops observing.
    func remove() { controller?.remove() }

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
