import Popsheet

/// Counts down the seconds that are left for an answer; it starts once a sheet is shown.
@MainActor
final class Countdown {
    private let seconds: Double
    private var deadline: ContinuousClock.Instant?
    private var timer: EventSource?

    init(seconds: Double) { self.seconds = seconds }

    /// The number of seconds left, rounded up.
    var secondsLeft: Int { Int(remaining.rounded(.up)) }

    private var remaining: Double {
        guard let deadline else { return seconds }
        return (deadline - .now) / .seconds(1)
    }

    /// Starts counting; calls the body with each new number, and with 0 or less at the end.
    func start(_ body: @escaping @MainActor (_ secondsLeft: Int) -> Void) {
        guard deadline == nil else { return }
        deadline = .now + .seconds(seconds)
        wait(body)
    }

    /// Stops counting.
    func stop() {
        timer?.remove()
        timer = nil
    }

    private func wait(_ body: @escaping @MainActor (Int) -> Void) {
        // Fires slightly after the number changes rather than before.
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
