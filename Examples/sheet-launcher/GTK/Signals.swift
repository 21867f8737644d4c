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

/// Runs a closure once, after GTK's current work.
@MainActor func whenIdle(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
            guard let data else { return 0 }
            let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { handler.body() }
            return 0
        },
        Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data in if let data { Unmanaged<Handler>.fromOpaque(data).release() } })
}

/// A box for a closure that C code holds.
@MainActor private final class Handler {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
