/// `KIND:[ID=]LABEL[:CHOICE|CHOICE…]`, as given in `--field`: a backslash makes `\=`, `\:`, `\|` and `\\` parts of a text.
struct FieldArgument {
    var field: FormField

    /// Reads a field; nil if it has no known kind.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let kind = FormField.Kind(word: String(text[..<colon])) else {
            return nil
        }
        var reader = EscapedText(text[text.index(after: colon)...])
        let ends: Set<Character> = kind == .choice ? ["=", ":"] : ["="]
        let first = reader.part(upTo: ends)
        var (id, label) = (first.text, first.text)
        var end = first.end
        if end == "=" {
            let second = reader.part(upTo: kind == .choice ? [":"] : [])
            (label, end) = (second.text, second.end)
        } else {
            id = label
        }
        field = FormField(kind: kind, id: id, label: label)
        while end == ":" || end == "|" {
            let choice = reader.part(upTo: ["|"])
            field.choices.append(choice.text)
            end = choice.end
        }
    }
}

/// A text with escapes, which is read in parts.
private struct EscapedText {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    private static let escaped: Set<Character> = ["=", ":", "|", "\\"]

    /// Reads up to one of the characters; returns the text without its escapes, and the character.
    mutating func part(upTo ends: Set<Character>) -> (text: String, end: Character?) {
        var text = ""
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, Self.escaped.contains(next) {
                text.append(next)
                rest.removeFirst()
            } else if ends.contains(character) {
                return (text, character)
            } else {
                text.append(character)
            }
        }
        return (text, nil)
    }
}
