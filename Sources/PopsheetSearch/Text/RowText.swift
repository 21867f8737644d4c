/// The text of one row as searches read it; one is filled again for each row.
///
/// Its properties are not checked for overlapping access, which took a quarter of a search's time: each is read or written by
/// one statement of one thread.
package final class RowText {
    /// The characters as they are; what is not UTF-8 is replaced.
    @exclusivity(unchecked) private(set) var characters: UnsafeMutableBufferPointer<UInt32>
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var isASCII = true
    /// The texts without differences, by the raw value of the folding; computed when they are asked for.
    private let folded: UnsafeMutableBufferPointer<Folded>
    /// What places fuzzy words in it.
    let placing = FuzzyPlacing()

    private struct Folded {
        var characters: UnsafeMutableBufferPointer<UInt32>
        var count = 0
        var isCurrent = false
    }

    package init() {
        characters = .allocate(capacity: Self.initialCapacity)
        folded = .allocate(capacity: 4)
        for index in folded.indices {
            folded.initializeElement(at: index, to: Folded(characters: .allocate(capacity: Self.initialCapacity)))
        }
    }

    deinit {
        characters.deallocate()
        for folded in folded { folded.characters.deallocate() }
        folded.deallocate()
    }

    private static let initialCapacity = 256

    /// Reads another row.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > characters.count { grow(to: bytes.count) }
        for index in folded.indices { folded[index].isCurrent = false }
        let target = characters.baseAddress.unsafelyUnwrapped
        var seen: UInt8 = 0
        if let source = bytes.baseAddress {
            for index in 0..<bytes.count {
                let byte = source[index]
                seen |= byte
                target[index] = UInt32(byte)
            }
        }
        (count, isASCII) = (bytes.count, seen < 0x80)
        if isASCII { return }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        count = 0
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
        let capacity = max(size, 2 * characters.count)
        characters.deallocate()
        characters = .allocate(capacity: capacity)
        for index in folded.indices {
            folded[index].characters.deallocate()
            folded[index].characters = .allocate(capacity: capacity)
        }
    }

    /// The text as it is.
    var original: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(rebasing: characters[..<count]) }

    /// The text without differences; a mark that is one of them is not in it.
    func folded(_ folding: Folding) -> UnsafeBufferPointer<UInt32> {
        // Letters of ASCII have no accents.
        let folding = isASCII ? folding.intersection(.letterCase) : folding
        if folding.isEmpty { return original }
        let index = folding.rawValue
        if !folded[index].isCurrent { fold(folding) }
        return UnsafeBufferPointer(rebasing: folded[index].characters[..<folded[index].count])
    }

    private func fold(_ folding: Folding) {
        let (source, target) = (
            characters.baseAddress.unsafelyUnwrapped, folded[folding.rawValue].characters.baseAddress.unsafelyUnwrapped
        )
        var length = 0
        if isASCII {
            for index in 0..<count {
                let scalar = source[index]
                target[index] = scalar &- 0x41 < 26 ? scalar | 0x20 : scalar
            }
            length = count
        } else {
            for index in 0..<count {
                guard let scalar = folding.folded(source[index]) else { continue }
                target[length] = scalar
                length += 1
            }
        }
        folded[folding.rawValue].count = length
        folded[folding.rawValue].isCurrent = true
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
