/// A text that is typed to find a row that begins with it, or contains it, whatever the case.
package struct TypedText {
    private let texts: SearchWords
    private let row = RowText()

    package init(_ text: String) { texts = SearchWords([Folding.letterCase.folded(text.searchCharacters)]) }

    /// Whether a text begins with it, or contains it.
    package func isIn(_ bytes: [UInt8], inside: Bool) -> Bool {
        row.read(bytes)
        let text = texts[0]
        return inside ? row.firstOccurrence(of: text, .letterCase) != nil : row.has(text, .letterCase, at: 0)
    }
}
