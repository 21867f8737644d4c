/// The library's warnings, which GLib prints on standard error in the domain "Popsheet".
package enum LibraryWarnings {
    /// Passes the warnings to a function from now on, instead of GLib.
    package static func report(_ warned: @escaping @convention(c) (UnsafePointer<CChar>) -> Void) {
        LogMessages.report(warned)
    }
}
