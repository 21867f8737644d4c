import CGTK4

/// A GTK widget as C has it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// What GTK was asked to make: its functions answer NULL only where they were called wrongly.
func made<Object>(_ object: Object?) -> Object {
    guard let object else { preconditionFailure("GTK made nothing") }
    return object
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as the functions of classes with a private struct want it.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as any of the classes it is an instance of.
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The widget's children, in their order.
    var children: [Widget] {
        var found: [Widget] = []
        var child = gtk_widget_get_first_child(self)
        while let widget = child {
            found.append(widget)
            child = gtk_widget_get_next_sibling(widget)
        }
        return found
    }
}

// MARK: Looks and room

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget with more style classes.
    @discardableResult func styled(_ names: String...) -> Widget {
        for name in names { gtk_widget_add_css_class(self, name) }
        return self
    }

    /// The widget with or without a style class.
    func toggleStyle(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// The widget, wanting whatever room is left over.
    @discardableResult func expanding(horizontally: Bool = false, vertically: Bool = false) -> Widget {
        gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(self, vertically ? 1 : 0)
        return self
    }

    /// The widget, placed in the room it gets.
    @discardableResult func aligned(horizontally: GtkAlign? = nil, vertically: GtkAlign? = nil) -> Widget {
        if let horizontally { gtk_widget_set_halign(self, horizontally) }
        if let vertically { gtk_widget_set_valign(self, vertically) }
        return self
    }

    /// The widget, at least so large.
    @discardableResult func sized(width: Int = -1, height: Int = -1) -> Widget {
        gtk_widget_set_size_request(self, Int32(width), Int32(height))
        return self
    }

    /// The widget with everything drawn inside its rounded corners.
    @discardableResult func clipped() -> Widget {
        gtk_widget_set_overflow(self, GTK_OVERFLOW_HIDDEN)
        return self
    }
}
