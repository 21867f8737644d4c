import CPopsheet

/// Runs Swift's main actor inside GLib's main loop.
///
/// A GTK program runs GLib's loop, which does not know Swift: without this call, `Task { @MainActor in … }`,
/// `Task.sleep` and `DispatchQueue.main` never run in it. ``PopsheetApplication`` makes the call for you; a
/// program with another GTK binding makes it itself, once, before its loop starts. For example:
///
/// ```swift
/// try PopsheetMainActor.install()
/// // application.run()
/// ```
///
/// The call is needed for everything that is awaited or runs in a `Task`: `await sheet.present(in: window)`,
/// `Task.sleep`, the dismissal of a sheet whose task is cancelled. Presenting with a completion handler, events and action
/// handlers work without it, from any GTK callback; a sheet that asks `shouldDismiss`, or runs an asynchronous action
/// handler, makes the call itself. If a task waits for the main actor while GLib's loop runs without it, a warning is printed
/// on standard error, once.
///
/// A task must not run its own GLib main loop, with `g_main_loop_run` or `g_main_context_iteration`: as with a
/// `RunLoop` on other systems, no other task of the main actor runs before that loop ends, and a sheet that is awaited
/// in one never returns. GTK's callbacks and sheets with completion handlers still work, unless they ask `shouldDismiss`. If this happens while tasks
/// wait, a warning is printed on standard error. Run such a loop from a GTK callback, outside any task.
public enum PopsheetMainActor {
    /// The reason why the main actor can't run in GLib's loop.
    public struct Unavailable: Error, Hashable, CustomStringConvertible {
        /// A one-line description for the user.
        public var description: String {
            "Swift's main actor can't run in GLib's loop: libdispatch offers no descriptor for its main queue"
        }
    }

    /// Makes the main actor run on the thread that iterates GLib's default main context: the program's main thread.
    ///
    /// Any thread may call it, repeatedly; only the first call has an effect.
    public static func install() throws(Unavailable) {
        guard pop_main_actor_install() else { throw Unavailable() }
    }
}
