import Popsheet

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the environment says about asking.
struct AskEnvironment {
    /// The answer to give instead of asking.
    var answer: GivenAnswer?

    /// What the process was started with.
    static var current: AskEnvironment {
        guard let value = getenv("POPSHEET_ANSWER"), value.pointee != 0 else { return AskEnvironment() }
        return AskEnvironment(answer: GivenAnswer(String(cString: value), from: "POPSHEET_ANSWER"))
    }
}

/// An answer that was decided beforehand, so that a script can be tested without anybody there.
struct GivenAnswer {
    private let id: String
    /// What says so.
    private let source: String

    init(_ id: String, from source: String) { (self.id, self.source) = (id, source) }

    /// The answer that the sheet would have given; what can't be chosen is an error.
    func answer(to sheet: AskSheet, _ command: AskCommand) throws(CommandFailure) -> Answer {
        let format = command.showing.output
        switch id {
        case Action.cancelIdentifier: return Answer(.cancelled(.cancelAction), as: format)
        case "timeout": return Answer(.cancelled(.timeout), as: format)
        default: break
        }
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

    /// Whether no row to come can change anything: all ids that are named have been there.
    private func isSettled(in sheet: AskSheet) -> Bool {
        sheet.knows(id) && (try? sheet.checkNames()) != nil
    }

    /// The ids that can be given; those of rows as they came.
    private func known(in sheet: ActionSheet) -> [String] {
        sheet.actions.map { action in
            action.id.firstIndex(of: "\u{0}").map { String(action.id[..<$0]) } ?? action.id
        } + [Action.cancelIdentifier, "timeout"]
    }

    /// Reads rows until the answer is among them, or there are no more: standard input may never end.
    private func readRows(into sheet: inout AskSheet, _ command: AskCommand) throws(CommandFailure) {
        var splitter = RecordSplitter(end: command.arguments.nulEnded ? 0 : UInt8(ascii: "\n"))
        let input = InputFile(path: "-")
        while !isSettled(in: sheet) {
            let bytes = try input.readSome()
            for row in bytes.map({ splitter.take($0) }) ?? splitter.finish().map({ [$0] }) ?? [] {
                if let record = try ActionRecord(row) { sheet.append(record) }
            }
            if bytes == nil { break }
        }
        guard sheet.hasChoice else { throw .data(AskSession.noActions) }
        try sheet.checkNames()
    }
}
