import Popsheet

extension GivenAnswer {
    /// The answer that the sheet would return; throws if it can't be chosen.
    func answer(to sheet: AskSheet, _ command: AskCommand) throws(CommandFailure) -> Answer {
        let format = command.showing.output
        if let cancelReason { return Answer(.cancelled(cancelReason), as: format) }
        try requireNoValue()
        var sheet = sheet
        if command.arguments.readsActions { try readRows(into: &sheet, command) }
        let whole = try sheet.sheet()
        let action = whole.actions.first { $0.id == id } ?? sheet.rowAction(given: id)
        guard let action else {
            throw ActionDetails.unknown(id, of: source, among: known(in: whole))
        }
        guard let outcome = whole.outcome(choosing: action.id), case .action(let chosen) = outcome else {
            throw .usage("\(source): the action \"\(id.excerpt)\" is disabled; name one that is not")
        }
        return Answer(outcome, as: format, given: sheet.identifier(of: chosen))
    }

    /// Whether further rows can't change anything: all ids that options name have arrived.
    private func isSettled(in sheet: AskSheet) -> Bool {
        sheet.knows(id) && (try? sheet.checkNames()) != nil
    }

    /// The valid ids; those of rows are the original ones.
    private func known(in sheet: ActionSheet) -> [String] {
        sheet.actions.map { action in
            action.id.firstIndex(of: "\u{0}").map { String(action.id[..<$0]) } ?? action.id
        } + [Action.cancelIdentifier, "timeout"]
    }

    /// Reads rows until they contain the answer, or until the end: standard input may never end.
    private func readRows(into sheet: inout AskSheet, _ command: AskCommand) throws(CommandFailure) {
        var parser = command.arguments.parser
        let input = OpenInput.standardInput
        while !isSettled(in: sheet) {
            let bytes = try input.readSome()
            let rows = if let bytes { try parser.take(bytes) } else { try parser.finish() }
            for row in rows { sheet.append(row) }
            if bytes == nil { break }
        }
        try sheet.checkWhole()
    }
}
