/// Rows that match a regular expression, whatever their case; one that is broken, as while it is typed, is a plain text.
struct PatternMatcher: RowMatcher {
    private let pattern: Pattern?

    init(_ text: String) {
        pattern =
            text.isEmpty
            ? nil
            : Pattern.ifValid(text, ignoresCase: true) ?? Pattern.ifValid(Pattern.escaped(text), ignoresCase: true)
    }

    var ranks: Bool { false }

    func narrows(_ before: PatternMatcher) -> Bool { false }

    func score(_ row: RowText) -> Int32? {
        guard let pattern else { return 0 }
        return pattern.firstMatch(in: row.utf8()).map { _ in 0 }
    }

    func matches(in row: RowText) -> [Range<Int>] {
        guard let range = pattern?.firstMatch(in: row.utf8()), !range.isEmpty else { return [] }
        return [row.characters(of: range, [])]
    }
}
