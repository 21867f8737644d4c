import Popsheet

/// `[ID=]LABEL` as an option or an argument has it.
struct ActionArgument: Hashable {
    var id: String
    var label: String

    /// Reads an action; without an id, the label is its own.
    init(_ text: String) {
        guard let parts = KeyedText(text) else {
            label = KeyedText.unescaped(text)
            id = label
            return
        }
        (id, label) = (parts.key, parts.value)
    }

    /// The action that is meant.
    func action(role: ActionRole) -> Action { Action(label, id: id, role: role) }
}

/// `KEY=VALUE`, where `\=` in the key is an equals sign of its own; what follows the first other one is the value as it is.
struct KeyedText: Hashable {
    var key: String
    var value: String

    init?(_ text: String) {
        var last: Character?
        for index in text.indices {
            if text[index] == "=", last != "\\" {
                key = Self.unescaped(String(text[..<index]))
                value = String(text[text.index(after: index)...])
                return
            }
            last = text[index]
        }
        return nil
    }

    /// A text whose `\=` are equals signs.
    static func unescaped(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let mark = rest.firstRange(of: "\\=") {
            result += rest[..<mark.lowerBound] + "="
            rest = rest[mark.upperBound...]
        }
        return result + rest
    }
}
