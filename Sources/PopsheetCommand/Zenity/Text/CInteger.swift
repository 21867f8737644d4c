/// Integers in texts, as functions of C read them.
enum CInteger {
    /// The integer at the start of a text, as `atoi` reads it; 0 without one.
    static func leading(in text: String) -> Int32 {
        let (isNegative, rest) = signed(text)
        var number: Int64 = 0
        for digit in rest.utf8.prefix(while: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            number = number &* 10 &+ Int64(digit - UInt8(ascii: "0"))
        }
        return Int32(truncatingIfNeeded: isNegative ? 0 &- number : number)
    }

    /// The integer that a whole text is, as GLib's options read it: like `strtol` with base 0, so `0x10` and `010` are
    /// accepted; nil if the text isn't one, or is too large for 32 bits.
    static func whole(_ text: String) -> Int? {
        let (isNegative, rest) = signed(text)
        var (digits, radix) = (rest, 10)
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            (digits, radix) = (digits.dropFirst(2), 16)
        } else if digits.hasPrefix("0") {
            radix = 8
        }
        guard let first = digits.first, first != "-", first != "+" else { return nil }
        return Int32((isNegative ? "-" : "") + digits, radix: radix).map { Int($0) }
    }

    /// The sign of a number, and the text after it.
    private static func signed(_ text: String) -> (isNegative: Bool, rest: Substring) {
        let rest = Substring(text).utf8.drop { AsciiSpace.contains($0) }
        guard let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
            return (false, Substring(rest))
        }
        return (sign == UInt8(ascii: "-"), Substring(rest.dropFirst()))
    }
}
