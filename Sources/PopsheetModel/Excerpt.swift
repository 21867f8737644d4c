extension String {
    /// Whether the text would show nothing at all.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }

    /// The text as an error message may quote it: one line, at most 40 characters, nothing that a terminal obeys.
    package var excerpt: String {
        var (text, length) = ("", 0)
        for scalar in unicodeScalars {
            let sign = Self.printable(scalar)
            length += sign.unicodeScalars.count
            if length > 40 { return text + "…" }
            text += sign
        }
        return text
    }

    /// The text on one line, with escapes for all that a terminal obeys or that shows nothing.
    package var printable: String {
        var text = ""
        for scalar in unicodeScalars { text += Self.printable(scalar) }
        return text
    }

    private static func printable(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
}
