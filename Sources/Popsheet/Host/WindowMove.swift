package import CPopsheet

/// How the user has moved a window since its position was last requested.
@MainActor
package enum WindowMove {
    /// Not at all, or the system does not report it.
    case none
    /// The user is still moving the window.
    case inProgress
    /// The user has moved the window to an area of the screen, in logical pixels.
    case ended(GdkRectangle)

    /// Marks a window whose move has begun and was not reported as ended.
    private static let key = "popsheet-moved"

    /// Lets the pointer move a window; the event is the press, or a motion after it.
    static func begin(_ window: WidgetPointer, with event: OpaquePointer) {
        var (x, y) = (0.0, 0.0)
        guard let surface = gtk_native_get_surface(OpaquePointer(window)), let device = gdk_event_get_device(event),
            window.isA(gtk_window_get_type()), gdk_event_get_position(event, &x, &y) != 0
        else { return }
        g_object_set_data(window.asObject, key, UnsafeMutableRawPointer(window))
        gdk_toplevel_begin_move(surface, device, GDK_BUTTON_PRIMARY, x, y, gdk_event_get_time(event))
    }

    /// Reports a move that has begun; one that has ended is reported once.
    package static func last(of window: WidgetPointer) -> WindowMove {
        guard g_object_get_data(window.asObject, key) != nil else { return .none }
        if pop_desk_pointer_is_held(window) { return .inProgress }
        var area = GdkRectangle()
        guard pop_desk_window_area(window, &area) else { return .none }
        g_object_set_data(window.asObject, key, nil)
        return .ended(area)
    }
}
