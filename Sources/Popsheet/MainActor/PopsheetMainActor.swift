import CPopsheet

/// Swift's main actor inside GLib's main loop.
///
/// A GTK program sits in GLib's loop, which knows nothing of Swift: `Task { @MainActor in … }`, `Task.sleep` and
/// `DispatchQueue.main` never run in it. One call mends that. Popsheet's own `Application` makes it for you; a program
/// on another binding makes it itself, once, before its loop starts. For example:
///
///     try PopsheetMainActor.install()
///     application.run()
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
