import PopsheetModel

/// A value in a document and its path, so that an error can name it by its JSON Pointer.
struct DocumentNode {
    let value: JSONValue
    /// The JSON Pointer (RFC 6901) of the value; empty for the whole document.
    let pointer: String
    /// The document's name in messages.
    let document: String

    init(value: JSONValue, pointer: String = "", document: String) {
        (self.value, self.pointer, self.document) = (value, pointer, document)
    }

    /// Reads a line of standard input that is a whole document.
    init(line: [UInt8], number: Int) throws(CommandFailure) {
        let name = "standard input, line \(number)"
        do throws(JSONParser.Failure) {
            self.init(value: try JSONParser.parse(line), document: name)
        } catch {
            throw .data("\(name), column \(error.column): \(error.reason)")
        }
    }

    func failure(_ reason: String) -> CommandFailure {
        // The pointer to the whole document is empty.
        .data("\(document): \(pointer.isEmpty ? "" : "\(pointer): ")\(reason)")
    }

    /// An error that says what was expected instead of the value.
    private func mismatch(_ wanted: String) -> CommandFailure { failure("this is \(value.kind); give \(wanted)") }

    func string() throws(CommandFailure) -> String {
        guard case .string(let string) = value else { throw mismatch("a string") }
        return string
    }

    func bool() throws(CommandFailure) -> Bool {
        guard case .bool(let bool) = value else { throw mismatch("true or false") }
        return bool
    }

    func array() throws(CommandFailure) -> [DocumentNode] {
        guard case .array(let elements) = value else { throw mismatch("an array") }
        return elements.enumerated().map { index, element in
            DocumentNode(value: element, pointer: "\(pointer)/\(index)", document: document)
        }
    }

    /// A word of a choice.
    func word<Word: CommandWord>(_ type: Word.Type) throws(CommandFailure) -> Word {
        let text = try string()
        if let word = Word(word: text) { return word }
        throw failure("\"\(text.excerpt)\" is not a valid value; give \(Word.alternatives)")
    }

    /// The members of an object by name; an unknown name is an error that suggests the nearest known one.
    func members(
        known: [String], wanted: String = "an object"
    ) throws(CommandFailure) -> [String: DocumentNode] {
        guard case .object(let members) = value else { throw mismatch(wanted) }
        var nodes: [String: DocumentNode] = [:]
        for member in members {
            let pointer = "\(pointer)/\(Self.escaped(member.name))"
            let node = DocumentNode(value: member.value, pointer: pointer, document: document)
            guard known.contains(member.name) else {
                let hint = known.nearest(to: member.name).map { "did you mean \"\($0)\"?" }
                throw node.failure(
                    "\"\(member.name.excerpt)\" is not a known key; "
                        + (hint ?? "known: \(known.joined(separator: ", "))"))
            }
            nodes[member.name] = node
        }
        return nodes
    }

    /// A name in JSON Pointer syntax, short enough for one line.
    private static func escaped(_ name: String) -> String {
        var text = ""
        for character in name.excerpt {
            switch character {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.append(character)
            }
        }
        return text
    }
}
