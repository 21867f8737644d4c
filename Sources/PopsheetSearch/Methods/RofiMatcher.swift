/// Rows as rofi finds them (dmenu.md §6).
struct RofiMatcher: RowMatcher {
    private let search: RofiSearch
    /// What the comparison of texts ignores, and that of expressions.
    private let (folding, patternFolding): (Folding, Folding)
    private let text: [UInt32]
    private let words: SearchWords
    /// Whether each word must not occur.
    private let negated: [Bool]
    /// The expression of each word, nil for one that can't be compiled; empty if words are compared as plain texts.
    private let patterns: [Pattern?]
    /// The words as they are scored.
    private let scored: FuzzyMatcher?

    init(_ text: String, _ search: RofiSearch) {
        self.search = search
        let folding = search.folding
        self.folding = folding
        patternFolding = folding.intersection(.accents)
        self.text = folding.folded(text.searchCharacters)
        let parts = search.splitsWords ? text.split(separator: " ").map(String.init) : text.isEmpty ? [] : [text]
        negated = parts.map { search.negation != nil && $0.unicodeScalars.first == search.negation }
        let plain = zip(parts, negated).map { $1 ? String($0.unicodeScalars.dropFirst()) : $0 }
        words = SearchWords(plain.map { folding.folded($0.searchCharacters) })
        patterns = search.comparesTexts ? [] : plain.map { Self.pattern($0, search) }
        scored = search.order == .fuzzyScore ? FuzzyMatcher(wordsInFirstCell: parts, folding: folding) : nil
    }

    private static func pattern(_ part: String, _ search: RofiSearch) -> Pattern? {
        // The row is searched without accents; case would change what the letters of an expression mean.
        var text = part
        if search.ignoresAccents {
            text = String(
                String.UnicodeScalarView(
                    Folding.accents.folded(part.searchCharacters).compactMap(Unicode.Scalar.init)))
        }
        let expression: String
        switch search.matching {
        case .normal, .fuzzy: return nil
        case .regex: expression = text
        case .glob: expression = glob(text)
        case .prefix: expression = "\\b" + Pattern.escaped(text)
        }
        return Pattern.ifValid(expression, ignoresCase: search.ignoresCase)
            ?? Pattern.ifValid(Pattern.escaped(text), ignoresCase: search.ignoresCase)
    }

    private static func glob(_ text: String) -> String {
        text.unicodeScalars.map { character in
            switch character {
            case "*": ".*"
            case "?": "\\S"
            default: Pattern.escaped(String(character))
            }
        }.joined()
    }

    var ranks: Bool { search.order != .given && !words.isEmpty }

    func narrows(_ before: RofiMatcher) -> Bool {
        guard search == before.search, search.comparesTexts else { return false }
        return !negated.contains(true) && !before.negated.contains(true) && words.narrows(before.words)
    }

    func score(_ row: RowText) -> Int32? {
        for index in words.indices where matches(index, row) == negated[index] { return nil }
        switch search.order {
        case .given: return 0
        case .distance: return -Int32(clamping: Levenshtein.distance(text, row.foldedFirstCell(folding)))
        case .fuzzyScore: return scored?.score(row) ?? 0
        }
    }

    /// Whether a row has a word.
    private func matches(_ index: Int, _ row: RowText) -> Bool {
        if !patterns.isEmpty, let pattern = patterns[index] {
            return pattern.firstMatch(in: row.utf8(patternFolding)) != nil
        }
        if search.matching == .fuzzy { return row.firstSpread(of: words[index], folding) != nil }
        return row.firstOccurrence(of: words[index], folding) != nil
    }

    func matches(in row: RowText) -> [Range<Int>] {
        words.indices.filter { !negated[$0] }.flatMap { index -> [Range<Int>] in
            if !patterns.isEmpty, let pattern = patterns[index] {
                guard let range = pattern.firstMatch(in: row.utf8(patternFolding)), !range.isEmpty else { return [] }
                return [row.characters(of: range, patternFolding)]
            }
            let word = words[index]
            if search.matching == .fuzzy, let spread = row.firstSpread(of: word, folding) {
                return row.runs(of: word, folding, from: spread.lowerBound)
                    .map { row.unfolded($0, folding) }
            }
            return row.firstOccurrence(of: word, folding).map {
                [row.unfolded($0..<$0 + word.count, folding)]
            } ?? []
        }
    }
}
