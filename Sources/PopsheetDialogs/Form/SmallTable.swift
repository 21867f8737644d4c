import CPopsheet
import Popsheet

/// A few rows of cells in columns, of which one row can be chosen.
package final class SmallTable: DialogWidget {
    private let list: WidgetPointer
    nonisolated(unsafe) private let sizes: [UnsafeMutablePointer<GtkSizeGroup>]

    /// Creates a table without a chosen row.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - headers: The texts above the columns; nil for none.
    ///   - rows: The cells of each row, as many as there are columns.
    package init(named name: String, columns: Int, headers: [String]?, rows: [[String]]) {
        list = gtk_list_box_new()
        sizes = (0..<columns).compactMap { _ in gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL) }
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(list, StyleClass.choices)
        pop_widget_set_accessible_label(list, name)
        if let headers {
            let header = line(headers)
            gtk_widget_add_css_class(header, StyleClass.secondary)
            gtk_box_append(pointer.cast(), header)
        }
        for cells in rows {
            let line = line(cells)
            gtk_list_box_append(OpaquePointer(list), line)
            // The row that was made for the line.
            if let row = gtk_widget_get_parent(line) {
                pop_widget_set_accessible_label(row, cells.joined(separator: ", "))
            }
        }
        let scrolled: WidgetPointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scrolled), 1)
        gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolled), DialogMetrics.fieldTextHeight)
        gtk_scrolled_window_set_max_content_height(OpaquePointer(scrolled), DialogMetrics.listHeight)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
        let area: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(area.cast(), scrolled)
        pop_widget_keep_rows(area, Table.keptRows)
        // The Tab key goes to the next field, not from row to row.
        let stop: WidgetPointer = pop_tab_stop_new()
        gtk_widget_set_hexpand(area, 1)
        gtk_box_append(stop.cast(), area)
        gtk_box_append(pointer.cast(), stop)
        signals = [.answering(stop, "entered") { [weak self] _ in self?.focusRow() ?? false }]
    }

    /// Focuses the chosen row, or else the first one without choosing it, as GTK would.
    ///
    /// - Returns: Whether there is a row.
    private func focusRow() -> Bool {
        let chosen = gtk_list_box_get_selected_row(OpaquePointer(list))
        guard let row = chosen ?? gtk_list_box_get_row_at_index(OpaquePointer(list), 0) else { return false }
        gtk_widget_grab_focus(WidgetPointer(OpaquePointer(row)))
        if chosen == nil { gtk_list_box_unselect_all(OpaquePointer(list)) }
        return true
    }

    override var rowPlace: RowPlace { .below }

    /// The rows take presses themselves.
    override func pressRow() {}

    deinit { for group in sizes { g_object_unref(group) } }

    /// A line of cells, as wide as the cells above and below.
    private func line(_ cells: [String]) -> WidgetPointer {
        let line: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, DialogMetrics.columnSpacing)
        for (cell, size) in zip(cells, sizes) {
            let label = DialogLabel.make(cell)
            gtk_size_group_add_widget(size, label)
            gtk_box_append(line.cast(), label)
        }
        return line
    }

    /// The index of the chosen row; nil without one.
    package var selection: Int? {
        gtk_list_box_get_selected_row(OpaquePointer(list)).map { Int(gtk_list_box_row_get_index($0)) }
    }
}
