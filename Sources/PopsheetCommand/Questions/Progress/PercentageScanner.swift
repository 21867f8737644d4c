/// Finds percentages in what programs write for people: `42%`, `42.5 %`, `[ 42%]`, wherever they are in a line.
///
/// What isn't certain to be a percentage is ignored: a number with a letter, a sign or a decimal sign before it, and one with
/// a comma that may separate thousands.
struct PercentageScanner {
    /// The digits before the sign; nil outside of a number.
    private var number: Double?
    /// The value of the next digit after a decimal sign; nil before it.
    private var fraction: Double?
    /// The number of digits after a comma; nil without one.
    private var digitsAfterComma: Int?
    /// Whether a space follows the number, which may be there once before the sign.
    private var isSpaced = false
    /// Whether the number cannot be a percentage.
    private var isInvalid = false
    /// What is directly before the next byte, outside of a number.
    private var before = Before.nothing
    private var escape = Escape.none

    /// What decides whether digits after it are a number.
    private enum Before {
        case nothing
        /// A letter, or a sign.
        case word
        /// A decimal sign.
        case decimalSign
        /// Several points, which are no decimal sign.
        case ellipsis
    }

    /// The part of a terminal's escape sequence that is being read.
    private enum Escape {
        case none
        /// After the escape character, and what follows it up to the last byte.
        case short
        /// In a control sequence, such as that of a colour.
        case control
        /// In an operating system command, such as that of a title.
        case string
    }

    /// Reads bytes; returns the last percentage from 0 to 100 that ends in them.
    mutating func take(_ bytes: [UInt8]) -> Double? {
        var found: Double?
        for byte in bytes {
            if escapes(byte) { continue }
            if let percentage = read(byte) { found = percentage }
        }
        return found
    }

    /// Reads a byte; returns the percentage that it ends.
    private mutating func read(_ byte: UInt8) -> Double? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if isSpaced { end() }
            if number == nil { isInvalid = before == .word || before == .decimalSign }
            add(Double(byte - UInt8(ascii: "0")))
        case UInt8(ascii: "."), UInt8(ascii: ","):
            separate(byte)
        case UInt8(ascii: " "):
            if isSpaced || number == nil { end() } else { isSpaced = true }
        case UInt8(ascii: "%"):
            defer { end() }
            return isInvalid || digitsAfterComma == 3 ? nil : number.flatMap { $0 <= 100 ? $0 : nil }
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            end(.word)
        default: end()
        }
        return nil
    }

    /// Reads a decimal sign.
    private mutating func separate(_ byte: UInt8) {
        if number == nil || isSpaced {
            let isRepeated = number == nil && (before == .decimalSign || before == .ellipsis)
            return end(isRepeated ? .ellipsis : .decimalSign)
        }
        // With a second sign it is a large number.
        if fraction != nil { isInvalid = true }
        fraction = 0.1
        digitsAfterComma = byte == UInt8(ascii: ",") ? 0 : nil
    }

    private mutating func add(_ digit: Double) {
        digitsAfterComma? += 1
        guard let place = fraction else {
            number = min((number ?? 0) * 10 + digit, Self.limit)
            return
        }
        number = (number ?? 0) + digit * place
        fraction = place / 10
    }

    private mutating func end(_ before: Before = .nothing) {
        (number, fraction, digitsAfterComma, isSpaced, isInvalid) = (nil, nil, nil, false, false)
        self.before = before
    }

    /// Reads a byte if it belongs to an escape sequence.
    private mutating func escapes(_ byte: UInt8) -> Bool {
        let isControlCharacter = byte < 0x20
        switch escape {
        case _ where byte == Self.escapeCharacter:
            end()
            escape = .short
            return true
        case .none: return false
        // A sequence that isn't complete ends with the line.
        case _ where isControlCharacter:
            escape = .none
            return false
        case .short:
            if byte == UInt8(ascii: "[") {
                escape = .control
            } else if byte == UInt8(ascii: "]") {
                escape = .string
            } else if byte >= 0x30 {
                escape = .none
            }
        case .control: if byte >= 0x40 { escape = .none }
        case .string: break
        }
        return true
    }

    private static let escapeCharacter: UInt8 = 0x1B
    /// More than any percentage.
    private static let limit = 1e9
}
