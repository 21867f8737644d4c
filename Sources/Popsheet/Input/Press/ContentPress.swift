import CPopsheet
import PopsheetLayout
import PopsheetMotion

/// A press inside the application's widget, which GTK delivers until the sheet takes it over (content.md §6, §7).
///
/// A gesture of the widget that uses the press, horizontal movement, and scrolling come before the sheet.
@MainActor
final class ContentPress {
    /// What becomes of the press.
    enum Decision {
        /// It is not known yet.
        case undecided
        /// It belongs to the widget until its end.
        case content
        /// It drags the sheet, as if it had begun at this height of the window.
        case sheet(from: Double)
    }

    private nonisolated(unsafe) let widget: WidgetPointer
    private let overlay: WidgetPointer
    private let isTouch: Bool
    private let start: Point
    /// The height of the window that the press was last at.
    private var last: Double
    /// The scrolled windows that the press is inside and may scroll, from the innermost; GTK scrolls that one.
    private let scrollers: [ScrolledWindow]
    /// The scroll position of the innermost scrolled window at the beginning.
    private let startOffset: Double
    /// Whether GTK scrolls by the press.
    private var isScrolling = false

    /// Begins to observe a press on a widget inside a sheet, at a point of the window.
    init(on widget: WidgetPointer, in overlay: WidgetPointer, at point: Point, isTouch: Bool) {
        (self.widget, self.overlay, self.isTouch) = (widget, overlay, isTouch)
        (start, last) = (point, point.y)
        g_object_ref(widget)
        scrollers = ScrolledWindow.all(around: widget, upTo: overlay)
            .filter { $0.end > 0 && pop_scrolled_window_follows_drag($0.widget, isTouch) }
        startOffset = scrollers.first?.offset ?? 0
    }

    deinit { g_object_unref(widget) }

    /// The scrolled window that the drag scrolls where it does not move the sheet.
    var scrolled: ScrolledWindow? { scrollers.first }

    /// Decides, before GTK handles the same movement.
    ///
    /// - Parameters:
    ///   - finger: The finger, if the press is a touch.
    ///   - canExpand: Whether dragging the content upwards from its top makes the sheet larger.
    func move(to point: Point, finger: OpaquePointer?, canExpand: Bool) -> Decision {
        defer { last = point.y }
        guard gtk_widget_is_ancestor(widget, overlay) != 0 else { return .content }
        if isScrolling { return beyondTop(point) }
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        guard max(abs(dx), abs(dy)) > Swipe.slop else { return .undecided }
        if abs(dx) > abs(dy) || isUsed(by: finger) { return .content }
        if scrollers.allSatisfy({ $0.offset <= 0 }), scrollers.isEmpty || dy > 0 || canExpand {
            return .sheet(from: point.y)
        }
        isScrolling = true
        return beyondTop(point)
    }

    /// Whether neither the widget nor one around it uses a press of the mouse, scrolls by it, or is a list of rows.
    var isUnused: Bool {
        gtk_widget_is_ancestor(widget, overlay) != 0 && scrollers.isEmpty && !isOnRows && !isUsed(by: nil)
    }

    /// Whether the press is on the rows of a list, which it may select.
    private var isOnRows: Bool {
        let lists = [
            gtk_list_base_get_type(), gtk_list_box_get_type(), gtk_flow_box_get_type(), gtk_tree_view_get_type(),
            gtk_icon_view_get_type(),
        ]
        return widget.ancestors(upTo: overlay).contains { widget in lists.contains { widget.isA($0) } }
    }

    /// Takes the press from GTK: no gesture of the widgets notices its end, and none of them looks pressed.
    func takeOver() {
        let widgets = widget.ancestors(upTo: overlay)
        // The application may remove some of them.
        for widget in widgets { g_object_ref(widget) }
        defer { for widget in widgets { g_object_unref(widget) } }
        for widget in widgets { pop_widget_cancel_press(widget) }
        if isScrolling { scrolled?.offset = 0 }
    }

    /// Whether the widget, or one around it, uses the press itself.
    private func isUsed(by finger: OpaquePointer?) -> Bool {
        widget.ancestors(upTo: overlay).contains { pop_widget_uses_press($0, finger, isTouch) }
    }

    /// Gives the press to the sheet where it drags the content beyond its top.
    ///
    /// GTK keeps the point of the content that was pressed under the finger.
    private func beyondTop(_ point: Point) -> Decision {
        let top = start.y + startOffset
        guard point.y > last, point.y >= top, let scrolled,
            // Only if GTK has scrolled there; the first pixels do not scroll.
            scrolled.offset <= point.y - last + Swipe.slop, scrollers.dropFirst().allSatisfy({ $0.offset <= 0 })
        else { return .undecided }
        return .sheet(from: top)
    }
}
