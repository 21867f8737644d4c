/// Breaks the lines of a text that would take GTK too long to lay out: the time grows with the square of the length.
struct LongLines {
    /// The maximum number of bytes of a line.
    static let limit = 4_096
    /// The number of bytes of the line so far.
    private var length = 0

    /// The next part of the text, with line breaks added.
    mutating func broken(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + text.utf8.count / Self.limit + 1)
        for byte in text.utf8 {
            // A character's first byte.
            if length >= Self.limit, byte & 0xC0 != 0x80 {
                if byte != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
                length = 0
            }
            length = byte == UInt8(ascii: "\n") ? 0 : length + 1
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
