import Popsheet

// Converts the options to a sheet's properties.
extension AskArguments {
    /// Whether the options describe a sheet at all.
    var asksSomething: Bool {
        title != nil || message != nil || spec != nil || readsActions || !action.isEmpty || !destructive.isEmpty
            || !actions.isEmpty
    }

    /// Checks that at most one option reads standard input.
    func checkStandardInput() throws(CommandFailure) {
        var readers: [String] = []
        if spec == "-" { readers.append("--spec") }
        if title == "-" { readers.append("--title") }
        if message == "-" { readers.append("--message") }
        if readsActions { readers.append(nulEnded && !stdin ? "-0" : "--stdin") }
        guard readers.count > 1 else { return }
        throw .usage("\(readers[1]): standard input is read by \(readers[0]) already; give one of them another source")
    }

    /// A literal text, or one read from standard input.
    func text(_ given: String?, of option: String) throws(CommandFailure) -> String? {
        guard given == "-" else { return given }
        let bytes = try InputFile.standardInput.read()
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .data("standard input: the text of \(option) is not UTF-8; convert it first")
        }
        let end = text.lastIndex { !$0.isNewline }
        return end.map { String(text[...$0]) } ?? ""
    }

    /// The options' actions in the given order, each with its option's name for messages.
    func givenActions(
        _ kinds: [ActionSequence.Kind]
    ) throws(CommandFailure) -> [(option: String, action: Action)] {
        let given = ActionSequence.merged(
            kinds,
            [
                .option: action.map { (option: "--action", action: $0.action(role: .default)) },
                .destructive: destructive.map { (option: "--destructive", action: $0.action(role: .destructive)) },
                .argument: actions.map { (option: "action", action: $0.action(role: .default)) },
            ])
        for (option, action) in given {
            let id = action.id
            if action.label.allSatisfy(\.isWhitespace) {
                throw .usage("\(option): the label of \"\(id.excerpt)\" is empty; give it a text, as in id=Label")
            }
            if id.isEmpty {
                throw .usage(
                    "\(option): \"\(action.label.excerpt)\" has an empty id; give it one, as in id=Label, or write \\= for "
                        + "an equals sign in the label")
            }
            if SheetDocument.reservedIdentifiers.contains(id) {
                throw .usage(
                    "\(option): the id \"\(id)\" is reserved; give the action another, as in my-\(id)=Label")
            }
            if id.utf8.contains(UInt8(ascii: "\n")) {
                throw .usage("\(option): the id \"\(id.excerpt)\" contains a line break; give another, as in id=Label")
            }
        }
        return given
    }

    /// Sets a document's cancel action as the options require.
    func applyCancel(to document: inout SheetDocument) throws(CommandFailure) {
        guard cancel != nil || noCancel else { return }
        if cancel != nil, noCancel {
            throw .usage("--no-cancel: --cancel gives the cancel action a label; leave one of them out")
        }
        if let cancel, cancel.allSatisfy(\.isWhitespace) {
            throw .usage("--cancel: the label is empty; give it a text, or --no-cancel for no cancel action")
        }
        document.removeCancelActions()
        document.cancel = cancel.map { .cancel($0) }
    }
}
