import CPopsheet

/// An event controller on a window that others may have controllers on too.
///
/// GTK 4.8 crashes where one controller's handler removes the next one of the same widget: what is removed while any of
/// these handles an event goes only after it.
@MainActor
final class WindowController {
    private let window: WidgetPointer
    private let controller: OpaquePointer
    private var signal: Signal?
    private static var handling = 0

    /// Adds a controller to a window, which hears events before what they are meant for.
    ///
    /// - Parameter handle: Gets the signal's arguments; what it answers counts where the signal wants an answer.
    init(
        _ controller: OpaquePointer, on window: WidgetPointer, signal name: String,
        handle: @escaping @MainActor (SignalArguments) -> Bool
    ) {
        self.window = window
        self.controller = controller
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        signal = .answering(UnsafeMutableRawPointer(controller), name) { arguments in
            Self.handling += 1
            defer { Self.handling -= 1 }
            return handle(arguments)
        }
        // GTK asks the controllers of a widget newest first.
        gtk_widget_add_controller(window, controller)
    }

    /// Hears nothing any more.
    func remove() {
        guard let signal else { return }
        signal.disconnect()
        self.signal = nil
        if Self.handling > 0 {
            pop_widget_remove_controller_soon(window, controller)
        } else {
            gtk_widget_remove_controller(window, controller)
        }
    }
}
