import CPopsheet

/// Follows whether windows of a display can be transparent, which GDK does not report.
@MainActor
final class CompositingWatch {
    nonisolated(unsafe) private var watch: OpaquePointer?
    private let changed: (_ isComposited: Bool) -> Void

    /// - Parameter changed: Runs when windows can be transparent, or no longer can.
    init(of display: OpaquePointer, changed: @escaping (_ isComposited: Bool) -> Void) {
        self.changed = changed
        watch = pop_compositing_watch(
            display,
            { data, isComposited in
                let watch = Unmanaged<CompositingWatch>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { watch.changed(isComposited) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { if let watch { pop_compositing_free(watch) } }
}
