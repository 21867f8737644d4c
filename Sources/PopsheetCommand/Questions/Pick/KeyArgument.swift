import Popsheet
import PopsheetDialogs

/// `KEY=ID[:LABEL]`: an action on the highlighted row, with its key.
struct KeyArgument: Hashable, Sendable {
    var stroke: KeyStroke
    /// The key as it was given.
    var key: String
    var id: String
    var label: String

    /// Parses an action with its key, such as `ctrl-e=edit:Edit`.
    init(_ text: String) throws(CommandFailure) {
        guard let parts = KeyedText(text), !parts.value.isEmpty else {
            throw .usage("--key: \"\(text.excerpt)\" has no action; give a key and an id, as in \(Self.example)")
        }
        guard let stroke = KeyStroke(combination: parts.key) else {
            throw .usage(
                "--key: \"\(parts.key.excerpt)\" is not a key; give one such as ctrl-e, alt-Return or F2")
        }
        if stroke == KeyStroke("Escape") {
            throw .usage("--key: \"\(parts.key.excerpt)\" closes the window; give another key, such as ctrl-e")
        }
        (key, self.stroke) = (parts.key, stroke)
        if let colon = parts.value.firstIndex(of: ":") {
            id = String(parts.value[..<colon])
            label = String(parts.value[parts.value.index(after: colon)...])
        } else {
            (id, label) = (parts.value, parts.value)
        }
        for (part, value) in [("id", id), ("label", label)] where value.isBlank {
            throw .usage("--key: \"\(text.excerpt)\" has an empty \(part); give it one, as in \(Self.example)")
        }
        try Action(label, id: id).checkGiven(by: "--key", mayBreakLines: false) { "ctrl-e=\($0):Label" }
        if id == Action.acceptingIdentifier {
            throw .usage("--key: the id \"ok\" is reserved; give the action another")
        }
    }

    private static let example = "ctrl-e=edit:Edit"

    /// The action.
    var action: Action { Action(label, id: id) }
}
