import Popsheet
import PopsheetModel

/// What a question's dialog contains when it is accepted.
struct QuestionValue: Hashable {
    /// What is printed as text, with the line breaks; empty prints nothing.
    var text: [UInt8] = []
    /// What is printed as JSON; nil for a question without a value.
    var json: JSONValue?
    /// The exit status.
    var status: Int32 = 0
    /// More members of the JSON.
    var members: [JSONValue.Member] = []
    /// What ends the id of the action if it is printed: that of another action than the one that accepts, after the text.
    var actionEnd: UInt8?
    /// The id of the action that an answer given beforehand has chosen; nil for the one that accepts.
    var action: Action.ID?

    /// A text as one line.
    static func line(_ text: String) -> QuestionValue {
        QuestionValue(text: Array((text + "\n").utf8), json: .string(text))
    }
}

/// The answer to a question: the output and the exit status.
struct QuestionAnswer: Hashable {
    var output: [UInt8] = []
    var status: Int32
    /// The value that was accepted; nil if the question was cancelled.
    private(set) var accepted: QuestionValue?

    init(output: [UInt8], status: Int32) { (self.output, self.status) = (output, status) }

    init(_ outcome: Outcome, _ value: QuestionValue, as format: QuestionFormat) {
        switch outcome {
        case .action(let chosen):
            status = value.status
            accepted = value
            guard format == .json else {
                output = value.text
                if let end = value.actionEnd, chosen.id != Action.acceptingIdentifier {
                    output += Array(chosen.id.utf8) + [end]
                }
                return
            }
            var members: [JSONValue.Member] = [
                .init(name: "outcome", value: "action"), .init(name: "id", value: .string(chosen.id)),
            ]
            if let json = value.json { members.append(.init(name: "value", value: json)) }
            members += value.members
            output = Array((JSONValue.object(members).line + "\n").utf8)
        case .cancelled:
            let answer = Answer(outcome, as: format == .json ? .json : .id)
            status = answer.status
            if let line = answer.line { output = line + [UInt8(ascii: "\n")] }
        }
    }
}
