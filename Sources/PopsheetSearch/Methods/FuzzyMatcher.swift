/// Rows in the order of `fzf --filter` (dmenu.md §7).
struct FuzzyMatcher: RowMatcher {
    private let sets: [[FuzzyTerm]]
    /// Whether words are looked for in the first cell of a row only.
    private let readsFirstCellOnly: Bool

    init(_ text: String) { (sets, readsFirstCellOnly) = (FuzzyTerm.sets(in: text), false) }

    /// Fuzzy words without a syntax, in the first cell of a row.
    init(wordsInFirstCell words: [String], folding: Folding) {
        (sets, readsFirstCellOnly) = (FuzzyTerm.plain(words, folding: folding), true)
    }

    var ranks: Bool { sets.contains { $0.contains { !$0.isNegated } } }

    func narrows(_ before: FuzzyMatcher) -> Bool {
        guard sets.count >= before.sets.count else { return false }
        return zip(sets, before.sets).allSatisfy { set, before in
            if set == before { return true }
            guard set.count == 1, before.count == 1, !set[0].isNegated, !before[0].isNegated else { return false }
            let (term, old) = (set[0], before[0])
            return term.kind == .fuzzy && old.kind == .fuzzy && term.folding == old.folding
                && term.text.starts(with: old.text)
        }
    }

    func score(_ row: RowText) -> Int32? {
        var sum: Int32 = 0
        for set in sets {
            guard let score = score(set, row) else { return nil }
            sum = sum.addingReportingOverflow(score).partialValue
        }
        return sum
    }

    private func score(_ set: [FuzzyTerm], _ row: RowText) -> Int32? {
        var score: Int32?
        for term in set {
            let place = place(of: term, row)
            if term.isNegated {
                // A word that is found later gives its score.
                if place == nil { score = 0 }
            } else if let place {
                return place.score
            }
        }
        return score
    }

    /// The place of a word: its range, or that of its last letter.
    private func place(of term: FuzzyTerm, _ row: RowText) -> FuzzyScore.Run? {
        var (original, text) = (row.original, row.foldedInPlace(term.folding))
        if readsFirstCellOnly {
            original = UnsafeBufferPointer(rebasing: original[..<row.firstCellCount])
            text = UnsafeBufferPointer(rebasing: text[..<row.firstCellCount])
        }
        return term.text.withUnsafeBufferPointer { word in
            switch term.kind {
            case .fuzzy:
                let place = row.placing.place(word, in: original, text)
                return place.map { ($0.last..<$0.last + 1, $0.score) }
            case .inARow: return FuzzyScore.run(of: word, in: original, text)
            case .prefix: return FuzzyScore.prefix(word, in: original, text)
            case .suffix: return FuzzyScore.suffix(word, in: original, text)
            case .whole: return FuzzyScore.whole(word, in: original, text)
            }
        }
    }

    func matches(in row: RowText) -> [Range<Int>] {
        sets.flatMap { set -> [Range<Int>] in
            for term in set where !term.isNegated {
                guard let place = place(of: term, row) else { continue }
                guard term.kind == .fuzzy else { return [place.range] }
                let last = place.range.lowerBound
                return term.text.withUnsafeBufferPointer {
                    row.placing.places(of: $0, in: row.foldedInPlace(term.folding), last: last)
                }.map { $0..<$0 + 1 }
            }
            return []
        }
    }
}
