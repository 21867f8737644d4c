import CPopsheetGTK4

/// A flag that one thread sets and others read.
final class StopFlag: @unchecked Sendable {
    private let value: UnsafeMutablePointer<gint>

    init() {
        value = .allocate(capacity: 1)
        value.initialize(to: 0)
    }

    deinit { value.deallocate() }

    var isSet: Bool { g_atomic_int_get(value) != 0 }

    func set() { g_atomic_int_set(value, 1) }
}
