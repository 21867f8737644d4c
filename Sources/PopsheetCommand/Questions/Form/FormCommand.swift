import ArgumentParser
import Popsheet

/// `popsheet form`: asks for several values at once.
struct FormCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "form",
        abstract: "Ask for several values, and print them.",
        discussion: """
            The kinds of fields are \(FormField.Kind.alternatives). Prints a line ID<TAB>VALUE per field, with line breaks and \
            tabs in values as \\n and \\t; with --output json an object.

            A JSON document can give values, choices and which fields are required:

              { "title": "New Album",
                "fields": [
                  { "kind": "entry", "id": "name", "label": "Name", "required": true },
                  { "kind": "choice", "id": "order", "label": "Order", "choices": ["Date", "Name"], "value": "Date" } ] }

            Examples:
              popsheet form --title "New Album" --field entry:name=Name --field switch:shared=Shared
              popsheet form --spec album.json --output json

            Exit status: 0 the values were accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("A field. May be repeated.", valueName: "kind:id=label"), transform: Self.field)
    var field: [FormField] = []

    @Option(help: .init("The form as a JSON document; - reads it from standard input.", valueName: "file"))
    var spec: String?

    @OptionGroup(title: "Question") var question: QuestionArguments

    /// The fields of the document and of the options, and the document's texts.
    func check() throws(CommandFailure) -> FormDocument {
        var document =
            try spec.map { path throws(CommandFailure) in
                try FormDocument(reading: InputFile(path: path))
            } ?? FormDocument()
        document.fields += field
        if document.fields.isEmpty { throw .usage("there are no fields; give some with --field, or --spec") }
        var ids: Set<String> = []
        for field in document.fields {
            if field.id.isEmpty || field.id.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A }) {
                throw .usage("the id \"\(field.id.excerpt)\" of a field is empty, or contains a tab or a line break")
            }
            if !ids.insert(field.id).inserted {
                throw .usage("two fields have the id \"\(field.id.excerpt)\"; give one of them another")
            }
            if field.label.allSatisfy(\.isWhitespace) {
                throw .usage("the field \"\(field.id.excerpt)\" has no label; give it one, as in entry:id=Label")
            }
        }
        return document
    }

    /// Values as they are printed.
    static func value(_ fields: [(field: FormField, text: String)]) -> QuestionValue {
        let lines = fields.map { "\($0.field.id)\t\(escaped($0.text))\n" }.joined()
        return QuestionValue(
            text: Array(lines.utf8),
            json: .object(fields.map { .init(name: $0.field.id, value: $0.field.json($0.text)) }))
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    var standardInputReader: String? { spec == "-" ? "--spec" : nil }

    func value(answering answer: GivenAnswer, _ document: FormDocument) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        let today = DateFormat.today()
        let values = document.fields.map { (field: $0, text: $0.initialText(today: today)) }
        for (field, text) in values {
            if let fault = field.fault(text) {
                throw .usage("\(answer.source): the field \"\(field.id.excerpt)\" \(fault)")
            }
        }
        return Self.value(values)
    }

    @MainActor func dialog(_ document: FormDocument) -> any Dialog<QuestionValue> { FormDialog(self, document) }

    private static func field(_ text: String) throws -> FormField {
        guard let field = FormField(text) else {
            throw ValidationError(
                "give a kind, an id and a label, such as entry:name=Name; the kinds are \(FormField.Kind.alternatives)")
        }
        if field.kind == .choice {
            throw ValidationError("a choice needs its choices; describe it in a document, with --spec")
        }
        return field
    }
}
