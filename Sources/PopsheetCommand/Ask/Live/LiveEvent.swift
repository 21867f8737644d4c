import Popsheet

/// An event for the program that keeps a sheet open: one JSON object a line.
enum LiveEvent {
    /// The sheet has become visible.
    case opened
    /// The keyboard focus is on another action.
    case focused(Action.ID)
    /// The user has chosen an action.
    case pressed(ChosenAction)
    /// A line of standard input is wrong; without a number, standard input can't be read.
    case error(CommandFailure, line: Int?)
    /// The sheet is gone; no event follows.
    case closed(Outcome)

    /// The event as JSON, without the line break.
    var line: String { JSONValue.object([.init(name: "event", value: .string(name))] + members).line }

    private var name: String {
        switch self {
        case .opened: "opened"
        case .focused: "focused"
        case .pressed: "pressed"
        case .error: "error"
        case .closed: "closed"
        }
    }

    private var members: [JSONValue.Member] {
        switch self {
        case .opened: []
        case .focused(let id): [.init(name: "id", value: .string(id))]
        case .pressed(let action): action.members
        case .error(let failure, let line):
            [.init(name: "message", value: .string(failure.message))]
                + (line.map { [.init(name: "line", value: .number(Double($0)))] } ?? [])
        case .closed(let outcome): outcome.members
        }
    }
}
