import CPopsheetGTK4

/// A pointer to a GTK widget.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Unwraps the result of a constructor, which is NULL only after a programming error.
func made<Object>(_ object: Object?) -> Object {
    guard let object else { preconditionFailure("GTK made nothing") }
    return object
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widget as an opaque pointer, for classes with a private struct.
    var opaque: OpaquePointer { OpaquePointer(self) }

    /// The widget as an instance of any of its classes.
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The widget's children, in order.
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

// MARK: Style and size

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

    /// The widget, expanding into the remaining space.
    @discardableResult func expanding(horizontally: Bool = false, vertically: Bool = false) -> Widget {
        gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(self, vertically ? 1 : 0)
        return self
    }

    /// The widget, aligned in its allocation.
    @discardableResult func aligned(horizontally: GtkAlign? = nil, vertically: GtkAlign? = nil) -> Widget {
        if let horizontally { gtk_widget_set_halign(self, horizontally) }
        if let vertically { gtk_widget_set_valign(self, vertically) }
        return self
    }

    /// The widget with a minimum size.
    @discardableResult func sized(width: Int = -1, height: Int = -1) -> Widget {
        gtk_widget_set_size_request(self, Int32(width), Int32(height))
        return self
    }

    /// The widget with a margin on each side.
    @discardableResult func padded(_ margin: Int32) -> Widget {
        gtk_widget_set_margin_top(self, margin)
        gtk_widget_set_margin_bottom(self, margin)
        gtk_widget_set_margin_start(self, margin)
        gtk_widget_set_margin_end(self, margin)
        return self
    }

    /// The widget, clipped to its rounded corners.
    @discardableResult func clipped() -> Widget {
        gtk_widget_set_overflow(self, GTK_OVERFLOW_HIDDEN)
        return self
    }
}
