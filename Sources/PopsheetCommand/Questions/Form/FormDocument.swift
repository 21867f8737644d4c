import Popsheet
import PopsheetDialogs
import PopsheetSearch

/// The document of `popsheet form --spec`: the texts and the fields, with values, choices and which are required.
struct FormDocument {
    var title: String?
    var message: String?
    var fields: [FormField] = []

    private static let keys = ["title", "message", "fields"]
    private static let fieldKeys = [
        "kind", "id", "label", "value", "choices", "required", "min", "max", "step", "match",
    ]

    init() {}

    /// Reads a document.
    init(reading file: InputFile) throws(CommandFailure) {
        let bytes = try file.read()
        let document: DocumentNode
        do throws(JSONParser.Failure) {
            document = DocumentNode(value: try JSONParser.parse(bytes), document: file.name)
        } catch {
            throw .data("\(file.name):\(error.line):\(error.column): \(error.reason)")
        }
        let members = try document.members(known: Self.keys)
        title = try members["title"]?.string()
        message = try members["message"]?.string()
        for node in try members["fields"]?.array() ?? [] { fields.append(try Self.field(node)) }
    }

    private static func field(_ node: DocumentNode) throws(CommandFailure) -> FormField {
        let members = try node.members(known: fieldKeys)
        guard let kind = try members["kind"]?.word(FormField.Kind.self) else {
            throw node.failure("there is no \"kind\"; give \(FormField.Kind.alternatives)")
        }
        guard let label = try (members["label"] ?? members["id"])?.string() else {
            throw node.failure("there is no \"label\"; give one")
        }
        var field = FormField(kind: kind, id: try members["id"]?.string() ?? label, label: label)
        for choice in try members["choices"]?.array() ?? [] { field.choices.append(try choice.string()) }
        field.isRequired = try members["required"]?.bool() ?? false
        try readDetails(members, of: &field)
        if let value = members["value"] {
            guard kind.hasValue else {
                throw value.failure("a field of the kind \"\(kind.word)\" has no value; remove it")
            }
            field.hasValue = true
            switch value.value {
            case .bool(let flag): field.value = flag ? "true" : "false"
            case .number(let number): field.value = JSONValue.number(number).line
            case .array where kind == .files:
                field.value = FormField.value(
                    ofPaths: try value.array().map { node throws(CommandFailure) in
                        let path = try node.string()
                        if path.utf8.contains(0) { throw node.failure("a path has no NUL; omit it") }
                        return path
                    })
            case .string(let path) where kind == .files:
                if path.utf8.contains(0) { throw value.failure("a path has no NUL; omit it") }
                field.value = FormField.value(ofPaths: path.split(separator: "\n").map { String($0) })
            default: field.value = try value.string()
            }
            if let fault = field.fault(field.value) { throw value.failure("the value \(fault)") }
        }
        if kind == .choice, field.choices.isEmpty { throw node.failure("there are no \"choices\"; give some") }
        if let mistake = field.mistake { throw node.failure("the field \(mistake)") }
        return field
    }

    /// Reads the numbers and the pattern that a field accepts.
    private static func readDetails(
        _ members: [String: DocumentNode], of field: inout FormField
    ) throws(CommandFailure) {
        for (key, part) in [("min", \FormField.lowest), ("max", \.highest), ("step", \.step)] {
            guard let node = members[key] else { continue }
            guard field.kind == .slider || field.kind == .number && key != "step" else {
                throw node.failure("a field of the kind \"\(field.kind.word)\" has no \"\(key)\"; remove it")
            }
            guard case .number(let number) = node.value, let given = GivenNumber(JSONValue.number(number).line),
                key != "step" || given.value > 0
            else { throw node.failure("give a number, up to a billion and with up to six decimals; a step is above 0") }
            field[keyPath: part] = given
        }
        guard let node = members["match"] else { return }
        guard field.kind.hasPattern else {
            throw node.failure("a field of the kind \"\(field.kind.word)\" has no \"match\"; remove it")
        }
        let pattern = try node.string()
        do throws(TextPattern.Failure) {
            field.pattern = try TextPattern(pattern)
        } catch {
            throw node.failure("this is not a regular expression: \(error.reason)")
        }
    }
}
