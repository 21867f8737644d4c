import CPopsheet

/// Swift's main actor inside GLib's main loop.
///
/// A GTK program sits in GLib's loop, which knows nothing of Swift: `Task { @MainActor in … }`, `Task.sleep` and
/// `DispatchQueue.main` never run in it. One call mends that. Popsheet's own `Application` makes it for you; a program
/// on another binding makes it itself, once, before its loop starts. For example:
///
///     try PopsheetMainActor.install()
///     application.run()
///
/// Calls that need it are those that are awaited and all that runs in a `Task`: `await sheet.present(in: window)`,
/// `Task.sleep`, the dismissal of a sheet whose task is cancelled. Presenting with a completion handler, events, vetoes and
/// action handlers work without it, from any of GTK's callbacks.
///
/// A task must not run a GLib main loop of its own, with `g_main_loop_run` or `g_main_context_iteration`: as with a
/// `RunLoop` on other systems, no other task of the main actor runs before that loop ends, and a sheet that is awaited in one
/// never answers. GTK's own callbacks and sheets with completion handlers go on. Where it happens while tasks wait, a line on
/// standard error says so. Run such a loop from a GTK callback, outside of any task.
public enum PopsheetMainActor {
    /// The reason why the main actor cannot run in GLib's loop.
    public struct Unavailable: Error, Equatable, CustomStringConvertible {
        /// What is wrong, for whoever reads the program's output.
        public var description: String {
            "Swift's main actor cannot run in GLib's loop: libdispatch offers no descriptor for its main queue."
        }
    }

    /// Lets the main actor run on the thread that iterates GLib's default main context: the program's main thread.
    ///
    /// Any thread may call it, and more than once; only the first call attaches anything.
    public static func install() throws(Unavailable) {
        guard pop_main_actor_install() else { throw Unavailable() }
    }
}
