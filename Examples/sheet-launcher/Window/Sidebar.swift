import CGTK4

/// The list of cases.
@MainActor
final class Sidebar {
    let widget: Widget
    /// Runs when a case was chosen, with its place in the list.
    var onSelect: ((Int) -> Void)?

    /// Runs when the chosen case is to be opened: Return, or a double click.
    var onOpen: (() -> Void)?

    private let list = made(gtk_list_box_new()).styled("navigation-sidebar")

    init(_ cases: [GalleryCase]) {
        widget = scrolled(list).expanding(vertically: true)
        setAccessibleLabel(list, "Cases")
        gtk_list_box_set_activate_on_single_click(list.opaque, 0)
        connect(list, "row-activated") { [weak self] in self?.onOpen?() }
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
        for shown in cases {
            let line = row(spacing: 10, icon(shown.icon), label(shown.title).expanding(horizontally: true))
            let item = made(gtk_list_box_row_new())
            gtk_list_box_row_set_child(item.cast(), line)
            setAccessibleLabel(item, shown.title)
            gtk_list_box_append(list.opaque, item)
        }
        connect(list, "selected-rows-changed") { [weak self] in
            guard let self, let row = gtk_list_box_get_selected_row(list.opaque) else { return }
            onSelect?(Int(gtk_list_box_row_get_index(row)))
        }
    }

    /// Gives the chosen case the keyboard's focus.
    func grabFocus() {
        if let row = gtk_list_box_get_selected_row(list.opaque) {
            gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    /// Chooses a case.
    func select(_ index: Int) {
        guard let row = gtk_list_box_get_row_at_index(list.opaque, Int32(index)) else { return }
        gtk_list_box_select_row(list.opaque, row)
    }
}
