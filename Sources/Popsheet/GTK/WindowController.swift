import CPopsheet

/// An event controller on a window that others may have controllers on too.
///
/// GTK 4.8 crashes where one controller's handler removes the next one of the same widget: what is removed while any of
/// these handles an event goes only after it.
@MainActor
package final class WindowController {
    private let window: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    private static var handling = 0

    /// Adds a controller to a window, which hears events before what they are meant for.
    ///
    /// - Parameter handlers: Get the arguments of the signal of that name; what they answer counts where the signal wants an
    ///   answer.
    package init(
        _ controller: OpaquePointer, on window: WidgetPointer,
        _ handlers: KeyValuePairs<String, @MainActor (SignalArguments) -> Bool>
    ) {
        self.window = window
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        // The window's popovers have surfaces of their own.
        gtk_event_controller_set_propagation_limit(controller, GTK_LIMIT_NONE)
        signals = handlers.map { name, handle in
            .answering(UnsafeMutableRawPointer(controller), name) { arguments in
                Self.handling += 1
                defer { Self.handling -= 1 }
                return handle(arguments)
            }
        }
        // GTK asks the controllers of a widget newest first.
        gtk_widget_add_controller(window, controller)
    }

    /// Hears nothing any more.
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
