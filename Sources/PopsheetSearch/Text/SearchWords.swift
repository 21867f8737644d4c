/// The texts that a query looks for in rows, without the differences that its search ignores.
///
/// They are stored outside of arrays: retaining and releasing arrays for each row took a third of a search's time.
final class SearchWords: @unchecked Sendable {
    private let words: UnsafeMutableBufferPointer<SearchWord>

    init(_ texts: [[UInt32]]) {
        words = .allocate(capacity: texts.count)
        for (index, text) in texts.enumerated() { words.initializeElement(at: index, to: SearchWord(text)) }
    }

    deinit {
        for word in words { word.deallocate() }
        words.deallocate()
    }

    var count: Int { words.count }
    var isEmpty: Bool { words.isEmpty }
    var indices: Range<Int> { words.indices }

    /// A word, valid while the words exist.
    subscript(index: Int) -> SearchWord { words[index] }

    /// Whether every row that contains these words also contains the earlier ones: each of those begins the word at its place.
    func narrows(_ before: SearchWords) -> Bool {
        count >= before.count && before.indices.allSatisfy { self[$0].starts(with: before[$0]) }
    }
}

/// A text to look for.
struct SearchWord {
    let characters: UnsafeBufferPointer<UInt32>
    /// The same for rows of ASCII, whose bytes are searched; empty if it can't occur in them.
    let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(_ text: [UInt32]) {
        characters = Self.copy(text)
        bytes = Self.copy(text.allSatisfy { $0 < 0x80 } ? text.map { UInt8($0) } : [])
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return UnsafeBufferPointer(copy)
    }

    fileprivate func deallocate() {
        characters.deallocate()
        bytes.deallocate()
    }

    var count: Int { characters.count }
    /// Whether it can occur in a row of ASCII.
    var isASCII: Bool { bytes.count == characters.count }

    func starts(with other: SearchWord) -> Bool { characters.starts(with: other.characters) }
}

/// Where words occur in a row; positions are those of the folded text.
extension RowText {
    /// The first position of a word at or after another position; nil if it does not occur there.
    func firstOccurrence(of word: SearchWord, _ folding: Folding, from start: Int = 0) -> Int? {
        guard let text = foldedBytes(folding) else {
            return folded(folding).firstOccurrence(of: word.characters, from: start)
        }
        return word.isASCII ? text.firstOccurrence(of: word.bytes, from: start) : nil
    }

    /// Whether a word occurs at a position.
    func has(_ word: SearchWord, _ folding: Folding, at position: Int) -> Bool {
        guard let text = foldedBytes(folding) else { return folded(folding).has(word.characters, at: position) }
        return word.isASCII && text.has(word.bytes, at: position)
    }

    /// The place at which the characters of a word occur in order; nil if they don't.
    func firstSpread(of word: SearchWord, _ folding: Folding) -> Range<Int>? {
        guard let text = foldedBytes(folding) else { return folded(folding).firstSpread(of: word.characters) }
        return word.isASCII ? text.firstSpread(of: word.bytes) : nil
    }

    /// The parts of a word, where its characters are in order from a position on.
    func runs(of word: SearchWord, _ folding: Folding, from start: Int) -> [Range<Int>] {
        guard let text = foldedBytes(folding) else { return folded(folding).runs(of: word.characters, from: start) }
        return word.isASCII ? text.runs(of: word.bytes, from: start) : []
    }

    /// The number of the folded text's characters.
    func foldedCount(_ folding: Folding) -> Int { foldedBytes(folding)?.count ?? folded(folding).count }

    /// The kind of the character at a position.
    func kind(at position: Int, _ folding: Folding) -> CharacterKind {
        CharacterKind(foldedBytes(folding).map { UInt32($0[position]) } ?? folded(folding)[position])
    }
}
