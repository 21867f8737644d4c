import CPopsheet

@testable import Popsheet

/// A GMenu to change in tests.
@MainActor
final class TestMenu {
    nonisolated(unsafe) let menu: OpaquePointer

    init() { menu = g_menu_new() }

    deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    var reference: MenuReference { MenuReference(menu) }

    /// Appends or inserts an item.
    ///
    /// - Parameter attributes: Further attributes in GLib's text format for variants.
    @discardableResult
    func add(
        _ label: String?, _ action: String? = nil, target: String? = nil, at index: Int = -1,
        attributes: [String: String] = [:], section: TestMenu? = nil, submenu: TestMenu? = nil
    ) -> TestMenu {
        let item = g_menu_item_new(nil, nil)!
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        if let label { g_menu_item_set_attribute_value(item, "label", g_variant_new_string(label)) }
        if let action { g_menu_item_set_attribute_value(item, "action", g_variant_new_string(action)) }
        if let target { withValue(target) { g_menu_item_set_attribute_value(item, "target", $0) } }
        for (name, value) in attributes {
            withValue(value) { g_menu_item_set_attribute_value(item, name, $0) }
        }
        if let section { g_menu_item_set_link(item, "section", section.model) }
        if let submenu { g_menu_item_set_link(item, "submenu", submenu.model) }
        g_menu_insert_item(menu, Int32(index), item)
        return self
    }

    func remove(_ index: Int) { g_menu_remove(menu, Int32(index)) }
    func removeAll() { g_menu_remove_all(menu) }

    private var model: UnsafeMutablePointer<GMenuModel> {
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }
}

/// A group of actions to change in tests.
@MainActor
final class TestActions {
    nonisolated(unsafe) let map: OpaquePointer
    /// The names of the actions that were activated; an action with a state changes it instead.
    private(set) var activated: [String] = []
    var onActivate: (() -> Void)?

    init() { map = OpaquePointer(g_simple_action_group_new()) }

    /// The actions of a window or an application.
    init(of object: UnsafeMutableRawPointer) { map = OpaquePointer(g_object_ref(object)) }

    deinit { g_object_unref(UnsafeMutableRawPointer(map)) }

    var reference: ActionGroupReference { ActionGroupReference(map) }

    /// Adds an action, with a parameter of the state's type if it is not a boolean.
    @discardableResult
    func add(_ name: String, state: String? = nil, parameter: String? = nil) -> TestActions {
        let type = parameter.map { g_variant_type_new($0) }
        defer { if let type = type ?? nil { g_variant_type_free(type) } }
        let action: OpaquePointer
        if let state {
            action = withValue(state) { g_simple_action_new_stateful(name, type ?? nil, $0) }
        } else {
            action = g_simple_action_new(name, type ?? nil)
            _ = Signal(UnsafeMutableRawPointer(action), "activate") { [weak self] _ in
                self?.activated.append(name)
                self?.onActivate?()
            }
        }
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
        return self
    }

    func remove(_ name: String) { g_action_map_remove_action(map, name) }

    func enable(_ name: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(g_action_map_lookup_action(map, name), isEnabled ? 1 : 0)
    }

    func setState(_ name: String, _ state: String) {
        withValue(state) { g_simple_action_set_state(g_action_map_lookup_action(map, name), $0) }
    }

    func state(_ name: String) -> String? {
        g_action_group_get_action_state(map, name).map { Variant(taking: $0).text }
    }
}

/// Passes a value in GLib's text format to a function.
@MainActor private func withValue<Result>(_ text: String, _ body: (OpaquePointer) -> Result) -> Result {
    let value: OpaquePointer = g_variant_parse(nil, text, nil, nil, nil)
    defer { g_variant_unref(value) }
    return body(value)
}
