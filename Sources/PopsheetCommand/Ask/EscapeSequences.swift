/// The escape sequences of terminals (ECMA-48): colours, links, titles, movements of the cursor.
enum EscapeSequences {
    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07

    /// Bytes without the escape sequences in them; of one that isn't complete, all that belongs to it is removed.
    static func stripped<Bytes: RandomAccessCollection<UInt8>>(from bytes: Bytes) -> [UInt8] {
        // Most texts have none.
        guard bytes.contains(escape) else { return Array(bytes) }
        var result: [UInt8] = []
        var rest = bytes[...]
        while let start = rest.firstIndex(of: escape) {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            skipSequence(in: &rest)
        }
        return result + rest
    }

    /// Removes what follows an escape character and belongs to it.
    private static func skipSequence<Bytes: RandomAccessCollection<UInt8>>(in rest: inout Bytes)
    where Bytes.SubSequence == Bytes {
        guard let first = rest.first else { return }
        switch first {
        case UInt8(ascii: "["):
            rest.removeFirst()
            // Parameters and intermediate bytes, then one that ends it.
            rest = rest.drop { (0x20...0x3F).contains($0) }
            if let last = rest.first, (0x40...0x7E).contains(last) { rest.removeFirst() }
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            // A text up to a bell or to ESC and a backslash.
            rest = rest.drop { $0 != escape && $0 != bell }
            guard rest.popFirst() == escape else { return }
            // Another sequence aborts the text.
            if rest.first == UInt8(ascii: "\\") { rest.removeFirst() } else { skipSequence(in: &rest) }
        default:
            // Intermediate bytes, as in the choice of a character set, then one that ends it.
            rest = rest.drop { (0x20...0x2F).contains($0) }
            if let last = rest.first, (0x30...0x7E).contains(last) { rest.removeFirst() }
        }
    }
}
