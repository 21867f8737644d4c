import Popsheet

/// A command of a program that keeps a sheet open: one JSON object a line, with one command (command.md, "ask --live").
enum LiveCommand {
    /// Adds rows before another one, or as the last.
    case add([LiveRow], before: LiveIdentifier?)
    case update(LiveUpdate)
    case remove([LiveIdentifier])
    case title(String?)
    case message(String?)
    /// Shows that the program is at work, or no longer.
    case busy(Bool)
    case focus(LiveIdentifier)
    /// Ends the sheet with an action, or without one.
    case close(LiveIdentifier?)

    private static let commands = ["add", "update", "remove", "title", "message", "busy", "focus", "close"]
    /// The key that says where rows are added.
    private static let before = "before"

    /// Reads a command.
    init(_ node: DocumentNode) throws(CommandFailure) {
        let members = try node.members(known: Self.commands + [Self.before])
        let names = Self.commands.filter { members[$0] != nil }
        guard let name = names.first, let value = members[name] else {
            throw node.failure("this is no command; give one of \(Self.commands.joined(separator: ", "))")
        }
        if names.count > 1 {
            throw node.failure("\"\(name)\" and \"\(names[1])\" are two commands; write one on each line")
        }
        if let place = members[Self.before], name != "add" {
            throw place.failure("only \"add\" has a \"before\"; omit it")
        }
        switch name {
        case "add":
            let rows = try value.array().map { node throws(CommandFailure) in try LiveRow(node) }
            self = .add(rows, before: try members[Self.before].map(LiveIdentifier.init))
        case "update": self = .update(try LiveUpdate(value))
        case "remove":
            if case .array = value.value {
                self = .remove(try value.array().map { node throws(CommandFailure) in try LiveIdentifier(node) })
            } else {
                self = .remove([try LiveIdentifier(value)])
            }
        case "title": self = .title(try value.text())
        case "message": self = .message(try value.text())
        case "busy": self = .busy(try value.bool())
        case "focus": self = .focus(try LiveIdentifier(value))
        default: self = .close(value.isNull ? nil : try LiveIdentifier(value))
        }
    }
}

/// The id of a row that a command names, and its place in the command for messages.
struct LiveIdentifier {
    let text: Action.ID
    let node: DocumentNode

    init(_ node: DocumentNode) throws(CommandFailure) { (text, self.node) = (try node.string(), node) }
}

/// A row that is added, and its place in the command for messages.
struct LiveRow {
    let action: Action
    /// Whether it has the focus first.
    let isChecked: Bool
    let node: DocumentNode

    init(_ node: DocumentNode) throws(CommandFailure) {
        let record = try ActionRecord(node, mayBreakLines: true)
        var action = Action(
            record.label, id: String(decoding: record.id, as: UTF8.self),
            role: record.isDestructive ? .destructive : .default)
        (action.isEnabled, action.icon, action.subtitle) = (record.isEnabled, record.icon, record.subtitle)
        (self.action, isChecked, self.node) = (action, record.isChecked, node)
    }
}

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

extension DocumentNode {
    fileprivate var isNull: Bool { value == .null }

    /// A text without escape sequences of terminals; nil for null.
    fileprivate func text() throws(CommandFailure) -> String? {
        isNull ? nil : EscapeSequences.stripped(from: try string())
    }
}
