import CPopsheet

/// A widget whose drawing is observed.
@MainActor
struct WatchedWidget {
    let widget: WidgetPointer
    private let drawing: OpaquePointer
    private let signal: Signal

    /// Calls a closure after each frame in which the drawing of the widget, or of anything in it, has changed.
    init(_ widget: WidgetPointer, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        drawing = gtk_widget_paintable_new(widget)
        signal = Signal(UnsafeMutableRawPointer(drawing), "invalidate-contents") { _ in changed() }
    }

    /// Draws what the widget drew last.
    func snapshot(_ snapshot: OpaquePointer, in parent: WidgetPointer) {
        pop_material_snapshot_widget(drawing, parent, snapshot)
    }

    /// Whether the widget still exists, and no other one has its address.
    var isAlive: Bool { gtk_widget_paintable_get_widget(drawing) == widget }

    /// Stops observing.
    func release() {
        signal.disconnect()
        g_object_unref(UnsafeMutableRawPointer(drawing))
    }
}
