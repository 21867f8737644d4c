/// White space as C's `isspace` defines it.
enum AsciiSpace {
    /// Whether a byte is white space.
    static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

    /// Bytes without white space at their ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = bytes.drop { contains($0) }
        return start.prefix((start.lastIndex { !contains($0) } ?? start.startIndex - 1) + 1 - start.startIndex)
    }
}
