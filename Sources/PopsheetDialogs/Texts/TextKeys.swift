import CPopsheet
import Popsheet

/// The keys of a text that GTK's text views do not have: Home, End and the space bar scroll a text to read, which the space
/// bar leaves at its end, and Ctrl+Return accepts an edited one.
@MainActor
enum TextKeys {
    /// Handles the keys of a text to read; GTK's own scroll by lines and pages.
    ///
    /// - Parameter leave: Runs at the Return key, and at the space bar where there is nothing more to read; returns whether
    ///   the focus has moved on.
    static func scrolling(
        _ view: WidgetPointer, with end: TextEnd, leave: @escaping @MainActor () -> Bool
    ) -> Signal? {
        handling(view) { [weak end] key, modifiers in
            if modifiers == 0, isReturn(key) { return leave() }
            switch (key, modifiers) {
            case (GDK_KEY_space, 0), (GDK_KEY_KP_Space, 0):
                if end?.isVisible != true || !leave() { end?.scroll(pages: 1) }
            case (GDK_KEY_Home, 0), (GDK_KEY_KP_Home, 0): end?.scrollToStart()
            case (GDK_KEY_End, 0), (GDK_KEY_KP_End, 0): end?.keep()
            case (GDK_KEY_space, GDK_SHIFT_MASK.rawValue): end?.scroll(pages: -1)
            default: return false
            }
            return true
        }
    }

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

    private static func isReturn(_ key: Int32) -> Bool {
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
