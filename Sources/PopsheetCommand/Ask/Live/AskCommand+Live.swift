import Popsheet
import PopsheetModel

// `popsheet ask --live`: commands on standard input, events on standard output.
extension AskCommand {
    /// Shows a sheet until it is closed; returns the exit status.
    @MainActor
    func showLive(_ sheet: AskSheet) throws(CommandFailure) -> Int32 {
        let dialog = LiveDialog(try sheet.live(keepsOpen: arguments.keep))
        switch try DialogSession.run(dialog, settings(sheet.options)) {
        case .signal(let number):
            try dialog.reportEnd(.cancelled(.programmatic))
            return Answer(signal: number).status
        case .answer(let outcome, _):
            try dialog.reportEnd(outcome)
            return Answer(outcome, as: .json).status
        }
    }

    /// Gives an answer without showing the sheet, once standard input has the action; returns the exit status.
    func answerLive(_ sheet: AskSheet, with given: GivenAnswer) throws(CommandFailure) -> Int32 {
        try Output.answer(LiveEvent.opened.line)
        let live = try sheet.live(keepsOpen: arguments.keep)
        do throws(CommandFailure) {
            let outcome = try given.outcome(
                of: live, keepsOpen: arguments.keep, within: showing.display.timeout.map { .seconds($0) })
            try Output.answer(LiveEvent.closed(outcome).line)
            return Answer(outcome, as: .json).status
        } catch  where error.status == .usage {
            // The program waits for an event.
            try Output.answer(LiveEvent.error(error, line: nil).line)
            try Output.answer(LiveEvent.closed(.cancelled(.programmatic)).line)
            throw error
        }
    }
}

extension AskSheet {
    /// The sheet that a program keeps open.
    func live(keepsOpen: Bool) throws(CommandFailure) -> LiveSheet {
        LiveSheet(
            try hasChoice ? sheet() : emptySheet, details: details, firstFocus: firstFocus, keepsOpen: keepsOpen)
    }
}

extension GivenAnswer {
    /// Without a command for so long, in seconds, the action is not waited for any more.
    private static let patience = 10.0

    /// The outcome of a sheet that a program changes, whose events are written.
    ///
    /// - Parameter time: The time after which it times out; nil for never.
    fileprivate func outcome(
        of sheet: LiveSheet, keepsOpen: Bool, within time: Duration?
    ) throws(CommandFailure) -> Outcome {
        let deadline = time.map { ContinuousClock.now + $0 }
        try requireNoValue()
        if let cancelReason { return .cancelled(cancelReason) }
        var (sheet, parser, hasPressed) = (sheet, LiveParser(), false)
        var records: ArraySlice<LiveParser.Record> = []
        var isAtEnd = false
        while true {
            if !hasPressed, sheet.canChoose(id), let outcome = try sheet.outcome(choosing: id) {
                if case .action(let chosen) = outcome { try Output.answer(LiveEvent.pressed(chosen).line) }
                if !keepsOpen { return outcome }
                hasPressed = true
            }
            if let record = records.popFirst() {
                do throws(CommandFailure) {
                    if case .closes(let outcome) = try sheet.apply(try record.command.get()) { return outcome }
                } catch {
                    try Output.answer(LiveEvent.error(error, line: record.line).line)
                }
            } else if isAtEnd {
                // A user would cancel a sheet that stays.
                if hasPressed { return .cancelled(.cancelAction) }
                throw .usage("\(source): no action has the id \"\(id.excerpt)\" and is enabled")
            } else if !OpenInput.standardInput.hasSome(within: patience(until: deadline, hasPressed)) {
                if let deadline, deadline <= .now { return .cancelled(.timeout) }
                throw .usage(
                    "\(source): no action has the id \"\(id.excerpt)\" and is enabled, and no command came for "
                        + "\(Int(Self.patience)) s")
            } else if let bytes = try OpenInput.standardInput.readSome() {
                records += parser.take(bytes)
            } else {
                records += parser.finish()
                isAtEnd = true
            }
        }
    }

    /// How long to wait for a command, in seconds; nil for any time.
    private func patience(until deadline: ContinuousClock.Instant?, _ hasPressed: Bool) -> Double? {
        let left = deadline.map { (.now - $0) / .seconds(-1) }
        return hasPressed ? left : min(left ?? Self.patience, Self.patience)
    }
}
