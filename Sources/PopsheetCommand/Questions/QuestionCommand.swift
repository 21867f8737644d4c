import ArgumentParser
import Popsheet
import PopsheetStandalone

/// A sub-command that asks a question with a widget.
protocol QuestionCommand: ParsableCommand, Sendable {
    var question: QuestionArguments { get }

    /// The value with which an answer of `--answer` accepts the question.
    ///
    /// - Parameter answer: `ok`, or an id of the question's own.
    /// - Throws: The reason why the question can't be accepted like this.
    func value(answering answer: GivenAnswer) throws(CommandFailure) -> QuestionValue
    /// The dialog, once all options are checked.
    @MainActor func dialog() throws(CommandFailure) -> any QuestionDialog
}

extension QuestionCommand {
    /// Asks the question, prints the answer and returns the exit status.
    func ask(environment: AskEnvironment) throws(CommandFailure) -> Int32 {
        let answer: QuestionAnswer
        if let given = question.display.givenAnswer(in: environment) {
            answer = try self.answer(given: given)
        } else {
            // The command runs on the main thread, as GTK requires.
            let asked = MainActor.assumeIsolated { Result { () throws(CommandFailure) in try show() } }
            answer = try asked.get()
        }
        if !answer.output.isEmpty { try Output.whole(answer.output) }
        return answer.status
    }

    private func answer(given: GivenAnswer) throws(CommandFailure) -> QuestionAnswer {
        if let reason = given.cancelReason {
            return QuestionAnswer(.cancelled(reason), QuestionValue(), as: question.output)
        }
        let value = try value(answering: given)
        let id = QuestionArguments.accepting
        return QuestionAnswer(
            .action(ChosenAction(id: id, index: 0, label: question.ok ?? id)), value, as: question.output)
    }

    @MainActor
    private func show() throws(CommandFailure) -> QuestionAnswer {
        let settings = question.settings
        StandaloneProcess.prepare(for: settings.place)
        let dialog = try dialog()
        var value: QuestionValue?
        switch try DialogSession.run(dialog, settings, onEnd: { value = dialog.value }) {
        case .signal(let number): return QuestionAnswer(signal: number)
        case .outcome(let outcome):
            dialog.willEnd(with: outcome)
            return QuestionAnswer(outcome, value ?? dialog.value, as: question.output)
        }
    }
}

extension QuestionAnswer {
    /// The answer of a question that a signal ended.
    init(signal: Int32) { status = Answer(signal: signal).status }
}
