import CPopsheet
import PopsheetLayout

/// Keeps the focused widget of an application visible while an on-screen keyboard or the window's size changes what is
/// visible of the sheet (content.md §8).
@MainActor
final class FocusReveal {
    private let area: WidgetPointer
    private var last: (size: Size, bottom: Double)?
    private var isPending = false

    /// - Parameter area: What contains the application's widget.
    init(in area: WidgetArea) { self.area = area.pointer }

    /// The sheet is laid out in a context, and moves there.
    func follow(_ context: LayoutContext) {
        let now = (size: context.size, bottom: context.safeArea.bottom)
        if let last, last != now { isPending = true }
        last = now
    }

    /// The widgets have their places of this frame.
    ///
    /// - Parameters:
    ///   - focused: The focused widget in the area; nil without one.
    ///   - isAtRest: Whether this was the last change.
    func wasLaidOut(_ focused: WidgetPointer?, isAtRest: Bool) {
        guard isPending else { return }
        isPending = !isAtRest
        // What is in a popover has its own place.
        if let focused, gtk_widget_get_native(focused) == gtk_widget_get_native(area) { reveal(focused) }
    }

    private func reveal(_ focused: WidgetPointer) {
        let part = Self.visiblePart(of: focused)
        // What is outside scrolls by as much less as what is inside has scrolled.
        var shift = 0.0
        for scrolled in ScrolledWindow.all(around: focused, upTo: area) + [ScrolledWindow(area)] {
            var (start, place) = (graphene_point_t(x: Float(part.x), y: Float(part.y)), graphene_point_t())
            guard gtk_widget_compute_point(focused, scrolled.widget, &start, &place) != 0 else { return }
            let height = Double(gtk_widget_get_height(scrolled.widget))
            let (top, before) = (Double(place.y) + shift, scrolled.offset)
            // Its beginning, if there is no space for all of it.
            if top + part.height > height { scrolled.offset += min(top + part.height - height, top) }
            if top < 0 { scrolled.offset += top }
            shift -= scrolled.offset - before
        }
    }

    /// The part of a widget that the user needs to see, in its coordinates: the line with the cursor of a long text.
    private static func visiblePart(of widget: WidgetPointer) -> Rect {
        guard widget.isA(gtk_text_view_get_type()) else {
            return Rect(
                x: 0, y: 0, width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
        }
        var (cursor, place) = (GdkRectangle(), (x: Int32(0), y: Int32(0)))
        gtk_text_view_get_cursor_locations(widget.cast(), nil, &cursor, nil)
        gtk_text_view_buffer_to_window_coords(
            widget.cast(), GTK_TEXT_WINDOW_WIDGET, cursor.x, cursor.y, &place.x, &place.y)
        return Rect(x: Double(place.x), y: Double(place.y), width: 0, height: Double(cursor.height))
    }
}
