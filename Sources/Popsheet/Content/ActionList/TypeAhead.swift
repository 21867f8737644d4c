/// Searches the rows of a list for what the user types (sheet.md §9).
///
/// Everything typed without a pause is one search, including letters that match nothing.
package struct TypeAhead {
    /// The time without a letter that ends a search, in seconds.
    package static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity
    /// The row that the last letter matched.
    private var found: Int?

    package init() {}

    /// Whether a search is active at a time in seconds, so that Space belongs to it.
    package func isRunning(at time: Double) -> Bool { !typed.isEmpty && time - last <= Self.pause }

    /// Whether an active search matches no row, so that the user does not mean the focused row.
    func hasFailed(at time: Double) -> Bool { isRunning(at: time) && found == nil }

    /// Ends the search.
    mutating func end() { typed = "" }

    /// Adds a letter to the search, or begins one.
    ///
    /// - Parameters:
    ///   - current: The row that has the focus, which keeps it while it matches.
    ///   - first: Returns the first row from an index on, wrapping around, that matches a text without differences of
    ///     case; the index may be one past the last row.
    /// - Returns: The row that matches; nil without a match.
    package mutating func type(
        _ letter: Character, at time: Double, current: Int?, first: (_ text: String, _ start: Int) -> Int?
    ) -> Int? {
        let letter = letter.lowercased()
        let isRepeated = typed == letter && current != nil && current == found
        if !isRunning(at: time) { typed = "" }
        last = time
        typed += letter
        // The same letter again, after any time, moves on from the row that it matched.
        found = first(typed, (current ?? 0) + (isRepeated ? 1 : 0))
        if found == nil, let letter = typed.first, typed.allSatisfy({ $0 == letter }) {
            found = first(String(letter), (current ?? -1) + 1)
        }
        return found
    }

    /// Adds a letter to a search for the label that begins with what was typed.
    package mutating func type(
        _ letter: Character, at time: Double, among labels: some RandomAccessCollection<String>, current: Int?
    ) -> Int? {
        let count = labels.count
        return type(letter, at: time, current: current) { text, start in
            (0..<count).lazy.map { (start + $0) % count }
                .first { labels[labels.index(labels.startIndex, offsetBy: $0)].lowercased().hasPrefix(text) }
        }
    }
}
