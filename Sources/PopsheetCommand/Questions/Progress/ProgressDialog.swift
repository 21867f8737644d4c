import Popsheet
import PopsheetDialogs
import PopsheetModel

/// The dialog of `popsheet progress`.
@MainActor
final class ProgressDialog: SheetDialog {
    private let command: ProgressCommand
    private lazy var bar = ProgressBar(named: command.question.texts.title ?? translated("Progress"))
    private var report = ProgressReport()
    private var reader: ByteReader?
    private weak var session: DialogSession?
    private var wasComplete = false
    private var hadEnded = false

    init(_ command: ProgressCommand) { self.command = command }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        bar.reserveCaption()
        return try command.question.sheet(showing: bar.widget, mayAccept: false)
    }

    func wasShown() {
        reader = ByteReader(
            onBytes: { [weak self] bytes in self?.change { $0.take(bytes) } },
            onEnd: { [weak self] in self?.change { $0.finish() } },
            onFailure: { [weak self] in self?.session?.fail($0) })
    }

    func ended() { reader?.stop() }

    /// Once standard input has ended, so has the task, however the window is closed.
    func outcome(_ outcome: Outcome) -> Outcome {
        guard report.hasEnded, case .cancelled = outcome else { return outcome }
        let id = Action.acceptingIdentifier
        return .action(ChosenAction(id: id, index: 0, label: command.question.ok ?? id))
    }

    func willAnswer(_ outcome: Outcome) {
        guard case .cancelled(let reason) = outcome, reason != .timeout, let pid = command.pid else { return }
        kill(pid, SIGTERM)
    }

    private func change(_ body: (inout ProgressReport) -> Void) {
        body(&report)
        if command.close, report.hasEnded {
            session?.choose(Action.acceptingIdentifier)
        } else if report.isComplete != wasComplete || report.hasEnded != hadEnded {
            show()
        } else {
            // A task may report faster than a screen can show.
            bar.atNextFrame { [weak self] in self?.show() }
        }
    }

    private func show() {
        bar.pulsates = report.pulses
        bar.fraction = report.percentage / 100
        bar.caption = report.pulses ? nil : ElapsedTime.text(percentage: report.percentage)
        guard let sheet = session?.sheet else { return }
        if let title = report.title, sheet.title != title { sheet.title = title }
        if let text = report.text, sheet.message != text { sheet.message = text }
        if report.isComplete != wasComplete {
            wasComplete = report.isComplete
            sheet.setEnabled(wasComplete, Action.acceptingIdentifier)
        }
        if report.hasEnded, !hadEnded {
            hadEnded = true
            sheet.setEnabled(false, Action.cancelIdentifier)
        }
    }

    var value: QuestionValue { QuestionValue() }
}
