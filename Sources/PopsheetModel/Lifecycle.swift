/// The life cycle of a presentation: a state machine of five phases whose transitions are all in one table.
///
/// Pass each input to ``advance(_:)`` and deliver the events it returns, in order. Each event occurs once in
/// a presentation; an input that is invalid in a phase changes nothing.
package struct Lifecycle: Sendable, Equatable {
    /// An input of the state machine.
    package enum Input: Sendable, Hashable {
        /// The program presents the sheet.
        case present
        /// The motion of the current phase has ended.
        case settled
        /// The user chose or cancelled, or the program dismissed the sheet.
        case dismiss(Outcome)
        /// The sheet's window or source is gone: the presentation ends at once, in any phase.
        case lost(CancelReason)
    }

    /// The current phase.
    package private(set) var phase: PresentationPhase = .idle

    /// Creates the life cycle of a sheet that has not been presented.
    package init() {}

    /// Processes an input and returns the events it causes.
    package mutating func advance(_ input: Input) -> [PresentationEvent] {
        switch (phase, input) {
        case (.idle, .present), (.done, .present):
            phase = .presenting
            return [.willPresent]
        case (.dismissing(let outcome), .present):
            // Presented again while being dismissed: the first presentation ends, and a second begins from where it is.
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

    /// Whether the sheet is presented and not being dismissed.
    package var canBeDismissed: Bool { phase == .presenting || phase == .presented }

    private static func ending(_ outcome: Outcome) -> [PresentationEvent] {
        outcome.runsHandler ? [.handle(outcome), .didDismiss(outcome)] : [.didDismiss(outcome)]
    }
}

extension Outcome {
    /// Whether a handler runs: the chosen action's, or the cancel action's if the user cancelled.
    package var runsHandler: Bool {
        switch self {
        case .action: true
        case .cancelled(let reason): reason.isIntended
        }
    }

    /// Whether nothing can keep the sheet on screen.
    package var isUnstoppable: Bool {
        if case .cancelled(let reason) = self { reason.isUnstoppable } else { false }
    }

    /// Whether the user caused it, rather than the program.
    package var isByUser: Bool { runsHandler }
}
