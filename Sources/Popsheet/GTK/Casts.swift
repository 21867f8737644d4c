import CPopsheet

extension WidgetPointer {
    /// The widget as an object of GLib's type system.
    var asObject: UnsafeMutablePointer<GObject> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self) }
}
