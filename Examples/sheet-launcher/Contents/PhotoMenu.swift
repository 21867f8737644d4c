import CPopsheetGTK4
import Popsheet

/// The menu of a photo: switches, a choice, and commands; its actions keep their states.
@MainActor func photoMenu() throws -> ActionSheetController {
    let actions = made(g_simple_action_group_new())
    func add(_ action: OpaquePointer?, isEnabled: Bool = true) {
        g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
        g_action_map_add_action(OpaquePointer(actions), action)
        g_object_unref(action.map { UnsafeMutableRawPointer($0) })
    }
    for name in ["copy", "delete"] { add(g_simple_action_new(name, nil)) }
    add(g_simple_action_new("edit", nil), isEnabled: false)
    add(g_simple_action_new_stateful("favourite", nil, g_variant_new_boolean(1)))
    add(g_simple_action_new_stateful("hidden", nil, g_variant_new_boolean(0)))
    let text = g_variant_type_new("s")
    defer { g_variant_type_free(text) }
    add(g_simple_action_new_stateful("sort", text, g_variant_new_string("date")))

    let menu = made(g_menu_new())
    let (switches, choice, commands) = (made(g_menu_new()), made(g_menu_new()), made(g_menu_new()))
    // What destroys is first, as in every sheet.
    let delete = g_menu_item_new("Delete", "photo.delete")
    g_menu_item_set_attribute_value(delete, "popsheet-role", g_variant_new_string("destructive"))
    g_menu_append_item(menu, delete)
    g_menu_append_section(menu, nil, UnsafeMutablePointer(switches))
    g_menu_append_section(menu, "Sort by", UnsafeMutablePointer(choice))
    g_menu_append_section(menu, nil, UnsafeMutablePointer(commands))
    g_menu_append(switches, "Favourite", "photo.favourite")
    g_menu_append(switches, "Hidden", "photo.hidden")
    g_menu_append(choice, "Date", "photo.sort::date")
    g_menu_append(choice, "Name", "photo.sort::name")
    g_menu_append(commands, "Copy", "photo.copy")
    g_menu_append(commands, "Edit in Darkroom", "photo.edit")

    return try ActionSheetController(
        "Photo", menu: MenuReference(menu), actions: ["photo": ActionGroupReference(actions)])
}
