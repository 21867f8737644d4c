import Popsheet

/// How far a command is.
enum ElapsedTime {
    /// What is done, the time since the start and the time that is left if the rest takes as long for each percent, such
    /// as `42% · 0:12 · −0:16`.
    ///
    /// - Parameter isRunning: Whether it goes on, so that there is a rest.
    static func caption(_ seconds: Double, percentage: Double?, isRunning: Bool = true) -> String {
        guard let percentage else { return text(seconds) }
        var parts = [text(percentage: percentage), text(seconds)]
        let rest = percentage > 0 ? seconds * (100 / percentage - 1) : 0
        // Less than a second is nothing to wait for.
        // The sign is on the left in every language.
        if isRunning, rest >= 1 { parts.append("\u{2066}−" + text(rest) + "\u{2069}") }
        return parts.joined(separator: " · ")
    }

    /// What is done, in whole percent.
    static func text(percentage: Double) -> String {
        // 100 × 0.29 is less than 29.
        // translators: a percentage
        translated("%d%%").filled("\(Int(percentage + 1e-9))")
    }

    /// A duration in minutes and seconds, or in hours, minutes and seconds.
    private static func text(_ duration: Double) -> String {
        // No more than fits the dialog.
        let seconds = Int(min(max(duration, 0), 999_999 * 3_600))
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return (hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)") + ":" + twoDigits(seconds % 60)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
