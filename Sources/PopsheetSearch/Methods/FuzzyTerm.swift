/// A word of fzf's search syntax (dmenu.md §7).
struct FuzzyTerm: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case fuzzy, inARow, prefix, suffix, whole }

    var kind: Kind
    var isNegated = false
    var text: [UInt32]
    /// What the word ignores: a capital counts in one that has one, and accents in one that has one.
    var folding: Folding

    /// The words of a text: all of the sets must match, by any of their words.
    static func sets(in text: String) -> [[FuzzyTerm]] {
        var sets: [[FuzzyTerm]] = []
        var (set, ends, isAfterBar) = ([FuzzyTerm](), false, false)
        for token in tokens(of: text) {
            if !set.isEmpty, !isAfterBar, token == "|" {
                (ends, isAfterBar) = (false, true)
                continue
            }
            isAfterBar = false
            guard let term = FuzzyTerm(token) else { continue }
            if ends {
                sets.append(set)
                set = []
            }
            set.append(term)
            ends = true
        }
        return set.isEmpty ? sets : sets + [set]
    }

    /// The words of a text that are all fuzzy, without a syntax.
    static func plain(_ words: [String], folding: Folding) -> [[FuzzyTerm]] {
        words.map { word in
            [FuzzyTerm(kind: .fuzzy, text: folding.folded(word.searchCharacters), folding: folding)]
        }
    }

    /// Splits a text at spaces; a backslash before a space keeps it.
    private static func tokens(of text: String) -> [String] {
        var (tokens, token, isEscaped) = ([String](), "", false)
        for character in text.unicodeScalars {
            if isEscaped, character == " " {
                token.unicodeScalars.removeLast()
                token += " "
            } else if character == " " {
                if !token.isEmpty { tokens.append(token) }
                token = ""
            } else {
                token.unicodeScalars.append(character)
            }
            isEscaped = character == "\\"
        }
        return token.isEmpty ? tokens : tokens + [token]
    }

    private init(kind: Kind, text: [UInt32], folding: Folding) {
        (self.kind, self.text, self.folding) = (kind, text, folding)
    }

    /// Parses a word; nil if only its syntax is left.
    private init?(_ token: String) {
        var text = token.searchCharacters[...]
        (kind, folding) = (.fuzzy, .ignoring(unlessIn: Array(text)))
        let (mark, end, quote, start) = (UInt32(0x21), UInt32(0x24), UInt32(0x27), UInt32(0x5E))
        if text.first == mark {
            (isNegated, kind) = (true, .inARow)
            text.removeFirst()
        }
        if text.last == end, text.count > 1 {
            kind = .suffix
            text.removeLast()
        }
        if text.first == quote {
            kind = isNegated ? .fuzzy : .inARow
            text.removeFirst()
        } else if text.first == start {
            kind = kind == .suffix ? .whole : .prefix
            text.removeFirst()
        }
        if text.isEmpty { return nil }
        self.text = folding.folded(Array(text))
        if self.text.isEmpty { return nil }
    }
}
