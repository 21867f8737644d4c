import CPopsheetGTK4

/// Runs a closure whenever an object emits a signal; the closure lives as long as the connection.
@MainActor @discardableResult
func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
) -> UInt {
    // With swapped arguments the data comes first, so one function of one argument works for signals with any number.
    let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body() }
    }
    return UInt(
        g_signal_connect_data(
            object, signal, unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passRetained(Handler(body)).toOpaque(),
            { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } },
            G_CONNECT_SWAPPED))
}

/// Runs a closure at the beginning of each press on a widget, before the widget and its children get it.
@MainActor func onPress(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
    let gesture = made(gtk_gesture_click_new())
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(gesture, 0)
    connect(UnsafeMutableRawPointer(gesture), "pressed", body)
    gtk_widget_add_controller(widget, gesture)
}

/// Runs a closure with each place of the pointer over a widget, and with nil when it leaves.
@MainActor func onMotion(over widget: Widget, _ body: @escaping @MainActor ((x: Double, y: Double)?) -> Void) {
    let motion = made(gtk_event_controller_motion_new())
    let moved: @convention(c) (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> Void = { _, x, y, data in
        let handler = Unmanaged<PlaceHandler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body((x, y)) }
    }
    for signal in ["enter", "motion"] {
        g_signal_connect_data(
            UnsafeMutableRawPointer(motion), signal, unsafeBitCast(moved, to: GCallback.self),
            Unmanaged.passRetained(PlaceHandler(body)).toOpaque(),
            { data, _ in if let data { Unmanaged<PlaceHandler>.fromOpaque(data).release() } }, GConnectFlags(0))
    }
    connect(UnsafeMutableRawPointer(motion), "leave") { body(nil) }
    gtk_widget_add_controller(widget, motion)
}

/// Runs a closure with each key that is pressed in a widget; it returns whether the key had an effect.
@MainActor func onKey(_ widget: Widget, _ body: @escaping @MainActor (Int) -> Bool) {
    let keys = made(gtk_event_controller_key_new())
    let pressed: @convention(c) (OpaquePointer, UInt32, UInt32, UInt32, UnsafeMutableRawPointer) -> gboolean = {
        _, key, _, _, data in
        let handler = Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { handler.body(Int(key)) } ? 1 : 0
    }
    g_signal_connect_data(
        UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self),
        Unmanaged.passRetained(KeyHandler(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() } }, GConnectFlags(0))
    gtk_widget_add_controller(widget, keys)
}

/// Runs a closure once, after GTK's current work, unless a widget has left its window by then.
@MainActor func whenIdle(in widget: Widget, _ body: @escaping @MainActor () -> Void) {
    // The window may be closed before then.
    g_object_ref(widget)
    let handler = Handler {
        if gtk_widget_get_root(widget) != nil { body() }
        g_object_unref(widget)
    }
    g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
            guard let data else { return 0 }
            let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { handler.body() }
            return 0
        },
        Unmanaged.passRetained(handler).toOpaque(),
        { data in if let data { Unmanaged<Handler>.fromOpaque(data).release() } })
}

/// A box for a closure that C code calls with a place.
@MainActor private final class PlaceHandler {
    let body: @MainActor ((x: Double, y: Double)?) -> Void

    init(_ body: @escaping @MainActor ((x: Double, y: Double)?) -> Void) { self.body = body }
}

/// A box for a closure that C code calls with a key.
@MainActor private final class KeyHandler {
    let body: @MainActor (Int) -> Bool

    init(_ body: @escaping @MainActor (Int) -> Bool) { self.body = body }
}

/// A box for a closure that C code holds.
@MainActor private final class Handler {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
