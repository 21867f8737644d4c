/// The answer of a dialog of zenity: what it prints, and the exit status.
struct ZenityAnswer: Hashable, Sendable {
    /// The bytes for standard output, with their line break if they have one.
    var output: [UInt8] = []
    var status: Int32

    /// The answer to a request.
    ///
    /// - Parameters:
    ///   - content: What the dialog contained when it ended.
    ///   - writesDate: Writes dates; in tests, without a locale.
    init(
        to request: ZenityRequest, _ outcome: ZenityOutcome, _ content: ZenityContent = .none,
        statuses: ZenityStatuses = ZenityStatuses(),
        writesDate: DateFormat.Writer = { DateFormat.text($0, $1) }
    ) {
        status = outcome.status(statuses)
        switch outcome {
        case .ok: output = request.dialog.output(content, writesDate)
        case .timedOut: output = request.dialog.printsAtTimeout ? request.dialog.output(content, writesDate) : []
        case .extra(let index):
            let buttons = request.settings.extraButtons
            output = buttons.indices.contains(index) ? buttons[index].bytes + [UInt8(ascii: "\n")] : []
        case .cancelled, .escaped: break
        }
    }
}
