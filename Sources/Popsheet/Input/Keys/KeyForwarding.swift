import CPopsheet

/// Gives the key that a controller handles to the widget with the focus, before the window's shortcuts receive it.
@MainActor
final class KeyForwarding {
    private let window: WidgetPointer
    private let controller: OpaquePointer
    /// Whether the window delivers no key itself, because the sheet is modal.
    var isExclusive = true
    /// The keys that are held since a widget received them, by hardware code, and how far up each of them went.
    private var held: [UInt32: WidgetReference] = [:]

    /// - Parameters:
    ///   - controller: The key controller, on the window.
    init(of controller: OpaquePointer, on window: WidgetPointer) {
        (self.controller, self.window) = (controller, window)
    }

    /// Gives the pressed key to the widget with the focus, and then to each of its ancestors until one handles it.
    ///
    /// - Parameters:
    ///   - key: The key that the controller handles now.
    ///   - end: The first ancestor that does not receive it.
    /// - Returns: Whether a widget handled it; false without a focus inside the ancestor.
    func forward(_ key: Key, upTo end: WidgetPointer) -> Bool {
        held[key.code] = WidgetReference(end)
        return deliver(upTo: end)
    }

    /// Gives a released key to the widgets that received it when it was pressed, as input methods need.
    func release(_ key: Key) {
        if let end = held.removeValue(forKey: key.code)?.widget { _ = deliver(upTo: end) }
    }

    /// The window delivers the key itself, and its release too.
    func forget(_ key: Key) { held[key.code] = nil }

    private func deliver(upTo end: WidgetPointer) -> Bool {
        guard let focus = gtk_window_get_focus(window.asWindow), gtk_widget_is_ancestor(focus, end) != 0 else {
            return false
        }
        let widgets = focus.ancestors(upTo: end)
        // A handler may remove some of them.
        for widget in widgets { g_object_ref(widget) }
        defer { for widget in widgets { g_object_unref(widget) } }
        return widgets.contains {
            gtk_widget_is_ancestor($0, end) != 0 && gtk_event_controller_key_forward(controller, $0) != 0
        }
    }
}
