/// The text of one row as searches read it; one is filled again for each row.
///
/// A row of ASCII is searched as bytes; its characters are computed only for methods that need them.
///
/// Its properties are not checked for overlapping access, which took a quarter of a search's time: each is read or written by
/// one statement of one thread.
package final class RowText {
    /// The bytes of the row.
    @exclusivity(unchecked) private var bytes: UnsafeMutableBufferPointer<UInt8>
    /// The bytes of a row of ASCII with lowercase letters instead of capitals.
    @exclusivity(unchecked) private var smallBytes: UnsafeMutableBufferPointer<UInt8>
    /// The characters as they are; what is not UTF-8 is replaced.
    @exclusivity(unchecked) private var characters: UnsafeMutableBufferPointer<UInt32>
    @exclusivity(unchecked) private(set) var count = 0
    /// The number of characters of the first cell that is searched.
    @exclusivity(unchecked) private(set) var firstCellCount = 0
    @exclusivity(unchecked) private var isASCII = true
    /// Whether ASCII's capitals are among the characters.
    @exclusivity(unchecked) private var hasCapitals = false
    /// The texts without differences, by the raw value of the folding, and then those that keep marks.
    ///
    /// They are computed when they are asked for.
    private let folded: UnsafeMutableBufferPointer<Folded>
    /// What places fuzzy words in it.
    let placing = FuzzyPlacing()

    private struct Folded {
        var characters: UnsafeMutableBufferPointer<UInt32>
        var count = 0
    }

    /// What is computed of this row: a bit for each folded text, one for the characters, and one for the lowercase bytes.
    @exclusivity(unchecked) private var current = 0
    private static let charactersBit = 1 << (2 * foldings)
    private static let smallBytesBit = 2 << (2 * foldings)

    package init() {
        bytes = .allocate(capacity: Self.initialCapacity)
        smallBytes = .allocate(capacity: Self.initialCapacity)
        characters = .allocate(capacity: Self.initialCapacity)
        folded = .allocate(capacity: 2 * Self.foldings)
        for index in folded.indices {
            folded.initializeElement(at: index, to: Folded(characters: .allocate(capacity: Self.initialCapacity)))
        }
    }

    deinit {
        bytes.deallocate()
        smallBytes.deallocate()
        characters.deallocate()
        for folded in folded { folded.characters.deallocate() }
        folded.deallocate()
    }

    private static let initialCapacity = 256
    /// The number of sets of differences.
    private static let foldings = 4

    /// Reads another row.
    ///
    /// - Parameter firstCell: The number of bytes of its first cell; nil if it has only one.
    package func read(_ row: UnsafeBufferPointer<UInt8>, firstCell: Int? = nil) {
        if row.count > bytes.count { grow(to: row.count) }
        current = 0
        let target = bytes.baseAddress.unsafelyUnwrapped
        var (seen, capitals) = (UInt8(0), UInt8(0))
        if let source = row.baseAddress {
            for index in 0..<row.count {
                let byte = source[index]
                seen |= byte
                capitals |= byte &- 0x41 < 26 ? 1 : 0
                target[index] = byte
            }
        }
        let firstCell = firstCell ?? row.count
        (count, firstCellCount, isASCII, hasCapitals) = (row.count, firstCell, seen < 0x80, capitals != 0)
        if isASCII { return }
        count = 0
        decode(UnsafeBufferPointer(rebasing: row[..<firstCell]))
        firstCellCount = count
        if firstCell < row.count { decode(UnsafeBufferPointer(rebasing: row[firstCell...])) }
    }

    /// Appends the characters of a text.
    private func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
        let target = characters.baseAddress.unsafelyUnwrapped
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): target[count] = scalar.value
            case .error: target[count] = 0xFFFD
            case .emptyInput: return
            }
            count += 1
        }
    }

    /// Reads another row.
    package func read(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { read($0) } }

    private func grow(to size: Int) {
        let capacity = max(size, 2 * bytes.count)
        Self.replace(&bytes, capacity)
        Self.replace(&smallBytes, capacity)
        Self.replace(&characters, capacity)
        for index in folded.indices { Self.replace(&folded[index].characters, capacity) }
    }

    private static func replace<Element>(_ buffer: inout UnsafeMutableBufferPointer<Element>, _ capacity: Int) {
        buffer.deallocate()
        buffer = .allocate(capacity: capacity)
    }

    /// The text as it is.
    var original: UnsafeBufferPointer<UInt32> {
        if isASCII, current & Self.charactersBit == 0 {
            Self.widen(UnsafeBufferPointer(bytes), count, into: characters)
            current |= Self.charactersBit
        }
        return UnsafeBufferPointer(rebasing: characters[..<count])
    }

    private static func widen(
        _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int, into characters: UnsafeMutableBufferPointer<UInt32>
    ) {
        let (source, target) = (bytes.baseAddress.unsafelyUnwrapped, characters.baseAddress.unsafelyUnwrapped)
        for index in 0..<count { target[index] = UInt32(source[index]) }
    }

    /// The text of a row of ASCII without differences; nil for other rows.
    func foldedBytes(_ folding: Folding) -> UnsafeBufferPointer<UInt8>? {
        guard isASCII else { return nil }
        // Letters of ASCII have no accents.
        guard hasCapitals, folding.contains(.letterCase) else { return UnsafeBufferPointer(rebasing: bytes[..<count]) }
        if current & Self.smallBytesBit == 0 {
            let (source, target) = (
                bytes.baseAddress.unsafelyUnwrapped, smallBytes.baseAddress.unsafelyUnwrapped
            )
            for index in 0..<count {
                let byte = source[index]
                target[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
            }
            current |= Self.smallBytesBit
        }
        return UnsafeBufferPointer(rebasing: smallBytes[..<count])
    }

    /// The text without differences; a mark that is one of them is not in it.
    func folded(_ folding: Folding) -> UnsafeBufferPointer<UInt32> {
        let folding = isASCII ? folding.intersection(hasCapitals ? .letterCase : []) : folding
        if folding.isEmpty { return original }
        return folded(folding, keepsMarks: false)
    }

    /// The text without differences, with as many characters as it has as it is: separate marks are kept.
    func foldedInPlace(_ folding: Folding) -> UnsafeBufferPointer<UInt32> {
        let text = folded(folding)
        return text.count == count ? text : folded(folding, keepsMarks: true)
    }

    /// The first cell without differences.
    func foldedFirstCell(_ folding: Folding) -> UnsafeBufferPointer<UInt32> {
        let text = folded(folding)
        if text.count == count { return UnsafeBufferPointer(rebasing: text[..<firstCellCount]) }
        let length = characters[..<firstCellCount].reduce(0) { folding.folded($1) == nil ? $0 : $0 + 1 }
        return UnsafeBufferPointer(rebasing: text[..<length])
    }

    private func folded(_ folding: Folding, keepsMarks: Bool) -> UnsafeBufferPointer<UInt32> {
        let index = folding.rawValue + (keepsMarks ? Self.foldings : 0)
        if current & (1 &<< index) == 0 { fold(folding, keepsMarks: keepsMarks, into: index) }
        return UnsafeBufferPointer(rebasing: folded[index].characters[..<folded[index].count])
    }

    private func fold(_ folding: Folding, keepsMarks: Bool, into place: Int) {
        var length = 0
        if let bytes = foldedBytes(folding) {
            Self.widen(bytes, count, into: folded[place].characters)
            length = count
        } else {
            let (source, target) = (
                characters.baseAddress.unsafelyUnwrapped, folded[place].characters.baseAddress.unsafelyUnwrapped
            )
            for index in 0..<count {
                guard let scalar = folding.folded(source[index]) ?? (keepsMarks ? source[index] : nil) else { continue }
                target[length] = scalar
                length += 1
            }
        }
        folded[place].count = length
        current |= 1 &<< place
    }

    /// The characters that a range of the folded text stands for, with the marks that belong to them.
    func unfolded(_ range: Range<Int>, _ folding: Folding) -> Range<Int> {
        if folded(folding).count == count { return range }
        var (index, start, end) = (0, count, count)
        for position in 0..<count where folding.folded(characters[position]) != nil {
            if index == range.lowerBound { start = position }
            if index == range.upperBound { end = position }
            index += 1
        }
        return min(start, end)..<end
    }
}

extension String {
    /// The characters that searches compare.
    var searchCharacters: [UInt32] { unicodeScalars.map(\.value) }
}
