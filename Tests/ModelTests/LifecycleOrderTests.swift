import PopsheetModel
import Testing

/// The events of a whole life, in their order.
@Suite struct LifecycleOrderTests {
    private let choice = LifecycleTableTests.choice

    private func events(_ inputs: [Lifecycle.Input]) -> [PresentationEvent] {
        var life = Lifecycle()
        return inputs.flatMap { life.advance($0) }
    }

    @Test func aSheetIsPresentedAnsweredAndDismissed() {
        #expect(
            events([.present, .settled, .dismiss(choice), .settled])
                == [.willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice)])
    }

    @Test func aSheetDismissedDuringThePresentationStillGetsDidPresent() {
        #expect(
            events([.present, .dismiss(choice), .settled])
                == [.willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice)])
    }

    @Test func anEscapeRunsTheCancelHandlerBeforeTheEnd() {
        let outcome = Outcome.cancelled(.escape)
        #expect(
            events([.present, .settled, .dismiss(outcome), .settled])
                == [.willPresent, .didPresent, .willDismiss(outcome), .handle(outcome), .didDismiss(outcome)])
    }

    @Test(arguments: [CancelReason.timeout, .programmatic]) func aTimeoutOrTheProgramRunsNoHandler(
        reason: CancelReason
    ) {
        let outcome = Outcome.cancelled(reason)
        #expect(
            events([.present, .settled, .dismiss(outcome), .settled])
                == [.willPresent, .didPresent, .willDismiss(outcome), .didDismiss(outcome)])
    }

    @Test func aSheetWhoseParentGoesEndsAtOnce() {
        let outcome = Outcome.cancelled(.parentClosed)
        let whole: [PresentationEvent] = [
            .willPresent, .didPresent, .willDismiss(outcome), .didDismiss(outcome),
        ]
        #expect(events([.present, .lost(.parentClosed)]) == whole)
        #expect(events([.present, .settled, .lost(.parentClosed)]) == whole)
        #expect(events([.present, .settled, .lost(.parentClosed), .lost(.parentClosed), .settled]) == whole)
    }

    @Test func aParentThatClosesDuringTheDismissalDoesNotChangeTheOutcome() {
        #expect(
            events([.present, .settled, .dismiss(choice), .lost(.parentClosed), .settled])
                == [.willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice)])
    }

    @Test func aSecondChoiceDuringTheDismissalIsIgnored() {
        let escape = Outcome.cancelled(.escape)
        #expect(
            events([.present, .settled, .dismiss(choice), .dismiss(escape), .dismiss(choice), .settled])
                == [.willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice)])
    }

    @Test func asksInBetweenChangeNothing() {
        #expect(
            events([.present, .present, .settled, .settled, .present, .dismiss(choice), .settled, .settled])
                == [.willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice)])
    }

    @Test func presentedAgainDuringTheDismissalOnePresentationEndsAndAnotherBegins() {
        let escape = Outcome.cancelled(.escape)
        #expect(
            events([.present, .settled, .dismiss(escape), .present, .settled, .dismiss(choice), .settled])
                == [
                    .willPresent, .didPresent, .willDismiss(escape), .handle(escape), .didDismiss(escape),
                    .willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice),
                ])
    }

    @Test func aSheetCanBePresentedAgainWhenItIsGone() {
        let once: [PresentationEvent] = [
            .willPresent, .didPresent, .willDismiss(choice), .handle(choice), .didDismiss(choice),
        ]
        let inputs: [Lifecycle.Input] = [.present, .settled, .dismiss(choice), .settled]
        #expect(events(inputs + inputs) == once + once)
    }
}
