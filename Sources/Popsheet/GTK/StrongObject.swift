import CPopsheet

/// A GLib object of a known type, kept alive as long as this object.
@MainActor
final class StrongObject {
    nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// Keeps an object alive; nil if it is not of the type.
    init?(_ pointer: UnsafeMutableRawPointer, ofType type: GType) {
        guard pop_object_type(pointer) != nil,
            g_type_check_instance_is_a(pointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
        else { return nil }
        self.pointer = g_object_ref(pointer)
    }

    deinit { g_object_unref(pointer) }
}
