/// Words in any order, whatever their case and accents, then words whose letters are in order (command.md, pick).
///
/// Rows in which every word occurs come first: at the row's beginning, at the beginning of a word, elsewhere. Then come
/// those with gaps in a word, with fewer gaps first.
struct WordsMatcher: RowMatcher {
    private let words: [[UInt32]]
    private static let folding: Folding = [.letterCase, .accents]

    init(_ text: String) {
        words = Self.folding.folded(text.searchCharacters).split { CharacterKind($0) == .blank }.map(Array.init)
    }

    var ranks: Bool { !words.isEmpty }

    func narrows(_ before: WordsMatcher) -> Bool {
        // The last word has become longer, or there are more words.
        guard words.count >= before.words.count else { return false }
        return zip(words, before.words).allSatisfy { $0.starts(with: $1) }
    }

    /// The points of a word by the place where it occurs.
    private enum Place {
        static let inside: Int32 = 1
        static let wordStart: Int32 = 2
        static let rowStart: Int32 = 3
    }

    func score(_ row: RowText) -> Int32? {
        let text = row.folded(Self.folding)
        var (points, gaps) = (Int32(0), Int32(0))
        // By index, since an iterator would retain the words for each row.
        for index in words.indices {
            let word = words[index]
            if let place = Self.place(of: word, in: text) {
                points += place.points
            } else if let spread = text.firstSpread(of: word) {
                gaps += Int32(clamping: text.runs(of: word, from: spread.lowerBound).count - 1)
            } else {
                return nil
            }
        }
        return gaps > 0 ? -gaps : points
    }

    /// The best place where a word occurs.
    private static func place(
        of word: [UInt32], in text: UnsafeBufferPointer<UInt32>
    ) -> (position: Int, points: Int32)? {
        guard let first = text.firstOccurrence(of: word) else { return nil }
        if first == 0 { return (0, Place.rowStart) }
        var next: Int? = first
        while let position = next {
            let (kind, before) = (CharacterKind(text[position]), CharacterKind(text[position - 1]))
            if !before.isInWords, kind.isInWords || before == .blank { return (position, Place.wordStart) }
            next = text.firstOccurrence(of: word, from: position + 1)
        }
        return (first, Place.inside)
    }

    func matches(in row: RowText) -> [Range<Int>] {
        let text = row.folded(Self.folding)
        return words.flatMap { word -> [Range<Int>] in
            if let place = Self.place(of: word, in: text) { return [place.position..<place.position + word.count] }
            guard let spread = text.firstSpread(of: word) else { return [] }
            return text.runs(of: word, from: spread.lowerBound)
        }.map { row.unfolded($0, Self.folding) }
    }
}
