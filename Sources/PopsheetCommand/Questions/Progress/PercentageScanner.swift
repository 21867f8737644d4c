/// Finds percentages in what programs write for people: `42%`, `42.5 %`, `[ 42%]`, wherever they are in a line.
struct PercentageScanner {
    /// The digits before the sign; nil outside of a number.
    private var number: Double?
    /// The value of the next digit after a decimal sign; nil before it.
    private var fraction: Double?
    /// Whether a space follows the number, which may be there once before the sign.
    private var isSpaced = false

    /// Reads bytes; returns the last percentage from 0 to 100 that ends in them.
    mutating func take(_ bytes: [UInt8]) -> Double? {
        var found: Double?
        for byte in bytes {
            if let percentage = read(byte) { found = percentage }
        }
        return found
    }

    /// Reads a byte; returns the percentage that it ends.
    private mutating func read(_ byte: UInt8) -> Double? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if isSpaced { end() }
            add(Double(byte - UInt8(ascii: "0")))
        case UInt8(ascii: "."), UInt8(ascii: ","):
            if number == nil || isSpaced { end() }
            // With a second sign it is a large number.
            if fraction == nil { fraction = number.map { _ in 0.1 } } else { number = Self.limit }
        case UInt8(ascii: " "):
            if isSpaced { end() } else { isSpaced = number != nil }
        case UInt8(ascii: "%"):
            defer { end() }
            return number.flatMap { $0 <= 100 ? $0 : nil }
        default: end()
        }
        return nil
    }

    private mutating func add(_ digit: Double) {
        guard let place = fraction else {
            number = min((number ?? 0) * 10 + digit, Self.limit)
            return
        }
        number = (number ?? 0) + digit * place
        fraction = place / 10
    }

    private mutating func end() { (number, fraction, isSpaced) = (nil, nil, false) }

    /// More than any percentage.
    private static let limit = 1e9
}
