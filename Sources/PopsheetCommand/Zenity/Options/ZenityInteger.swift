/// An integer as GLib's options read it: like C's `strtol` with base 0, so `0x10` and `010` are accepted, and nothing
/// may follow.
enum ZenityInteger {
    /// The number; nil if the text isn't one, or is too large for 32 bits.
    static func value(of text: String) -> Int? {
        var rest = Substring(text).utf8.drop { AsciiSpace.contains($0) }
        let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        var (digits, radix) = (Substring(rest), 10)
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            (digits, radix) = (digits.dropFirst(2), 16)
        } else if digits.hasPrefix("0") {
            radix = 8
        }
        guard let first = digits.first, first != "-", first != "+" else { return nil }
        return Int32(sign + digits, radix: radix).map { Int($0) }
    }
}
