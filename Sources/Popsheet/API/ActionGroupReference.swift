import CPopsheet

/// A `GActionGroup` of any binding, such as a `GSimpleActionGroup`, a `GApplication` or a `GtkApplicationWindow`.
///
/// The reference keeps the group alive. One that was made from something else has no actions, and a warning on standard
/// error names the type.
@MainActor
public struct ActionGroupReference {
    /// The group; nil if the reference was made from something else.
    let group: ActionGroup?

    /// Refers to the action group at a raw pointer.
    ///
    /// - Parameter pointer: A `GActionGroup *` that is alive now.
    public init(_ pointer: UnsafeMutableRawPointer) {
        group = ActionGroup(pointer)
        guard group == nil else { return }
        let name = pop_object_type(pointer).map { String(cString: $0) } ?? "an object of no type"
        pop_messages_warn("\(name) is not a GActionGroup, so it has no actions")
    }

    /// Refers to the action group at an opaque pointer, as most bindings have it.
    public init(_ pointer: OpaquePointer) { self.init(UnsafeMutableRawPointer(pointer)) }

    /// Refers to the action group at a typed pointer, whatever its C type.
    public init<Group>(_ pointer: UnsafeMutablePointer<Group>) { self.init(UnsafeMutableRawPointer(pointer)) }
}

extension ActionGroupReference: CustomStringConvertible {
    /// "action group", or "no action group".
    public nonisolated var description: String { group == nil ? "no action group" : "action group" }
}
