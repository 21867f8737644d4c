import Testing

@testable import PopsheetModel

/// When a dismissal can be vetoed, and by whom.
@Suite struct LifecycleVetoTests {
    private let outcomes = LifecycleTableTests.outcomes
    private let phases: [Lifecycle.Phase] = [.presenting, .presented]

    /// Advances with a veto that notes what it is asked.
    private func advance(
        _ life: inout Lifecycle, _ input: Lifecycle.Input, permits: Bool
    ) -> (events: [Lifecycle.Event], asked: [Outcome]) {
        var asked: [Outcome] = []
        let events = life.advance(input) { outcome in
            asked.append(outcome)
            return permits
        }
        return (events, asked)
    }

    @Test func aVetoKeepsTheSheetWhereItIs() {
        for phase in phases {
            for outcome in outcomes where !outcome.isUnstoppable {
                var life = LifecycleTableTests.life(in: phase)
                let (events, asked) = advance(&life, .dismiss(outcome), permits: false)
                #expect(events == [])
                #expect(asked == [outcome])
                #expect(life.phase == phase)
            }
        }
    }

    @Test func permissionIsRequestedOnceAndDismissesTheSheet() {
        for phase in phases {
            for outcome in outcomes where !outcome.isUnstoppable {
                var life = LifecycleTableTests.life(in: phase)
                let (events, asked) = advance(&life, .dismiss(outcome), permits: true)
                #expect(events.last == .willDismiss(outcome))
                #expect(asked == [outcome])
                #expect(life.phase == .dismissing(outcome))
            }
        }
    }

    @Test func noVetoIsPossibleWhenTheParentCloses() {
        let gone = Outcome.cancelled(.parentClosed)
        for phase in phases {
            var life = LifecycleTableTests.life(in: phase)
            let dismissed = advance(&life, .dismiss(gone), permits: false)
            #expect(dismissed.asked == [])
            #expect(dismissed.events.last == .willDismiss(gone))
            #expect(life.phase == .dismissing(gone))

            life = LifecycleTableTests.life(in: phase)
            let lost = advance(&life, .lost(.parentClosed), permits: false)
            #expect(lost.asked == [])
            #expect(lost.events.last == .didDismiss(gone))
            #expect(life.phase == .done(gone))
        }
    }

    @Test func noVetoIsRequestedWithoutASheet() {
        let choice = LifecycleTableTests.choice
        for phase in [Lifecycle.Phase.idle, .dismissing(choice), .done(choice)] {
            for outcome in outcomes {
                var life = LifecycleTableTests.life(in: phase)
                let (events, asked) = advance(&life, .dismiss(outcome), permits: false)
                #expect(events == [])
                #expect(asked == [])
                #expect(life.phase == phase)
            }
        }
    }

    @Test func onlyADismissalCanBeVetoed() {
        let choice = LifecycleTableTests.choice
        for phase in [.idle, .presenting, .presented, .dismissing(choice), .done(choice)] as [Lifecycle.Phase] {
            for input in [.present, .settled, .lost(.parentClosed)] as [Lifecycle.Input] {
                var life = LifecycleTableTests.life(in: phase)
                #expect(advance(&life, input, permits: false).asked == [])
            }
        }
    }

    @Test func aSheetThatWasKeptCanBeDismissedLater() {
        let escape = Outcome.cancelled(.escape)
        var life = LifecycleTableTests.life(in: .presenting)
        #expect(advance(&life, .dismiss(escape), permits: false).events == [])
        #expect(advance(&life, .settled, permits: false).events == [.didPresent])
        #expect(advance(&life, .dismiss(escape), permits: false).events == [])
        #expect(
            advance(&life, .dismiss(LifecycleTableTests.choice), permits: true).asked == [
                LifecycleTableTests.choice
            ])
        #expect(life.phase == .dismissing(LifecycleTableTests.choice))
    }
}
