/// Divides a height between header and actions if both together need more (sheet.md §3).
enum SplitRule {
    /// The heights of the two.
    static func heights(
        header: Double, actions: Double, room: Double, minimumActions: Double
    ) -> (header: Double, actions: Double) {
        let room = max(0, room)
        let minimum = min(minimumActions, actions)
        // A rounding error does not count as missing space.
        if header + actions <= room + 1e-6 { return (header, actions) }
        if room - header >= minimum { return (header, room - header) }
        if room >= minimum { return (room - minimum, minimum) }
        return (0, room)
    }
}
