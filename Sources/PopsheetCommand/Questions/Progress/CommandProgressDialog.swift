import Popsheet
import PopsheetDialogs
import PopsheetModel

/// The dialog of `popsheet progress` that runs a command.
@MainActor
final class CommandProgressDialog: SheetDialog {
    private let command: ProgressCommand
    private lazy var bar = ProgressBar(named: command.question.texts.title ?? translated("Progress"))
    private lazy var log = TextPane(named: translated("Output"), isEditable: false, size: Self.logSize)
    private var running: RunningCommand?
    private var clock: EventSource?
    private var start = ContinuousClock.now
    private weak var session: DialogSession?
    /// The status of the command once it has ended.
    private var status: Int32? { running?.status }

    /// The size of the lines, in logical pixels.
    private static let logSize = (width: 300, height: 200)

    init(_ command: ProgressCommand) { self.command = command }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        bar.pulsates = true
        bar.reserveCaption()
        if command.log {
            log.useMonospace()
            log.readEscapeSequences()
            log.scrollsToEnd = true
            bar.append(log)
        }
        return try command.question.sheet(showing: bar.widget, mayAccept: false)
    }

    func wasShown() {
        // The window is shown again when it moves to another surface.
        guard running == nil else { return }
        do throws(CommandFailure) {
            running = try RunningCommand(
                command.run, onLines: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.finish($0) },
                onFailure: { [weak self] in self?.session?.fail($0) })
            start = .now
            clock = .timer(milliseconds: 1_000) { [weak self] in
                self?.showTime()
                return self != nil
            }
        } catch {
            session?.fail(error)
        }
    }

    func ended() {
        clock?.remove()
        running?.end()
    }

    /// Once the command has ended, its status is the answer, however the window is closed.
    func outcome(_ outcome: Outcome) -> Outcome {
        guard status != nil, case .cancelled = outcome else { return outcome }
        let id = Action.acceptingIdentifier
        return .action(ChosenAction(id: id, index: 0, label: command.question.ok ?? id))
    }

    func willAnswer(_ outcome: Outcome) {
        if case .action = outcome { command.reportFailure(status ?? 0, output) }
    }

    var value: QuestionValue { ProgressCommand.value(status ?? 0) }

    // MARK: The command

    private var output: CommandOutput { running?.output ?? CommandOutput() }

    private func take(_ lines: [String]) {
        if command.log { log.append(lines.map { $0 + "\n" }.joined()) }
        bar.atNextFrame { [weak self] in self?.show() }
    }

    private func finish(_ status: Int32) {
        clock?.remove()
        // The user sees why a command has failed.
        if command.close, status == 0 || command.closeOnFailure {
            return session?.choose(Action.acceptingIdentifier) ?? ()
        }
        show()
        guard let sheet = session?.sheet else { return }
        if status != 0 {
            let reason = CommandProcess.description(ofStatus: status)
            // translators: the name of a program, and its exit status or the signal that has ended it
            let failure = translated("%1$s has failed (%2$s)").filled(command.run[0], reason)
            sheet.message = output.lastLines.last ?? failure
            bar.hasFailed = true
        }
        sheet.setEnabled(true, Action.acceptingIdentifier)
        sheet.setEnabled(false, Action.cancelIdentifier)
    }

    private func show() {
        if command.log { log.showUnfinished(output.unfinished) }
        bar.pulsates = output.percentage == nil && status == nil
        bar.fraction = status == 0 ? 1 : (output.percentage ?? 0) / 100
        showTime()
    }

    private func showTime() {
        bar.caption = ElapsedTime.caption(
            (ContinuousClock.now - start) / .seconds(1), percentage: status == 0 ? 100 : output.percentage,
            isRunning: status == nil)
    }
}
