/// An escape sequence of terminals (ECMA-48): colours, links, titles, cursor movements.
package enum EscapeSequence {
    /// The character with which each begins.
    package static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07

    /// The end of the sequence with which bytes begin; nil if it is not there yet.
    package static func end(of bytes: ArraySlice<UInt8>) -> Int? {
        let body = bytes.dropFirst()
        guard let first = body.first else { return nil }
        switch first {
        case UInt8(ascii: "["):
            // Parameter and intermediate bytes, then a final byte; what can't be one is text.
            guard let last = body.dropFirst().firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
            return (0x40...0x7E).contains(bytes[last]) ? last + 1 : last
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            // A string that ends with a bell, or with ESC and a backslash; another sequence aborts it.
            guard let last = body.firstIndex(where: { $0 == bell || $0 == escape }) else { return nil }
            if bytes[last] == bell { return last + 1 }
            guard last + 1 < bytes.endIndex else { return nil }
            return bytes[last + 1] == UInt8(ascii: "\\") ? last + 2 : last
        default:
            // Intermediate bytes, as in selecting a character set, then a final byte.
            guard let last = body.firstIndex(where: { !(0x20...0x2F).contains($0) }) else { return nil }
            return (0x30...0x7E).contains(bytes[last]) ? last + 1 : last
        }
    }
}
