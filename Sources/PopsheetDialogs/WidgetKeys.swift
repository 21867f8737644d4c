import CPopsheet
import Popsheet

/// The keys that a widget handles before GTK does.
@MainActor
enum WidgetKeys {
    /// Runs a body at the Return key.
    ///
    /// - Parameter withControl: Whether only together with the Control key, because the widget takes the key alone.
    /// - Parameter body: Returns whether it has handled the key.
    static func accepting(
        _ widget: WidgetPointer, withControl: Bool, _ body: @escaping @MainActor () -> Bool
    ) -> Signal? {
        let wanted = withControl ? GDK_CONTROL_MASK.rawValue : 0
        return handling(widget) { key, modifiers in
            isReturn(key) && modifiers == wanted && body()
        }
    }

    /// Whether a key is one of those of Return.
    static func isReturn(_ key: Int32) -> Bool {
        [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(key)
    }

    /// Runs a body at each key, before the widget handles it; the body returns whether it has.
    static func handling(
        _ widget: WidgetPointer, _ body: @escaping @MainActor (_ key: Int32, _ modifiers: UInt32) -> Bool
    ) -> Signal? {
        guard let controller = gtk_event_controller_key_new() else { return nil }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, controller)
        return .answering(UnsafeMutableRawPointer(controller), "key-pressed") { arguments in
            body(Int32(arguments[0]), UInt32(arguments[2]) & KeyModifiers.all)
        }
    }
}
