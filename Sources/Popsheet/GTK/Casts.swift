package import CPopsheet

extension WidgetPointer {
    /// The widget as an object of GLib's type system.
    var asObject: UnsafeMutablePointer<GObject> { cast() }

    /// The widget as a window, which it is.
    package var asWindow: UnsafeMutablePointer<GtkWindow> { cast() }

    /// The widget as a pointer to the structure of one of its types.
    package func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// Whether the widget is of a type, or of a derived one.
    package func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

    /// Whether the widget has its own surface, as windows and popovers do.
    var isNative: Bool { isA(gtk_native_get_type()) }

    /// Whether the widget is a viewport.
    var isViewport: Bool { isA(gtk_viewport_get_type()) }

    /// Whether the widget and everything that contains it is shown.
    package var isMapped: Bool { gtk_widget_get_mapped(self) != 0 }

    /// The widget and its ancestors, up to one of them, which is left out.
    func ancestors(upTo end: WidgetPointer) -> [WidgetPointer] {
        Array(
            sequence(state: WidgetPointer?.some(self)) { next in
                defer { next = next.flatMap { gtk_widget_get_parent($0) } }
                return next == end ? nil : next
            })
    }

    /// The widget's children, in order.
    package var children: [WidgetPointer] {
        gtk_widget_get_first_child(self).map { [WidgetPointer($0)] + $0.laterSiblings } ?? []
    }

    /// The siblings after the widget, in order.
    var laterSiblings: [WidgetPointer] {
        Array(
            sequence(state: gtk_widget_get_next_sibling(self)) { next in
                defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
                return next
            })
    }
}
