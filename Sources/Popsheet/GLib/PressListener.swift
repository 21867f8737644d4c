import CPopsheet
import PopsheetLayout

/// Presses of a pointer's first button or of a first finger anywhere in a window, heard before anything in it.
///
/// GTK's gestures are of no use here: GTK sends a press to what it last found under the pointer, which in the first frames
/// of a sheet is not yet the sheet, and its click gesture gives up where GTK looks anew at what lies under a resting
/// pointer while the press is let go.
@MainActor
final class PressListener {
    /// A part of a press, with its place in the window.
    enum Part {
        /// It begins; whoever answers true keeps it, up to its end, from everything else.
        case began(Point)
        /// It ends.
        case ended(Point)
        /// It ends without having been let go.
        case cancelled
    }

    private let window: WidgetPointer
    private let controller: OpaquePointer
    private var signal: Signal?
    /// Whether a press that was kept goes on, and of which finger, where it is one.
    private var isPressed = false
    private var finger: OpaquePointer?
    private let heard: (Part) -> Bool

    init(on window: WidgetPointer, heard: @escaping (Part) -> Bool) {
        self.window = window
        self.heard = heard
        controller = gtk_event_controller_legacy_new()
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        signal = .answering(UnsafeMutableRawPointer(controller), "event") { [weak self] _ in
            guard let self, let event = gtk_event_controller_get_current_event(controller) else { return false }
            return handle(event)
        }
        gtk_widget_add_controller(window, controller)
    }

    /// Hears no press any more.
    func remove() {
        signal?.disconnect()
        signal = nil
        gtk_widget_remove_controller(window, controller)
    }

    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == UInt32(GDK_BUTTON_PRIMARY), GDK_TOUCH_BEGIN:
            guard !isPressed else { return true }
            isPressed = heard(.began(place(of: event)))
            finger = gdk_event_get_event_sequence(event)
            return isPressed
        case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == UInt32(GDK_BUTTON_PRIMARY), GDK_TOUCH_END:
            guard isPressed else { return false }
            if finger == gdk_event_get_event_sequence(event) { end(.ended(place(of: event))) }
            return true
        case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN:
            if isPressed { end(.cancelled) }
            return false
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
            // Whatever lies beneath has heard of no press.
            return isPressed
        default:
            return false
        }
    }

    private func end(_ part: Part) {
        isPressed = false
        finger = nil
        _ = heard(part)
    }

    /// The surface has a margin for the window's shadow.
    private func place(of event: OpaquePointer) -> Point {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        gtk_native_get_surface_transform(OpaquePointer(window), &dx, &dy)
        return Point(x: x - dx, y: y - dy)
    }
}
