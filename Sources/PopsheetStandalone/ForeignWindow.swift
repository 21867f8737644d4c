import CPopsheet
package import Popsheet

/// Another program's window as the parent of a sheet, which is above it and closed with it.
@MainActor
package final class ForeignWindow {
    nonisolated(unsafe) private let parent: OpaquePointer
    /// Runs once the window is closed.
    package var onClose: (() -> Void)?
    /// Runs whenever the window has moved or was resized, if the system reports that.
    var onMove: (() -> Void)?

    /// Finds a window.
    ///
    /// - Throws: The reason why the window is not available.
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

    /// Makes a realized window a child of a place's parent; nil if the place has none, or one that is not available.
    package static func adopt(_ window: WidgetPointer, at place: StandalonePlace) -> ForeignWindow? {
        guard let given = place.parent, let display = gtk_widget_get_display(window),
            let parent = try? ForeignWindow(given, on: display)
        else { return nil }
        parent.adopt(window, isModal: place.isModal)
        return parent
    }

    deinit { pop_parent_free(parent) }

    /// The window's area on the screen, in logical pixels; nil if the system does not report it.
    var area: GdkRectangle? {
        var area = GdkRectangle()
        return pop_parent_area(parent, &area) ? area : nil
    }

    /// Makes a realized window its child, which may be modal.
    func adopt(_ window: WidgetPointer, isModal: Bool) { pop_parent_adopt(parent, window, isModal) }
}

/// The reason why another program's window is not available.
package enum ForeignWindowError: Error, Hashable {
    /// There is no window with that number or handle.
    case unknown
    /// The display server has no such windows, or does not let other programs' windows be parents.
    case unsupported
}
