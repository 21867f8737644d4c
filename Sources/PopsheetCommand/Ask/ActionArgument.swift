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
        // No search for a text in a text: what it loads of Swift's library would be all the start needs of that.
        var result = ""
        for character in text {
            if character == "=", result.last == "\\" { result.removeLast() }
            result.append(character)
        }
        return result
    }
}
