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

extension DocumentNode {
    var isNull: Bool { value == .null }

    /// A text without escape sequences of terminals; nil for null.
    func text() throws(CommandFailure) -> String? {
        isNull ? nil : EscapeSequences.stripped(from: try string())
    }
}
