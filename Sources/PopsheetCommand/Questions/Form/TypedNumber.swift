/// A decimal number as the user types it: digits with a point, or with the locale's comma.
struct TypedNumber: Hashable {
    let value: Double

    /// Reads a number, which may have spaces around it; nil for another text, and for a number that is too large.
    ///
    /// - Parameter decimalPoint: The character of the user's locale.
    init?(_ text: String, decimalPoint: String = Self.decimalPoint) {
        var text = Self.trimmed(text)
        if decimalPoint == ",", !text.contains(".") {
            text = String(text.map { $0 == "," ? "." : $0 })
        }
        // Swift also reads exponents, hexadecimal numbers, infinity, and what is not a number.
        guard text.utf8.allSatisfy({ Self.characters.contains($0) }), let value = Double(text), value.isFinite else {
            return nil
        }
        self.value = value
    }

    private static let characters = Set("0123456789.+-".utf8)

    /// A text without the white space around it.
    static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// The text of a number that is larger by a whole one, with as many digits after the point; an empty text
    /// counts as 0, and another that is no number stays as it is.
    static func changed(_ text: String, by steps: Int, decimalPoint: String = Self.decimalPoint) -> String {
        let text = trimmed(text)
        guard let value = text.isEmpty ? 0 : TypedNumber(text, decimalPoint: decimalPoint)?.value else { return text }
        let point = text.firstIndex { $0 == "." || $0 == "," }
        let digits = point.map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let whole = ((value + Double(steps)) * scale).rounded()
        // Beyond these a number has no digit for ones.
        guard whole.magnitude < 9e15 else { return text }
        let sign = whole < 0 ? "-" : ""
        let number = String(Int(whole.magnitude))
        guard digits > 0, let point else { return sign + number }
        let padded = String(repeating: "0", count: max(0, digits + 1 - number.count)) + number
        return "\(sign)\(padded.dropLast(digits))\(text[point])\(padded.suffix(digits))"
    }

    /// The character before the fraction in the user's locale, which the process has only once it has opened a display.
    static let decimalPoint: String = {
        guard let locale = newlocale(LC_NUMERIC_MASK, "", nil) else { return "." }
        defer { freelocale(locale) }
        return String(cString: nl_langinfo_l(nl_item(RADIXCHAR), locale))
    }()

    /// A number with the decimal sign of the user's locale.
    static func shown(_ number: String, decimalPoint: String = Self.decimalPoint) -> String {
        decimalPoint == "," ? String(number.map { $0 == "." ? "," : $0 }) : number
    }
}
