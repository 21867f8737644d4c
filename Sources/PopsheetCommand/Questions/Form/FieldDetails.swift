import ArgumentParser
import PopsheetModel

/// The options that say more about the fields of a form, each for one of them by its id.
struct FieldDetails: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "The value of a field at first; paths of files have the separator between them.", valueName: "id=value"),
        transform: Self.keyed)
    var value: [KeyedText] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("Accept the form only with a value of this field.", valueName: "id"))
    var required: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "The lowest and the highest number of a field; a number may have only one.", valueName: "id=min..max"),
        transform: Self.keyed)
    var range: [KeyedText] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init("The regular expression that all of a field's text matches.", valueName: "id=regex"),
        transform: Self.keyed)
    var match: [KeyedText] = []

    @Option(
        parsing: .unconditional,
        help: .init(
            "What is between the paths of a field for files, in values and in the output; // is in none. (default: a line break)",
            valueName: "text"), transform: Self.separator)
    var separator = "\n"

    private static func separator(_ text: String) throws -> String {
        if text.isEmpty { throw ValidationError("give a text, such as // or :") }
        return text
    }

    private static func keyed(_ text: String) throws -> KeyedText {
        guard let parts = KeyedText(text) else {
            throw ValidationError("give a field's id and a value, as in id=value")
        }
        return parts
    }

    /// Adds what the options say to the fields.
    func apply(to fields: inout [FormField]) throws(CommandFailure) {
        for given in range {
            let index = try Self.index(of: given.key, in: fields, "--range")
            guard fields[index].kind.hasRange else {
                throw .usage("--range: the field \"\(given.key.excerpt)\" is no number and no slider; omit the option")
            }
            guard let (lowest, highest) = Self.numbers(given.value) else {
                throw .usage("--range: \"\(given.value.excerpt)\" is no range; give one such as 1..10 or 0.5..")
            }
            (fields[index].lowest, fields[index].highest) = (lowest, highest)
        }
        for given in match {
            let index = try Self.index(of: given.key, in: fields, "--match")
            guard fields[index].kind.hasPattern else {
                throw .usage("--match: the field \"\(given.key.excerpt)\" is no text; omit the option")
            }
            fields[index].pattern = try EntryCommand.pattern(given.value, of: "--match")
        }
        for id in required { fields[try Self.index(of: id, in: fields, "--required")].isRequired = true }
        for given in value {
            let index = try Self.index(of: given.key, in: fields, "--value")
            var value = given.value
            if fields[index].kind == .files {
                let paths = OriginalBytes.of(value).split(separator: Array(separator.utf8)).map { Array($0) }
                fields[index].originalPaths = paths
                value = FormField.value(ofPaths: paths.map { String(decoding: $0, as: UTF8.self) })
            }
            if let fault = fields[index].fault(value) {
                throw .usage("--value: the value of the field \"\(given.key.excerpt)\" \(fault)")
            }
            fields[index].value = value
            fields[index].hasValue = true
        }
    }

    /// The field with an id; an unknown one is an error that names the nearest.
    static func index(
        of id: String, in fields: [FormField], _ option: String
    ) throws(CommandFailure) -> Int {
        if let index = fields.firstIndex(where: { $0.kind.hasValue && $0.id == id }) { return index }
        let known = fields.filter(\.kind.hasValue).map(\.id)
        guard let nearest = known.nearest(to: id) else {
            throw ActionDetails.unknown(id, part: "field", of: option, among: known)
        }
        throw .usage("\(option): no field has the id \"\(id.excerpt)\"; did you mean \"\(nearest.excerpt)\"?")
    }

    /// The ends of a range, of which one may be missing.
    private static func numbers(_ text: String) -> (GivenNumber?, GivenNumber?)? {
        guard let (low, high) = text.dividedAtDots, !(low.isEmpty && high.isEmpty) else { return nil }
        let (lowest, highest) = (GivenNumber(low), GivenNumber(high))
        guard lowest != nil || low.isEmpty, highest != nil || high.isEmpty else { return nil }
        return (lowest, highest)
    }
}

extension String {
    /// What is before and after the first two dots in a row; nil without them.
    fileprivate var dividedAtDots: (String, String)? {
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if next < endIndex, self[index] == ".", self[next] == "." {
                return (String(self[..<index]), String(self[self.index(after: next)...]))
            }
            index = next
        }
        return nil
    }
}
