/// The answer of a dialog of zenity: what it prints, and the exit status.
struct ZenityAnswer: Hashable, Sendable {
    /// The bytes for standard output, with their line break if they have one.
    var output: [UInt8] = []
    var status: Int32

    /// The answer of a dialog.
    ///
    /// - Parameter value: What the dialog contained when it ended.
    init<D: ZenityDialog>(
        to dialog: D, _ settings: ZenitySettings, _ outcome: ZenityOutcome, _ value: D.Value,
        statuses: ZenityStatuses = ZenityStatuses()
    ) {
        status = outcome.status(statuses)
        switch outcome {
        case .ok: output = dialog.output(value)
        case .timedOut: output = D.printsAtTimeout ? dialog.output(value) : []
        case .extra(let index):
            let buttons = settings.extraButtons
            output = buttons.indices.contains(index) ? buttons[index].bytes + [UInt8(ascii: "\n")] : []
        case .cancelled, .escaped: break
        }
    }

    /// A text as one line.
    static func line(_ text: String) -> [UInt8] { Array(text.utf8) + [UInt8(ascii: "\n")] }
}
