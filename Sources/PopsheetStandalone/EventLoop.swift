import CPopsheet

/// GLib's main loop, for a program that only presents one sheet.
@MainActor
package final class EventLoop {
    nonisolated(unsafe) private let loop: OpaquePointer

    package init() { loop = g_main_loop_new(nil, 0) }

    deinit { g_main_loop_unref(loop) }

    /// Runs until `quit()` is called.
    package func run() { g_main_loop_run(loop) }

    /// Makes `run()` return.
    package func quit() { g_main_loop_quit(loop) }
}
