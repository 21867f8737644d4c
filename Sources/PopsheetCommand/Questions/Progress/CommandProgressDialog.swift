import Popsheet
import PopsheetDialogs
import PopsheetModel

/// The dialog of `popsheet progress` that runs a command.
@MainActor
final class CommandProgressDialog: QuestionDialog {
    private let command: ProgressCommand
    private lazy var bar = ProgressBar(named: command.question.title ?? "Progress")
    private lazy var log = TextPane(named: "Output", isEditable: false, size: Self.logSize)
    private var output = CommandOutput()
    private var process: CommandProcess?
    private var reader: ByteReader?
    private var end: EventSource?
    private var clock: EventSource?
    private var start = ContinuousClock.now
    private weak var session: DialogSession?
    /// The status of the command once it has ended.
    private var status: Int32?

    /// The size of the lines, in logical pixels.
    private static let logSize = (width: 300, height: 200)

    init(_ command: ProgressCommand) { self.command = command }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        self.session = session
        bar.pulsates = true
        bar.reserveCaption()
        if command.log {
            log.setFont("monospace")
            log.scrollsToEnd = true
            bar.append(log)
        }
        return try command.question.sheet(showing: bar.widget, mayAccept: false)
    }

    func wasShown() {
        // The window is shown again when it moves to another surface.
        guard process == nil else { return }
        do throws(CommandFailure) {
            let process = try CommandProcess(command.run)
            self.process = process
            start = .now
            reader = ByteReader(
                process.output, onBytes: { [weak self] in self?.take($0) },
                onEnd: { [weak process] in process?.isOutputOpen = false },
                onFailure: { [weak self] in self?.session?.fail($0) })
            end = .end(ofChild: process.identifier) { [weak self] in self?.finish($0) }
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
        end?.remove()
        guard status == nil else { return }
        reader?.pause()
        process?.end()
        reader?.stop()
    }

    /// Once the command has ended, its status is the answer, however the window is closed.
    func outcome(_ outcome: Outcome) -> Outcome {
        guard status != nil, case .cancelled(let reason) = outcome, reason != .timeout else { return outcome }
        let id = Action.acceptingIdentifier
        return .action(ChosenAction(id: id, index: 0, label: command.question.ok ?? id))
    }

    func willEnd(with outcome: Outcome) {
        if case .action = outcome { command.reportFailure(status ?? 0, output) }
    }

    var value: QuestionValue { ProgressCommand.value(status ?? 0) }

    // MARK: The command

    private func take(_ bytes: [UInt8]) {
        show(output.take(bytes))
        bar.atNextFrame { [weak self] in self?.show() }
    }

    private func finish(_ waitStatus: Int32) {
        let status = CommandProcess.exitStatus(waitStatus)
        process?.wasReaped()
        // What it has left in the pipe; its children may write to that for longer.
        reader?.readRest()
        reader?.stop()
        show(output.finish())
        self.status = status
        clock?.remove()
        if command.close { return session?.choose(Action.acceptingIdentifier) ?? () }
        show()
        guard let window = session?.window else { return }
        if status != 0 { window.message = output.lastLines.last ?? "\(command.run[0]): \(status)" }
        window.setEnabled(true, Action.acceptingIdentifier)
        window.setEnabled(false, Action.cancelIdentifier)
    }

    private func show(_ lines: [String]) {
        if command.log { log.append(lines.map { $0 + "\n" }.joined()) }
    }

    private func show() {
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
