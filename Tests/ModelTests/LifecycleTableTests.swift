import PopsheetModel
import Testing

/// Every phase, every input.
@Suite struct LifecycleTableTests {
    typealias Phase = PresentationPhase
    typealias Input = Lifecycle.Input
    typealias Event = PresentationEvent

    static let choice = Outcome.action(ChosenAction(id: "a", index: 0, label: "A"))
    static let outcomes = [choice] + CancelReason.allCases.map(Outcome.cancelled)

    /// A life led into a phase on the shortest way.
    static func life(in phase: Phase) -> Lifecycle {
        var life = Lifecycle()
        let way: [Input] =
            switch phase {
            case .idle: []
            case .presenting: [.present]
            case .presented: [.present, .settled]
            case .dismissing(let outcome): [.present, .settled, .dismiss(outcome)]
            case .done(let outcome): [.present, .settled, .dismiss(outcome), .settled]
            }
        for input in way { _ = life.advance(input) }
        return life
    }

    /// What ends a presentation, by the specification: the handler where one was meant to run, then the end.
    static func ending(_ outcome: Outcome) -> [Event] {
        switch outcome {
        case .cancelled(.timeout), .cancelled(.parentClosed), .cancelled(.invalidOwner), .cancelled(.programmatic):
            [.didDismiss(outcome)]
        default: [.handle(outcome), .didDismiss(outcome)]
        }
    }

    private func expect(_ phase: Phase, _ input: Input, leadsTo next: Phase, _ events: [Event]) {
        var life = Self.life(in: phase)
        #expect(life.phase == phase)
        #expect(life.advance(input) == events, "\(phase), \(input)")
        #expect(life.phase == next, "\(phase), \(input)")
    }

    @Test func aLifeBeginsIdle() {
        #expect(Lifecycle().phase == .idle)
    }

    @Test func anIdleSheetCanOnlyBePresented() {
        expect(.idle, .present, leadsTo: .presenting, [.willPresent])
        expect(.idle, .settled, leadsTo: .idle, [])
        for outcome in Self.outcomes { expect(.idle, .dismiss(outcome), leadsTo: .idle, []) }
        for reason in CancelReason.allCases { expect(.idle, .lost(reason), leadsTo: .idle, []) }
    }

    @Test func aSheetBeingPresentedSettlesOrReverses() {
        expect(.presenting, .present, leadsTo: .presenting, [])
        expect(.presenting, .settled, leadsTo: .presented, [.didPresent])
        for outcome in Self.outcomes {
            expect(
                .presenting, .dismiss(outcome), leadsTo: .dismissing(outcome),
                [.didPresent, .willDismiss(outcome)])
        }
        for reason in CancelReason.allCases {
            let outcome = Outcome.cancelled(reason)
            expect(
                .presenting, .lost(reason), leadsTo: .done(outcome),
                [.didPresent, .willDismiss(outcome)] + Self.ending(outcome))
        }
    }

    @Test func aSheetAtRestCanOnlyLeave() {
        expect(.presented, .present, leadsTo: .presented, [])
        expect(.presented, .settled, leadsTo: .presented, [])
        for outcome in Self.outcomes {
            expect(.presented, .dismiss(outcome), leadsTo: .dismissing(outcome), [.willDismiss(outcome)])
        }
        for reason in CancelReason.allCases {
            let outcome = Outcome.cancelled(reason)
            expect(
                .presented, .lost(reason), leadsTo: .done(outcome),
                [.willDismiss(outcome)] + Self.ending(outcome))
        }
    }

    @Test func aSheetBeingDismissedKeepsItsFirstOutcome() {
        for outcome in Self.outcomes {
            expect(.dismissing(outcome), .settled, leadsTo: .done(outcome), Self.ending(outcome))
            for other in Self.outcomes {
                expect(.dismissing(outcome), .dismiss(other), leadsTo: .dismissing(outcome), [])
            }
            for reason in CancelReason.allCases {
                expect(.dismissing(outcome), .lost(reason), leadsTo: .done(outcome), Self.ending(outcome))
            }
        }
    }

    @Test func aSheetPresentedAgainDuringTheDismissalBeginsAnotherPresentation() {
        for outcome in Self.outcomes {
            expect(
                .dismissing(outcome), .present, leadsTo: .presenting, Self.ending(outcome) + [.willPresent])
        }
    }

    @Test func aSheetThatIsGoneCanOnlyBePresentedAgain() {
        for outcome in Self.outcomes {
            expect(.done(outcome), .present, leadsTo: .presenting, [.willPresent])
            expect(.done(outcome), .settled, leadsTo: .done(outcome), [])
            for other in Self.outcomes {
                expect(.done(outcome), .dismiss(other), leadsTo: .done(outcome), [])
            }
            for reason in CancelReason.allCases {
                expect(.done(outcome), .lost(reason), leadsTo: .done(outcome), [])
            }
        }
    }

    @Test func aSheetIsOnScreenFromItsPresentationToTheEndOfItsDismissal() {
        #expect(!Self.life(in: .idle).isOnScreen)
        #expect(Self.life(in: .presenting).isOnScreen)
        #expect(Self.life(in: .presented).isOnScreen)
        #expect(Self.life(in: .dismissing(Self.choice)).isOnScreen)
        #expect(!Self.life(in: .done(Self.choice)).isOnScreen)
    }
}
