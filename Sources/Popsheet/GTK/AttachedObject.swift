import CPopsheet

/// The name of a Swift object that a GLib object owns, and that is released with it.
@MainActor
struct AttachedObject<Value: AnyObject> {
    /// The key of the GLib object's data.
    let key: StaticString

    /// Has a GLib object own a value, in place of the one before.
    func set(_ value: Value, of object: UnsafeMutableRawPointer) {
        g_object_set_data_full(
            object.assumingMemoryBound(to: GObject.self), name, Unmanaged.passRetained(value).toOpaque(),
            { $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    }

    /// The value that a GLib object owns; nil for none.
    func get(of object: UnsafeMutableRawPointer) -> Value? {
        g_object_get_data(object.assumingMemoryBound(to: GObject.self), name)
            .map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The value that a GLib object owns, made when there is none.
    func get(of object: UnsafeMutableRawPointer, orMake make: @autoclosure () -> Value) -> Value {
        if let found = get(of: object) { return found }
        let made = make()
        set(made, of: object)
        return made
    }

    private var name: UnsafePointer<CChar> {
        UnsafeRawPointer(key.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
