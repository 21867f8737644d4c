import Popsheet

/// Counts the seconds down that are left for an answer; it ticks only once something is shown.
@MainActor
final class Countdown {
    private let seconds: Double
    private var deadline: ContinuousClock.Instant?
    private var timer: EventSource?

    init(seconds: Double) { self.seconds = seconds }

    /// How many seconds are left, the one that has begun counted whole.
    var secondsLeft: Int { Int(remaining.rounded(.up)) }

    private var remaining: Double {
        guard let deadline else { return seconds }
        return (deadline - .now) / .seconds(1)
    }

    /// Begins to count; the body hears each new number, and 0 or less at the end.
    func start(_ body: @escaping @MainActor (_ secondsLeft: Int) -> Void) {
        guard deadline == nil else { return }
        deadline = .now + .seconds(seconds)
        wait(body)
    }

    /// Counts no further.
    func stop() {
        timer?.remove()
        timer = nil
    }

    private func wait(_ body: @escaping @MainActor (Int) -> Void) {
        // To the moment at which the number changes, a little after rather than before it.
        let untilNext = remaining - (remaining.rounded(.up) - 1)
        timer = .timer(milliseconds: UInt32(max(0, untilNext) * 1_000) + 1) { [weak self] in
            guard let self else { return false }
            let left = secondsLeft
            if left > 0 { wait(body) }
            body(left)
            return false
        }
    }
}
