/// What is drawn of a text: safe to give to a text engine, and never so long that drawing it takes time.
///
/// The text itself stays whole in the model and for assistive tools.
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

    /// A text as assistive tools and windows' titles get it: whole, with control characters as visible signs, and isolated
    /// from what stands beside it where it could reorder that.
    public static func name(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        let visible = visible(text.unicodeScalars[...], keepingLineBreaks: true)
        guard visible.unicodeScalars.contains(where: reorders) else { return visible }
        // What is left open inside of an isolate ends with it, but for isolates, and one end too many would end ours.
        var result = String.UnicodeScalarView([firstStrongIsolate])
        var depth = 0
        for scalar in visible.unicodeScalars {
            if scalar == popIsolate {
                if depth == 0 { continue }
                depth -= 1
            } else if isolates.contains(scalar) {
                depth += 1
            }
            result.append(scalar)
        }
        result.append(contentsOf: repeatElement(popIsolate, count: depth + 1))
        return String(result)
    }

    private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    private static let popIsolate: Unicode.Scalar = "\u{2069}"
    private static let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2068}"

    /// Whether a character may change the order of those around it: what controls it, and letters written to the left.
    private static func reorders(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x0590: false
        case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
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
