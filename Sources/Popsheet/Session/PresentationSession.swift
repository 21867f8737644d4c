import CPopsheet
import PopsheetLayout
import PopsheetModel

/// Provides what a session presents, and receives its events.
@MainActor
protocol PresentationSessionDelegate: AnyObject {
    /// Called before a dismissal; false keeps the sheet. Nil permits every dismissal.
    var shouldDismiss: (@MainActor (Outcome) async -> Bool)? { get }
    /// Creates the content for a presentation that begins; nil if it can't be shown.
    func makeContent() -> (any SheetContent)?
    /// The handler of an outcome, as it is when the user chooses.
    func handler(of outcome: Outcome) -> Action.Handler?
    /// The content has left the screen, or never was on it.
    func presentationEnded()
    /// An event of the presentation's life cycle.
    func sessionReported(_ event: PresentationEvent)
    /// The sheet can't be presented where it was requested; the presentation that has begun ends with the next events.
    func sessionRefused(_ refusal: HostWidget.Refusal)
    /// The content requests another size.
    func contentRequestsSize()
    /// The visible part of the sheet has another height, in logical pixels, or the sheet is at rest.
    func sheetMoved(height: Double)
}

extension PresentationSessionDelegate {
    func contentRequestsSize() {}
    func sessionRefused(_ refusal: HostWidget.Refusal) {}
    func sheetMoved(height: Double) {}
}

/// The life of one sheet: presenting and dismissing it, its events, its outcome, and the sheets inside its popover.
///
/// It knows neither the content nor the container.
@MainActor
final class PresentationSession: SheetPresenterDelegate {
    /// Where a sheet is to be presented.
    struct Request {
        var owner: WidgetReference?
        var anchor: SheetAnchor?
        /// The session whose popover the sheet is presented inside.
        var host: PresentationSession?
    }

    weak var delegate: (any PresentationSessionDelegate)?
    /// How the sheet is presented; changes apply at once, and a new timeout counts from then.
    var options = PresentationOptions() {
        didSet {
            presenter?.options = options
            if presenter != nil, options.timeout != oldValue.timeout { startTimer() }
        }
    }
    /// The traits of a window that contains only the sheet; nil for another window.
    var ownWindow: OwnWindowTraits? { didSet { owner?.ownWindow = ownWindow } }
    private(set) var presenter: SheetPresenter?

    private var lifecycle = Lifecycle()
    private var owner: PresentationHost?
    private var anchor: AnchorTracker?
    private var guests = Guests()
    private var delivery = Delivery()
    private var deadline: Deadline?
    /// The questions of this presentation that ``PresentationSessionDelegate/shouldDismiss`` has not answered yet.
    private var questions: [Int: (outcome: Outcome, task: Task<Void, Never>)] = [:]
    private var questionCount = 0
    /// A dismissal that waits for a presentation that is about to begin.
    let earlyDismissal = EarlyDismissal()
    private var shutdownObserver: Int?
    /// The number of presentations so far.
    private(set) var count = 0
    /// A sheet on the screen exists until it is dismissed, even if the application keeps no reference to it.
    private var selfWhilePresented: (PresentationSession, (any PresentationSessionDelegate)?)?

    /// The sheets inside a popover, and the popover that a sheet is inside.
    private struct Guests {
        /// The lowest first.
        var sessions: [PresentationSession] = []
        weak var host: PresentationSession?
    }

    /// The events that are not delivered yet, and the completions that wait for the outcome.
    private struct Delivery {
        struct Item {
            var event: PresentationEvent
            var handler: Action.Handler?
            var completions: [(Outcome) -> Void] = []
        }

        var items: [Item] = []
        var waiting: [(Outcome) -> Void] = []
        var isRunning = false
        /// The handler of the outcome of a dismissal that has begun.
        var handler: Action.Handler?
    }

    /// The window of the current presentation.
    var window: WidgetPointer? { owner?.window }

    /// Where in its life cycle the sheet is.
    var phase: PresentationPhase { lifecycle.phase }
    var isLeaving: Bool { !lifecycle.canBeDismissed }
    var mayRefuse: Bool { !options.interactiveDismissal || delegate?.shouldDismiss != nil }

    // MARK: Presenting

    /// Presents the sheet, and calls back with its outcome once it is gone.
    ///
    /// A sheet that is already presented is not presented twice: the call waits for the same outcome.
    func present(_ request: Request, completion: @escaping (Outcome) -> Void) {
        earlyDismissal.forget()
        switch lifecycle.phase {
        case .presenting, .presented:
            delivery.waiting.append(completion)
        case .dismissing where isLeaving(request):
            // The first presentation ends here, and its callers get its outcome; the second continues from its motion.
            begin(request, completion)
            guard case .presenting = lifecycle.phase else { return }
            presenter?.returnIn(animated: options.isAnimated)
            startTimer()
        case .dismissing:
            deliver(lifecycle.advance(.settled))
            present(request, completion: completion)
        case .idle, .done:
            begin(request, completion)
            // An event handler may have dismissed the sheet, and even presented it again.
            if case .presenting = lifecycle.phase, owner == nil { enter(request) }
        }
    }

    /// Presents the sheet, and waits for its outcome; cancelling the task dismisses it.
    func outcome(of request: Request) async -> Outcome {
        // A cancellation that arrives late must not end another presentation.
        let ticket = Ticket()
        let early = earlyDismissal.take()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                present(request) { continuation.resume(returning: $0) }
                ticket.presentation = count
                if Task.isCancelled {
                    end(.cancelled(.programmatic), animated: false)
                } else if let early {
                    // It was never seen, unless a question keeps it.
                    end(early.outcome, animated: delegate?.shouldDismiss == nil ? false : early.isAnimated)
                }
            }
        } onCancel: {
            Task { @MainActor in
                if ticket.presentation == self.count { self.end(.cancelled(.programmatic)) }
            }
        }
    }

    /// The presentation that a call waits for.
    @MainActor private final class Ticket {
        var presentation: Int?
    }

    private func begin(_ request: Request, _ completion: @escaping (Outcome) -> Void) {
        count += 1
        deadline?.stop()
        deliver(lifecycle.advance(.present), then: [completion])
    }

    /// Whether a request is for the same place as the presentation that is being dismissed.
    private func isLeaving(_ request: Request) -> Bool {
        guard let reference = request.owner, owner?.isSame(as: reference) == true else { return false }
        guard let wanted = request.anchor else { return anchor == nil }
        return anchor?.isSame(as: wanted) == true
    }

    /// Takes the window and the source of a request.
    private func enter(_ request: Request) {
        selfWhilePresented = (self, delegate)
        var request = request
        if let given = request.anchor?.reference, !given.isWidget {
            pop_messages_warn("\(given.typeName ?? "an object of no type") is not a widget, so nothing can point at it")
            request.anchor = nil
        }
        anchor = request.anchor.flatMap { AnchorTracker($0) }
        var kind = ownWindow.map { HostKind.ownWindow($0) } ?? .application
        if let host = request.host {
            kind = .otherSheet { [weak host] in host?.presenter.map { $0.surface.guestArea(of: $0.layout) } }
        }
        guard let reference = request.owner, request.anchor == nil || anchor != nil else { return refuse(.gone) }
        let owner: PresentationHost
        do {
            owner = try PresentationHost(reference, kind: kind)
        } catch {
            return refuse(error)
        }
        self.owner = owner
        guests.host = request.host
        request.host?.guests.sessions.append(self)
        shutdownObserver = ApplicationShutdown.shared.observe(in: owner.window) { [weak self] in
            if let self { deliver(lifecycle.advance(.lost(.programmatic))) }
        }
        show(in: owner)
    }

    private func refuse(_ refusal: HostWidget.Refusal) {
        delegate?.sessionRefused(refusal)
        switch refusal {
        case .gone: deliver(lifecycle.advance(.lost(.parentClosed)))
        case .invalid: deliver(lifecycle.advance(.lost(.invalidOwner)))
        }
    }

    private func show(in owner: PresentationHost) {
        guard let content = delegate?.makeContent() else { return handle(.ownerLost) }
        let presenter = SheetPresenter(content, owner: owner, anchor: anchor, options: options)
        presenter.delegate = self
        self.presenter = presenter
        presenter.present(animated: options.isAnimated)
        if self.presenter === presenter { startTimer() }
    }

    // MARK: Timeout

    /// Dismisses the sheet after the options' timeout, if there is one.
    private func startTimer() {
        deadline?.stop()
        deadline = options.timeout.map { Deadline(seconds: max(.zero, $0) / .seconds(1)) }
        deadline?.start { [weak self] in self?.end(.cancelled(.timeout)) }
    }

    // MARK: Dismissing

    /// Moves the source of a popover to another rectangle of its widget; nil for the whole widget.
    func moveAnchor(to rect: Rect?) { anchor?.move(to: rect) }

    func handle(_ event: PresenterEvent) {
        switch event {
        case .settled: deliver(lifecycle.advance(.settled))
        case .ownerLost: deliver(lifecycle.advance(.lost(.parentClosed)))
        case .moved(let height): delegate?.sheetMoved(height: height)
        case .requestsSize: delegate?.contentRequestsSize()
        case .chosen(let action): deliver([.didChoose(action)])
        case .selected(let detent, let cause): deliver([.didSelectDetent(detent, cause)])
        case .ended(let outcome, let velocity, let ifAsked):
            if questions.isEmpty, !refuses(outcome) { return end(outcome, velocity: velocity, ifAsked: ifAsked) }
            ifAsked?()
            guard case .cancelled = outcome else { return }
            // While a question is open, the user can't ask another one; but a sheet inside this one, which may be the
            // question, is cancelled.
            if !questions.isEmpty { return guests.sessions.last?.handle(.ended(outcome)) ?? () }
            deliver(lifecycle.canBeDismissed ? [.didRefuseDismissal(outcome)] : [])
        }
    }

    /// Whether the user can't dismiss the sheet in this way (content.md §6).
    private func refuses(_ outcome: Outcome) -> Bool {
        guard case .cancelled(let reason) = outcome else { return false }
        return !options.interactiveDismissal && reason != .cancelAction
    }

    /// Ends a dismissal at once, without the rest of its motion.
    func settle() {
        if case .dismissing = lifecycle.phase { deliver(lifecycle.advance(.settled)) }
    }

    /// Dismisses the sheet, or a presentation that is about to begin.
    func dismiss(_ reason: CancelReason, animated: Bool?) {
        if lifecycle.canBeDismissed { return end(.cancelled(reason), animated: animated) }
        if case .dismissing = lifecycle.phase { return }
        // The dismissal needs tasks to run, as does what it waits for.
        if installMainActor() { earlyDismissal.wait(.init(outcome: .cancelled(reason), isAnimated: animated)) }
    }

    /// Dismisses the sheet, if ``PresentationSessionDelegate/shouldDismiss`` permits it.
    ///
    /// - Parameters:
    ///   - animated: Whether the dismissal is animated; nil for the options'.
    ///   - velocity: The progress per second that a drag gave the sheet; nil without a drag.
    ///   - ifAsked: Runs if the sheet stays until a question is answered.
    func end(
        _ outcome: Outcome, animated: Bool? = nil, velocity: Double? = nil, ifAsked: (@MainActor () -> Void)? = nil
    ) {
        // Who is asked may dismiss the sheet for another reason, but not ask the same question again and again.
        guard lifecycle.canBeDismissed, !questions.values.contains(where: { $0.outcome == outcome }) else { return }
        // The actions may change until the question is answered.
        let handler = delegate?.handler(of: outcome)
        guard let shouldDismiss = delegate?.shouldDismiss, !outcome.isUnstoppable, installMainActor() else {
            return dismiss(with: outcome, handler, animated: animated, velocity: velocity)
        }
        ifAsked?()
        let (presentation, question) = (count, questionCount)
        questionCount += 1
        let task = Task { @MainActor in
            let isPermitted = await shouldDismiss(outcome)
            guard presentation == count else { return }
            questions[question] = nil
            guard lifecycle.canBeDismissed else { return }
            if !isPermitted { return deliver(outcome.isByUser ? [.didRefuseDismissal(outcome)] : []) }
            // A sheet that has sprung back meanwhile has lost the drag's velocity.
            let velocity = presenter?.isAtRest == true ? nil : velocity
            dismiss(with: outcome, handler, animated: animated, velocity: velocity)
        }
        questions[question] = (outcome, task)
    }

    /// Lets tasks run in GLib's main loop; false if they can't.
    private func installMainActor() -> Bool {
        do {
            try PopsheetMainActor.install()
            return true
        } catch {
            pop_messages_warn("asynchronous code of a sheet can't run: \(error)")
            return false
        }
    }

    private func dismiss(with outcome: Outcome, _ handler: Action.Handler?, animated: Bool?, velocity: Double?) {
        deadline?.stop()
        let events = lifecycle.advance(.dismiss(outcome))
        delivery.handler = handler
        // The sheets inside the popover end before it does.
        for guest in guests.sessions.reversed() { guest.handle(.ownerLost) }
        deliver(events)
        guard case .dismissing = lifecycle.phase else { return }
        if let presenter {
            presenter.dismiss(animated: animated ?? options.isAnimated, velocity: velocity)
        } else {
            // Dismissed by the handler of the presentation's first event.
            deliver(lifecycle.advance(.settled))
        }
    }

    // MARK: Events

    /// Delivers events in order, even if a handler causes others.
    ///
    /// - Parameter next: The completions of the presentation that begins with these events.
    private func deliver(_ events: [PresentationEvent], then next: [(Outcome) -> Void] = []) {
        if case .done = lifecycle.phase { tearDown() }
        for event in events {
            var item = Delivery.Item(event: event)
            switch event {
            case .handle: (item.handler, delivery.handler) = (delivery.handler, nil)
            case .didDismiss: (item.completions, delivery.waiting) = (delivery.waiting, [])
            case .didChoose(let action): item.handler = delegate?.handler(of: .action(action))
            case .willPresent, .didPresent, .willDismiss, .didSelectDetent, .didRefuseDismissal: break
            }
            delivery.items.append(item)
        }
        delivery.waiting += next
        guard !delivery.isRunning else { return }
        delivery.isRunning = true
        // The last event ends the presentation, and with it this object's reference to itself.
        let delegate = delegate
        defer { delivery.isRunning = false }
        while !delivery.items.isEmpty {
            let item = delivery.items.removeFirst()
            delegate?.sessionReported(item.event)
            if let handler = item.handler {
                // An asynchronous handler is a task.
                _ = installMainActor()
                handler()
            }
            if case .didDismiss(let outcome) = item.event { for completion in item.completions { completion(outcome) } }
        }
    }

    private func tearDown() {
        deadline?.stop()
        for question in questions.values { question.task.cancel() }
        questions = [:]
        presenter?.remove()
        presenter = nil
        guests.host?.guests.sessions.removeAll { $0 === self }
        guests.host = nil
        shutdownObserver.map(ApplicationShutdown.shared.forget)
        shutdownObserver = nil
        owner?.release()
        owner = nil
        anchor?.onLost = nil
        anchor?.release()
        anchor = nil
        delegate?.presentationEnded()
        selfWhilePresented = nil
    }
}
