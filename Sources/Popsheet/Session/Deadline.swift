/// The end of the time for an answer, which begins once a sheet is shown.
@MainActor
package final class Deadline {
    /// Runs with each new number of whole seconds that are left; without it, nothing runs before the end.
    package var onSecond: (() -> Void)?
    private let seconds: Double
    private var end: ContinuousClock.Instant?
    private var timer: EventSource?

    package init(seconds: Double) { self.seconds = seconds }

    /// The number of seconds left, rounded up.
    package var secondsLeft: Int { Int(remaining.rounded(.up)) }

    private var remaining: Double {
        guard let end else { return seconds }
        return (end - .now) / .seconds(1)
    }

    /// Begins, and runs the body once at the end of the time.
    ///
    /// A sheet that is shown again does not begin it again.
    package func start(_ body: @escaping @MainActor () -> Void) {
        guard end == nil else { return }
        end = .now + .seconds(seconds)
        wait(body)
    }

    /// Nothing runs any more.
    package func stop() {
        timer?.remove()
        timer = nil
    }

    private func wait(_ body: @escaping @MainActor () -> Void) {
        // Fires slightly after the number changes, or the time is up, rather than before.
        let next = onSecond == nil ? min(remaining, Self.longestTimer) : remaining - (remaining.rounded(.up) - 1)
        timer = .timer(milliseconds: UInt32(max(0, next) * 1_000) + 1) { [weak self] in
            guard let self else { return false }
            if remaining <= 0 {
                body()
            } else {
                wait(body)
                onSecond?()
            }
            return false
        }
    }

    /// A day, in seconds: GLib's timers count fewer milliseconds than a time-out may have.
    private static let longestTimer = 86_400.0
}
