import Popsheet

/// A predefined answer, so that a script can be tested without a user.
struct GivenAnswer {
    let id: String
    /// The source of the answer, for messages.
    let source: String

    init(_ id: String, from source: String) { (self.id, self.source) = (id, source) }

    /// The answer of the environment; nil without one.
    static var ofEnvironment: GivenAnswer? {
        guard let value = getenv("POPSHEET_ANSWER"), value.pointee != 0 else { return nil }
        return GivenAnswer(String(cString: value), from: "POPSHEET_ANSWER")
    }

    /// The reason with which the answer cancels; nil if it does not.
    var cancelReason: CancelReason? {
        switch id {
        case Action.cancelIdentifier: .cancelAction
        case "timeout": .timeout
        default: nil
        }
    }

    /// Checks that the answer is the one that accepts a question.
    func requireAccepting() throws(CommandFailure) {
        let known = [Action.acceptingIdentifier, Action.cancelIdentifier, "timeout"]
        guard id == known[0] else { throw ActionDetails.unknown(id, of: source, among: known) }
    }
}
