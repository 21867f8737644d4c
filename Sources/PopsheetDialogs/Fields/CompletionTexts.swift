/// Texts that complete what is typed, each once.
package struct CompletionTexts {
    private var texts: [String] = []
    /// The same without the difference of case.
    private var folded: [[UInt8]] = []
    private var known: Set<String> = []

    package init() {}

    /// Adds texts below the others.
    package mutating func add(_ new: [String]) {
        for text in new where !text.isEmpty && known.insert(text).inserted {
            texts.append(text)
            folded.append(Self.folded(text))
        }
    }

    /// The texts that what was typed can become: those that begin with it, and then those of which a word does.
    ///
    /// - Parameter limit: The maximum number of them.
    package func completions(of typed: String, atMost limit: Int) -> [String] {
        let wanted = Self.folded(typed)
        guard !wanted.isEmpty else { return Array(texts.prefix(limit)) }
        var (first, later): ([Int], [Int]) = ([], [])
        for (index, text) in folded.enumerated() {
            if text.starts(with: wanted) {
                first.append(index)
                if first.count == limit { break }
            } else if later.count < limit, Self.hasWord(beginningWith: wanted, text) {
                later.append(index)
            }
        }
        return (first + later).prefix(limit).map { texts[$0] }
    }

    private static func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

    private static func hasWord(beginningWith wanted: [UInt8], _ text: [UInt8]) -> Bool {
        guard text.count > wanted.count else { return false }
        for start in 1...(text.count - wanted.count)
        where text[start] == wanted[0] && isSeparator(text[start - 1]) && text[start...].starts(with: wanted) {
            return true
        }
        return false
    }

    /// Whether a word begins after a byte: after ASCII other than letters and digits.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte < 0x80 && !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte)
    }
}
