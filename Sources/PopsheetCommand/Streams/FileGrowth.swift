import CPopsheet
import Popsheet

/// Notices that a file grows.
@MainActor
final class FileGrowth {
    nonisolated(unsafe) private let monitor: OpaquePointer
    private var signals: [Signal] = []

    /// Begins to watch; nil if files can't be watched here.
    ///
    /// - Parameter onGrow: Runs after the file was written to; at most ten times a second.
    init?(of path: [UInt8], onGrow: @escaping () -> Void) {
        let file = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
            $0.baseAddress.flatMap { g_file_new_for_path($0) }
        }
        guard let file else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil) else { return nil }
        self.monitor = OpaquePointer(monitor)
        g_file_monitor_set_rate_limit(monitor, 100)
        signals = [Signal(UnsafeMutableRawPointer(monitor), "changed") { _ in onGrow() }]
    }

    /// Stops watching.
    func stop() {
        for signal in signals { signal.disconnect() }
        signals = []
        g_file_monitor_cancel(UnsafeMutablePointer(monitor))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(monitor)) }
}
