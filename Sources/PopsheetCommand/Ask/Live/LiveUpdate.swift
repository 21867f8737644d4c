import Popsheet

/// Changes of a row; nil leaves a property as it is.
struct LiveUpdate {
    let id: LiveIdentifier
    private var label: String?
    /// Nil within removes it.
    private var subtitle: String??
    private var icon: String??
    private var isEnabled: Bool?
    private var role: ActionRole?

    /// What of the cancel action can be changed.
    private static let keysOfCancel = ["id", "label", "enabled"]

    init(_ node: DocumentNode) throws(CommandFailure) {
        let members = try node.members(known: SheetDocument.actionKeys)
        guard let named = members["id"] else {
            throw node.failure("there is no \"id\"; name the row, as in {\"update\":{\"id\":\"x\",\"label\":\"X\"}}")
        }
        id = try LiveIdentifier(named)
        if id.text == Action.cancelIdentifier,
            let key = members.keys.sorted().first(where: { !Self.keysOfCancel.contains($0) })
        {
            throw (members[key] ?? node).failure("the cancel action has only a label and \"enabled\"; omit \"\(key)\"")
        }
        if let value = members["label"] {
            let text = EscapeSequences.stripped(from: try value.string())
            if ActionRecord.isBlank(text) { throw value.failure("the label is empty; give it a text") }
            label = text
        }
        if let value = members["subtitle"] { subtitle = .some(try value.text()) }
        if let value = members["icon"] { icon = .some(value.isNull ? nil : try value.string()) }
        isEnabled = try members["enabled"]?.bool()
        if let value = members["role"] { role = try ActionRecord.role(value) }
    }

    /// Changes an action.
    func apply(to action: inout Action) {
        if let label { action.label = label }
        if let subtitle { action.subtitle = subtitle }
        if let icon { action.icon = icon }
        if let isEnabled { action.isEnabled = isEnabled }
        if let role { action.role = role }
    }
}
