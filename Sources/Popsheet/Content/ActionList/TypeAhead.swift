/// Searches labels for what the user types (sheet.md §9).
///
/// Everything typed without a pause is one search, including letters that match nothing.
struct TypeAhead {
    /// The time without a letter that ends a search, in seconds.
    static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity
    /// The label that the last letter matched.
    private var found: Int?

    /// Whether a search is active at a time in seconds, so that Space belongs to it.
    func isRunning(at time: Double) -> Bool { !typed.isEmpty && time - last <= Self.pause }

    /// Whether an active search matches no label, so that the user does not mean the focused row.
    func hasFailed(at time: Double) -> Bool { isRunning(at: time) && found == nil }

    /// Ends the search.
    mutating func end() { typed = "" }

    /// Adds a letter to the search, or begins one.
    ///
    /// - Parameter current: The label that has the focus, which keeps it while it matches.
    /// - Returns: The label that matches; nil without a match.
    mutating func type(
        _ letter: Character, at time: Double, among labels: some RandomAccessCollection<String>, current: Int?
    ) -> Int? {
        let isRepeated = typed == letter.lowercased() && current != nil && current == found
        if !isRunning(at: time) { typed = "" }
        last = time
        typed += letter.lowercased()
        // The same letter again, after any time, moves on from the label that it matched.
        let start = (current ?? 0) + (isRepeated ? 1 : 0)
        found = Self.first(labels, beginningWith: typed, from: start)
        if found == nil, let letter = typed.first, typed.allSatisfy({ $0 == letter }) {
            found = Self.first(labels, beginningWith: String(letter), from: (current ?? -1) + 1)
        }
        return found
    }

    /// The first label from an index on, wrapping around, that begins with a lowercase text.
    private static func first(
        _ labels: some RandomAccessCollection<String>, beginningWith text: String, from start: Int
    ) -> Int? {
        let count = labels.count
        return (0..<count).lazy.map { (start + $0) % count }
            .first { labels[labels.index(labels.startIndex, offsetBy: $0)].lowercased().hasPrefix(text) }
    }
}
