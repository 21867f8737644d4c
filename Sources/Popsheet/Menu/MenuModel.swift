import CPopsheet

/// A menu model of GLib, kept alive.
@MainActor
final class MenuModel {
    private let object: StrongObject
    private var pointer: UnsafeMutablePointer<GMenuModel> { object.pointer.assumingMemoryBound(to: GMenuModel.self) }

    init(_ object: StrongObject) { self.object = object }

    /// What distinguishes the model from all others that are alive.
    var identity: UnsafeMutableRawPointer { object.pointer }

    /// The number of items.
    var count: Int { Int(g_menu_model_get_n_items(pointer)) }

    /// An attribute of an item; nil if the item lacks it.
    func attribute(_ name: String, of item: Int) -> Variant? {
        g_menu_model_get_item_attribute_value(pointer, Int32(item), name, nil).map { Variant(taking: $0) }
    }

    /// A linked model of an item; nil if the item lacks it.
    func link(_ name: String, of item: Int) -> MenuModel? {
        guard let linked = g_menu_model_get_item_link(pointer, Int32(item), name) else { return nil }
        // The model has its own reference.
        defer { g_object_unref(linked) }
        return StrongObject(UnsafeMutableRawPointer(linked), ofType: g_menu_model_get_type()).map { MenuModel($0) }
    }

    /// Runs a closure after each change of the model's own items, until the signal is disconnected.
    func observe(_ onChange: @escaping @MainActor () -> Void) -> Signal {
        Signal(object.pointer, "items-changed") { _ in onChange() }
    }
}
