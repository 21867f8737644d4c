import PopsheetRandomNumbers
import Testing

@testable import PopsheetModel

/// Properties of a life cycle after any inputs in any order.
@Suite struct LifecyclePropertyTests {
    /// One presentation as its events report it.
    private struct Story {
        var events: [PresentationEvent] = []
        /// The expected outcome: the first that was not vetoed.
        var decided: Outcome?
    }

    private func randomInput(_ random: inout RandomNumbers) -> Lifecycle.Input {
        switch random.int(0...9) {
        case 0...2: .present
        case 3...5: .settled
        case 6...8: .dismiss(random.pick(LifecycleTableTests.outcomes))
        default: .lost(random.pick(CancelReason.allCases))
        }
    }

    /// The events of a presentation with this outcome, from beginning to end, by the specification.
    private func whole(_ outcome: Outcome) -> [PresentationEvent] {
        [.willPresent, .didPresent, .willDismiss(outcome)] + LifecycleTableTests.ending(outcome)
    }

    @Test func everyPresentationHasAllItsEventsAndOneOutcome() throws {
        try RandomNumbers.each(2_000) { random in
            var life = Lifecycle()
            var stories: [Story] = []
            for _ in 0..<random.int(1...60) {
                let input = randomInput(&random)
                let before = life
                let events = life.advance(input)
                if stories.last?.decided == nil, before.isOnScreen {
                    switch input {
                    case .dismiss(let outcome): stories[stories.count - 1].decided = outcome
                    case .lost(let reason): stories[stories.count - 1].decided = .cancelled(reason)
                    default: break
                    }
                }
                for event in events {
                    if event == .willPresent { stories.append(Story()) }
                    stories[stories.count - 1].events.append(event)
                }
                if events.isEmpty { try #require(life == before, "\(random)") }
            }
            for (index, story) in stories.enumerated() {
                let isLast = index == stories.count - 1
                if let outcome = story.decided {
                    let expected = whole(outcome)
                    let isOver = !isLast || !life.isOnScreen
                    try #require(story.events == (isOver ? expected : Array(expected[..<3])), "\(random)")
                } else {
                    try #require(isLast && life.isOnScreen, "\(random)")
                    let expected: [PresentationEvent] =
                        life.phase == .presenting ? [.willPresent] : [.willPresent, .didPresent]
                    try #require(story.events == expected, "\(random)")
                }
            }
        }
    }

    @Test func everyLifeCanBeBroughtToItsEnd() throws {
        try RandomNumbers.each(500) { random in
            var life = Lifecycle()
            var events: [PresentationEvent] = []
            for _ in 0..<random.int(0...30) { events += life.advance(randomInput(&random)) }
            events += life.advance(.dismiss(.cancelled(.programmatic)))
            events += life.advance(.settled)
            try #require(!life.isOnScreen, "\(random)")
            let beginnings = events.filter { $0 == .willPresent }.count
            let ends = events.filter { if case .didDismiss = $0 { true } else { false } }.count
            try #require(beginnings == ends, "\(random)")
            try #require(events.filter { $0 == .didPresent }.count == beginnings, "\(random)")
        }
    }
}
