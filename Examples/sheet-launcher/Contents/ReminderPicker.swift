import CPopsheetGTK4
import Popsheet

/// Chooses one of a few values: the chosen row has a check mark, and nothing is chosen at first.
@MainActor func reminderPicker() throws -> ContentSheetController {
    let list = made(gtk_list_box_new()).styled("plain", "choices")
    setAccessibleLabel(list, "Reminders")
    let choices = [
        "When it begins", "5 minutes", "15 minutes", "30 minutes", "1 hour", "2 hours", "1 day", "2 days", "1 week",
    ]
    for choice in choices { gtk_list_box_append(list.opaque, label(choice)) }
    // Otherwise the first row would be chosen when it gets the focus.
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)

    let controller = ContentSheetController(
        try ContentSheet(
            "Remind Me Before", content: WidgetReference(scrolled(list)), controls: .sheet, detents: [.medium, .large],
            leading: .cancel, trailing: BarItem("Set", id: "set", isEnabled: false, isDefault: true)))
    connect(list, "row-activated") { [weak controller] in
        guard let row = gtk_widget_get_focus_child(list) else { return }
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
        gtk_list_box_select_row(list.opaque, row.cast())
        controller?.setEnabled(true, "set")
    }
    return controller
}
