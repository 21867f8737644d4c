import Popsheet
import PopsheetModel
import PopsheetStandalone

/// The dialog of `popsheet ask --live`: a sheet that a program changes by commands, and whose events it reads.
@MainActor
final class LiveDialog: Dialog {
    /// The sheet with the changes of the commands.
    private(set) var value: LiveSheet
    private weak var session: DialogSession?
    private var window: StandaloneSheet<ActionSheetController>?
    private var reader: RowReader<LiveParser>?
    private lazy var writer = LineWriter { [weak self] in self?.session?.fail($0) }
    private var hasOpened = false
    /// Whether the sheet has to be shown with the changes of commands.
    private var isStale = false
    /// Whether the program, and not the user, ends the sheet.
    private var isClosedByProgram = false
    private var lastFocus: Action.ID?
    private var focusSource: EventSource?

    init(_ sheet: LiveSheet) { value = sheet }

    func begin(in session: DialogSession) throws(CommandFailure) {
        self.session = session
        writer.begin()
        writer.onDrain = { [weak self] in self?.reader?.isPaused = false }
        let controller = ActionSheetController(try value.sheet(), options: session.settings.options)
        controller.firstFocus = value.firstFocus
        controller.onEvent = { [weak self] in self?.report($0) }
        controller.onFocusChange = { [weak self] in self?.noteFocus() }
        let window = try session.makeWindow(of: controller, mayGrow: true)
        self.window = window
        reader = RowReader(LiveParser()) { [weak self] in self?.take($0) }
        session.show(window)
    }

    func wasShown() {
        // The window is shown again when it moves to another surface.
        if !hasOpened { writer.write(LiveEvent.opened.line) }
        hasOpened = true
    }

    func ended() {
        reader?.stop()
        focusSource?.remove()
    }

    /// Reports the end of the sheet, as the last event.
    func reportEnd(_ outcome: Outcome) throws(CommandFailure) {
        try writer.finish(with: LiveEvent.closed(outcome).line)
    }

    // MARK: The sheet

    /// The sheet to show now.
    private func shown(in window: StandaloneSheet<ActionSheetController>) throws(CommandFailure) -> ActionSheet {
        var sheet = try value.sheet()
        if let secondsLeft = session?.secondsLeft { sheet.count(secondsLeft, onCancel: window.showsCancel(sheet)) }
        return sheet
    }

    func show(secondsLeft: Int, in session: DialogSession) { refresh() }

    /// Shows the changes.
    private func refresh() {
        isStale = false
        guard let window else { return }
        do throws(CommandFailure) {
            window.controller.firstFocus = value.firstFocus
            window.controller.update(try shown(in: window))
        } catch {
            session?.fail(error)
        }
        noteFocus()
    }

    // MARK: Events

    private func report(_ event: PresentationEvent) {
        switch event {
        case .didChoose(let action): reportPress(of: action)
        case .willDismiss(.action(let action)) where !isClosedByProgram: reportPress(of: action)
        default: break
        }
    }

    private func reportPress(of action: ChosenAction) {
        reportFocus()
        writer.write(LiveEvent.pressed(action).line)
    }

    /// The focus may move several times while a change is shown; only where it ends counts.
    private func noteFocus() {
        guard focusSource == nil else { return }
        focusSource = .beforeDraw { [weak self] in
            self?.focusSource = nil
            self?.reportFocus()
            return false
        }
    }

    private func reportFocus() {
        guard hasOpened, session?.hasEnded == false, let id = window?.controller.focusedAction, id != lastFocus else {
            return
        }
        lastFocus = id
        writer.write(LiveEvent.focused(id).line)
    }

    // MARK: Commands

    /// Whether the sheet is being dismissed, or gone: commands come too late.
    private var isLeaving: Bool {
        if case .dismissing? = window?.controller.phase { return true }
        return session?.hasEnded != false
    }

    private func take(_ batch: Result<RowReader<LiveParser>.Batch, CommandFailure>) {
        switch batch {
        case .success(let batch):
            for record in batch.records where !isLeaving { take(record) }
            if batch.isLast { endInput() }
        case .failure(let failure):
            if !isLeaving { writer.write(LiveEvent.error(failure, line: nil).line) }
            endInput()
        }
        if isStale, !isLeaving { refresh() }
        reader?.isPaused = writer.isFull
    }

    private func endInput() {
        value.end()
        isStale = true
    }

    private func take(_ record: LiveParser.Record) {
        do throws(CommandFailure) {
            let effect = try value.apply(try record.command.get())
            isStale = true
            switch effect {
            case .none: break
            case .focuses(let id):
                refresh()
                window?.controller.moveFocus(to: id)
            case .closes(let outcome):
                reportFocus()
                isClosedByProgram = true
                session?.end(with: outcome)
            }
        } catch {
            writer.write(LiveEvent.error(error, line: record.line).line)
        }
    }
}
