import Testing

@testable import PopsheetCommand

/// Invalid JSON is rejected at the first invalid character.
@Suite struct JSONRejectionTests {
    private static let structureCases: [(String, Int, Int, String)] = [
        // Nothing
        ("", 1, 1, "expected a value, found the end"), (" \n ", 2, 2, "expected a value, found the end"),
        // Arrays
        ("[", 1, 2, "expected a value, found the end"), ("[1", 1, 3, "expected a comma or ']', found the end"),
        ("[1,", 1, 4, "expected a value, found the end"), ("[1,]", 1, 4, "expected a value, found ']'"),
        ("[,1]", 1, 2, "expected a value, found ','"), ("[1,,2]", 1, 4, "expected a value, found ','"),
        ("[1 2]", 1, 4, "expected a comma or ']', found '2'"), ("[1}", 1, 3, "expected a comma or ']', found '}'"),
        ("]", 1, 1, "expected a value, found ']'"), ("[]]", 1, 3, "expected the end, found ']'"),
        ("[\n1\n,\n]", 4, 1, "expected a value, found ']'"), ("[(1)]", 1, 2, "expected a value, found '('"),
        // Objects
        ("{", 1, 2, "expected a name in quotes, found the end"), ("{\"a\"", 1, 5, "expected ':', found the end"),
        ("{\"a\":", 1, 6, "expected a value, found the end"),
        ("{\"a\":1", 1, 7, "expected a comma or '}', found the end"),
        ("{\"a\":1,}", 1, 8, "expected a name in quotes, found '}'"),
        ("{a:1}", 1, 2, "expected a name in quotes, found 'a'"),
        ("{'a':1}", 1, 2, "expected a name in quotes, found a single quote"),
        ("{1:1}", 1, 2, "expected a name in quotes, found '1'"), ("{\"a\" 1}", 1, 6, "expected ':', found '1'"),
        ("{\"a\",1}", 1, 5, "expected ':', found ','"), ("{\"a\"::1}", 1, 6, "expected a value, found ':'"),
        ("{\"a\":1 \"b\":2}", 1, 8, "expected a comma or '}', found '\"'"),
        ("{\"a\":1,,}", 1, 8, "expected a name in quotes, found ','"), ("{[]:1}", 1, 2, "expected a name in quotes"),
        ("{\"a\":1]", 1, 7, "expected a comma or '}', found ']'"),
        ("{} {}", 1, 4, "expected the end, found '{'"), ("{}#", 1, 3, "expected the end, found '#'"),
        // Words
        ("nul", 1, 1, "expected a value, such as 'null'"), ("nulll", 1, 5, "expected the end, found 'l'"),
        ("[tru]", 1, 2, "expected a value, such as 'true'"), ("[fals", 1, 2, "expected a value, such as 'false'"),
        ("True", 1, 1, "expected a value, found 'T'"), ("NULL", 1, 1, "expected a value, found 'N'"),
        ("NaN", 1, 1, "found 'N'"), ("Infinity", 1, 1, "found 'I'"), ("undefined", 1, 1, "found 'u'"),
        // Comments, which are no part of it
        ("[1]//x", 1, 4, "expected the end, found '/'"), ("[/**/1]", 1, 2, "expected a value, found '/'"),
        ("[1 #x\n]", 1, 4, "expected a comma or ']', found '#'"),
        // What other languages take for space
        ("[1]\u{C}", 1, 4, "expected the end, found byte 12"), ("\u{B}1", 1, 1, "expected a value, found byte 11"),
        ("[\u{A0}1]", 1, 2, "found a character beyond ASCII"), ("[\u{2028}1]", 1, 2, "found a character beyond ASCII"),
        ("1\u{0}", 1, 2, "expected the end, found byte 0"), ("\u{0}", 1, 1, "expected a value, found byte 0"),
    ]

    @Test(arguments: Self.structureCases)
    func structure(text: String, line: Int, column: Int, reason: String) {
        expectFailure(Array(text.utf8), line, column, reason)
    }

    private static let numbersCases: [(String, Int, String)] = [
        ("-", 2, "expected a digit, found the end"), ("+1", 1, "expected a value, found '+'"),
        ("01", 2, "expected the end, found '1'"), ("-01", 3, "expected the end, found '1'"),
        ("00", 2, "expected the end, found '0'"), (".5", 1, "expected a value, found '.'"),
        ("-.5", 2, "expected a digit, found '.'"), ("1.", 3, "expected a digit, found the end"),
        ("1.e1", 3, "expected a digit, found 'e'"), ("1e", 3, "expected a digit, found the end"),
        ("1e+", 4, "expected a digit, found the end"), ("1e+-2", 4, "expected a digit, found '-'"),
        ("1e1.5", 4, "expected the end, found '.'"), ("1.2.3", 4, "expected the end, found '.'"),
        ("0x10", 2, "expected the end, found 'x'"), ("1_000", 2, "expected the end, found '_'"),
        ("1,5", 2, "expected the end, found ','"), ("--1", 2, "expected a digit, found '-'"),
        ("- 1", 2, "expected a digit, found a space"), ("1 e3", 3, "expected the end, found 'e'"),
        ("-Infinity", 2, "expected a digit, found 'I'"), ("-NaN", 2, "expected a digit, found 'N'"),
        ("１", 1, "expected a value, found a character beyond ASCII"),
        ("1e400", 1, "this number is too large"), ("-1e400", 1, "this number is too large"),
        ("1e99999999999999999999", 1, "this number is too large"),
        (String(repeating: "9", count: 400), 1, "this number is too large"),
    ]

    @Test(arguments: Self.numbersCases)
    func numbers(text: String, column: Int, reason: String) {
        expectFailure(Array(text.utf8), 1, column, reason)
    }

    private static let stringsCases: [(String, Int, Int, String)] = [
        ("\"", 1, 2, "a string has no end"), ("\"abc", 1, 5, "a string has no end"),
        ("\"abc\\", 1, 6, "a string has no end"), ("\"abc\\\"", 1, 7, "a string has no end"),
        ("'abc'", 1, 1, "expected a value, found a single quote"), ("“abc”", 1, 1, "found a character beyond ASCII"),
        ("\"a\nb\"", 1, 3, "a line break is not escaped in a string; write \\n"),
        ("\"a\rb\"", 1, 3, "a line break is not escaped in a string; write \\r"),
        ("\"a\tb\"", 1, 3, "a tab is not escaped in a string; write \\t"),
        ("\"a\u{0}b\"", 1, 3, "byte 0 is not escaped in a string; write \\u0000"),
        ("\"a\u{1B}b\"", 1, 3, "byte 27 is not escaped in a string; write \\u001b"),
        (#""\a""#, 1, 2, #"'\' before 'a' means nothing"#), (#""\x41""#, 1, 2, #"'\' before 'x' means nothing"#),
        (#""\'""#, 1, 2, #"'\' before a single quote means nothing"#),
        ("\"\\\n\"", 1, 2, "'\\' before a line break means nothing"),
        (#""\é""#, 1, 2, #"'\' before a character beyond ASCII means nothing"#),
        (#""\U0041""#, 1, 2, #"'\' before 'U' means nothing"#), (#""\0""#, 1, 2, #"'\' before '0' means nothing"#),
        (#""\u""#, 1, 4, "expected four hexadecimal digits, found '\"'"),
        (#""\u12""#, 1, 6, "expected four hexadecimal digits, found '\"'"),
        (#""\u12"#, 1, 6, "expected four hexadecimal digits, found the end"),
        (#""\u00G0""#, 1, 6, "expected four hexadecimal digits, found 'G'"),
        (#""\u+123""#, 1, 4, "expected four hexadecimal digits, found '+'"),
        (#""\u００41""#, 1, 4, "expected four hexadecimal digits, found a character beyond ASCII"),
        (#""\ud800""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\udc00""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\udc00\ud800""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\ud800\ud800""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\ud800x""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\ud800\n""#, 1, 2, "half of a surrogate pair is not a character"),
        (#""\ud83d\u""#, 1, 10, "expected four hexadecimal digits"),
        (#"["äöü\q"]"#, 1, 6, #"'\' before 'q' means nothing"#), ("[\"😀\", x]", 1, 7, "found 'x'"),
        ("[\"a\",\r\n \"é\" 1]", 2, 6, "expected a comma or ']', found '1'"),
    ]

    @Test(arguments: Self.stringsCases)
    func strings(text: String, line: Int, column: Int, reason: String) {
        expectFailure(Array(text.utf8), line, column, reason)
    }

    private static let textThatIsNotUTF8Cases: [([UInt8], Int, Int)] = [
        ([0x80], 1, 1), ([0x22, 0xFF, 0x22], 1, 2), ([0x22, 0xC3, 0x22], 1, 2), ([0x22, 0xC0, 0xAF, 0x22], 1, 2),
        ([0x22, 0xE2, 0x82], 1, 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 2),
        ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, 2),
        ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1, 2), ([0x0A, 0x22, 0xC3, 0xA9, 0xE9, 0x22], 2, 3),
        // UTF-16 and UTF-32 with their marks
        ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], 1, 1), ([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], 1, 1),
    ]

    @Test(arguments: Self.textThatIsNotUTF8Cases)
    func textThatIsNotUTF8(bytes: [UInt8], line: Int, column: Int) {
        expectFailure(bytes, line, column, "this is not UTF-8")
    }

    @Test func aByteOrderMarkIsNamed() {
        expectFailure([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], 1, 1, "starts with a byte-order mark; save the file without one")
        expectFailure([0xEF, 0xBB], 1, 1, "this is not UTF-8")
    }

    private static let twoMembersOfOneNameCases: [(String, Int)] = [
        (#"{"a":1,"a":1}"#, 8), (#"{"a":1,"b":{"a":2},"a":3}"#, 20), (#"{"a":1,"\u0061":2}"#, 8), (#"{"":1,"":2}"#, 7),
    ]

    @Test(arguments: Self.twoMembersOfOneNameCases)
    func twoMembersOfOneName(text: String, column: Int) {
        expectFailure(Array(text.utf8), 1, column, "occurs twice in one object")
    }

    @Test func aLongNameIsQuotedInPart() {
        let name = String(repeating: "x", count: 1_000_000)
        let failure = jsonFailure(of: "{\"\(name)\":1,\"\(name)\":1}".utf8)
        #expect(failure?.reason == "the name \"\(name.prefix(40))…\" occurs twice in one object")
        #expect(failure?.column == 1_000_007)
    }

    @Test func everyTruncatedDocumentIsRejectedAtItsEnd() {
        let text = #"{"a":[1,{"b":"c\u00e9"},null,true],"d":-1.5e3}"#
        for count in 0..<text.utf8.count {
            let failure = jsonFailure(of: text.utf8.prefix(count), "the first \(count) bytes")
            // A word that is cut is refused where it begins.
            #expect((count - 3...count + 1).contains(failure?.column ?? -1), "the first \(count) bytes")
        }
    }

    private func expectFailure(
        _ bytes: [UInt8], _ line: Int, _ column: Int, _ reason: String, location: SourceLocation = #_sourceLocation
    ) {
        guard let failure = jsonFailure(of: bytes, location: location) else { return }
        #expect(failure.line == line, sourceLocation: location)
        #expect(failure.column == column, sourceLocation: location)
        #expect(failure.reason.contains(reason), sourceLocation: location)
    }
}
