import CPopsheetTestSupport

/// Whether this code runs on the process's main thread, the one that runs GLib's loop.
public func isOnMainThread() -> Bool {
    support_is_main_thread()
}
