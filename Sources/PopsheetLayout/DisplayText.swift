/// What is drawn of a text: safe to give to a text engine, and never so long that drawing it takes time.
///
/// The text itself stays whole in the model, in the tooltip and for assistive tools.
public enum DisplayText {
    /// How much of a line is kept at most, in Unicode scalars: several times what the widest card can show.
    public static let lineLimit = 1_000
    /// How much of a title or message is kept at most, in Unicode scalars: several screens full.
    public static let paragraphLimit = 4_096

    /// A text for one line: line breaks and control characters become visible signs; too long a one loses its middle.
    public static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard text.utf8.count > lineLimit, scalars.dropFirst(lineLimit).first != nil else {
            return visible(scalars[...], keepingLineBreaks: false)
        }
        let half = lineLimit / 2
        return visible(scalars.prefix(half), keepingLineBreaks: false) + "…"
            + visible(scalars.suffix(half), keepingLineBreaks: false)
    }

    /// A text that may wrap: line breaks stay, other control characters become visible signs; too long a one is cut.
    public static func paragraph(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard text.utf8.count > paragraphLimit, scalars.dropFirst(paragraphLimit).first != nil else {
            return visible(scalars[...], keepingLineBreaks: true)
        }
        return visible(scalars.prefix(paragraphLimit), keepingLineBreaks: true) + "…"
    }

    private static func visible(_ scalars: Substring.UnicodeScalarView, keepingLineBreaks: Bool) -> String {
        if !scalars.contains(where: isControl) { return String(scalars) }
        var result = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in scalars {
            // A carriage return and its line feed are one line break.
            if last != "\r" || scalar != "\n" {
                result.append(sign(for: scalar, keepingLineBreaks: keepingLineBreaks))
            }
            last = scalar
        }
        return String(result)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }

    private static func sign(for scalar: Unicode.Scalar, keepingLineBreaks: Bool) -> Unicode.Scalar {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: keepingLineBreaks ? "\n" : "\u{23CE}"
        case 0x09: " "
        // The control pictures stand in the order of the characters that they show.
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: scalar
        }
    }
}
