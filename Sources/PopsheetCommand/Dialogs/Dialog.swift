import Popsheet

/// A question with its widgets: what is shown, and what is answered.
@MainActor
protocol Dialog: AnyObject, Sendable {
    /// Makes the sheet; GTK has been started.
    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet
    /// Whether the sheet becomes taller while it is shown, as with rows of standard input.
    var mayGrow: Bool { get }
    /// The window has become visible.
    func wasShown()
    /// The window is gone: reading and timers end.
    func ended()
}

extension Dialog {
    var mayGrow: Bool { false }
    func wasShown() {}
    func ended() {}
}
