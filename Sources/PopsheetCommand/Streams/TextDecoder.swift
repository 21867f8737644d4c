/// Decodes a stream of UTF-8 in which a byte that isn't UTF-8 is a character of Latin-1 (zenity.md §7).
///
/// A NUL, which GTK's texts can't contain, becomes its symbol.
struct TextDecoder {
    /// The bytes of a character whose end hasn't arrived.
    private var rest: [UInt8] = []
    /// Whether bytes that are not UTF-8, or that are zero, were replaced by characters.
    private(set) var hasReplaced = false

    /// Decodes bytes, up to the last complete character.
    mutating func take(_ bytes: [UInt8]) -> String { decode(rest + bytes, isEnd: false) }

    /// Decodes what remains at the end of the stream.
    mutating func finish() -> String { decode(rest, isEnd: true) }

    private mutating func decode(_ bytes: [UInt8], isEnd: Bool) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        rest = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte != 0, byte < 0x80 {
                result.append(byte)
                index += 1
                continue
            }
            switch UTF8Sequence(bytes[index...]) {
            case .complete(let length):
                result += bytes[index..<index + length]
                index += length
            case .incomplete where !isEnd:
                rest = Array(bytes[index...])
                index = bytes.count
            case .incomplete, .invalid:
                hasReplaced = true
                result += String(Unicode.Scalar(byte == 0 ? 0x2400 : UInt32(byte)) ?? "?").utf8
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// What bytes begin with.
private enum UTF8Sequence {
    case complete(Int)
    /// Bytes that could become a character.
    case incomplete
    case invalid

    init(_ bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first, let (length, second) = Self.form(first) else {
            self = .invalid
            return
        }
        for (offset, byte) in bytes.prefix(length).enumerated().dropFirst() {
            guard (offset == 1 ? second : 0x80...0xBF).contains(byte) else {
                self = .invalid
                return
            }
        }
        self = bytes.count < length ? .incomplete : .complete(length)
    }

    /// The length of a character by its first byte, and the range of the second one (Unicode, table 3-7).
    private static func form(_ first: UInt8) -> (Int, ClosedRange<UInt8>)? {
        switch first {
        case 0x01...0x7F: (1, 0x80...0xBF)
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
