import ArgumentParser
import Popsheet
import PopsheetStandalone

/// A sub-command that asks a question with a widget.
protocol QuestionCommand: Subcommand, Sendable {
    /// What is asked, as the check of the options and documents leaves it.
    associatedtype Checked: Sendable = Void

    var question: QuestionArguments { get set }
    /// What reads standard input, as messages call it; nil if nothing does.
    var standardInputReader: String? { get }

    /// Checks all that can be checked before the question is asked, however it will be answered.
    func check() throws(CommandFailure) -> Checked
    /// The value with which an answer of `--answer` accepts the question.
    ///
    /// - Parameter answer: `ok`, perhaps with a value, or one of the question's ids.
    /// - Throws: The reason why the question can't be accepted like this.
    func value(answering answer: GivenAnswer, _ checked: Checked) throws(CommandFailure) -> QuestionValue
    /// The ids of what can have the focus first, besides the actions.
    func focusIdentifiers(_ checked: Checked) -> [String]
    /// Begins with an answer that was accepted before, where the options and documents give none.
    ///
    /// - Parameter answer: What ``memory(of:_:)`` has returned then, perhaps for other options.
    mutating func recall(_ answer: JSONValue, _ checked: inout Checked)
    /// What is remembered of an accepted answer.
    func memory(of value: QuestionValue, _ checked: Checked) -> JSONValue?
    /// Why no answer of this question can be remembered; nil if it can.
    var memoryFault: String? { get }
    /// The answer that needs no user; nil if the question is to be asked.
    func answerWithoutAsking(_ checked: Checked) throws(CommandFailure) -> QuestionAnswer?
    /// The dialog.
    @MainActor func dialog(_ checked: Checked) -> any Dialog<QuestionValue>
}

extension QuestionCommand {
    var standardInputReader: String? { nil }
    func focusIdentifiers(_ checked: Checked) -> [String] { [] }
    func recall(_ answer: JSONValue, _ checked: inout Checked) {}
    func memory(of value: QuestionValue, _ checked: Checked) -> JSONValue? { value.json }
    var memoryFault: String? { nil }
    func answerWithoutAsking(_ checked: Checked) throws(CommandFailure) -> QuestionAnswer? { nil }
}

extension QuestionCommand where Checked == Void {
    func check() throws(CommandFailure) {}
}

extension QuestionCommand {
    /// Asks the question, prints the answer and returns the exit status.
    func run(line: [String]) throws(CommandFailure) -> Int32 {
        var command = self
        try command.question.readTexts(besides: standardInputReader)
        return try command.askWithTexts()
    }

    /// The file of the answer of `--remember`.
    private var remembered: RememberedAnswer? {
        question.display.remember.map { RememberedAnswer(named: $0, of: Self.configuration.commandName ?? "") }
    }

    private mutating func askWithTexts() throws(CommandFailure) -> Int32 {
        if remembered != nil, let memoryFault { throw .usage("--remember: \(memoryFault)") }
        var checked = try check()
        try question.check(fields: focusIdentifiers(checked))
        let found = remembered?.read()
        if case .answer(let answer)? = found { recall(answer, &checked) }
        var wasShown = false
        let answer: QuestionAnswer
        if let given = try question.display.givenAnswer() {
            answer = try self.answer(given: given, checked)
        } else if let known = try answerWithoutAsking(checked) {
            answer = known
        } else {
            // The command runs on the main thread, as GTK requires.
            let asked = MainActor.assumeIsolated { Result { () throws(CommandFailure) in try show(checked) } }
            answer = try asked.get()
            wasShown = true
        }
        if !answer.output.isEmpty { try Output.whole(answer.output) }
        // A given answer is for tests of scripts.
        if wasShown, found != .unsuitable, let value = answer.accepted, let memory = memory(of: value, checked) {
            remembered?.write(memory)
        }
        return answer.status
    }

    private func answer(given: GivenAnswer, _ checked: Checked) throws(CommandFailure) -> QuestionAnswer {
        if let reason = given.cancelReason {
            return QuestionAnswer(.cancelled(reason), QuestionValue(), as: question.output)
        }
        let value = try value(answering: given, checked)
        let id = value.action ?? Action.acceptingIdentifier
        return QuestionAnswer(
            .action(ChosenAction(id: id, index: 0, label: question.ok ?? id)), value, as: question.output)
    }

    @MainActor
    private func show(_ checked: Checked) throws(CommandFailure) -> QuestionAnswer {
        LogMessages.report { Output.warning(String(cString: $0)) }
        let settings = question.settings
        StandaloneProcess.prepare(for: settings.place)
        switch try DialogSession.run(dialog(checked), settings) {
        case .signal(let number): return QuestionAnswer(signal: number)
        case .answer(let outcome, let value): return QuestionAnswer(outcome, value, as: question.output)
        }
    }
}

extension QuestionAnswer {
    /// The answer of a question that a signal ended.
    init(signal: Int32) { status = Answer(signal: signal).status }
}
