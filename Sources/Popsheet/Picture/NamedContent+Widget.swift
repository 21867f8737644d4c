import CPopsheet
import PopsheetLayout

extension NamedContent {
    /// A new widget, with a floating reference.
    @MainActor
    func makeWidget() -> WidgetPointer {
        let widget = makeBareWidget()
        let size = naturalSize
        // The width is that of the sheet.
        gtk_widget_set_size_request(widget, -1, fillsHeight ? -1 : Int32(size.height))
        if !fillsHeight { gtk_widget_set_valign(widget, GTK_ALIGN_START) }
        return widget
    }

    @MainActor
    private func makeBareWidget() -> WidgetPointer {
        switch self {
        case .entry:
            let entry: WidgetPointer = gtk_entry_new()
            gtk_editable_set_text(OpaquePointer(entry), "Entry")
            return entry
        case .list:
            let list: WidgetPointer = gtk_list_box_new()
            // The first row has the focus, and would be selected.
            gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
            for number in 1...Self.rowCount {
                let label: WidgetPointer = gtk_label_new("Item \(number)")
                gtk_widget_set_halign(label, GTK_ALIGN_START)
                let row: WidgetPointer = gtk_list_box_row_new()
                gtk_list_box_row_set_child(row.withMemoryRebound(to: GtkListBoxRow.self, capacity: 1) { $0 }, label)
                gtk_widget_set_size_request(row, -1, Int32(Self.rowHeight))
                gtk_list_box_append(OpaquePointer(list), row)
            }
            return list
        case .text:
            let text: WidgetPointer = gtk_text_view_new()
            pop_picture_set_text(text, (1...Self.rowCount).map { "Line \($0)" }.joined(separator: "\n"))
            return text
        case .progress:
            let bar: WidgetPointer = gtk_progress_bar_new()
            gtk_progress_bar_set_fraction(OpaquePointer(bar), 0.5)
            return bar
        case .calendar:
            let calendar: WidgetPointer = gtk_calendar_new()
            pop_picture_set_date(calendar)
            return calendar
        }
    }
}
