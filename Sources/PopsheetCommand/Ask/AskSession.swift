import Popsheet

/// One asking: the sheet in its window, what ends it, and the answer.
@MainActor
final class AskSession {
    private var sheet: AskSheet
    private let arguments: AskArguments
    private let showing: AskSurfaceArguments
    private let loop = EventLoop()
    private var window: StandaloneSheet?
    private var rows: RowReader?
    /// Whether standard input has ended.
    private var hasAllRows = false
    private var countdown: Countdown?
    private var signals: [EventSource] = []
    /// The signal that ended the asking.
    private var endingSignal: Int32?
    private var outcome: Result<Outcome, CommandFailure>?

    nonisolated static let noActions =
        "standard input: there is no action in it; give a line for each, or leave --no-cancel out"

    /// Asks and waits for the answer.
    static func answer(
        to sheet: AskSheet, _ arguments: AskArguments, _ showing: AskSurfaceArguments
    ) -> Result<Answer, CommandFailure> {
        do {
            return .success(try AskSession(sheet, arguments, showing).answer())
        } catch {
            return .failure(error)
        }
    }

    private init(_ sheet: AskSheet, _ arguments: AskArguments, _ showing: AskSurfaceArguments) {
        (self.sheet, self.arguments, self.showing) = (sheet, arguments, showing)
    }

    private func answer() throws(CommandFailure) -> Answer {
        guard
            StandaloneSheet.start(
                program: "popsheet", for: showing.place, lostDisplay: DisplayLoss.ofServer,
                lostWindow: DisplayLoss.ofWindow)
        else {
            throw showing.parent?.unreachable ?? .unreachable()
        }
        listenToSignals()
        if sheet.hasChoice { try show() }
        if arguments.readsActions { readRows() }
        if outcome == nil, endingSignal == nil { loop.run() }
        for signal in signals { signal.remove() }
        if let endingSignal { return Answer(signal: endingSignal) }
        let ended = try (outcome ?? .success(.cancelled(.programmatic))).get()
        guard case .action(let chosen) = ended else { return Answer(ended, as: showing.output) }
        return Answer(ended, as: showing.output, given: sheet.identifier(of: chosen))
    }

    // MARK: The window

    private func show() throws(CommandFailure) {
        let countdown = showing.timeout.map { Countdown(seconds: $0) }
        let sheet = try shown(countdown?.secondsLeft)
        let focus = arguments.focus.map { self.sheet.rowAction(given: $0)?.id ?? $0 }
        let window: StandaloneSheet
        do {
            window = try StandaloneSheet(
                sheet, at: showing.place, focus: focus, mayGrow: arguments.readsActions && !hasAllRows)
        } catch {
            throw showing.parent?.failure(error) ?? .display("the display server can't show the sheet")
        }
        self.window = window
        self.countdown = countdown
        window.onShown = { [weak self] in
            countdown?.start { secondsLeft in
                if secondsLeft > 0 { self?.refresh() } else { self?.window?.cancel(.timeout) }
            }
        }
        window.show(animated: !showing.noAnimation) { [weak self] outcome in
            self?.end(.success(outcome))
        }
    }

    /// The sheet as it is to be seen now.
    private func shown(_ secondsLeft: Int?) throws(CommandFailure) -> ActionSheet {
        let sheet = try sheet.sheet()
        guard let secondsLeft, let cancel = sheet.cancelAction else { return sheet }
        let label = "\(cancel.hasStandardLabel ? StandardLabel.cancel : cancel.label) (\(secondsLeft))"
        let counting = try? sheet.replacingActions(with: sheet.actions + [.cancel(label)])
        return counting ?? sheet
    }

    /// Shows the sheet as it has become.
    private func refresh() {
        guard let sheet = try? shown(countdown?.secondsLeft) else { return }
        try? window?.update(actions: sheet.actions + (sheet.cancelAction.map { [$0] } ?? []))
    }

    private func end(_ outcome: Result<Outcome, CommandFailure>) {
        guard self.outcome == nil else { return }
        self.outcome = outcome
        countdown?.stop()
        rows?.stop()
        loop.quit()
    }

    // MARK: Standard input

    private func readRows() {
        rows = RowReader(end: arguments.nulEnded ? 0 : UInt8(ascii: "\n")) { [weak self] batch in
            self?.take(batch)
        }
    }

    private func take(_ batch: Result<RowReader.Batch, CommandFailure>) {
        do throws(CommandFailure) {
            let batch = try batch.get()
            let actions = batch.records.map { sheet.append($0) }
            if batch.isLast {
                hasAllRows = true
                try checkWhole()
            }
            if let window {
                if let focus = arguments.focus.flatMap({ sheet.rowAction(given: $0)?.id }) { window.focusFirst(focus) }
                // Rows are made to fit beside those there are.
                try? window.append(actions)
            } else if sheet.hasChoice {
                try show()
            }
        } catch {
            outcome = .failure(error)
            window?.cancel(.programmatic, animated: false)
            countdown?.stop()
            rows?.stop()
            loop.quit()
        }
    }

    /// Makes sure of what can't be known as long as actions may come.
    private func checkWhole() throws(CommandFailure) {
        guard sheet.hasChoice else { throw .data(Self.noActions) }
        try sheet.checkNames()
    }

    // MARK: Signals

    private func listenToSignals() {
        signals = [Signals.hangUp, Signals.interrupt, Signals.terminate].map { number in
            .signal(number) { [weak self] in
                self?.endingSignal = number
                self?.window?.cancel(.programmatic, animated: false)
                self?.loop.quit()
                return true
            }
        }
    }
}
