import CPopsheet
import PopsheetWindowTestSupport

@testable import Popsheet

/// Widgets for the content of a sheet.
@MainActor
extension Contents {
    /// A column of widgets.
    static func column(_ children: [WidgetPointer]) -> WidgetPointer {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)!
        for child in children { gtk_box_append(asBox(box), child) }
        return box
    }

    /// A scrolled window around a widget.
    static func scrolled(_ child: WidgetPointer) -> WidgetPointer {
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_child(OpaquePointer(scroller), child)
        gtk_widget_set_vexpand(scroller, 1)
        gtk_widget_set_hexpand(scroller, 1)
        return scroller
    }

    /// A text with many lines.
    static func text(lines: Int) -> WidgetPointer {
        let view = gtk_text_view_new()!
        let text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), text, -1)
        gtk_widget_set_vexpand(view, 1)
        return view
    }

    /// A list view of labels with numbers.
    static func listView(of count: Int) -> WidgetPointer {
        let rows = gtk_string_list_new(nil)!
        for number in 1...count { gtk_string_list_append(rows, "Row \(number)") }
        let bytes = Array(
            """
            <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
            <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup>
            </lookup></binding></object></property></template></interface>
            """.utf8)
        let template = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(template) }
        let factory = gtk_builder_list_item_factory_new_from_bytes(nil, template)
        let view = gtk_list_view_new(gtk_single_selection_new(rows), factory)!
        gtk_widget_set_vexpand(view, 1)
        return view
    }

    /// The scrolled window that scrolls a widget.
    static func scroller(of widget: WidgetPointer) -> WidgetPointer? {
        gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
    }
}
