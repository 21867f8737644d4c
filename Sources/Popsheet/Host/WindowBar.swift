import CPopsheet

/// The header bar of an application's window.
@MainActor
enum WindowBar {
    /// The first header bar or toolbar in a window; nil without one.
    static func first(in widget: WidgetPointer) -> WidgetPointer? {
        // libadwaita's bars have the same CSS name; other bars have the style class.
        if String(cString: gtk_widget_get_css_name(widget)) == "headerbar"
            || gtk_widget_has_css_class(widget, "toolbar") != 0
        {
            return widget
        }
        for child in widget.children where child.isMapped && !child.isNative {
            if let bar = first(in: child) { return bar }
        }
        return nil
    }
}
