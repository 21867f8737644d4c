extension JSONValue {
    /// The value as JSON on one line, with members in order.
    var line: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The value as readable JSON: one line for each nested value, and geometry on one line.
    var indented: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.digits(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            Self.write(elements, "[", "]", to: &text, indent: indent) { element, text, indent in
                element.write(to: &text, indent: indent)
            }
        case .object(let members):
            let indent = isGeometry ? nil : indent
            Self.write(members, "{", "}", to: &text, indent: indent) { member, text, indent in
                Self.write(member.name, to: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ open: String, _ close: String, to text: inout String, indent: Int?,
        _ body: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            body(element, &text, inner)
        }
        if let indent, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    /// Whether this is an object that contains only numbers.
    private var isGeometry: Bool {
        guard case .object(let members) = self, !members.isEmpty else { return false }
        return members.allSatisfy { if case .number = $0.value { true } else { false } }
    }

    /// A number in JSON: an integer has no fraction, and only finite numbers can be written.
    private static func digits(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
        return "\(value)"
    }

    private static func write(_ string: String, to text: inout String) {
        if !string.utf8.contains(where: needsEscape) {
            text += "\"\(string)\""
            return
        }
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
    }
}
