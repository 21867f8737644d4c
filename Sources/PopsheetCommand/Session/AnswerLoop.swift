import Popsheet
import PopsheetStandalone

/// The main loop of a command that waits for an answer, which a signal can end too.
@MainActor
final class AnswerLoop<Answer> {
    /// How the loop ended.
    enum End {
        case answer(Result<Answer, CommandFailure>)
        /// The number of the signal.
        case signal(Int32)
    }

    private let loop = EventLoop()
    private var signals: [EventSource] = []
    private(set) var end: End?

    /// Lets signals end the loop.
    ///
    /// - Parameter onSignal: Runs when a signal ends it.
    func listen(onSignal: @escaping () -> Void) {
        signals = [Signals.hangUp, Signals.interrupt, Signals.terminate].compactMap { number in
            .signal(number) { [weak self] in
                self?.end = .signal(number)
                onSignal()
                self?.loop.quit()
                return true
            }
        }
    }

    /// Runs until there is an answer, or a signal arrives; returns how it ended, or nil if neither happened.
    ///
    /// - Parameter afterwards: Runs at the end, before signals end the process again.
    func run(afterwards: () -> Void = {}) -> End? {
        if end == nil { loop.run() }
        afterwards()
        for signal in signals { signal.remove() }
        signals = []
        return end
    }

    /// Ends with an answer, unless it has ended.
    func end(with answer: Result<Answer, CommandFailure>) {
        guard end == nil else { return }
        end = .answer(answer)
        loop.quit()
    }
}

extension AnswerLoop.End: Sendable where Answer: Sendable {}
