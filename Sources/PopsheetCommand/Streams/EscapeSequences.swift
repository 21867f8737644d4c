/// Terminal escape sequences (ECMA-48): colours, links, titles, cursor movements.
enum EscapeSequences {
    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07

    /// Removes escape sequences from a text.
    static func stripped(from text: String) -> String {
        text.utf8.contains(escape) ? String(decoding: stripped(from: Array(text.utf8)), as: UTF8.self) : text
    }

    /// Removes escape sequences from bytes, including incomplete ones.
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

    /// Removes the rest of a sequence after its escape character.
    private static func skipSequence<Bytes: RandomAccessCollection<UInt8>>(in rest: inout Bytes)
    where Bytes.SubSequence == Bytes {
        guard let first = rest.first else { return }
        switch first {
        case UInt8(ascii: "["):
            rest.removeFirst()
            // Parameter and intermediate bytes, then a final byte.
            rest = rest.drop { (0x20...0x3F).contains($0) }
            if let last = rest.first, (0x40...0x7E).contains(last) { rest.removeFirst() }
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            // A string that ends with a bell, or with ESC and a backslash.
            rest = rest.drop { $0 != escape && $0 != bell }
            guard rest.popFirst() == escape else { return }
            // Another sequence aborts the string.
            if rest.first == UInt8(ascii: "\\") { rest.removeFirst() } else { skipSequence(in: &rest) }
        default:
            // Intermediate bytes, as in selecting a character set, then a final byte.
            rest = rest.drop { (0x20...0x2F).contains($0) }
            if let last = rest.first, (0x30...0x7E).contains(last) { rest.removeFirst() }
        }
    }
}
