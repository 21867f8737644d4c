import CPopsheet
public import PopsheetModel

/// The presentation of a sheet: presents it, dismisses it, and reports its life cycle.
///
/// Use ``ActionSheetController`` for actions, and ``ContentSheetController`` for a widget of the application.
///
/// Use it on the main thread, as all of GTK. Its `async` methods need the main actor in GLib's loop: see
/// ``PopsheetMainActor``, also for nested main loops.
@MainActor
public class PresentationController {
    /// Called for each event of the life cycle, in order.
    public var onEvent: ((PresentationEvent) -> Void)?
    /// Called before a dismissal; returning false keeps the sheet.
    ///
    /// The sheet stays until the answer. Meanwhile the user can't ask for another dismissal, except of a sheet inside this
    /// one; ``dismiss(with:animated:)`` can, for another reason, and the closure is called for that one too. If the
    /// presentation ends before the answer, the task is cancelled. The closure is not called if the sheet's window or source
    /// is gone, nor for a dismissal with `parentClosed` or `invalidOwner`.
    ///
    /// The controller keeps the closure: refer to the controller weakly in it.
    public var shouldDismiss: (@MainActor (Outcome) async -> Bool)?
    /// Called with the height of the visible part of the sheet, in logical pixels, in each frame of a motion or a drag, and
    /// once when the sheet is at rest (``isAtRest``).
    ///
    /// The height is that above the bottom safe area, as the heights of detents are; a popover has the same height while it
    /// fades. The closure runs before the frame is drawn: the application can move its widgets along with the sheet.
    public var onPosition: ((_ height: Double) -> Void)?
    /// How the sheet is presented, which can be changed while it is presented.
    public var options: PresentationOptions {
        get { session.options }
        set { session.options = newValue }
    }

    /// Called with the reason when the sheet can't be presented somewhere, before the events of that presentation's end;
    /// nil to print a warning.
    package var onRefusal: ((_ reason: String) -> Void)?
    /// Runs whenever the sheet was changed, or its content requests another size.
    package var onSizeRequest: (() -> Void)?

    let session = PresentationSession()

    /// Creates a controller, whose subclass provides the content.
    init(options: PresentationOptions) {
        session.options = options
        session.delegate = self
    }

    /// The current phase of the life cycle.
    public var phase: PresentationPhase { session.phase }

    /// Whether the sheet is on the screen, and neither moves nor is dragged, nor is being dismissed.
    public var isAtRest: Bool {
        guard let presenter = session.presenter, !session.isLeaving else { return false }
        return presenter.isAtRest && !presenter.motion.isDragging
    }

    // MARK: Presenting

    /// Presents the sheet and waits for its outcome.
    ///
    /// A sheet that is already presented is not presented twice: the call waits for the same outcome. Cancelling the task
    /// dismisses the sheet with ``CancelReason/programmatic`` if ``shouldDismiss`` permits it. The end of the program's
    /// `GApplication`, before which the call returns, dismisses it in any case. A program that runs a `GMainLoop` itself
    /// dismisses its sheets before it quits the loop.
    ///
    /// - Parameters:
    ///   - owner: A window that is shown, or a widget whose area the sheet is confined to. For a control such as a label or a
    ///     button, a widget in a GTK popover, or one with less space than any sheet needs, its window is used instead. For
    ///     something that can't have a sheet, because it is not a widget, in no window, hidden or not shown yet, the outcome
    ///     is `invalidOwner` at once, and a warning on standard error gives the reason.
    ///   - anchor: The source that a popover points at. If it is in a GTK popover, which closes for the sheet, the popover's
    ///     parent is used instead. A source that is not visible in the window, or not a rectangle, counts as none; for one
    ///     that is gone, the outcome is `parentClosed` at once.
    @discardableResult
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil
    ) async -> Outcome {
        await session.outcome(of: .init(owner: owner, anchor: anchor))
    }

    /// Presents the sheet and calls back with its outcome once it is gone.
    ///
    /// The parameters are those of ``present(in:from:)``.
    public func present(
        in owner: WidgetReference, from anchor: SheetAnchor? = nil, completion: @escaping (Outcome) -> Void
    ) {
        session.present(.init(owner: owner, anchor: anchor), completion: completion)
    }

    /// Presents the sheet inside another sheet's popover, and waits for its outcome.
    ///
    /// The task was begun inside a popover, so that stays open beneath: the sheet slides up in it, with its cancel action,
    /// and is dismissed with it. If the other sheet is in another container, this one covers it; if the other is not
    /// presented, the outcome is `parentClosed` at once.
    @discardableResult
    public func present(inside host: PresentationController) async -> Outcome {
        await session.outcome(of: request(inside: host))
    }

    /// Presents the sheet inside another sheet's popover, and calls back with its outcome once it is gone.
    public func present(
        inside host: PresentationController, completion: @escaping (Outcome) -> Void
    ) {
        session.present(request(inside: host), completion: completion)
    }

    private func request(inside host: PresentationController) -> PresentationSession.Request {
        let owner = host.session.presenter.map { WidgetReference($0.overlay.pointer) }
        return .init(owner: owner, host: host.session)
    }

    // MARK: Dismissing

    /// Dismisses the sheet, if ``shouldDismiss`` permits it, also without
    /// ``PresentationOptions/interactiveDismissal``.
    ///
    /// A sheet that is not presented is dismissed as soon as a task presents it that was started before this call, as in
    ///
    /// ```swift
    /// async let outcome = controller.present(in: window)
    /// controller.dismiss()
    /// ```
    ///
    /// A later presentation, one with a completion handler, and one that the calling task itself begins are not dismissed.
    ///
    /// - Parameters:
    ///   - reason: The reason of the outcome.
    ///   - animated: Whether the dismissal is animated, if the desktop's settings allow it; nil for
    ///     ``PresentationOptions/isAnimated``.
    public func dismiss(with reason: CancelReason = .programmatic, animated: Bool? = nil) {
        session.dismiss(reason, animated: animated)
    }

    /// Asks for a dismissal as the user does, such as with the Escape key.
    ///
    /// If ``shouldDismiss`` and ``PresentationOptions/interactiveDismissal`` permit it, the sheet is dismissed;
    /// `interactiveDismissal` does not apply to ``CancelReason/cancelAction``. With a reason by which a user cancels on
    /// purpose, the cancel action's handler runs, and a refusal is reported by
    /// ``PresentationEvent/didRefuseDismissal(_:)``.
    ///
    /// Does nothing if the sheet is not presented, or while ``shouldDismiss`` has not answered yet.
    ///
    /// - Parameter reason: The reason of the outcome.
    public func requestDismissal(with reason: CancelReason = .escape) {
        if !session.isLeaving { session.handle(.ended(.cancelled(reason))) }
    }

    /// Ends a dismissal at once, without the rest of its motion.
    package func settle() { session.settle() }

    // MARK: Content

    /// The content for a presentation that begins; nil if it can't be shown.
    func makeContent() -> (any SheetContent)? { nil }

    /// The handler as it is when the user chooses: the actions may change during the dismissal.
    func handler(of outcome: Outcome) -> Action.Handler? { nil }

    /// The presentation has ended.
    func presentationEnded() {}
}

extension PresentationController: PresentationSessionDelegate {
    func sessionReported(_ event: PresentationEvent) { onEvent?(event) }

    func contentRequestsSize() { onSizeRequest?() }

    func sessionRefused(_ refusal: HostWidget.Refusal) {
        switch (refusal, onRefusal) {
        case (.gone, let report): report?("the window or the source is gone")
        case (.invalid(let reason), let report):
            let text = "a sheet can't be presented here: \(reason); give it a visible window, or a pane of one"
            if let report { report(text) } else { pop_messages_warn(text) }
        }
    }

    func sheetMoved(height: Double) { onPosition?(height) }
}
