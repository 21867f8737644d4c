package import CPopsheet

/// An event controller on a widget that may have controllers of others.
///
/// GTK 4.8 crashes if a controller's handler removes the next controller of the same widget, so a controller that is
/// removed while any of these handles an event is removed after the event.
@MainActor
package final class EventController {
    private let widget: WidgetPointer
    private let controller: OpaquePointer
    private var signals: [Signal] = []
    private static var handling = 0

    /// Adds a controller to a widget, which receives events before their targets.
    ///
    /// - Parameters:
    ///   - limit: Whether it receives events on other surfaces too, such as those of the widget's popovers.
    ///   - handlers: Called with the arguments of the signal with that name; their results are used if the signal has
    ///     one.
    package init(
        _ controller: OpaquePointer, on widget: WidgetPointer, limit: GtkPropagationLimit = GTK_LIMIT_NONE,
        _ handlers: KeyValuePairs<String, @MainActor (SignalArguments) -> Bool>
    ) {
        (self.widget, self.controller) = (widget, controller)
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_limit(controller, limit)
        signals = handlers.map { name, handle in
            .answering(UnsafeMutableRawPointer(controller), name) { arguments in
                Self.handling += 1
                defer { Self.handling -= 1 }
                return handle(arguments)
            }
        }
        // GTK calls the controllers of a widget newest first.
        gtk_widget_add_controller(widget, controller)
    }

    /// Stops receiving events.
    package func remove() {
        guard !signals.isEmpty else { return }
        for signal in signals { signal.disconnect() }
        signals = []
        if Self.handling > 0 {
            pop_widget_remove_controller_soon(widget, controller)
        } else {
            gtk_widget_remove_controller(widget, controller)
        }
    }
}
