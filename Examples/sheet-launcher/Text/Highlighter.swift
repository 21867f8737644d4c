import CPopsheetGTK4

/// Highlights code with Pango markup.
struct Highlighter {
    /// The language of a text.
    enum Language {
        case swift
        case shell
    }

    private enum Kind {
        case plain
        case keyword
        case type
        case string
        case comment
        case number
    }

    let language: Language
    let isDark: Bool

    /// The markup of a text.
    func markup(of code: String) -> String {
        var markup = ""
        var rest = code[...]
        while let first = rest.first {
            let (kind, length) = token(at: rest, first)
            markup += span(kind, String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        // A hyphen at the end of a line would be read as a part of the code.
        return "<span insert_hyphens=\"no\">\(markup)</span>"
    }

    /// The kind and the length of the first token of a text.
    private func token(at text: Substring, _ first: Character) -> (Kind, Int) {
        switch first {
        case "#" where language == .shell: return (.comment, text.prefix { $0 != "\n" }.count)
        case "/" where language == .swift && text.dropFirst().first == "/":
            return (.comment, text.prefix { $0 != "\n" }.count)
        case "\\" where language == .shell:
            return (text.dropFirst().first == "\n" ? .plain : .string, min(2, text.count))
        case "$" where language == .swift: return (.plain, 1 + text.dropFirst().prefix { $0.isNumber }.count)
        case "\"" where language == .swift && text.hasPrefix(Self.quotes): return (.string, length(ofLines: text))
        case "\"" where language == .swift, "'": return (.string, stringLength(text, until: first))
        case _ where first.isLetter || first == "-" || first == "_":
            let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || (language == .shell && $0 == "-") }
            guard !word.isEmpty else { return (.plain, 1) }
            // `in:` and `for:` are argument labels, not keywords.
            let isName = language == .swift && text.dropFirst(word.count).first == ":"
            return (isName ? .plain : kind(of: String(word)), word.count)
        case _ where first.isNumber: return (.number, text.prefix { $0.isNumber }.count)
        default: return (.plain, 1)
        }
    }

    private static let quotes = "\"\"\""

    /// The length of a string literal of several lines.
    private func length(ofLines text: Substring) -> Int {
        let rest = text.dropFirst(3)
        let end = rest.firstRange(of: Self.quotes)?.upperBound ?? rest.endIndex
        return text.distance(from: text.startIndex, to: end)
    }

    private func stringLength(_ text: Substring, until quote: Character) -> Int {
        var length = 1
        var isEscaped = false
        for character in text.dropFirst() {
            length += 1
            if character == quote, !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped && language == .swift
        }
        return length
    }

    private func kind(of word: String) -> Kind {
        switch language {
        case .swift:
            let keywords: Set = [
                "let", "var", "try", "await", "switch", "case", "default", "for", "in", "if", "else", "guard", "return",
                "func", "throws", "class", "final", "init", "static", "private", "weak", "self", "defer", "where",
                "typealias", "nil", "true", "false",
            ]
            return keywords.contains(word) ? .keyword : word.first?.isUppercase == true ? .type : .plain
        case .shell:
            let keywords: Set = ["case", "in", "esac", "sleep", "printf"]
            if word.hasPrefix("--") { return .type }
            return keywords.contains(word) || word == "popsheet" ? .keyword : .plain
        }
    }

    private func span(_ kind: Kind, _ text: String) -> String {
        let escaped = made(g_markup_escape_text(text, -1))
        defer { g_free(escaped) }
        let shown = String(cString: escaped)
        guard let color = color(of: kind) else { return shown }
        return "<span foreground=\"\(color)\">\(shown)</span>"
    }

    /// Colours with a contrast of at least 4.5:1 on the cards.
    private func color(of kind: Kind) -> String? {
        switch kind {
        case .plain: nil
        case .keyword: isDark ? "#ff7ab2" : "#9b2393"
        case .type: isDark ? "#6bdfff" : "#0b5c8a"
        case .string: isDark ? "#ff9d8a" : "#b3261e"
        case .comment: isDark ? "#9aa5b1" : "#5d6c79"
        case .number: isDark ? "#d9c97c" : "#1c00cf"
        }
    }
}
