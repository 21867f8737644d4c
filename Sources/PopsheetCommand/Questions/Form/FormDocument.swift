import Popsheet

/// The document of `popsheet form --spec`: the texts and the fields, with values, choices and which are required.
struct FormDocument {
    var title: String?
    var message: String?
    var fields: [FormField] = []

    private static let keys = ["title", "message", "fields"]
    private static let fieldKeys = ["kind", "id", "label", "value", "choices", "required"]

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
        if let value = members["value"] {
            switch value.value {
            case .bool(let flag): field.value = flag ? "true" : "false"
            case .number(let number): field.value = JSONValue.number(number).line
            default: field.value = try value.string()
            }
            if let fault = field.fault(field.value) { throw value.failure("the value \(fault)") }
        }
        if kind == .choice, field.choices.isEmpty { throw node.failure("there are no \"choices\"; give some") }
        return field
    }
}
