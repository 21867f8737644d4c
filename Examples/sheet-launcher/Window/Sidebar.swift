import CPopsheetGTK4

/// The list of cases.
@MainActor
final class Sidebar {
    let widget: Widget
    /// Runs when a case is selected, with its index in the list.
    var onSelect: ((Int) -> Void)?

    /// Runs when the selected case is opened by Return or a double click.
    var onOpen: (() -> Void)?
    /// Whether a single click opens a case.
    var opensOnClick = false {
        didSet { gtk_list_box_set_activate_on_single_click(list.opaque, opensOnClick ? 1 : 0) }
    }

    private let list = made(gtk_list_box_new()).styled("navigation-sidebar")

    init(_ cases: [GalleryCase]) {
        widget = scrolled(list).expanding(vertically: true)
        // A bar that is always visible shows that there are more cases than fit.
        gtk_scrolled_window_set_overlay_scrolling(widget.opaque, 0)
        gtk_scrolled_window_set_min_content_height(widget.opaque, 150)
        setAccessibleLabel(list, "Cases")
        gtk_list_box_set_activate_on_single_click(list.opaque, 0)
        connect(list, "row-activated") { [weak self] in self?.onOpen?() }
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
        for shown in cases {
            let line = row(spacing: 10, icon(shown.icon), label(shown.title).expanding(horizontally: true))
            let item = made(gtk_list_box_row_new())
            gtk_list_box_row_set_child(item.cast(), line)
            setAccessibleLabel(item, shown.title)
            gtk_widget_set_focusable(item, 0)
            gtk_list_box_append(list.opaque, item)
        }
        let adjustment = made(gtk_scrolled_window_get_vadjustment(widget.opaque))
        // The visible part has changed, and so may the rows' positions in the layout that goes on now.
        connect(adjustment, "changed") { [widget] in
            whenIdle(in: widget) { [weak self] in self?.reveal(on: adjustment) }
        }
        connect(list, "selected-rows-changed") { [weak self] in
            guard let self, let row = gtk_list_box_get_selected_row(list.opaque) else { return }
            moveFocus(to: UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
            onSelect?(Int(gtk_list_box_row_get_index(row)))
        }
    }

    /// Focuses the selected case.
    func grabFocus() { if let focusable { gtk_widget_grab_focus(focusable) } }

    /// The row that Tab moves to.
    ///
    /// The list is a single tab stop, and the arrow keys move inside it; GtkListBox has a property for that since GTK
    /// 4.18.
    private var focusable: Widget?

    private func moveFocus(to row: Widget) {
        guard row != focusable else { return }
        gtk_widget_set_focusable(row, 1)
        gtk_widget_grab_focus(row)
        if let focusable { gtk_widget_set_focusable(focusable, 0) }
        focusable = row
    }

    /// Scrolls to the selected case, if the visible part does not contain it.
    private func reveal(on adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        var bounds = graphene_rect_t()
        guard let focusable, let view = gtk_scrolled_window_get_child(widget.opaque),
            gtk_widget_compute_bounds(focusable, view, &bounds) != 0
        else { return }
        let start = gtk_adjustment_get_value(adjustment) + Double(bounds.origin.y)
        gtk_adjustment_clamp_page(adjustment, start, start + Double(bounds.size.height))
    }

    /// Selects a case.
    func select(_ index: Int) {
        guard let row = gtk_list_box_get_row_at_index(list.opaque, Int32(index)) else { return }
        gtk_list_box_select_row(list.opaque, row)
    }
}
