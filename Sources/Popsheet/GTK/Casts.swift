import CPopsheet

extension WidgetPointer {
    /// The widget as a window, which it must be.
    var asWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
    }
}
