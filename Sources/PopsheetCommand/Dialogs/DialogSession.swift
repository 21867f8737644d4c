import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// One run of a dialog: shows its sheet in a window, and waits until it ends.
@MainActor
final class DialogSession {
    /// Where and how a dialog is shown.
    struct Settings {
        /// The name of the program, for the window system.
        var program = "popsheet"
        /// The class of the window, or its application ID; nil for the program's name.
        var windowClass: String?
        var place = StandalonePlace(.window)
        var options = PresentationOptions()
        /// The number of seconds after which it ends; nil for never.
        var timeout: Double?
        /// Whether the time that is left is shown, and a field that is being filled in has some more.
        var showsCountdown = false
        /// Whether the dialog is not shown if the parent of its place can't be reached.
        var needsParent = true
        /// Whether the widgets are dark; nil for what the desktop prefers.
        var isDark: Bool?
        /// Runs when the display server, or the window, is lost; they end the process.
        var lostDisplay: @convention(c) () -> Void = DisplayLoss.ofServer
        var lostWindow: @convention(c) () -> Void = DisplayLoss.ofWindow
    }

    /// How a dialog ended.
    enum End {
        case outcome(Outcome)
        /// A signal, by its number.
        case signal(Int32)
    }

    /// The window, once it exists.
    private(set) var window: (any DialogWindow)?
    private let dialog: any Dialog
    private let settings: Settings
    private let loop = AnswerLoop<Outcome>()
    private var deadline: Deadline?
    /// The cancel action without the time that is left.
    private var cancelAction: Action?
    /// Whether a field has got more time already.
    private var isExtended = false
    /// Runs when the dialog begins to end: what is typed from then on is for another window.
    private let onEnd: @MainActor () -> Void

    private init(_ dialog: any Dialog, _ settings: Settings, onEnd: @escaping @MainActor () -> Void) {
        (self.dialog, self.settings, self.onEnd) = (dialog, settings, onEnd)
    }

    /// Shows a dialog and waits for its end.
    ///
    /// - Parameter onEnd: Runs when the user has ended it, before its window is gone.
    static func run(
        _ dialog: any Dialog, _ settings: Settings = Settings(), onEnd: @escaping @MainActor () -> Void = {}
    ) throws(CommandFailure) -> End {
        try DialogSession(dialog, settings, onEnd: onEnd).run()
    }

    private func run() throws(CommandFailure) -> End {
        let place = settings.place
        guard
            StandaloneProcess.start(
                program: settings.program, windowClass: settings.windowClass, for: place,
                lostDisplay: settings.lostDisplay, lostWindow: settings.lostWindow)
        else {
            throw place.parent?.unreachable ?? .unreachable()
        }
        loop.listen { [weak self] in self?.window?.close() }
        let sheet = try dialog.makeSheet(in: self)
        // The rest is drawn by the sheet.
        if case .content = sheet { PostponedTheme.setVariant(isDark: settings.isDark) }
        try show(sheet)
        let end = loop.run {
            deadline?.stop()
            // The end of the dialog may take time, without a window.
            StandaloneProcess.flush()
            dialog.ended()
        }
        switch end {
        case .signal(let number): return .signal(number)
        case .answer(let outcome): return .outcome(try outcome.get())
        case nil: return .outcome(.cancelled(.programmatic))
        }
    }

    private func show(_ sheet: DialogSheet) throws(CommandFailure) {
        let window = try window(of: sheet)
        self.window = window
        deadline = settings.timeout.map { makeDeadline(seconds: $0) }
        cancelAction = window.cancelAction
        showSecondsLeft()
        window.onShown = { [weak self] in
            self?.dialog.wasShown()
            self?.deadline?.start { self?.timeIsUp() }
        }
        window.show { [weak self] outcome in self?.loop.end(with: .success(outcome)) }
    }

    private func makeDeadline(seconds: Double) -> Deadline {
        let deadline = Deadline(seconds: seconds)
        if settings.showsCountdown { deadline.onSecond = { [weak self] in self?.showSecondsLeft() } }
        return deadline
    }

    private func timeIsUp() {
        guard settings.showsCountdown, !isExtended, dialog.isHalfTyped else { return end(with: .cancelled(.timeout)) }
        isExtended = true
        let hint = "\(Self.extraSeconds) s more, to finish typing"
        window?.message = [window?.message, hint].compactMap { $0 }.joined(separator: "\n")
        deadline = makeDeadline(seconds: Double(Self.extraSeconds))
        deadline?.start { [weak self] in self?.timeIsUp() }
        showSecondsLeft()
    }

    /// Shows the time that is left in the cancel action's label, as `ask` does.
    private func showSecondsLeft() {
        guard settings.showsCountdown, let deadline, let cancelAction else { return }
        window?.setCancelLabel(cancelAction.label(counting: deadline.secondsLeft))
    }

    /// The number of seconds that a field which is being filled in has after the time is up (command.md).
    private static let extraSeconds = 10

    private func window(of sheet: DialogSheet) throws(CommandFailure) -> any DialogWindow {
        var place = settings.place
        place.size.followsContent = dialog.isAsWideAsContent
        do {
            return try window(of: sheet, at: place)
        } catch {
            guard let parent = place.parent else { throw .display("the display server can't show the sheet") }
            if settings.needsParent { throw parent.failure(error) }
        }
        place.parent = nil
        do {
            return try window(of: sheet, at: place)
        } catch {
            throw .display("the display server can't show the sheet")
        }
    }

    private func window(
        of sheet: DialogSheet, at place: StandalonePlace
    ) throws(ForeignWindowError) -> any DialogWindow {
        switch sheet {
        case .actions(let actions, let firstFocus):
            let controller = ActionSheetController(actions, options: settings.options)
            controller.firstFocus = firstFocus
            return try StandaloneSheet(controller, at: place)
        case .content(let content, let firstFocus):
            let controller = ContentSheetController(content, options: settings.options)
            controller.firstFocus = firstFocus
            controller.onEvent = { [onEnd] event in
                if case .willDismiss = event { onEnd() }
            }
            return try StandaloneSheet(controller, at: place, mayGrow: dialog.mayGrow)
        }
    }

    // MARK: For the dialog

    /// Ends the dialog, as if the user had.
    func end(with outcome: Outcome) { window?.end(with: outcome) }

    /// Ends the dialog as its action with an id does.
    func choose(_ id: Action.ID) { end(with: .action(ChosenAction(id: id, index: 0, label: id))) }

    /// Ends the dialog because it can't go on.
    func fail(_ failure: CommandFailure) {
        loop.end(with: .failure(failure))
        window?.close()
    }
}
