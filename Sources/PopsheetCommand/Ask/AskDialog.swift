import Popsheet
import PopsheetModel
import PopsheetStandalone

/// The dialog of `popsheet` itself: a sheet of actions, some of which may arrive while it is shown.
@MainActor
final class AskDialog: Dialog {
    /// The sheet with the actions that have arrived.
    private(set) var value: AskSheet
    private let arguments: AskArguments
    private weak var session: DialogSession?
    private var window: StandaloneSheet<ActionSheetController>?
    private var rows: RowReader<RowParser>?
    /// Whether standard input has ended.
    private var hasReadAll = false

    init(_ sheet: AskSheet, _ arguments: AskArguments) { (value, self.arguments) = (sheet, arguments) }

    func begin(in session: DialogSession) throws(CommandFailure) {
        self.session = session
        if value.hasChoice { try show(in: session) }
        guard arguments.readsActions else { return }
        rows = RowReader(arguments.parser.leavingOutErrors(hasRows: value.offersActions)) { [weak self] batch in
            self?.take(batch)
        }
    }

    func ended() { rows?.stop() }

    // MARK: The window

    private func show(in session: DialogSession) throws(CommandFailure) {
        let controller = ActionSheetController(try value.sheet(), options: session.settings.options)
        controller.firstFocus = value.firstFocus
        let window = try session.makeWindow(of: controller, mayGrow: arguments.readsActions && !hasReadAll)
        self.window = window
        if placeholder != nil { controller.update(try shown(in: window)) }
        session.show(window)
    }

    /// The sheet to show now.
    private func shown(in window: StandaloneSheet<ActionSheetController>) throws(CommandFailure) -> ActionSheet {
        var sheet = try value.sheet()
        if let placeholder { sheet.hold(placeholder) }
        if let secondsLeft = session?.secondsLeft { sheet.count(secondsLeft, onCancel: window.showsCancel(sheet)) }
        return sheet
    }

    /// The placeholder for the actions, if all of them come from standard input.
    private var placeholder: Placeholder? {
        guard arguments.readsActions, !value.offersActions else { return nil }
        return hasReadAll ? .empty : .waiting
    }

    func show(secondsLeft: Int, in session: DialogSession) {
        do throws(CommandFailure) { try refresh() } catch { session.fail(error) }
    }

    /// Updates the sheet on screen.
    private func refresh() throws(CommandFailure) {
        if let window { window.controller.update(try shown(in: window)) }
    }

    // MARK: Standard input

    private func take(_ batch: Result<RowReader<RowParser>.Batch, CommandFailure>) {
        guard let session, !session.hasEnded else { return }
        do throws(CommandFailure) {
            let batch = try batch.get()
            let (wasEmpty, formerDefault) = (placeholder != nil, value.defaultAction)
            let actions = batch.records.map { value.append($0) }
            hasReadAll = batch.isLast
            if batch.isLast { try value.checkWhole() }
            guard let window else {
                if value.hasChoice { try show(in: session) }
                return
            }
            window.controller.firstFocus = value.firstFocus
            if wasEmpty || value.defaultAction != formerDefault {
                try refresh()
            } else {
                try append(actions, to: window)
            }
        } catch {
            session.fail(error)
        }
    }

    private func append(_ actions: [Action], to window: StandaloneSheet<ActionSheetController>) throws(CommandFailure) {
        do {
            try window.append(actions)
        } catch {
            throw .data("standard input: \(error)")
        }
    }
}
