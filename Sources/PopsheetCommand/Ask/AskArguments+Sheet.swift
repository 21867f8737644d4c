import Popsheet

// Converts the options to a sheet's properties.
extension AskArguments {
    /// Whether the options describe a sheet at all.
    var asksSomething: Bool {
        texts.title != nil || texts.message != nil || spec != nil || readsActions || live || !action.isEmpty
            || !destructive.isEmpty
            || !actions.isEmpty
    }

    /// Checks that at most one option reads standard input.
    func checkStandardInput() throws(CommandFailure) {
        var readers: [String] = []
        if spec == "-" { readers.append("--spec") }
        readers += texts.readers
        if live { readers.append("--live") }
        if readsActions { readers.append(RowFormat.reader(stdin: stdin, nulEnded: nulEnded)) }
        try StandardInput.check(readers: readers)
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
        for (option, action) in given { try action.checkGiven(by: option, mayBreakLines: nulEnded) }
        return given
    }

    /// Sets a document's cancel action as the options require.
    func applyCancel(to document: inout SheetDocument) throws(CommandFailure) {
        let cancel = cancelling.cancel
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
