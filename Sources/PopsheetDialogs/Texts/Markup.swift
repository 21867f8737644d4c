import CPopsheet
package import PopsheetModel

/// Pango's markup.
package enum Markup {
    /// Whether Pango accepts a text as markup.
    package static func isValid(_ text: String) -> Bool { styled(text) != nil }

    /// A plain text as markup.
    package static func escaped(_ text: String) -> String {
        guard let escaped = g_markup_escape_text(text, text.utf8.count) else { return text }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }

    /// A text with markup; nil if Pango does not accept it.
    ///
    /// The links of GTK's labels are underlined, and can't be followed.
    package static func styled(_ markup: String) -> StyledText? {
        // Pango needs a text without NUL.
        guard !markup.utf8.contains(0) else { return nil }
        let markup = withoutLinks(markup)
        guard let plain = pop_text_of_markup(markup) else { return nil }
        defer { g_free(plain) }
        return StyledText(checkedMarkup: markup, plain: String(cString: plain))
    }

    /// Markup with an underline instead of each link, which Pango does not know.
    private static func withoutLinks(_ markup: String) -> String {
        guard markup.contains("<a") else { return markup }
        var result = ""
        var rest = Substring(markup)
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            rest = rest[start...]
            let end = tagEnd(of: rest)
            let tag = rest[..<end]
            let name = tag.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }
            result += name == "a" ? "<span underline=\"single\">" : name == "/a" ? "</span>" : String(tag)
            rest = rest[end...]
        }
        return result + rest
    }

    /// The end of the tag at the beginning of a text: a greater-than sign outside of quotes.
    private static func tagEnd(of text: Substring) -> Substring.Index {
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                return text.index(after: index)
            }
        }
        return text.endIndex
    }
}
