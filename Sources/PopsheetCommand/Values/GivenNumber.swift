import ArgumentParser

/// A decimal number of an option or a document, with the number of digits after its point.
struct GivenNumber: Hashable, Sendable {
    var value: Double
    var digits: Int

    /// No number is larger, or more precise: the exact ones that a slider can have.
    private static let (largest, mostDigits) = (1e9, 6)

    /// Reads a number with a decimal point; nil for another text.
    init?(_ text: String) {
        guard let number = TypedNumber(text, decimalPoint: "."), number.value.magnitude <= Self.largest else {
            return nil
        }
        let fraction = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
        (value, digits) = (number.value, TypedNumber.trimmed(String(fraction)).utf8.count)
        if digits > Self.mostDigits { return nil }
    }

    /// The value of an option.
    static func option(_ text: String) throws -> GivenNumber {
        guard let number = GivenNumber(text) else {
            throw ValidationError("give a number such as 5 or 0.5, up to a billion and with up to six decimals")
        }
        return number
    }

    /// A number with so many digits after the point.
    static func text(_ value: Double, digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let whole = (value * scale).rounded()
        let number = String(Int(whole.magnitude))
        let sign = whole < 0 ? "-" : ""
        guard digits > 0 else { return sign + number }
        let padded = String(repeating: "0", count: max(0, digits + 1 - number.count)) + number
        return "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
    }
}
