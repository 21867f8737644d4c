import CPopsheet
import PopsheetLayout

/// Where widgets lie in their window.
@MainActor
enum WidgetBounds {
    /// The bounds of a widget in a window's coordinates; nil where it is not in it.
    static func of(_ widget: WidgetPointer, in window: WidgetPointer) -> Rect? {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        guard pop_widget_bounds(widget, window, &x, &y, &width, &height) else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// What can be seen of a part of a widget: scrolled windows and their like cut their content off.
    ///
    /// - Parameter frame: The part, in the window's coordinates.
    static func visiblePart(_ frame: Rect, of widget: WidgetPointer, in window: WidgetPointer) -> Rect {
        var visible = frame
        var ancestor = gtk_widget_get_parent(widget)
        // What is around a popover does not cut it off.
        while let clip = ancestor, clip != window, !clip.isNative {
            if gtk_widget_get_overflow(clip) == GTK_OVERFLOW_HIDDEN, let bounds = of(clip, in: window) {
                visible = visible.clamped(to: bounds)
            }
            ancestor = gtk_widget_get_parent(clip)
        }
        return visible
    }
}
