import CPopsheet
import Popsheet

/// Another program's window, which a sheet belongs to: modal for it, above it, closed with it.
@MainActor
final class ForeignWindow {
    nonisolated(unsafe) private let parent: OpaquePointer
    /// Runs once the window is closed.
    var onClose: (() -> Void)?
    /// Runs whenever it has moved or changed its size, where the system reports that.
    var onMove: (() -> Void)?

    /// Finds a window.
    ///
    /// - Throws: Why there is no such one.
    init(_ given: StandalonePlace.Parent, on display: OpaquePointer) throws(ForeignWindowError) {
        var result = POP_PARENT_UNSUPPORTED
        let found =
            switch given {
            case .x11(let number): pop_parent_of_xid(display, number, &result)
            case .wayland(let handle): pop_parent_of_handle(display, handle, &result)
            }
        guard let found else { throw result == POP_PARENT_UNKNOWN ? .unknown : .unsupported }
        parent = found
        pop_parent_watch(
            found,
            { data in
                let window = Unmanaged<ForeignWindow>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { window.onClose?() }
            },
            { data in
                let window = Unmanaged<ForeignWindow>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { window.onMove?() }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { pop_parent_free(parent) }

    /// Where it is on the screen, in logical pixels; nil where the system tells nobody.
    var area: GdkRectangle? {
        var area = GdkRectangle()
        return pop_parent_area(parent, &area) ? area : nil
    }

    /// Makes a realized window belong to it.
    func adopt(_ window: WidgetPointer) { pop_parent_adopt(parent, window) }
}

/// Why another program's window can't be had.
package enum ForeignWindowError: Error, Hashable {
    /// There is none of that number or name.
    case unknown
    /// The display server has no such windows, or lets nobody belong to them.
    case unsupported
}
