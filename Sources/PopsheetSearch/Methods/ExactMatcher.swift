/// The whole text in a row, spaces included; case counts if the text has a capital letter, and accents if it has one.
struct ExactMatcher: RowMatcher {
    private let texts: SearchWords
    private let folding: Folding

    init(_ text: String) {
        let characters = text.searchCharacters
        folding = .ignoring(unlessIn: characters)
        texts = SearchWords([folding.folded(characters)])
    }

    private var text: SearchWord { texts[0] }

    var ranks: Bool { false }

    func narrows(_ before: ExactMatcher) -> Bool { folding == before.folding && text.starts(with: before.text) }

    func score(_ row: RowText) -> Int32? { row.firstOccurrence(of: text, folding).map { _ in 0 } }

    func matches(in row: RowText) -> [Range<Int>] {
        guard text.count > 0, let start = row.firstOccurrence(of: text, folding) else { return [] }
        return [row.unfolded(start..<start + text.count, folding)]
    }
}

extension Folding {
    /// The differences that a text does not have itself.
    static func ignoring(unlessIn text: [UInt32]) -> Folding {
        var folding: Folding = []
        // Folding replaces some small letters too, such as the sigma at the end of a word.
        if !text.contains(where: { Folding.isCapital($0) }) { folding.insert(.letterCase) }
        if Folding.accents.folded(text) == text { folding.insert(.accents) }
        return folding
    }
}
