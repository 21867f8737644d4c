/// Words in any order, whatever their case and accents, then words whose letters are in order (command.md, pick).
///
/// Rows in which every word occurs come first: at the row's beginning, at the beginning of a word, elsewhere. Then come
/// those with gaps in a word, with fewer gaps first.
struct WordsMatcher: RowMatcher {
    private let words: SearchWords
    private static let folding: Folding = [.letterCase, .accents]

    init(_ text: String) {
        words = SearchWords(
            Self.folding.folded(text.searchCharacters).split { CharacterKind($0) == .blank }.map(Array.init))
    }

    var ranks: Bool { !words.isEmpty }

    func narrows(_ before: WordsMatcher) -> Bool { words.narrows(before.words) }

    /// The points of a word by the place where it occurs.
    private enum Place {
        static let inside: Int32 = 1
        static let wordStart: Int32 = 2
        static let rowStart: Int32 = 3
    }

    func score(_ row: RowText) -> Int32? {
        var (points, gaps) = (Int32(0), Int32(0))
        for index in words.indices {
            let word = words[index]
            if let place = Self.place(of: word, in: row) {
                points += place.points
            } else if word.count > 1, let spread = row.firstSpread(of: word, Self.folding) {
                gaps += Int32(clamping: row.runs(of: word, Self.folding, from: spread.lowerBound).count - 1)
            } else {
                return nil
            }
        }
        return gaps > 0 ? -gaps : points
    }

    /// The best place where a word occurs.
    private static func place(of word: SearchWord, in row: RowText) -> (position: Int, points: Int32)? {
        guard let first = row.firstOccurrence(of: word, folding) else { return nil }
        if first == 0 { return (0, Place.rowStart) }
        var next: Int? = first
        while let position = next {
            let (kind, before) = (row.kind(at: position, folding), row.kind(at: position - 1, folding))
            if !before.isInWords, kind.isInWords || before == .blank { return (position, Place.wordStart) }
            next = row.firstOccurrence(of: word, folding, from: position + 1)
        }
        return (first, Place.inside)
    }

    func matches(in row: RowText) -> [Range<Int>] {
        words.indices.flatMap { index -> [Range<Int>] in
            let word = words[index]
            if let place = Self.place(of: word, in: row) { return [place.position..<place.position + word.count] }
            guard let spread = row.firstSpread(of: word, Self.folding) else { return [] }
            return row.runs(of: word, Self.folding, from: spread.lowerBound)
        }.map { row.unfolded($0, Self.folding) }
    }
}
