import Popsheet

/// What is printed of an answer.
enum AnswerFormat: String, CommandWord {
    case id, label, index, json

    var word: String { rawValue }
}

/// An answer as scripts get it: what to print, and the status to exit with.
struct Answer: Hashable {
    /// The line to print, as bytes, since an id goes out as it came in; nil prints nothing.
    var line: [UInt8]?
    var status: Int32

    /// The status of a sheet that was cancelled.
    static let cancelled: Int32 = 1
    /// The status of a sheet that ended by itself.
    static let timedOut: Int32 = 5

    /// Puts an outcome into words.
    ///
    /// - Parameter given: The id of the chosen action as it was given, where that is no text or not the sheet's own.
    init(_ outcome: Outcome, as format: AnswerFormat, given: [UInt8]? = nil) {
        switch outcome {
        case .action(let chosen):
            status = 0
            let id = given ?? Array(chosen.id.utf8)
            switch format {
            case .id: line = id
            case .label: line = Array(Self.oneLine(chosen.label).utf8)
            case .index: line = Array(String(chosen.index).utf8)
            case .json:
                let json: JSONValue = [
                    "outcome": "action", "id": .string(String(decoding: id, as: UTF8.self)),
                    "index": .number(Double(chosen.index)), "label": .string(chosen.label),
                ]
                line = Array(json.line.utf8)
            }
        case .cancelled(let reason):
            status = reason == .timeout ? Self.timedOut : Self.cancelled
            let json: JSONValue = ["outcome": "cancelled", "reason": .string(reason.rawValue)]
            line = format == .json ? Array(json.line.utf8) : nil
        }
    }

    /// A label with its line breaks written out, so that an answer stays one line.
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
