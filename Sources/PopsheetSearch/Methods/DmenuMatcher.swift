/// Words in any order, in the order of dmenu: rows that are the text, then those that begin with its first word (dmenu.md §6).
struct DmenuMatcher: RowMatcher {
    /// The whole text.
    private let texts: SearchWords
    private let words: SearchWords
    private let folding: Folding

    init(_ text: String, ignoresCase: Bool) {
        folding = ignoresCase ? .letterCase : []
        let characters = folding.folded(text.searchCharacters)
        texts = SearchWords([characters])
        words = SearchWords(characters.split(separator: 0x20).map(Array.init))
    }

    var ranks: Bool { !words.isEmpty }

    func narrows(_ before: DmenuMatcher) -> Bool { folding == before.folding && words.narrows(before.words) }

    private enum Tier {
        static let whole: Int32 = 2
        static let prefix: Int32 = 1
    }

    func score(_ row: RowText) -> Int32? {
        for index in words.indices where row.firstOccurrence(of: words[index], folding) == nil { return nil }
        let text = texts[0]
        // The text may begin with spaces, which its first word does not.
        if row.foldedCount(folding) == text.count, row.has(text, folding, at: 0) { return Tier.whole }
        return !words.isEmpty && row.has(words[0], folding, at: 0) ? Tier.prefix : 0
    }

    func matches(in row: RowText) -> [Range<Int>] {
        words.indices.compactMap { index in
            let word = words[index]
            return row.firstOccurrence(of: word, folding).map { row.unfolded($0..<$0 + word.count, folding) }
        }
    }
}
