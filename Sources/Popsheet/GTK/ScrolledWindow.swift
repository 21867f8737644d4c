import CPopsheet

/// A scrolled window that a drag may scroll vertically.
@MainActor
package final class ScrolledWindow {
    nonisolated(unsafe) let widget: WidgetPointer

    init(_ widget: WidgetPointer) {
        self.widget = widget
        g_object_ref(widget)
    }

    deinit { g_object_unref(widget) }

    /// The vertical scroll position; nil once the scrolled window is gone.
    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        guard gtk_widget_get_root(widget) != nil else { return nil }
        return gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
    }

    /// Whether a sheet scrolls now, as a finger drags its content.
    package private(set) static var isDragged = false

    /// The distance from the top of the content to that of its visible part, in pixels.
    var offset: Double {
        get { adjustment.map { gtk_adjustment_get_value($0) - gtk_adjustment_get_lower($0) } ?? 0 }
        set {
            Self.isDragged = true
            defer { Self.isDragged = false }
            restore(newValue)
        }
    }

    /// Scrolls back to an offset that a layout has changed; the user does not scroll.
    func restore(_ offset: Double) {
        guard let adjustment else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment) + offset)
    }

    /// The maximum of ``offset``; 0 if the content is not taller than the scrolled window.
    package var end: Double {
        guard let adjustment else { return 0 }
        let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
        return max(0, length - gtk_adjustment_get_page_size(adjustment))
    }

    /// The height of the visible part of the content.
    var page: Double { adjustment.map { gtk_adjustment_get_page_size($0) } ?? 0 }

    // MARK: Queries

    /// The scrolled windows that a widget is inside, up to one of its ancestors, from the innermost.
    package static func all(around widget: WidgetPointer, upTo ancestor: WidgetPointer) -> [ScrolledWindow] {
        widget.ancestors(upTo: ancestor).filter { $0.isA(gtk_scrolled_window_get_type()) }.map { ScrolledWindow($0) }
    }

    /// The innermost scrolled window that a widget is inside, up to one of its ancestors, and whose content is taller.
    static func scrolling(around widget: WidgetPointer, upTo ancestor: WidgetPointer) -> ScrolledWindow? {
        all(around: widget, upTo: ancestor).first { $0.end > 0 }
    }

    /// Whether a scrolled window scrolls vertically, and its content says nothing about its height.
    static func hasAnyHeight(_ scrolledWindow: WidgetPointer) -> Bool {
        let window = OpaquePointer(scrolledWindow)
        var policy = GTK_POLICY_AUTOMATIC
        gtk_scrolled_window_get_policy(window, nil, &policy)
        return policy != GTK_POLICY_NEVER && gtk_widget_get_visible(scrolledWindow) != 0
            && gtk_scrolled_window_get_propagate_natural_height(window) == 0
            && gtk_scrolled_window_get_min_content_height(window) <= 0
    }

    /// Whether a widget is a scroll bar, or part of one.
    static func isBar(_ widget: WidgetPointer) -> Bool {
        gtk_widget_get_ancestor(widget, gtk_scrollbar_get_type()) != nil
    }

    /// The scrolled windows in a widget, itself included, outer ones first.
    ///
    /// - Parameter limit: The number after which the search ends.
    static func all(in widget: WidgetPointer, limit: Int) -> [WidgetPointer] {
        var (found, waiting) = ([WidgetPointer](), [widget])
        while found.count < limit, let next = waiting.popLast() {
            if next.isA(gtk_scrolled_window_get_type()) { found.append(next) }
            // Not what a list shows in its rows: there may be many.
            if !next.isA(gtk_scrollable_get_type()) || next.isViewport { waiting += next.children.reversed() }
        }
        return found
    }
}
