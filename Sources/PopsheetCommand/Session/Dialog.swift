import Popsheet

/// A question: what is shown, and what is answered.
@MainActor
protocol Dialog<Value>: AnyObject, Sendable {
    /// What is answered if the dialog is accepted.
    associatedtype Value

    /// What the dialog contains now.
    var value: Value { get }
    /// Shows the dialog; GTK has been started.
    func begin(in session: DialogSession) throws(CommandFailure)
    /// The dialog has become visible.
    func wasShown()
    /// The dialog has been drawn: what would have delayed that can begin.
    func wasDrawn()
    /// Shows the number of seconds that are left for an answer.
    func show(secondsLeft: Int, in session: DialogSession)
    /// Whether the user has begun to fill in a field: it then has some more time once the time is up.
    var isHalfTyped: Bool { get }
    /// The dialog is gone: reading and timers end.
    func ended()
    /// The outcome to answer with when the dialog has ended with one.
    func outcome(_ outcome: Outcome) -> Outcome
    /// The dialog has ended, and will be answered.
    func willAnswer(_ outcome: Outcome)
}

extension Dialog {
    func wasShown() {}
    func wasDrawn() {}
    func show(secondsLeft: Int, in session: DialogSession) { session.showOnCancelAction(secondsLeft) }
    var isHalfTyped: Bool { false }
    func ended() {}
    func outcome(_ outcome: Outcome) -> Outcome { outcome }
    func willAnswer(_ outcome: Outcome) {}
}

/// A dialog with a sheet of which only the texts and the enabled actions change.
@MainActor
protocol SheetDialog: Dialog {
    /// Makes the sheet; GTK has been started.
    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet
    /// Whether the sheet becomes taller while it is shown, as with rows of standard input.
    var mayGrow: Bool { get }
    /// Whether the sheet is at least as wide as its content would like to be, unless a width is given.
    var isAsWideAsContent: Bool { get }
}

extension SheetDialog {
    var mayGrow: Bool { false }
    var isAsWideAsContent: Bool { false }

    func begin(in session: DialogSession) throws(CommandFailure) {
        try session.show(try makeSheet(in: session), mayGrow: mayGrow, isAsWideAsContent: isAsWideAsContent)
    }
}
