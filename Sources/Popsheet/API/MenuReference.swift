import CPopsheet

/// A `GMenuModel` of any binding, such as a `GMenu`.
///
/// For example:
///
/// ```swift
/// MenuReference(menu.ptr)          // an OpaquePointer, a typed or a raw pointer
/// ```
///
/// The reference keeps the model alive. One that was made from something else counts as an empty menu, and a warning on
/// standard error names the type.
@MainActor
public struct MenuReference {
    /// The model; nil if the reference was made from something else.
    let model: MenuModel?

    /// Refers to the menu model at a raw pointer.
    ///
    /// - Parameter pointer: A `GMenuModel *` that is alive now.
    public init(_ pointer: UnsafeMutableRawPointer) {
        model = StrongObject(pointer, ofType: g_menu_model_get_type()).map { MenuModel($0) }
        guard model == nil else { return }
        let name = pop_object_type(pointer).map { String(cString: $0) } ?? "an object of no type"
        pop_messages_warn("\(name) is not a GMenuModel, so it has no items")
    }

    /// Refers to the menu model at an opaque pointer, as most bindings have it.
    public init(_ pointer: OpaquePointer) { self.init(UnsafeMutableRawPointer(pointer)) }

    /// Refers to the menu model at a typed pointer, whatever its C type.
    public init<Model>(_ pointer: UnsafeMutablePointer<Model>) { self.init(UnsafeMutableRawPointer(pointer)) }
}

extension MenuReference: CustomStringConvertible {
    /// "menu", or "no menu".
    public nonisolated var description: String { model == nil ? "no menu" : "menu" }
}
