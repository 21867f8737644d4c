extension String {
    /// Whether the text has no visible character.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }

    /// The text for an error message: one line, at most 40 characters and an ellipsis, with unprintable characters
    /// escaped.
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

    /// The text on one line, with unprintable characters escaped.
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
