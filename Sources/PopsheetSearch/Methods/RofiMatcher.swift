/// Rows as rofi finds them (dmenu.md §6).
struct RofiMatcher: RowMatcher {
    private struct Word: Sendable {
        var isNegated: Bool
        var text: [UInt32]
        /// What a word that is no plain text matches.
        var pattern: Pattern?
    }

    private let search: RofiSearch
    private let text: [UInt32]
    private let words: [Word]
    /// The words as they are scored.
    private let scored: FuzzyMatcher?

    init(_ text: String, _ search: RofiSearch) {
        self.search = search
        let folding = search.folding
        self.text = folding.folded(text.searchCharacters)
        let parts = search.splitsWords ? text.split(separator: " ").map(String.init) : text.isEmpty ? [] : [text]
        words = parts.map { part in
            var part = part
            let isNegated = search.negation != nil && part.unicodeScalars.first == search.negation
            if isNegated { part.unicodeScalars.removeFirst() }
            return Word(
                isNegated: isNegated, text: folding.folded(part.searchCharacters),
                pattern: Self.pattern(part, search))
        }
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
        guard search == before.search, search.matching == .normal || search.matching == .fuzzy else { return false }
        guard words.count >= before.words.count, !words.contains(where: \.isNegated) else { return false }
        return !before.words.contains(where: \.isNegated)
            && zip(words, before.words).allSatisfy { $0.text.starts(with: $1.text) }
    }

    func score(_ row: RowText) -> Int32? {
        for word in words where matches(word, row) == word.isNegated { return nil }
        switch search.order {
        case .given: return 0
        case .distance: return -Int32(clamping: Levenshtein.distance(text, row.foldedFirstCell(search.folding)))
        case .fuzzyScore: return scored?.score(row) ?? 0
        }
    }

    private func matches(_ word: Word, _ row: RowText) -> Bool {
        if let pattern = word.pattern { return pattern.firstMatch(in: row.utf8(patternFolding)) != nil }
        let text = row.folded(search.folding)
        if search.matching == .fuzzy { return text.firstSpread(of: word.text) != nil }
        return text.firstOccurrence(of: word.text) != nil
    }

    private var patternFolding: Folding { search.folding.intersection(.accents) }

    func matches(in row: RowText) -> [Range<Int>] {
        words.filter { !$0.isNegated }.flatMap { word -> [Range<Int>] in
            if let pattern = word.pattern {
                guard let range = pattern.firstMatch(in: row.utf8(patternFolding)), !range.isEmpty else { return [] }
                return [row.characters(of: range, patternFolding)]
            }
            let text = row.folded(search.folding)
            if search.matching == .fuzzy, let spread = text.firstSpread(of: word.text) {
                return text.runs(of: word.text, from: spread.lowerBound).map { row.unfolded($0, search.folding) }
            }
            return text.firstOccurrence(of: word.text).map {
                [row.unfolded($0..<$0 + word.text.count, search.folding)]
            } ?? []
        }
    }
}
