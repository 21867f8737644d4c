import CPopsheet

/// A value of GLib's variant type.
final class Variant {
    let pointer: OpaquePointer

    /// Takes over a reference.
    init(taking pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_variant_unref(pointer) }

    /// The type in GLib's notation.
    var typeName: String { String(cString: g_variant_get_type_string(pointer)) }

    /// The string, if the value is one.
    var string: String? {
        guard typeName == "s" else { return nil }
        var length: gsize = 0
        guard let bytes = g_variant_get_string(pointer, &length) else { return nil }
        let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(length))
        return String(decoding: buffer, as: UTF8.self)
    }

    /// The boolean, if the value is one.
    var bool: Bool? { typeName == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

    /// The value in GLib's text format.
    var text: String {
        guard let text = g_variant_print(pointer, 0) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The number of elements of an array, a tuple or a variant.
    var count: Int { Int(g_variant_n_children(pointer)) }

    /// An element of an array, a tuple or a variant that has it.
    func child(_ index: Int) -> Variant { Variant(taking: g_variant_get_child_value(pointer, gsize(index))) }

    /// Whether the value is of a type.
    func isOf(_ type: OpaquePointer) -> Bool { g_variant_is_of_type(pointer, type) != 0 }

    /// Whether the value equals another one, types included.
    func equals(_ other: Variant) -> Bool {
        g_variant_equal(UnsafeRawPointer(pointer), UnsafeRawPointer(other.pointer)) != 0
    }
}
