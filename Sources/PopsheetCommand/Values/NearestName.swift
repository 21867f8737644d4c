extension Sequence<String> {
    /// The most similar name, if any is similar enough.
    func nearest(to name: String) -> String? {
        let scored = map { (name: $0, distance: $0.editDistance(to: name)) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        // A name of which nothing is left is not similar, however short it is.
        let limit = Swift.min(Swift.max(2, best.name.count / 2), best.name.count - 1)
        return best.distance <= limit ? best.name : nil
    }
}

extension String {
    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
    func editDistance(to other: String) -> Int {
        // Names are short; a long text is not a misspelt name.
        let (a, b) = (
            Array(lowercased().unicodeScalars.prefix(64)), Array(other.lowercased().unicodeScalars.prefix(64))
        )
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
