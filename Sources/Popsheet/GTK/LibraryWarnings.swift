/// What the library warns of: GLib prints it on standard error, in the domain "Popsheet".
package enum LibraryWarnings {
    /// Gives the warnings to a function from now on, instead of GLib.
    package static func report(_ warned: @escaping @convention(c) (UnsafePointer<CChar>) -> Void) {
        LogMessages.report(warned)
    }
}
