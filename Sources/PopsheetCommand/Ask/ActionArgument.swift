import Popsheet

/// `[ID=]LABEL`, as given in an option or an argument.
struct ActionArgument: Hashable {
    var id: String
    var label: String

    /// Parses an action; without an id, the label is its id.
    init(_ text: String) {
        guard let parts = KeyedText(text) else {
            label = KeyedText.unescaped(text)
            id = label
            return
        }
        (id, label) = (parts.key, parts.value)
    }

    /// The action.
    func action(role: ActionRole) -> Action { Action(label, id: id, role: role) }
}

extension Action {
    /// Checks the label and the id of an action, or a row, of the command line.
    ///
    /// - Parameters:
    ///   - option: The option that gave it, for messages.
    ///   - mayBreakLines: Whether the id may contain line breaks.
    ///   - form: The option's value for an id, in messages.
    func checkGiven(
        by option: String, mayBreakLines: Bool, as form: (_ id: String) -> String = { "\($0)=Label" }
    ) throws(CommandFailure) {
        if label.allSatisfy(\.isWhitespace) {
            throw .usage("\(option): the label of \"\(id.excerpt)\" is empty; give it a text, as in \(form("id"))")
        }
        if id.isEmpty {
            throw .usage(
                "\(option): \"\(label.excerpt)\" has an empty id; give it one, as in \(form("id")), or write \\= for "
                    + "an equals sign in the label")
        }
        if SheetDocument.reservedIdentifiers.contains(id) {
            throw .usage("\(option): the id \"\(id)\" is reserved; give another, as in \(form("my-" + id))")
        }
        if !mayBreakLines, id.utf8.contains(UInt8(ascii: "\n")) {
            throw .usage("\(option): the id \"\(id.excerpt)\" contains a line break; give another, as in \(form("id"))")
        }
    }
}

/// `KEY=VALUE`: `\=` in the key is a literal equals sign; everything after the first other equals sign is the value.
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

    /// Replaces `\=` with an equals sign.
    static func unescaped(_ text: String) -> String {
        // Does not use substring search, which would load more of Swift's library than the rest of the start.
        var result = ""
        for character in text {
            if character == "=", result.last == "\\" { result.removeLast() }
            result.append(character)
        }
        return result
    }
}
