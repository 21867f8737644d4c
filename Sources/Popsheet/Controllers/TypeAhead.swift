/// What somebody types to jump to an action by its label.
struct TypeAhead {
    /// After how many seconds without a letter typing begins anew.
    static let pause = 1.0

    private var typed = ""
    private var last = -Double.infinity

    /// Takes in a letter, and answers which of the labels it leads to.
    ///
    /// - Parameter current: The label that was last led to; a first letter leads on from it, more of a word may stay there.
    mutating func type(
        _ letter: Character, at time: Double, among labels: some RandomAccessCollection<String>, current: Int?
    ) -> Int? {
        if time - last > Self.pause { typed = "" }
        last = time
        typed += letter.lowercased()
        guard !labels.isEmpty else { return nil }
        let start = (current ?? -1) + (typed.count == 1 ? 1 : 0)
        return (0..<labels.count).lazy.map { (max(0, start) + $0) % labels.count }
            .first { labels[labels.index(labels.startIndex, offsetBy: $0)].lowercased().hasPrefix(typed) }
    }
}
