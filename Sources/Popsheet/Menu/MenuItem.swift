import CPopsheet
import PopsheetModel

/// An item of a menu model; attributes of another type than GTK's documentation says count as missing.
@MainActor
struct MenuItem {
    /// The condition under which an item is hidden.
    enum HiddenWhen: String {
        case actionMissing = "action-missing"
        case actionDisabled = "action-disabled"
    }

    let model: MenuModel
    let index: Int

    private func string(_ name: String) -> String? { model.attribute(name, of: index)?.string }

    /// The label; nil without a visible character.
    var label: MenuLabel? {
        let label = string("label").map { MenuLabel($0) }
        return label.flatMap { $0.text.isBlank ? nil : $0 }
    }

    /// The name of the action.
    var action: String? { string("action") }
    /// The value that the action is activated with.
    var target: Variant? { model.attribute("target", of: index) }
    /// When the item is hidden; the condition `macos-menubar` is never met.
    var hiddenWhen: HiddenWhen? { string("hidden-when").flatMap { HiddenWhen(rawValue: $0) } }
    /// Whether the application shows its own widget for the item.
    var isCustom: Bool { model.attribute("custom", of: index) != nil }
    /// What the names of the actions in the linked menu begin with.
    var namespace: String? { string("action-namespace") }
    /// The menu whose items are a part of this one.
    var section: MenuModel? { model.link("section", of: index) }
    /// The menu that the item opens.
    var submenu: MenuModel? { model.link("submenu", of: index) }
    /// The role, from the attribute `popsheet-role`.
    var role: ActionRole { string("popsheet-role") == ActionRole.destructive.rawValue ? .destructive : .default }

    /// The icon as a name or a path, for ``Action/icon``.
    var icon: String? { (model.attribute("icon", of: index) ?? model.attribute("verb-icon", of: index))?.iconName }
}

extension Variant {
    /// The first name, or the path, of a serialized icon; nil for other kinds of icons and for other values.
    fileprivate var iconName: String? {
        // GLib logs a critical message for values of other types, and for a themed icon without names.
        switch typeName {
        case "s": break
        case "(sv)":
            let icon = child(1).child(0)
            switch child(0).string {
            case "themed": return icon.typeName == "as" && icon.count > 0 ? icon.child(0).string?.asIconName : nil
            case "file": break
            default: return nil
            }
        default: return nil
        }
        guard let icon = g_icon_deserialize(pointer) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
        return IconName.of(UnsafeMutableRawPointer(icon))
    }
}
