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
        // Widgets around a popover do not clip it.
        for clip in widget.ancestors(upTo: window).dropFirst().prefix(while: { !$0.isNative })
        where gtk_widget_get_overflow(clip) == GTK_OVERFLOW_HIDDEN {
            if let bounds = of(clip, in: window) { visible = visible.clamped(to: bounds) }
        }
        return visible
    }
}
