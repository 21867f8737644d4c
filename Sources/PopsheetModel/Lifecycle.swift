/// The life of a sheet on screen, as a machine of five phases whose every transition stands in one table.
///
/// Feed it what happens with ``advance(_:permitting:)`` and deliver the events it answers, in their order. Each event
/// comes once in a presentation, and an input that makes no sense in a phase changes nothing.
public struct Lifecycle: Sendable, Equatable {
    /// Where in its life a sheet is.
    public enum Phase: Sendable, Hashable {
        /// Never presented.
        case idle
        /// On its way in.
        case presenting
        /// At rest on screen.
        case presented
        /// On its way out.
        case dismissing(Outcome)
        /// Gone.
        case done(Outcome)
    }

    /// What can happen to a sheet.
    public enum Input: Sendable, Hashable {
        /// Somebody asks for it to be shown.
        case present
        /// The motion of the present phase came to rest.
        case settled
        /// Somebody chose, cancelled or took it away.
        case dismiss(Outcome)
        /// What it belongs to is gone: it must end at once, whatever its phase.
        case lost(CancelReason)
    }

    /// What a presentation tells those who listen.
    public enum Event: Sendable, Hashable {
        /// The sheet is about to come in.
        case willPresent
        /// The sheet is in, or was dismissed on its way in.
        case didPresent
        /// The sheet is about to leave.
        case willDismiss(Outcome)
        /// The handler of the chosen, or of the cancel, action is to run now.
        case handle(Outcome)
        /// The sheet is gone; code that awaits the outcome goes on.
        case didDismiss(Outcome)
    }

    /// Where in its life the sheet is.
    public private(set) var phase: Phase = .idle

    /// Creates the life of a sheet that was never presented.
    public init() {}

    /// Whether the sheet can be seen, or is about to be.
    public var isOnScreen: Bool {
        switch phase {
        case .presenting, .presented, .dismissing: true
        case .idle, .done: false
        }
    }

    /// Takes in what happened and answers the events it causes.
    ///
    /// - Parameter permits: Asked before a dismissal begins; false keeps the sheet. Not asked where what the sheet
    ///   belongs to goes away.
    public mutating func advance(_ input: Input, permitting permits: (Outcome) -> Bool = { _ in true }) -> [Event] {
        if case .dismiss(let outcome) = input, canBeDismissed, !outcome.isUnstoppable, !permits(outcome) { return [] }
        switch (phase, input) {
        case (.idle, .present), (.done, .present):
            phase = .presenting
            return [.willPresent]
        case (.dismissing(let outcome), .present):
            // Asked again on the way out: the first presentation ends here, a second begins from where it is.
            phase = .presenting
            return Self.ending(outcome) + [.willPresent]
        case (.presenting, .settled):
            phase = .presented
            return [.didPresent]
        case (.dismissing(let outcome), .settled), (.dismissing(let outcome), .lost):
            phase = .done(outcome)
            return Self.ending(outcome)
        case (.presenting, .dismiss(let outcome)):
            phase = .dismissing(outcome)
            return [.didPresent, .willDismiss(outcome)]
        case (.presented, .dismiss(let outcome)):
            phase = .dismissing(outcome)
            return [.willDismiss(outcome)]
        case (.presenting, .lost(let reason)):
            let outcome = Outcome.cancelled(reason)
            phase = .done(outcome)
            return [.didPresent, .willDismiss(outcome)] + Self.ending(outcome)
        case (.presented, .lost(let reason)):
            let outcome = Outcome.cancelled(reason)
            phase = .done(outcome)
            return [.willDismiss(outcome)] + Self.ending(outcome)
        case (.idle, .settled), (.idle, .dismiss), (.idle, .lost), (.presenting, .present), (.presented, .present),
            (.presented, .settled), (.dismissing, .dismiss), (.done, .settled), (.done, .dismiss), (.done, .lost):
            return []
        }
    }

    private var canBeDismissed: Bool { phase == .presenting || phase == .presented }

    private static func ending(_ outcome: Outcome) -> [Event] {
        outcome.runsHandler ? [.handle(outcome), .didDismiss(outcome)] : [.didDismiss(outcome)]
    }
}

extension Outcome {
    /// Whether a handler runs: the chosen action's, or the cancel action's where a person meant to cancel.
    public var runsHandler: Bool {
        switch self {
        case .action: true
        case .cancelled(let reason): reason.isIntended
        }
    }

    var isUnstoppable: Bool {
        if case .cancelled(let reason) = self { reason.isUnstoppable } else { false }
    }
}
