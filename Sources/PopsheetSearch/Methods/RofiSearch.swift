/// How rofi searches (dmenu.md §4 and §6).
package struct RofiSearch: Hashable, Sendable {
    /// What a word of the text matches.
    package enum Matching: String, Hashable, Sendable, CaseIterable {
        case normal, fuzzy, glob, regex, prefix
    }

    /// The order of the rows that match.
    package enum Order: Hashable, Sendable {
        case given
        /// By Levenshtein's distance of the text and the row.
        case distance
        /// By fzf's score.
        case fuzzyScore
    }

    package var matching = Matching.normal
    /// Whether the text is split into words at spaces.
    package var splitsWords = true
    package var ignoresCase = false
    package var ignoresAccents = false
    /// The character that, before a word, excludes the rows with it; nil for none.
    package var negation: Unicode.Scalar? = "-"
    package var order = Order.given

    package init() {}

    /// Whether words are compared as texts; otherwise they are compiled as expressions.
    var comparesTexts: Bool { matching == .normal || matching == .fuzzy }

    var folding: Folding {
        Folding(ignoresCase ? [Folding.letterCase] : []).union(ignoresAccents ? .accents : [])
    }
}
