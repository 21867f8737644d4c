import CPopsheetGTK4
import Popsheet

/// Chooses one of some thousands of towns; the list follows what is typed.
@MainActor func townPicker() throws -> ContentSheetController {
    let names = made(gtk_string_list_new(nil))
    for start in ["Ald", "Birch", "Clay", "Dun", "Elm", "Fair", "Gold", "Hart", "Kings", "Lang", "Marsh", "North"] {
        for middle in ["", "ing", "er", "en", "wick", "mere", "ley", "stone", "moor", "water"] {
            for end in [
                "ton", "ham", "ford", "bury", "field", "worth", "port", "mouth", "bridge", "gate", "well", "dale",
                "cliff", "haven", "stead", "thorpe", "minster", "hurst", "combe", "by", "holm", "sea", "hill", "cross",
                "end",
            ] { gtk_string_list_append(names, start + middle + end) }
        }
    }
    let filter = made(gtk_string_filter_new(gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")))
    let found = made(gtk_filter_list_model_new(names, UnsafeMutablePointer(filter)))
    let selection = made(gtk_single_selection_new(found))
    // Nothing is chosen before the user has.
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    gtk_single_selection_set_selected(selection, GTK_INVALID_LIST_POSITION)
    let template = """
        <interface><template class="GtkListItem"><property name="child">
          <object class="GtkLabel">
            <property name="xalign">0</property>
            <binding name="label">
              <lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup>
            </binding>
          </object>
        </property></template></interface>
        """
    let bytes = g_bytes_new(template, gsize(template.utf8.count))
    defer { g_bytes_unref(bytes) }
    let list = made(gtk_list_view_new(selection, gtk_builder_list_item_factory_new_from_bytes(nil, bytes)))
    let search = made(gtk_search_entry_new()).padded(12)
    connect(search, "search-changed") {
        gtk_string_filter_set_search(filter, gtk_editable_get_text(search.opaque))
        // Return chooses the first town that was found.
        let isSearching = gtk_string_filter_get_search(filter).map { $0.pointee != 0 } ?? false
        gtk_single_selection_set_selected(selection, isSearching ? 0 : GTK_INVALID_LIST_POSITION)
    }
    let content = column(search, scrolled(list).expanding(horizontally: true, vertically: true))

    let controller = ContentSheetController(
        try ContentSheet(
            "Home Town", content: WidgetReference(content), controls: .sheet,
            detents: [.medium, .large], leading: .cancel,
            trailing: BarItem("Choose", id: "choose", isEnabled: false, isDefault: true)))
    connect(UnsafeMutableRawPointer(selection), "notify::selected-item") { [weak controller] in
        controller?.setEnabled(gtk_single_selection_get_selected_item(selection) != nil, "choose")
    }
    return controller
}
