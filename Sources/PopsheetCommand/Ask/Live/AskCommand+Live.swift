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
        let outcome = try given.outcome(of: sheet.live(keepsOpen: arguments.keep), keepsOpen: arguments.keep)
        try Output.answer(LiveEvent.closed(outcome).line)
        return Answer(outcome, as: .json).status
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
    /// The outcome of a sheet that a program changes, whose events are written.
    fileprivate func outcome(of sheet: LiveSheet, keepsOpen: Bool) throws(CommandFailure) -> Outcome {
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
            } else if let bytes = try OpenInput.standardInput.readSome() {
                records += parser.take(bytes)
            } else {
                records += parser.finish()
                isAtEnd = true
            }
        }
    }
}
