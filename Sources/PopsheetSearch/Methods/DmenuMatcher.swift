/// Words in any order, in the order of dmenu: rows that are the text, then those that begin with its first word (dmenu.md §6).
struct DmenuMatcher: RowMatcher {
    private let text: [UInt32]
    private let words: [[UInt32]]
    private let folding: Folding

    init(_ text: String, ignoresCase: Bool) {
        folding = ignoresCase ? .letterCase : []
        self.text = folding.folded(text.searchCharacters)
        words = self.text.split(separator: 0x20).map(Array.init)
    }

    var ranks: Bool { !words.isEmpty }

    func narrows(_ before: DmenuMatcher) -> Bool {
        guard words.count >= before.words.count, folding == before.folding else { return false }
        return zip(words, before.words).allSatisfy { $0.starts(with: $1) }
    }

    private enum Tier {
        static let whole: Int32 = 2
        static let prefix: Int32 = 1
    }

    func score(_ row: RowText) -> Int32? {
        let row = row.folded(folding)
        for word in words where row.firstOccurrence(of: word) == nil { return nil }
        // The text may begin with spaces, which its first word does not.
        if row.count == text.count, row.has(text, at: 0) { return Tier.whole }
        return words.first.map { row.has($0, at: 0) } == true ? Tier.prefix : 0
    }

    func matches(in row: RowText) -> [Range<Int>] {
        let characters = row.folded(folding)
        return words.compactMap { word in
            characters.firstOccurrence(of: word).map { row.unfolded($0..<$0 + word.count, folding) }
        }
    }
}
