/// The integer at the start of a text, as C's `atoi` reads it; 0 without one.
enum LeadingInteger {
    static func value(of text: String) -> Int32 {
        var rest = Array(text.utf8)[...]
        rest = rest.drop { AsciiSpace.contains($0) }
        var isNegative = false
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            rest = rest.dropFirst()
        }
        var number: Int64 = 0
        for digit in rest.prefix(while: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            number = number &* 10 &+ Int64(digit - UInt8(ascii: "0"))
        }
        return Int32(truncatingIfNeeded: isNegative ? 0 &- number : number)
    }
}
