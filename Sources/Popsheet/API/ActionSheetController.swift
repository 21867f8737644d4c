import CPopsheet
public import PopsheetLayout
public import PopsheetModel

/// Presents an action sheet and tells what becomes of it.
///
/// For example:
///
/// ```swift
/// let controller = ActionSheetController(sheet)
/// controller.onEvent = { event in log(event) }
/// controller.shouldDismiss = { outcome in outcome != .cancelled(.backdrop) }
/// let outcome = await controller.present(in: window)
/// ```
///
/// Where all that is wanted is the answer, ``PopsheetModel/ActionSheet`` presents itself.
@MainActor
public final class ActionSheetController {
    /// What is asked.
    public private(set) var sheet: ActionSheet
    /// Told every event of the sheet's life, in order.
    public var onEvent: ((Lifecycle.Event) -> Void)?
    /// Asked before a dismissal; false keeps the sheet.
    ///
    /// Not asked where the owner goes away.
    public var shouldDismiss: ((Outcome) -> Bool)?
    /// What bars, notches and rounded corners cover of the owner's area.
    public var safeArea = Insets() { didSet { presenter?.place.safeArea = safeArea } }
    /// What is decided about a popover: its width, where its arrow may point, whether it may cover its source.
    public var popover = PopoverOptions() { didSet { presenter?.place.popover = popover } }
    /// Whether a press outside of a popover, which dismisses it, also reaches what lies there.
    ///
    /// One on the popover's source never does: it would only open the popover anew.
    public var passesPressesThrough = true {
        didSet { presenter?.place.passesPressesThrough = passesPressesThrough }
    }

    /// How the window looks that holds nothing but the sheet, where it has one: nothing is dimmed then.
    package var ownWindow: OwnWindowLook? { didSet { presenter?.ownWindow = ownWindow } }
    /// The action that gets the keyboard's focus first; nil for the first of all.
    package var firstFocus: Action.ID?

    private var lifecycle = Lifecycle()
    /// What is known of the actions, once there were some to add.
    private var check: ActionCheck?
    private var owner: PresentationHost?
    private var anchor: SheetAnchor?
    private(set) var presenter: SheetPresenter?
    /// The sheets inside this one's bubble, the lowest first.
    private var guests: [ActionSheetController] = []
    /// Whose bubble the sheet is inside of.
    private weak var host: ActionSheetController?
    /// Who waits for the outcome of the present presentation.
    private var waiting: [(Outcome) -> Void] = []
    private var undelivered: [(Lifecycle.Event, handler: Action.Handler?, answers: [(Outcome) -> Void])] = []
    private var isDelivering = false
    private var chosenHandler: Action.Handler?
    /// Whether the present presentation moves, unless who ends it says otherwise.
    private var isAnimated = true
    /// How many presentations there have been.
    private var presentation = 0

    /// Which presentation a call waits for.
    @MainActor private final class Ticket {
        var presentation: Int?
    }

    /// A sheet on screen lives until it has gone, whether or not anybody else holds its controller.
    private var selfWhilePresenting: ActionSheetController?

    /// Creates a controller for a sheet.
    public init(_ sheet: ActionSheet) { self.sheet = sheet }

    /// Where in its life the sheet is.
    public var phase: Lifecycle.Phase { lifecycle.phase }

    // MARK: Presenting

    /// Shows the sheet and waits for its outcome.
    ///
    /// A sheet that is already there is not shown twice: the call waits for the same outcome. Where the surrounding
    /// task is cancelled, the sheet is dismissed with `programmatic`.
    ///
    /// - Parameters:
    ///   - owner: A window, or a widget to whose area the sheet is confined. A control such as a label or a button, a widget in
    ///     a popover of GTK's and one that has less room than any sheet needs stand for their window. What can't have a sheet,
    ///     because it is no widget, in no window or hidden, ends the presentation with `invalidOwner` at once, and a warning
    ///     on standard error says why.
    ///   - anchor: What a popover points at. For one in a popover of GTK's, which closes for the sheet, what that popover
    ///     belongs to. One that can't be seen in the owner's window, or is no rectangle,
    ///     counts as none; one that is gone ends the sheet with `parentClosed` at once.
    public func present(
        in owner: WidgetReference, from anchor: Anchor? = nil, animated: Bool = true
    ) async -> Outcome {
        await outcome { present(in: owner, from: anchor, animated: animated, completion: $0) }
    }

    /// Waits for the outcome of a presentation.
    private func outcome(of present: (@escaping (Outcome) -> Void) -> Void) async -> Outcome {
        // Known once the call has begun; a cancellation that comes late must not end somebody else's presentation.
        let ticket = Ticket()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                present { continuation.resume(returning: $0) }
                ticket.presentation = presentation
                if Task.isCancelled { dismiss(animated: false) }
            }
        } onCancel: {
            Task { @MainActor in if ticket.presentation == self.presentation { self.dismiss() } }
        }
    }

    /// Shows the sheet and calls back with its outcome, after it has gone.
    ///
    /// What can be an owner and an anchor is as for the call that is awaited.
    public func present(
        in reference: WidgetReference, from anchor: Anchor? = nil, animated: Bool = true,
        completion: @escaping (Outcome) -> Void
    ) {
        present(Request(owner: reference, anchor: anchor, host: nil), animated: animated, completion: completion)
    }

    /// Shows the sheet inside the bubble of another sheet's popover, and waits for its outcome.
    ///
    /// The task was begun inside an open popover, so that stays open beneath: the sheet slides up over it, with its cancel
    /// action, and goes with it. Where the other sheet has another form, this one takes its place; where the other is not
    /// on screen, the outcome is `parentClosed` at once.
    public func present(inside host: ActionSheetController, animated: Bool = true) async -> Outcome {
        await outcome { present(inside: host, animated: animated, completion: $0) }
    }

    /// Shows the sheet inside the bubble of another sheet's popover, and calls back with its outcome, after it has gone.
    public func present(
        inside host: ActionSheetController, animated: Bool = true, completion: @escaping (Outcome) -> Void
    ) {
        let owner = host.presenter.map { WidgetReference($0.overlay.pointer) }
        present(Request(owner: owner, anchor: nil, host: host), animated: animated, completion: completion)
    }

    /// Where a sheet is asked for.
    private struct Request {
        var owner: WidgetReference?
        var anchor: Anchor?
        var host: ActionSheetController?
    }

    private func present(_ request: Request, animated: Bool, completion: @escaping (Outcome) -> Void) {
        switch lifecycle.phase {
        case .presenting, .presented:
            waiting.append(completion)
        case .dismissing where isOnItsWay(out: request):
            // The first presentation ends here, so those who waited for it are answered; this one begins.
            beginPresentation(animated: animated, completion)
            if case .presenting = lifecycle.phase { presenter?.returnIn(animated: animated) }
        case .dismissing:
            deliver(lifecycle.advance(.settled))
            present(request, animated: animated, completion: completion)
        case .idle, .done:
            beginPresentation(animated: animated, completion)
            // Whoever heard of that may have dismissed the sheet, and even presented it anew.
            if case .presenting = lifecycle.phase, owner == nil { begin(request, animated: animated) }
        }
    }

    private func beginPresentation(animated: Bool, _ completion: @escaping (Outcome) -> Void) {
        isAnimated = animated
        presentation += 1
        deliver(lifecycle.advance(.present), and: [completion])
    }

    /// Whether what is asked for is what is just leaving.
    private func isOnItsWay(out request: Request) -> Bool {
        guard let reference = request.owner, owner?.isSame(as: reference) == true else { return false }
        guard let wanted = request.anchor else { return anchor == nil }
        return anchor?.isSame(as: wanted) == true
    }

    private func begin(_ request: Request, animated: Bool) {
        selfWhilePresenting = self
        var request = request
        if let given = request.anchor?.reference, !given.isWidget {
            pop_messages_warn("\(given.typeName ?? "an object of no type") is not a widget, so nothing can point at it")
            request.anchor = nil
        }
        anchor = request.anchor.flatMap { SheetAnchor($0) }
        var part: (() -> PresentationHost.Area?)?
        if let host = request.host { part = { [weak host] in host?.presenter?.areaForGuests } }
        guard let reference = request.owner, request.anchor == nil || anchor != nil else { return refuse(.gone) }
        let owner: PresentationHost
        do {
            owner = try PresentationHost(reference, part: part)
        } catch {
            return refuse(error)
        }
        self.owner = owner
        host = request.host
        host?.guests.append(self)
        if owner.isMapped {
            show(in: owner, animated: animated)
        } else {
            // There is nothing to rise over yet; until there is, only the owner's end or a dismissal can end it.
            owner.onMap = { [weak self] in self?.show(in: owner, animated: animated) }
            owner.onLost = { [weak self] in self?.handle(.ownerLost) }
            anchor?.onLost = { [weak self] in self?.handle(.ownerLost) }
        }
    }

    private func refuse(_ refusal: HostWidget.Refusal) {
        switch refusal {
        case .gone: deliver(lifecycle.advance(.lost(.parentClosed)))
        case .invalid(let reason):
            pop_messages_warn("a sheet can't be presented here: \(reason); give it a window, or a pane of one")
            deliver(lifecycle.advance(.lost(.invalidOwner)))
        }
    }

    private func show(in owner: PresentationHost, animated: Bool) {
        owner.onMap = nil
        let place = SheetPresenter.Place(
            safeArea: safeArea, popover: popover, passesPressesThrough: passesPressesThrough)
        let presenter = SheetPresenter(shownSheet, owner: owner, anchor: anchor, place: place) { [weak self] event in
            self?.handle(event)
        }
        self.presenter = presenter
        presenter.ownWindow = ownWindow
        presenter.focus.first = firstFocus
        presenter.present(animated: animated)
    }

    // MARK: Changing and dismissing

    /// Takes the sheet away with `cancelled(.programmatic)`; the veto is asked.
    public func dismiss(animated: Bool = true) {
        end(with: .cancelled(.programmatic), animated: animated)
    }

    /// Takes the sheet away for a reason that only the program knows of; the veto is asked.
    package func cancel(_ reason: CancelReason, animated: Bool = true) {
        end(with: .cancelled(reason), animated: isAnimated && animated)
    }

    /// Shows another sheet in place of this one, while it is shown too: its texts, actions, presentation and appearance.
    ///
    /// The presentation goes on. No event of its life is repeated, the calls that wait for its outcome still do, and the
    /// keyboard's focus and a pressed row stay with their actions where the new sheet has them.
    public func update(_ sheet: ActionSheet) {
        self.sheet = sheet
        check = nil
        presenter?.update(shownSheet)
    }

    /// Changes the actions, while the sheet is shown too; whether there is a cancel action is for the new list to say.
    ///
    /// - Throws: What makes the new actions unusable; the sheet then stays as it was.
    public func update(actions: [Action]) throws(SheetError) {
        update(try sheet.replacingActions(with: actions))
    }

    /// Adds actions below those there are, while the sheet is shown too: its next frame shows them.
    ///
    /// A list that grows by and by is so no more work than one that is there at once.
    ///
    /// - Throws: What makes the new actions unusable; the sheet then stays as it was. Positions count on from those there
    ///   are, the cancel action among them.
    public func append(_ actions: [Action]) throws(SheetError) {
        // Nobody else holds it meanwhile, so nothing is copied.
        var check = check ?? ActionCheck(of: sheet)
        self.check = nil
        try sheet.append(actions, check: &check)
        self.check = check
        presenter?.updateSoon { [weak self] in self?.shownSheet }
    }

    /// The sheet as it is shown: inside a bubble it is always one that slides up.
    private var shownSheet: ActionSheet {
        guard host != nil else { return sheet }
        var shown = sheet
        shown.presentation = .sheet
        return shown
    }

    /// Has the sheet point at another rectangle of the widget that its anchor is a rectangle of.
    package func moveAnchor(to rect: Rect) { anchor?.move(to: rect) }

    // MARK: What happens

    private func handle(_ event: SheetPresenter.Event) {
        switch event {
        case .settled: deliver(lifecycle.advance(.settled))
        case .ownerLost: deliver(lifecycle.advance(.lost(.parentClosed)))
        case .ended(let outcome, let velocity): end(with: outcome, animated: isAnimated, velocity: velocity)
        }
    }

    /// - Parameter velocity: The progress per second that a drag gave the sheet; nil for none.
    private func end(with outcome: Outcome, animated: Bool, velocity: Double? = nil) {
        // Whoever is asked may look at the sheet, or even dismiss it: it must find a life that nobody is changing.
        let asked = lifecycle
        var ended = asked
        let events = ended.advance(.dismiss(outcome)) { shouldDismiss?($0) ?? true }
        guard lifecycle == asked, !events.isEmpty else { return }
        lifecycle = ended
        chosenHandler = handler(of: outcome)
        // Those inside the bubble go before it does.
        for guest in guests.reversed() { guest.handle(.ownerLost) }
        deliver(events)
        guard case .dismissing = lifecycle.phase else { return }
        if let presenter {
            presenter.dismiss(animated: animated, velocity: velocity)
        } else {
            // Dismissed before its window was mapped: there is nothing to move.
            deliver(lifecycle.advance(.settled))
        }
    }

    /// Tells the events, in order also where telling one causes others.
    ///
    /// - Parameter next: Who waits for the presentation that begins with these events.
    private func deliver(_ events: [Lifecycle.Event], and next: [(Outcome) -> Void] = []) {
        if case .done = lifecycle.phase { tearDown() }
        for event in events {
            switch event {
            case .handle: undelivered.append((event, handler: chosenHandler, answers: []))
            case .didDismiss:
                undelivered.append((event, handler: nil, answers: waiting))
                waiting = []
            case .willPresent, .didPresent, .willDismiss: undelivered.append((event, handler: nil, answers: []))
            }
        }
        waiting += next
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !undelivered.isEmpty {
            let (event, handler, answers) = undelivered.removeFirst()
            onEvent?(event)
            handler?()
            if case .didDismiss(let outcome) = event { for answer in answers { answer(outcome) } }
        }
    }

    /// The handler as it is when the choice is made: the actions may change on the way out.
    private func handler(of outcome: Outcome) -> Action.Handler? {
        switch outcome {
        case .action(let chosen): sheet.actions.first { $0.id == chosen.id }?.handler
        case .cancelled: sheet.cancelAction?.handler
        }
    }

    private func tearDown() {
        presenter?.remove()
        presenter = nil
        host?.guests.removeAll { $0 === self }
        host = nil
        owner?.onMap = nil
        owner?.onLost = nil
        owner?.release()
        owner = nil
        anchor?.onLost = nil
        anchor?.release()
        anchor = nil
        selfWhilePresenting = nil
    }
}

extension ActionSheet {
    /// Shows the sheet over a window, or over a widget's area, and waits for its outcome.
    ///
    /// For example:
    ///
    /// ```swift
    /// switch await sheet.present(in: window, from: .widget(button)) {
    /// case .action(let action): perform(action.id)
    /// case .cancelled(let reason): log(reason)
    /// }
    /// ```
    @MainActor
    public func present(in owner: WidgetReference, from anchor: Anchor? = nil, animated: Bool = true) async -> Outcome {
        await ActionSheetController(self).present(in: owner, from: anchor, animated: animated)
    }

    /// Shows the sheet and calls back with its outcome, after it has gone.
    @MainActor
    public func present(
        in owner: WidgetReference, from anchor: Anchor? = nil, animated: Bool = true,
        completion: @escaping (Outcome) -> Void
    ) {
        ActionSheetController(self).present(in: owner, from: anchor, animated: animated, completion: completion)
    }
}
