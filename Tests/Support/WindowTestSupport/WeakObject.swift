import CPopsheet

/// Reports when a GObject was finalized.
@MainActor
package final class WeakObject {
    nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

    package init(_ object: UnsafeMutableRawPointer) {
        reference = .allocate(capacity: 1)
        g_weak_ref_init(reference, object)
    }

    deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    package var isGone: Bool {
        guard let object = g_weak_ref_get(reference) else { return true }
        g_object_unref(object)
        return false
    }
}
