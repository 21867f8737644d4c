import CPopsheetGTK4
import Popsheet

/// Asks for the properties of a new album; it can be created once it has a name.
@MainActor func newAlbum() throws -> ContentSheetController {
    let name = made(gtk_entry_new())
    gtk_entry_set_placeholder_text(name.cast(), "Required")
    setAccessibleLabel(name, "Name")
    let isShared = made(gtk_switch_new()).aligned(vertically: GTK_ALIGN_CENTER)
    setAccessibleLabel(isShared, "Shared")
    let album = column(
        row(spacing: 12, label("Name"), name.expanding(horizontally: true)).styled("row"),
        row(label("Shared").expanding(horizontally: true), isShared).styled("row"))
    let sorting = column()
    setAccessibleLabel(sorting, "Order")
    var first: Widget?
    for order in ["By date", "By name", "As added"] {
        let button = made(gtk_check_button_new_with_label(order))
        gtk_check_button_set_group(button.cast(), first?.cast())
        gtk_check_button_set_active(button.cast(), first == nil ? 1 : 0)
        first = first ?? button
        append(row(button.expanding(horizontally: true)).styled("row"), to: sorting)
    }
    let isOnline = made(gtk_check_button_new_with_label("Keep photos on this device"))
    let form = column(
        spacing: 16, album.styled("group"), sorting.styled("group"),
        column(row(isOnline.expanding(horizontally: true)).styled("row")).styled("group")
    ).padded(16)

    var sheet = try ContentSheet(
        "New Album", content: WidgetReference(form), controls: .sheet, detents: [.medium, .large], leading: .cancel,
        trailing: BarItem("Create", id: "create", isEnabled: false, isDefault: true))
    sheet.background = .grouped
    let controller = ContentSheetController(sheet)
    connect(name, "changed") { [weak controller] in
        controller?.setEnabled(gtk_entry_get_text_length(name.cast()) > 0, "create")
    }
    return controller
}
