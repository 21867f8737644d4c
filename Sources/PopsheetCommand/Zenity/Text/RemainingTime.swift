import Popsheet

/// The estimate of `--time-remaining`: the rest takes as long for each percent as what is done.
enum RemainingTime {
    /// The time until the end as text; nil at the start and at the end, when there is nothing to estimate.
    ///
    /// - Parameters:
    ///   - elapsed: The seconds since the first report.
    ///   - percentage: What is done, 0 to 100.
    static func text(elapsed: Double, percentage: Double) -> String? {
        guard percentage > 0, percentage < 100, elapsed >= 0 else { return nil }
        // Not more than fits the dialog.
        let seconds = Int(min(elapsed * (100 / percentage - 1), 999_999 * 3_600))
        let clock = "\(seconds / 3_600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
        // translators: hours, minutes and seconds
        return translated("Time remaining: %s").filled(clock)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
