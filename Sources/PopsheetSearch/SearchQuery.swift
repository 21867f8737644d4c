/// A text, compiled to search rows.
package struct SearchQuery: Sendable {
    package let text: String
    let matcher: any RowMatcher

    package init(_ text: String, _ method: SearchMethod) {
        self.text = text
        matcher =
            switch method {
            case .words: WordsMatcher(text)
            case .fuzzy: FuzzyMatcher(text)
            case .exact: ExactMatcher(text)
            case .regex: PatternMatcher(text)
            case .dmenu(let ignoresCase): DmenuMatcher(text, ignoresCase: ignoresCase)
            case .rofi(let search): RofiMatcher(text, search)
            }
    }

    /// Whether rows that match have another order than the given one.
    package var ranks: Bool { matcher.ranks }

    /// Whether every row that this query finds is one that another one finds.
    package func narrows(_ before: SearchQuery) -> Bool { matcher.narrows(any: before.matcher) }

    /// The score of a row, of which those with higher ones come first; nil if it does not match.
    package func score(_ row: RowText) -> Int32? { matcher.score(row) }

    /// The parts of a text that are searched for, as ranges of its Unicode scalars, in their order and without overlaps.
    package func matches(in text: String) -> [Range<Int>] {
        let row = RowText()
        row.read(Array(text.utf8))
        var merged: [Range<Int>] = []
        for range in matcher.matches(in: row).sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
