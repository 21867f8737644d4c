import CPopsheetGTK4
import Popsheet

// An application has a menu model, and its actions; the rows follow both.
let actions = g_simple_action_group_new()
let favourite = g_simple_action_new_stateful("favourite", nil, g_variant_new_boolean(0))
g_action_map_add_action(OpaquePointer(actions), favourite)
let menu = g_menu_new()
g_menu_append(menu, "Favourite", "photo.favourite")

try PopsheetApplication.run(title: "Menu", width: 390, height: 700) { window in
    guard let menu, let actions else { return }
    do {
        let controller = try ActionSheetController(
            "Photo", menu: MenuReference(menu), actions: ["photo": ActionGroupReference(actions)])
        _ = await controller.present(in: window)
        print("favourite: \(g_variant_get_boolean(g_action_get_state(favourite)) != 0)")
    } catch {
        print(error)
    }
}
