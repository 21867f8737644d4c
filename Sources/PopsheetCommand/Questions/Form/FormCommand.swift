import ArgumentParser
import Popsheet
import PopsheetStandalone

/// `popsheet form`: asks for several values at once.
struct FormCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "form",
        abstract: "Ask for several values, and print them.",
        discussion: """
            The kinds of fields are \(FormField.Kind.alternatives). A section begins a group of fields with its label, and a \
            label is a text. Prints a line ID<TAB>VALUE per field, with line breaks and tabs in values as \\n and \\t; with \
            --output json an object. Between the paths of files is the text of --separator, by default a line break; in JSON they are an array.

            In --field, a choice ends with the texts to choose from; \\=, \\: and \\| are parts of a text. A JSON document \
            can describe the form too, also with min, max, step and match:

              { "title": "New Album",
                "fields": [
                  { "kind": "entry", "id": "name", "label": "Name", "required": true },
                  { "kind": "choice", "id": "order", "label": "Order", "choices": ["Date", "Name"], "value": "Date" } ] }

            Examples:
              popsheet form --title "New Album" --field entry:name=Name \\
                --field switch:shared=Shared
              popsheet form --field "choice:order=Order:Date|Name" --value order=Name \\
                --field slider:n=Columns --range n=1..8
              popsheet form --field entry:zip=ZIP --match "zip=[0-9]{5}" --required zip \\
                --field file:photo=Photo
              popsheet form --spec album.json --output json

            Exit status: 0 the values were accepted, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("A field. May be repeated.", valueName: "kind:id=label[:choice|…]"), transform: Self.field)
    var field: [FormField] = []

    @OptionGroup var details: FieldDetails

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
        if !document.fields.contains(where: \.kind.hasValue) {
            throw .usage(
                document.fields.isEmpty
                    ? "there are no fields; give some with --field, or --spec"
                    : "there are no fields for a value, only texts; give some with --field, such as entry:name=Name")
        }
        try details.apply(to: &document.fields)
        if question.surface == .overlay,
            document.fields.contains(where: \.kind.isForFiles)
        {
            throw .usage("--surface: an overlay would cover the window in which files are chosen; omit the option")
        }
        var ids: Set<String> = []
        for field in document.fields {
            if let mistake = field.mistake { throw .usage("the field \"\(field.id.excerpt)\" \(mistake)") }
            if field.id.isEmpty {
                throw .usage("the field \"\(field.label.excerpt)\" has an empty id; give it one, as in entry:id=Label")
            }
            if field.id.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A }) {
                throw .usage("the id \"\(field.id.excerpt)\" contains a tab or a line break; give the field another")
            }
            if field.kind.hasValue, !ids.insert(field.id).inserted {
                throw .usage("two fields have the id \"\(field.id.excerpt)\"; give one of them another")
            }
            if field.label.allSatisfy(\.isWhitespace) {
                throw .usage("the field \"\(field.id.excerpt)\" has no label; give it one, as in entry:id=Label")
            }
        }
        return document
    }

    func focusIdentifiers(_ document: FormDocument) -> [String] { document.fields.map(\.id) }

    func recall(_ answer: JSONValue, _ document: inout FormDocument) {
        guard case .object(let members) = answer else { return }
        for index in document.fields.indices {
            let field = document.fields[index]
            guard !field.hasValue, field.kind != .password,
                let last = members.first(where: { $0.name == field.id }).flatMap({ field.text(of: $0.value) }),
                field.fault(last) == nil
            else { continue }
            document.fields[index].value = last
        }
    }

    func memory(of value: QuestionValue, _ document: FormDocument) -> JSONValue? {
        guard case .object(let members)? = value.json else { return nil }
        return .object(
            members.filter { member in
                !document.fields.contains { $0.id == member.name && $0.kind == .password }
            })
    }

    /// Values as they are printed.
    ///
    /// - Parameter paths: The paths of fields for files, by their ids; they need not be UTF-8.
    func value(_ fields: [(field: FormField, text: String)], paths: [String: [[UInt8]]]) -> QuestionValue {
        let separator = Array(details.separator.utf8)
        let lines = fields.map { field, text in
            let bytes = paths[field.id].map { Array($0.joined(separator: separator)) } ?? Array(text.utf8)
            return Array(field.id.utf8) + [UInt8(ascii: "\t")] + Self.escaped(bytes) + [UInt8(ascii: "\n")]
        }
        let members = fields.map { field, text in
            let files = paths[field.id]?.map { JSONValue.string(String(decoding: $0, as: UTF8.self)) }
            return JSONValue.Member(
                name: field.id, value: field.kind == .files && files != nil ? .array(files ?? []) : field.json(text))
        }
        return QuestionValue(text: lines.flatMap { $0 }, json: .object(members))
    }

    private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "\\"): Array("\\\\".utf8)
            case UInt8(ascii: "\n"): Array("\\n".utf8)
            case UInt8(ascii: "\t"): Array("\\t".utf8)
            case UInt8(ascii: "\r"): Array("\\r".utf8)
            default: [byte]
            }
        }
    }

    var standardInputReader: String? { spec == "-" ? "--spec" : nil }

    func value(answering answer: GivenAnswer, _ document: FormDocument) throws(CommandFailure) -> QuestionValue {
        try answer.requireAccepting()
        var document = document
        try enter(answer, in: &document.fields)
        let today = DateFormat.today()
        let values = document.fields.filter(\.kind.hasValue).map { (field: $0, text: $0.initialText(today: today)) }
        for (field, text) in values {
            if let fault = field.fault(text) {
                throw .usage("\(answer.source): the field \"\(field.id.excerpt)\" \(fault)")
            }
        }
        var paths: [String: [[UInt8]]] = [:]
        for (field, text) in values where field.kind.isForFiles { paths[field.id] = field.givenPaths(text) }
        return self.value(values, paths: paths)
    }

    /// Enters the values of an answer that is given beforehand; the other fields keep theirs.
    private func enter(_ answer: GivenAnswer, in fields: inout [FormField]) throws(CommandFailure) {
        guard let value = answer.value else { return }
        guard case .object(let members) = value else { throw answer.mismatch("an object with values of fields") }
        for member in members {
            let index = try FieldDetails.index(of: member.name, in: fields, answer.source)
            guard let text = fields[index].text(of: member.value) else {
                throw .usage(
                    "\(answer.source): the value of the field \"\(member.name.excerpt)\" is \(member.value.kind)")
            }
            fields[index].value = text
        }
    }

    @MainActor func dialog(_ document: FormDocument) -> any Dialog<QuestionValue> { FormDialog(self, document) }

    private static func field(_ text: String) throws -> FormField {
        guard let argument = FieldArgument(text) else {
            let kind = String(text.prefix { $0 != ":" })
            let nearest = FormField.Kind.allCases.map(\.word).nearest(to: kind)
            let hint = nearest.flatMap { $0 == kind ? nil : "did you mean \($0)? " } ?? ""
            throw ValidationError(
                "\(hint)give a kind, an id and a label, such as entry:name=Name; the kinds are "
                    + FormField.Kind.alternatives)
        }
        return argument.field
    }
}
