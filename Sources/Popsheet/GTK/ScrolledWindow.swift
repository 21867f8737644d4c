import CPopsheet

/// Queries the scroll position of a scrolled window.
@MainActor
enum ScrolledWindow {
    /// Whether the top of the content is visible.
    static func isAtTop(_ scrolledWindow: WidgetPointer) -> Bool {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolledWindow)) else { return true }
        return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
    }

    /// Whether the content is taller than the scrolled window.
    static func canScroll(_ scrolledWindow: WidgetPointer) -> Bool {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolledWindow)) else { return false }
        return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
            > gtk_adjustment_get_page_size(adjustment)
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
