import CPopsheet
import PopsheetLayout

/// The frames of widgets in their window.
@MainActor
enum WidgetBounds {
    /// The bounds of a widget in a window's coordinates; nil if it is in another window.
    static func of(_ widget: WidgetPointer, in window: WidgetPointer) -> Rect? {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        guard pop_widget_bounds(widget, window, &x, &y, &width, &height) else { return nil }
        return Rect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The visible part of a frame of a widget: ancestors such as scrolled windows clip their contents.
    ///
    /// - Parameter frame: The frame, in the window's coordinates.
    static func visiblePart(_ frame: Rect, of widget: WidgetPointer, in window: WidgetPointer) -> Rect {
        var visible = frame
        var ancestor = gtk_widget_get_parent(widget)
        // Widgets around a popover do not clip it.
        while let clip = ancestor, clip != window, !clip.isNative {
            if gtk_widget_get_overflow(clip) == GTK_OVERFLOW_HIDDEN, let bounds = of(clip, in: window) {
                visible = visible.clamped(to: bounds)
            }
            ancestor = gtk_widget_get_parent(clip)
        }
        return visible
    }
}
