/// The escape sequences of C in texts, as GLib's `g_strcompress` reads them.
enum CEscapes {
    /// The text that a text with escape sequences stands for.
    ///
    /// `\b \f \n \r \t \v` and up to three octal digits stand for a byte, every other character after a backslash for
    /// itself. A backslash at the end is left out, and a NUL ends the text.
    static func resolved(_ text: String) -> String {
        guard text.utf8.contains(backslash) else { return text }
        return String(decoding: resolved(Array(text.utf8)), as: UTF8.self)
    }

    /// The bytes that bytes with escape sequences stand for.
    static func resolved(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == backslash else {
                result.append(byte)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            let value = isOctal(escaped) ? octal(escaped, &rest) : character(escaped)
            if value == 0 { break }
            result.append(value)
        }
        return result
    }

    private static let backslash = UInt8(ascii: "\\")

    private static func isOctal(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) }

    private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8 {
        var value = first - UInt8(ascii: "0")
        for _ in 0..<2 {
            guard let digit = rest.first, isOctal(digit) else { break }
            rest.removeFirst()
            value = value &* 8 &+ (digit - UInt8(ascii: "0"))
        }
        return value
    }

    private static func character(_ escaped: UInt8) -> UInt8 {
        switch escaped {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: escaped
        }
    }
}
