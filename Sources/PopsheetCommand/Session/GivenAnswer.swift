import Popsheet

/// A predefined answer, so that a script can be tested without a user: the id of an action or a row, or an object as
/// `--output json` prints it.
struct GivenAnswer: Sendable {
    /// The id of an action or a row.
    private(set) var id: String
    /// The source of the answer, for messages.
    let source: String
    /// What is entered or chosen; nil for what the question contains at first.
    private(set) var value: JSONValue?
    /// The text in the field of a list; nil for the one at first.
    private(set) var query: String?
    /// Whether a text is accepted in the place of rows.
    private(set) var isCustom = false
    /// Whether it is an object.
    private(set) var isObject = false
    private var reason: CancelReason?
    /// Why a text that begins like an object can't be read as one.
    private var fault: String?

    init(_ text: String, from source: String) {
        (id, self.source) = (text, source)
        guard text.hasPrefix("{") else { return }
        do throws(JSONParser.Failure) {
            if case .object(let members) = try JSONParser.parse(Array(text.utf8)) { take(members) }
        } catch {
            // The id of a row may begin like an object.
            fault = "column \(error.column): \(error.reason)"
        }
    }

    /// Takes over the members of an object; one with others is the id of a row.
    private mutating func take(_ members: [JSONValue.Member]) {
        guard members.allSatisfy({ Self.keys.contains($0.name) }) else { return }
        isObject = true
        id = Action.acceptingIdentifier
        for member in members {
            switch (member.name, member.value) {
            case ("id", .string(let id)): self.id = id
            case ("value", let value): self.value = value
            case ("query", .string(let query)): self.query = query
            case ("custom", .bool(let isCustom)): self.isCustom = isCustom
            case ("reason", .string(let reason)): self.reason = CancelReason(reason)
            default: break
            }
        }
    }

    /// The members of an object.
    private static let keys: Set<String> = [
        "outcome", "id", "index", "label", "reason", "value", "query", "custom",
    ]

    /// The answer of `--answer`, or of the environment; nil without one.
    static func of(option: String?) throws(CommandFailure) -> GivenAnswer? {
        if let option { return GivenAnswer(option, from: "--answer") }
        return try ofEnvironment()
    }

    // MARK: The environment

    /// The answer of the environment; nil without one.
    static func ofEnvironment() throws(CommandFailure) -> GivenAnswer? { try fromEnvironment.get() }

    /// A question takes one answer.
    private static let fromEnvironment = Result { () throws(CommandFailure) -> GivenAnswer? in
        if let path = text(of: "POPSHEET_ANSWERS"), let line = try AnswerFile(path: path).takeAnswer() {
            return GivenAnswer(line, from: "POPSHEET_ANSWERS")
        }
        if let answer = text(of: "POPSHEET_ANSWER") { return GivenAnswer(answer, from: "POPSHEET_ANSWER") }
        guard let path = text(of: "POPSHEET_ANSWERS") else { return nil }
        throw .usage("POPSHEET_ANSWERS: no answer is left in \(path.printable.shortened(to: 160)); add one to its end")
    }

    private static func text(of variable: String) -> String? {
        guard let value = getenv(variable), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    // MARK: What it answers

    /// The reason with which the answer cancels; nil if it does not.
    var cancelReason: CancelReason? {
        if let reason { return reason }
        return switch id {
        case Action.cancelIdentifier: .cancelAction
        case "timeout": .timeout
        default: nil
        }
    }

    /// Checks that the answer is the one that accepts a question.
    func requireAccepting() throws(CommandFailure) {
        let known = [Action.acceptingIdentifier, Action.cancelIdentifier, "timeout"]
        if let fault { throw .usage("\(source): the object can't be read: \(fault)") }
        guard id == known[0] else { throw ActionDetails.unknown(id, of: source, among: known) }
    }

    /// The text that is entered; nil for the one at first.
    func text() throws(CommandFailure) -> String? {
        guard let value else { return nil }
        guard case .string(let text) = value else { throw mismatch("a text") }
        return text
    }

    /// The texts that are chosen, of which one need not be in an array; nil for those at first.
    func texts() throws(CommandFailure) -> [String]? {
        guard let value else { return nil }
        guard case .array(let elements) = value else { return try text().map { [$0] } }
        return try elements.map { element throws(CommandFailure) in
            guard case .string(let text) = element else { throw mismatch("texts in an array") }
            return text
        }
    }

    /// The number that is chosen; nil for the one at first.
    func number(in range: ClosedRange<Double>, digits: Int) throws(CommandFailure) -> Double? {
        guard let value else { return nil }
        let ends = [range.lowerBound, range.upperBound].map { GivenNumber.text($0, digits: digits) }
        guard case .number(let number) = value, range.contains(number) else {
            throw mismatch("a number from \(ends[0]) to \(ends[1])")
        }
        return number
    }

    /// Checks that there is no value for a question that has none.
    func requireNoValue() throws(CommandFailure) {
        if value != nil { throw .usage("\(source): the question has no value; omit \"value\"") }
    }

    /// The error for a value that the question can't have.
    func mismatch(_ wanted: String) -> CommandFailure {
        .usage("\(source): \"value\" is \((value ?? .null).line.excerpt); give \(wanted)")
    }
}
