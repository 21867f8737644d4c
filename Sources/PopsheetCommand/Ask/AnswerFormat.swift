import Popsheet
import PopsheetModel

/// The part of an answer that is printed.
enum AnswerFormat: String, CommandWord {
    case id, label, index, json

    var word: String { rawValue }
}

/// An answer for scripts: the output and the exit status.
struct Answer: Hashable {
    /// The line to print, as bytes, since an id is printed unchanged; nil prints nothing.
    var line: [UInt8]?
    var status: Int32
    /// The original id of the chosen action; nil if none was chosen.
    private(set) var chosen: [UInt8]?

    /// The status of a sheet that was cancelled.
    static let cancelled: Int32 = 1
    /// The status of a sheet that timed out.
    static let timedOut: Int32 = 5

    /// Formats an outcome.
    ///
    /// - Parameter given: The original id of the chosen action, if it is not a string or differs from the sheet's.
    init(_ outcome: Outcome, as format: AnswerFormat, given: [UInt8]? = nil) {
        switch outcome {
        case .action(let chosen):
            status = 0
            let id = given ?? Array(chosen.id.utf8)
            self.chosen = id
            switch format {
            case .id: line = id
            case .label: line = Array(Self.oneLine(chosen.label).utf8)
            case .index: line = Array(String(chosen.index).utf8)
            case .json:
                let named = ChosenAction(
                    id: String(decoding: id, as: UTF8.self), index: chosen.index, label: chosen.label)
                line = Array(Outcome.action(named).json.utf8)
            }
        case .cancelled(let reason):
            status = reason == .timeout ? Self.timedOut : Self.cancelled
            line = format == .json ? Array(outcome.json.utf8) : nil
        }
    }

    /// A label with escaped line breaks, so that an answer is one line.
    private static func oneLine(_ label: String) -> String {
        var text = ""
        for scalar in label.unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Outcome {
    /// The outcome as JSON.
    var json: String { JSONValue.object(members).line }

    /// The members of the outcome as a JSON object.
    var members: [JSONValue.Member] {
        switch self {
        case .action(let chosen): [.init(name: "outcome", value: "action")] + chosen.members
        case .cancelled(let reason):
            [.init(name: "outcome", value: "cancelled"), .init(name: "reason", value: .string(reason.name))]
        }
    }
}

extension ChosenAction {
    /// The members of the action as a JSON object.
    var members: [JSONValue.Member] {
        [
            .init(name: "id", value: .string(id)), .init(name: "index", value: .number(Double(index))),
            .init(name: "label", value: .string(label)),
        ]
    }
}
