import Popsheet
import PopsheetLayout
import PopsheetModel
import PopsheetStandalone

/// One run of a dialog: starts the process, shows the dialog, counts down, and waits until it ends.
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
    enum End<Value> {
        case answer(Outcome, Value)
        /// A signal, by its number.
        case signal(Int32)
    }

    let settings: Settings
    /// The window of the dialog's sheet, once it exists.
    private var window: (any DialogWindow)?
    private let dialog: any Dialog
    private let loop = AnswerLoop<Outcome>()
    private var deadline: Deadline?
    /// The cancel action without the time that is left.
    private var cancelAction: Action?
    /// Whether a field has got more time already.
    private var isExtended = false
    /// Runs when the user has ended the dialog, before its window is gone.
    private let onDismissal: @MainActor () -> Void

    private init(_ dialog: any Dialog, _ settings: Settings, onDismissal: @escaping @MainActor () -> Void) {
        (self.dialog, self.settings, self.onDismissal) = (dialog, settings, onDismissal)
    }

    /// Shows a dialog and waits for its end.
    static func run<Value>(_ dialog: any Dialog<Value>, _ settings: Settings) throws(CommandFailure) -> End<Value> {
        // Keys typed during the dismissal are for another window.
        var value: Value?
        let session = DialogSession(dialog, settings) { value = dialog.value }
        switch try session.run() {
        case .signal(let number): return .signal(number)
        case .answer(let end):
            let ended = try end.get()
            let outcome = dialog.outcome(ended)
            dialog.willAnswer(outcome)
            if outcome != ended { value = nil }
            return .answer(outcome, value ?? dialog.value)
        }
    }

    private func run() throws(CommandFailure) -> AnswerLoop<Outcome>.End {
        let place = settings.place
        guard
            StandaloneProcess.start(
                program: settings.program, windowClass: settings.windowClass, for: place,
                lostDisplay: settings.lostDisplay, lostWindow: settings.lostWindow)
        else {
            throw (settings.needsParent ? place.parent?.unreachable : nil) ?? .unreachable()
        }
        if !settings.options.isAnimated { DesktopSettings.standard.stopAnimations() }
        loop.listen { [weak self] in self?.window?.close() }
        deadline = settings.timeout.map { makeDeadline(seconds: $0) }
        try dialog.begin(in: self)
        let end = loop.run {
            deadline?.stop()
            // The end of the dialog may take time, without a window.
            StandaloneProcess.finish()
            dialog.ended()
        }
        return end ?? .answer(.success(.cancelled(.programmatic)))
    }

    // MARK: The time for an answer

    /// The number of seconds that are left; nil if the time is not limited.
    var secondsLeft: Int? { deadline?.secondsLeft }

    private func makeDeadline(seconds: Double) -> Deadline {
        let deadline = Deadline(seconds: seconds)
        if settings.showsCountdown { deadline.onSecond = { [weak self] in self?.showSecondsLeft() } }
        return deadline
    }

    private func showSecondsLeft() {
        if settings.showsCountdown, let secondsLeft { dialog.show(secondsLeft: secondsLeft, in: self) }
    }

    /// Shows the time that is left in the cancel action's label.
    func showOnCancelAction(_ secondsLeft: Int) {
        if let cancelAction { sheet?.setCancelLabel(cancelAction.label(counting: secondsLeft)) }
    }

    private func timeIsUp() {
        guard settings.showsCountdown, !isExtended, dialog.isHalfTyped else { return end(with: .cancelled(.timeout)) }
        isExtended = true
        let hint = translatedPlural("%d s more, to finish", "%d s more, to finish", count: Self.extraSeconds)
        sheet?.message = [sheet?.message, hint].compactMap { $0 }.joined(separator: "\n")
        deadline = makeDeadline(seconds: Double(Self.extraSeconds))
        deadline?.start { [weak self] in self?.timeIsUp() }
        showSecondsLeft()
    }

    /// The number of seconds that a field which is being filled in has after the time is up (command.md).
    private static let extraSeconds = 10

    // MARK: For the dialog

    /// Changes the sheet; nil until its window exists.
    var sheet: (any DialogController)? { window?.sheet }

    /// Shows a sheet.
    func show(_ sheet: DialogSheet, mayGrow: Bool, isAsWideAsContent: Bool) throws(CommandFailure) {
        // It may have failed while the sheet was made.
        if hasEnded { return }
        switch sheet {
        case .actions(let actions, let firstFocus):
            let controller = ActionSheetController(actions, options: settings.options)
            controller.firstFocus = firstFocus
            show(try makeWindow(of: controller, mayGrow: mayGrow, isAsWideAsContent: isAsWideAsContent))
        case .content(let content, let firstFocus):
            // Other sheets have no GTK widgets.
            PostponedTheme.setVariant(isDark: settings.isDark)
            let controller = ContentSheetController(content, options: settings.options)
            controller.firstFocus = firstFocus
            controller.onEvent = { [onDismissal] event in
                if case .willDismiss = event { onDismissal() }
            }
            show(try makeWindow(of: controller, mayGrow: mayGrow, isAsWideAsContent: isAsWideAsContent))
        }
    }

    /// Makes the window of a sheet, a child of the place's parent.
    func makeWindow<Controller: StandaloneController>(
        of controller: Controller, mayGrow: Bool, isAsWideAsContent: Bool = false
    ) throws(CommandFailure) -> StandaloneSheet<Controller> {
        var place = settings.place
        place.size.followsContent = isAsWideAsContent
        do {
            return try StandaloneSheet(controller, at: place, mayGrow: mayGrow)
        } catch {
            guard let parent = place.parent else { throw .display("the display server can't show the sheet") }
            if settings.needsParent { throw parent.failure(error) }
        }
        place.parent = nil
        do {
            return try StandaloneSheet(controller, at: place, mayGrow: mayGrow)
        } catch {
            throw .display("the display server can't show the sheet")
        }
    }

    /// Shows the window of a sheet.
    func show(_ window: any DialogWindow) {
        self.window = window
        cancelAction = window.sheet.cancelAction
        showSecondsLeft()
        window.onShown = { [weak self] in self?.wasShown() }
        window.onDrawn = { [weak self] in self?.dialog.wasDrawn() }
        window.show { [weak self] outcome in self?.loop.end(with: .success(outcome)) }
    }

    /// The dialog has become visible, and the time for an answer begins.
    func wasShown() {
        dialog.wasShown()
        deadline?.start { [weak self] in self?.timeIsUp() }
    }

    /// Whether the dialog has ended, and only its window may still be there.
    var hasEnded: Bool { loop.end != nil }

    /// Ends the dialog, as if the user had; one without a sheet ends at once.
    func end(with outcome: Outcome) {
        if let window { window.end(with: outcome) } else { loop.end(with: .success(outcome)) }
    }

    /// Ends the dialog as its action with an id does.
    func choose(_ id: Action.ID) {
        end(
            with: id == Action.cancelIdentifier
                ? .cancelled(.cancelAction) : .action(ChosenAction(id: id, index: 0, label: id)))
    }

    /// Ends the dialog because it can't go on.
    func fail(_ failure: CommandFailure) {
        loop.end(with: .failure(failure))
        window?.close()
    }
}
