import CPopsheet
import Popsheet

/// The pointer that rests while what is under it is laid out.
@MainActor
enum RestingPointer {
    /// Keeps the motions from a widget that GTK makes up after a layout; the connection is the caller's to keep.
    ///
    /// A scrolled window shows its scroll bar at each motion, and animates it for a second. During a search this would happen
    /// at each letter, and the search's own frame would wait. GTK finds what is under the pointer without it.
    static func ignoring(in widget: WidgetPointer) -> Signal? {
        guard let controller = gtk_event_controller_legacy_new() else { return nil }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller)
        return .answering(UnsafeMutableRawPointer(controller), "event") { _ in
            guard let event = gtk_event_controller_get_current_event(controller) else { return false }
            return gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY
                && gdk_event_get_time(event) == UInt32(GDK_CURRENT_TIME)
        }
    }
}
