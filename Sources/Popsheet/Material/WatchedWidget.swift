import CPopsheet

/// A widget whose drawing somebody wants to hear of.
@MainActor
struct WatchedWidget {
    let widget: WidgetPointer
    private let drawing: OpaquePointer
    private let signal: Signal

    /// Has a closure called after each frame in which the widget, or anything in it, was drawn another way.
    init(_ widget: WidgetPointer, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        drawing = gtk_widget_paintable_new(widget)
        signal = Signal(UnsafeMutableRawPointer(drawing), "invalidate-contents") { _ in changed() }
    }

    /// Draws what the widget drew last.
    func snapshot(_ snapshot: OpaquePointer, in parent: WidgetPointer) {
        pop_material_snapshot_widget(drawing, parent, snapshot)
    }

    /// Whether the widget is there still, and not another one in its place.
    var isAlive: Bool { gtk_widget_paintable_get_widget(drawing) == widget }

    /// Calls nothing any more.
    func release() {
        signal.disconnect()
        g_object_unref(UnsafeMutableRawPointer(drawing))
    }
}
