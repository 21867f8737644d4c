package import PopsheetModel

/// Prepares text for display: safe for a text engine, and short enough to draw quickly.
///
/// The model and assistive technologies keep the full text.
package enum DisplayText {
    /// The maximum length of a line in Unicode scalars: several times what the widest card can show.
    package static let lineLimit = 1_000
    /// The maximum length of a title or message in Unicode scalars: several screens of text.
    package static let paragraphLimit = 4_096

    /// A single-line text: line breaks and control characters become visible symbols; a long text loses its middle.
    package static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard text.utf8.count > lineLimit, scalars.dropFirst(lineLimit).first != nil else {
            return visible(scalars[...], keepingLineBreaks: false)
        }
        let half = lineLimit / 2
        return visible(scalars.prefix(half), keepingLineBreaks: false) + "…"
            + visible(scalars.suffix(half), keepingLineBreaks: false)
    }

    /// A text that may wrap: line breaks and tabs stay, other control characters become visible symbols; a long text is cut.
    package static func paragraph(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard isCut(text) else { return visible(scalars[...], keepingLineBreaks: true) }
        return visible(scalars.prefix(paragraphLimit), keepingLineBreaks: true) + "…"
    }

    /// Whether a text that may wrap is too long to be shown whole.
    package static func isCut(_ text: String) -> Bool {
        text.utf8.count > paragraphLimit && text.unicodeScalars.dropFirst(paragraphLimit).first != nil
    }

    /// A text that may wrap, and may have markup; one that is cut or has control characters is shown without markup.
    package static func paragraph(_ text: StyledText) -> StyledText {
        let plain = paragraph(text.plain)
        return text.markup != nil && plain == text.plain ? text : StyledText(plain)
    }

    /// The title and the message of a sheet, as they are displayed.
    package static func header(of sheet: ActionSheet) -> (title: StyledText?, message: StyledText?) {
        let message = sheet.styledMessage.map { sheet.keepsMessageOnOneLine ? line($0) : paragraph($0) }
        return (sheet.title.map { StyledText(paragraph($0)) }, message)
    }

    /// A single-line text with an ellipsis at its end if it is long; one with line breaks is shown without markup.
    private static func line(_ text: StyledText) -> StyledText {
        let scalars = text.plain.unicodeScalars
        guard text.plain.utf8.count <= lineLimit || scalars.dropFirst(lineLimit).first == nil else {
            return StyledText(visible(scalars.prefix(lineLimit), keepingLineBreaks: false) + "…")
        }
        let plain = visible(scalars[...], keepingLineBreaks: false)
        return text.markup != nil && plain == text.plain ? text : StyledText(plain)
    }

    /// A full text for assistive technologies and window titles: control characters become visible symbols, and the
    /// text is isolated if it could reorder the text next to it.
    package static func name(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        let visible = visible(text.unicodeScalars[...], keepingLineBreaks: true)
        guard visible.unicodeScalars.contains(where: reorders) else { return visible }
        // Embeddings and overrides end with the isolate around the text, but open isolates do not, and an unmatched end
        // would close ours.
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

    /// Whether a character can reorder its neighbours: a bidirectional control, or a right-to-left letter.
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
            // A carriage return followed by a line feed is one line break.
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

    /// An arrow as large as the letters next to it, unlike the symbol of the Return key.
    private static let lineBreakSign: Unicode.Scalar = "\u{21B5}"

    private static func sign(for scalar: Unicode.Scalar, keepingLineBreaks: Bool) -> Unicode.Scalar {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: keepingLineBreaks ? "\n" : lineBreakSign
        case 0x09: keepingLineBreaks ? "\t" : " "
        // Control pictures are in the same order as the characters they represent.
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: "\u{FFFD}"
        default: scalar
        }
    }
}
