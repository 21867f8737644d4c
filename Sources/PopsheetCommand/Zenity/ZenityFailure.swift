/// An error of the command when it acts as zenity: a message of one line, and the exit status.
struct ZenityFailure: Error, Hashable {
    /// What the exit status depends on (zenity.md §2).
    enum Kind: Hashable {
        /// Invalid arguments.
        case usage
        /// A dialog that can't be set up with its options.
        case setUp
        /// No display server can be reached, or it has gone away.
        case display
    }

    var kind: Kind
    var message: String

    static func usage(_ message: String) -> ZenityFailure { ZenityFailure(kind: .usage, message: message) }
    static func setUp(_ message: String) -> ZenityFailure { ZenityFailure(kind: .setUp, message: message) }
    static func display(_ message: String) -> ZenityFailure { ZenityFailure(kind: .display, message: message) }

    /// The line for standard error, without its line break.
    var line: String { Output.line(for: message, after: "zenity: ") }

    /// The exit status.
    func status(_ statuses: ZenityStatuses) -> Int32 {
        switch kind {
        case .usage: ZenityStatuses.usage
        case .setUp: statuses.setUpError
        case .display: ZenityStatuses.noDisplay
        }
    }
}

extension ZenityFailure {
    /// A failure of a part that other commands have too.
    init(_ failure: CommandFailure) {
        self.init(kind: failure.status == .display ? .display : .usage, message: failure.message)
    }
}
