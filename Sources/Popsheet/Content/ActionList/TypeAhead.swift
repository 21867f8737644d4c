/// Searches labels for what the user types (sheet.md 9).
///
/// All that is typed without a pause is one search, letters that match nothing included.
struct TypeAhead {
    /// How many seconds without a letter end a search.
    static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity
    /// The label that the last letter led to.
    private var found: Int?

    /// Whether a search is running at a time in seconds, so that Space is a letter of it.
    func isRunning(at time: Double) -> Bool { !typed.isEmpty && time - last <= Self.pause }

    /// Whether a search is running that no label matches: the row with the focus is not what the user means.
    func hasFailed(at time: Double) -> Bool { isRunning(at: time) && found == nil }

    /// Ends the search.
    mutating func end() { typed = "" }

    /// Adds a letter to the search, or begins one.
    ///
    /// - Parameter current: The label that has the focus, which keeps it while it matches.
    /// - Returns: The label that the search leads to; nil where none matches.
    mutating func type(
        _ letter: Character, at time: Double, among labels: some RandomAccessCollection<String>, current: Int?
    ) -> Int? {
        let isRepeated = typed == letter.lowercased() && current != nil && current == found
        if !isRunning(at: time) { typed = "" }
        last = time
        typed += letter.lowercased()
        // The same letter once more, after however long, leads on from the label that it has led to.
        let start = (current ?? 0) + (isRepeated ? 1 : 0)
        found = Self.first(labels, beginningWith: typed, from: start)
        if found == nil, let letter = typed.first, typed.allSatisfy({ $0 == letter }) {
            found = Self.first(labels, beginningWith: String(letter), from: (current ?? -1) + 1)
        }
        return found
    }

    /// The first label from a place on, round the end, that begins with a text in small letters.
    private static func first(
        _ labels: some RandomAccessCollection<String>, beginningWith text: String, from start: Int
    ) -> Int? {
        let count = labels.count
        return (0..<count).lazy.map { (start + $0) % count }
            .first { labels[labels.index(labels.startIndex, offsetBy: $0)].lowercased().hasPrefix(text) }
    }
}
