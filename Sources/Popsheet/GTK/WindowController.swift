import CPopsheet

/// An event controller on a window that may have controllers of others.
///
/// GTK 4.8 crashes if a controller's handler removes the next controller of the same widget, so a controller that is
/// removed while any of these handles an event is removed after the event.
@MainActor
package final class WindowController {
    private let window: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    private static var handling = 0

    /// Adds a controller to a window, which receives events before their targets.
    ///
    /// - Parameter handlers: Called with the arguments of the signal with that name; their results are used if the
    ///   signal has one.
    package init(
        _ controller: OpaquePointer, on window: WidgetPointer,
        _ handlers: KeyValuePairs<String, @MainActor (SignalArguments) -> Bool>
    ) {
        self.window = window
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        // The window's popovers have their own surfaces.
        gtk_event_controller_set_propagation_limit(controller, GTK_LIMIT_NONE)
        signals = handlers.map { name, handle in
            .answering(UnsafeMutableRawPointer(controller), name) { arguments in
                Self.handling += 1
                defer { Self.handling -= 1 }
                return handle(arguments)
            }
        }
        // GTK calls the controllers of a widget newest first.
        gtk_widget_add_controller(window, controller)
    }

    /// Stops receiving events.
    package func remove() {
        guard !signals.isEmpty else { return }
        for signal in signals { signal.disconnect() }
        signals = []
        if Self.handling > 0 {
            pop_widget_remove_controller_soon(window, controller)
        } else {
            gtk_widget_remove_controller(window, controller)
        }
    }
}
