/// A text that is typed to find a row that begins with it, or contains it, whatever the case.
package struct TypedText {
    private let text: [UInt32]
    private let row = RowText()

    package init(_ text: String) { self.text = Folding.letterCase.folded(text.searchCharacters) }

    /// Whether a text begins with it, or contains it.
    package func isIn(_ bytes: [UInt8], inside: Bool) -> Bool {
        row.read(bytes)
        let found = row.folded(.letterCase)
        return inside ? found.firstOccurrence(of: text) != nil : found.has(text, at: 0)
    }
}
