import Popsheet
import PopsheetModel
import PopsheetStandalone

/// One run of the command: shows the sheet, ends it, and returns the answer.
@MainActor
final class AskSession {
    private var sheet: AskSheet
    private let arguments: AskArguments
    private let showing: AskSurfaceArguments
    private let loop = AnswerLoop<Outcome>()
    private var window: StandaloneSheet<ActionSheetController>?
    private var rows: RowReader?
    private var deadline: Deadline?
    /// Whether standard input has ended or is no longer read.
    private var hasReadAll = false

    nonisolated static let noActions =
        "standard input: it contains no action; give one per line, or omit --no-cancel"

    /// Shows the sheet and waits for the answer.
    static func answer(
        to sheet: AskSheet, _ arguments: AskArguments, _ showing: AskSurfaceArguments
    ) -> Result<Answer, CommandFailure> {
        let session = AskSession(sheet, arguments, showing)
        do {
            return .success(try session.answer())
        } catch {
            return .failure(error)
        }
    }

    private init(_ sheet: AskSheet, _ arguments: AskArguments, _ showing: AskSurfaceArguments) {
        (self.sheet, self.arguments, self.showing) = (sheet, arguments, showing)
    }

    private func answer() throws(CommandFailure) -> Answer {
        LogMessages.report { Output.warning(String(cString: $0)) }
        guard
            StandaloneProcess.start(
                program: "popsheet", for: showing.place, lostDisplay: DisplayLoss.ofServer,
                lostWindow: DisplayLoss.ofWindow)
        else {
            throw showing.display.parent?.unreachable ?? .unreachable()
        }
        loop.listen { [weak self] in self?.window?.cancel(.programmatic, animated: false) }
        if sheet.hasChoice { try show() }
        if arguments.readsActions { readRows() }
        let end = loop.run()
        var ended = Outcome.cancelled(.programmatic)
        switch end {
        case .signal(let number): return Answer(signal: number)
        case .answer(let outcome): ended = try outcome.get()
        case nil: break
        }
        guard case .action(let chosen) = ended else { return Answer(ended, as: showing.output) }
        return Answer(ended, as: showing.output, given: sheet.identifier(of: chosen))
    }

    // MARK: The window

    private func show() throws(CommandFailure) {
        let deadline = showing.display.timeout.map { Deadline(seconds: $0) }
        deadline?.onSecond = { [weak self] in self?.refresh() }
        let shown = try sheet.sheet()
        var options = sheet.options
        options.isAnimated = !showing.display.noAnimation
        options.popover.arrowDirections = showing.arrow
        let controller = ActionSheetController(shown, options: options)
        controller.firstFocus = sheet.firstFocus
        let window: StandaloneSheet<ActionSheetController>
        do {
            window = try StandaloneSheet(
                controller, at: showing.place, mayGrow: arguments.readsActions && !hasReadAll)
        } catch {
            throw showing.display.parent?.failure(error) ?? .display("the display server can't show the sheet")
        }
        self.window = window
        self.deadline = deadline
        controller.update(try self.shown(in: window))
        window.onShown = { [weak self] in
            deadline?.start { self?.window?.cancel(.timeout) }
        }
        window.show { [weak self] outcome in
            self?.end(.success(outcome))
        }
    }

    /// The sheet to show now.
    private func shown(in window: StandaloneSheet<ActionSheetController>) throws(CommandFailure) -> ActionSheet {
        var sheet = try sheet.sheet()
        if let placeholder { sheet.hold(placeholder) }
        if let secondsLeft = deadline?.secondsLeft {
            sheet.count(secondsLeft, onCancel: window.showsCancel(sheet))
        }
        return sheet
    }

    /// The placeholder for the actions, if all of them come from standard input.
    private var placeholder: Placeholder? {
        guard arguments.readsActions, !sheet.offersActions else { return nil }
        return hasReadAll ? .empty : .waiting
    }

    /// Updates the sheet on screen.
    private func refresh() {
        guard let window else { return }
        do throws(CommandFailure) { window.controller.update(try self.shown(in: window)) } catch {
            end(.failure(error))
        }
    }

    private func end(_ outcome: Result<Outcome, CommandFailure>) {
        guard loop.end == nil else { return }
        deadline?.stop()
        rows?.stop()
        loop.end(with: outcome)
    }

    // MARK: Standard input

    private func readRows() {
        rows = RowReader(arguments.parser.leavingOutErrors(hasRows: sheet.offersActions)) { [weak self] batch in
            self?.take(batch)
        }
    }

    private func append(_ actions: [Action], to window: StandaloneSheet<ActionSheetController>) throws(CommandFailure) {
        do {
            try window.append(actions)
        } catch {
            throw .data("standard input: \(error)")
        }
    }

    private func take(_ batch: Result<RowReader.Batch, CommandFailure>) {
        do throws(CommandFailure) {
            let batch = try batch.get()
            let wasEmpty = placeholder != nil
            let actions = batch.records.map { sheet.append($0) }
            hasReadAll = batch.isLast
            if batch.isLast { try checkWhole() }
            if let window {
                window.controller.firstFocus = sheet.firstFocus
                if wasEmpty { refresh() } else { try append(actions, to: window) }
            } else if sheet.hasChoice {
                try show()
            }
        } catch {
            end(.failure(error))
            window?.cancel(.programmatic, animated: false)
        }
    }

    /// Performs the checks that need all actions.
    private func checkWhole() throws(CommandFailure) {
        guard sheet.hasChoice else { throw .data(Self.noActions) }
        try sheet.checkNames()
    }
}
