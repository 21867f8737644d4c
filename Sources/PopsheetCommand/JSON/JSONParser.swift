import PopsheetModel

/// Parses JSON strictly as in RFC 8259, and reports the line and column of an error.
///
/// FoundationEssentials reports no position, accepts a trailing comma and silently drops one of two members with the
/// same name.
struct JSONParser {
    /// The position of an error, counted from 1; columns count characters (Unicode scalars).
    struct Failure: Error, Hashable {
        var line: Int
        var column: Int
        var reason: String
    }

    /// The maximum nesting depth of arrays and objects; a sheet needs three.
    static let nestingLimit = 128

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// Parses a text that contains exactly one value.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        try parser.checkEncoding()
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw parser.failure("starts with a byte-order mark; save the file without one")
        }
        parser.skipSpace()
        let value = try parser.value()
        parser.skipSpace()
        if let byte = parser.peek { throw parser.failure("expected the end, found \(parser.name(of: byte))") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func value() throws(Failure) -> JSONValue {
        switch peek {
        case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case let byte?: throw failure("expected a value, found \(name(of: byte))")
        case nil: throw failure("expected a value, found the end")
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(Failure) -> JSONValue
    ) throws(Failure) -> JSONValue {
        if depth == Self.nestingLimit { throw failure("more than \(Self.nestingLimit) nested arrays and objects") }
        depth += 1
        defer { depth -= 1 }
        index += 1
        skipSpace()
        return try body(&self)
    }

    private mutating func array() throws(Failure) -> JSONValue {
        var elements: [JSONValue] = []
        if take("]") { return .array(elements) }
        repeat {
            skipSpace()
            elements.append(try value())
            skipSpace()
        } while take(",")
        try expect("]", or: "a comma")
        return .array(elements)
    }

    private mutating func object() throws(Failure) -> JSONValue {
        var members: [JSONValue.Member] = []
        var names: Set<String> = []
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            let start = index
            guard peek == UInt8(ascii: "\"") else { throw failure("expected a name in quotes, found \(nameOfNext)") }
            let name = try string()
            guard names.insert(name).inserted else {
                throw failure("the name \"\(name.excerpt)\" occurs twice in one object", at: start)
            }
            skipSpace()
            try expect(":")
            skipSpace()
            members.append(JSONValue.Member(name: name, value: try value()))
            skipSpace()
        } while take(",")
        try expect("}", or: "a comma")
        return .object(members)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard index + offset < bytes.count, bytes[index + offset] == word.utf8Start[offset] else {
                throw failure("expected a value, such as '\(word)'")
            }
        }
        index += word.utf8CodeUnitCount
        return value
    }

    private mutating func number() throws(Failure) -> Double {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
            throw failure("this number is too large", at: start)
        }
        return value
    }

    private mutating func digits() throws(Failure) {
        let start = index
        while let byte = peek, isDigit(byte) { index += 1 }
        if index == start { throw failure("expected a digit, found \(nameOfNext)") }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar, or alternative: String? = nil) throws(Failure) {
        if take(character) { return }
        let wanted = (alternative.map { "\($0) or " } ?? "") + "'\(character)'"
        throw failure("expected \(wanted), found \(nameOfNext)")
    }
}

// MARK: - Strings

extension JSONParser {
    private mutating func string() throws(Failure) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20:
                throw failure("\(name(of: byte)) is not escaped in a string; write \(escape(of: byte))")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw failure("a string has no end")
    }

    /// The escape of a control character in a string.
    private func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case UInt8(ascii: "\t"): "\\t"
        default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
    }

    private mutating func escape() throws(Failure) -> Character {
        let start = index
        index += 1
        guard let byte = peek else { throw failure("a string has no end") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try unicodeEscape(from: start))
        default: throw failure("'\\' before \(name(of: byte)) means nothing", at: start)
        }
    }

    /// The scalar of `\uXXXX`, or of two of them that form a surrogate pair.
    private mutating func unicodeEscape(from start: Int) throws(Failure) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, take("\\"), take("u") {
            let second = try hexadecimal()
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw failure("half of a surrogate pair is not a character", at: start)
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw failure("expected four hexadecimal digits, found \(nameOfNext)")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}

// MARK: - Positions and descriptions

extension JSONParser {
    /// Finds the first byte that is not UTF-8.
    private mutating func checkEncoding() throws(Failure) {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var valid = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): valid += UTF8.width(scalar)
            case .emptyInput: return
            case .error: throw failure("this is not UTF-8", at: valid)
            }
        }
    }

    private func failure(_ reason: String, at place: Int? = nil) -> Failure {
        let before = bytes.prefix(min(place ?? index, bytes.count))
        let newline = UInt8(ascii: "\n")
        let line = before.lazy.filter { $0 == newline }.count + 1
        let last = before.lastIndex(of: newline).map { before[($0 + 1)...] } ?? before
        // Every byte except UTF-8 continuation bytes begins a character.
        let column = last.lazy.filter { $0 & 0xC0 != 0x80 }.count + 1
        return Failure(line: line, column: column, reason: reason)
    }

    private var nameOfNext: String { peek.map(name) ?? "the end" }

    private func name(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: " "): "a space"
        case UInt8(ascii: "'"): "a single quote"
        case 0x21..<0x7F: "'\(Character(Unicode.Scalar(byte)))'"
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "a line break"
        case UInt8(ascii: "\t"): "a tab"
        case 0x80...: "a character beyond ASCII"
        default: "byte \(byte)"
        }
    }
}
