import Popsheet

/// A question with its widgets: what is shown, and what is answered.
@MainActor
protocol Dialog: AnyObject, Sendable {
    /// Makes the sheet; GTK has been started.
    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet
    /// Whether the sheet becomes taller while it is shown, as with rows of standard input.
    var mayGrow: Bool { get }
    /// Whether the sheet is at least as wide as its content would like to be, unless a width is given.
    var isAsWideAsContent: Bool { get }
    /// Whether the user has begun to fill in a field: it then has some more time once the time is up.
    var isHalfTyped: Bool { get }
    /// The window has become visible.
    func wasShown()
    /// The window is gone: reading and timers end.
    func ended()
}

extension Dialog {
    var mayGrow: Bool { false }
    var isAsWideAsContent: Bool { false }
    var isHalfTyped: Bool { false }
    func wasShown() {}
    func ended() {}
}
