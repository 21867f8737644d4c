import Testing

@testable import PopsheetCommand

/// The parser reads JSON as defined by RFC 8259.
@Suite struct JSONParserTests {
    private static let structureCases: [(String, JSONValue)] = [
        // Structure
        ("[]", [] as JSONValue), ("{}", [:]), ("[[]]", [[]]), ("[[],{}]", [[], [:]]),
        ("[1,[2,[3]]]", [1.0, [2.0, [3.0]]]),
        (#"{"a":{"b":{"c":null}}}"#, ["a": ["b": ["c": nil]]]),
        (#"{"b":1,"a":2}"#, ["b": 1.0, "a": 2.0]),
        (#"{"":0}"#, ["": 0.0]),
        (#"{"a":1,"A":2}"#, ["a": 1.0, "A": 2.0]),
        // Space, of the four kinds that count as such
        (" \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", [1.0, 2.0]),
        ("\n{\n\"a\"\n:\n1\n}\n", ["a": 1.0]),
        // A lone value of any kind
        ("null", nil), ("true", true), ("false", false), ("\"\"", ""), ("\"text\"", "text"), ("42", 42.0),
        (" 42 ", 42.0),
    ]

    @Test(arguments: Self.structureCases)
    func structure(text: String, value: JSONValue) throws {
        #expect(try JSONParser.parse(Array(text.utf8)) == value)
    }

    private static let numbersCases: [(String, Double)] = [
        ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("10", 10), ("123456789", 123_456_789), ("0.5", 0.5),
        ("-0.25", -0.25),
        ("1.000", 1), ("0.1", 0.1), ("1e3", 1_000), ("1E3", 1_000), ("1e+3", 1_000), ("1e-3", 0.001), ("1.5E+2", 150),
        ("0e5", 0), ("0.0e-0", 0), ("1e00003", 1_000), ("9007199254740993", 9_007_199_254_740_992),
        ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
        ("-1e-400", 0), ("0." + String(repeating: "0", count: 400) + "1", 0),
        ("3.14159265358979323846264338327950288", Double.pi),
    ]

    @Test(arguments: Self.numbersCases)
    func numbers(text: String, value: Double) throws {
        #expect(try JSONParser.parse(Array(text.utf8)) == .number(value))
    }

    private static let stringsCases: [(String, String)] = [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u00E9\u20ac""#, "Aéé€"),
        (#""\u0000""#, "\u{0}"), (#""\u001f""#, "\u{1F}"), (#""\uFFFF""#, "\u{FFFF}"), (#""\uFEFF""#, "\u{FEFF}"),
        (#""\ud83d\ude00""#, "😀"), (#""\uD834\uDD1E""#, "𝄞"), (#""\uD800\uDC00""#, "\u{10000}"),
        (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""a\ud83d\ude00b""#, "a😀b"),
        (#""\\u0041""#, "\\u0041"), (#""\u005C\u0022""#, "\\\""), (#""\/\/""#, "//"),
        ("\"é€😀\"", "é€😀"), ("\"\u{7F}\"", "\u{7F}"), ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
        ("\"\u{FFFF}\u{10FFFF}\"", "\u{FFFF}\u{10FFFF}"), ("\"\u{FEFF}\"", "\u{FEFF}"), ("\" \"", " "),
        ("\"/*no comment*/\"", "/*no comment*/"), ("\"[{\"", "[{"),
    ]

    @Test(arguments: Self.stringsCases)
    func strings(text: String, value: String) throws {
        guard case .string(let string) = try JSONParser.parse(Array(text.utf8)) else {
            Issue.record("this is no string")
            return
        }
        // Two texts that only look alike would be equal as strings.
        #expect(Array(string.unicodeScalars) == Array(value.unicodeScalars))
    }

    @Test func membersKeepTheirOrder() throws {
        let names = (0..<100).map { "name \($0 * 37 % 100)" }
        let text = "{" + names.map { "\"\($0)\":null" }.joined(separator: ",") + "}"
        guard case .object(let members) = try JSONParser.parse(Array(text.utf8)) else {
            Issue.record("this is no object")
            return
        }
        #expect(members.map(\.name) == names)
    }

    @Test func nestingIsReadUpToTheLimitAndNoDeeper() throws {
        func nested(_ count: Int, _ open: String, _ close: String) -> [UInt8] {
            Array((String(repeating: open, count: count) + "1" + String(repeating: close, count: count)).utf8)
        }
        let limit = JSONParser.nestingLimit
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            _ = try JSONParser.parse(nested(limit, open, close))
            let failure = jsonFailure(of: nested(limit + 1, open, close))
            #expect(failure?.reason == "more than 128 nested arrays and objects")
            #expect(failure?.column == limit * open.utf8.count + 1)
        }
        // Siblings do not nest.
        _ = try JSONParser.parse(Array("[\(Array(repeating: "[]", count: 1_000).joined(separator: ","))]".utf8))
    }

    @Test func aLongTextIsReadInLinearTime() throws {
        let text = "[\"" + String(repeating: "é\\n", count: 300_000) + "\"]"
        guard case .array(let elements) = try JSONParser.parse(Array(text.utf8)),
            case .string(let string)? = elements.first
        else {
            Issue.record("this is no string in an array")
            return
        }
        #expect(string.unicodeScalars.count == 600_000)
    }
}
