import Foundation
import PopsheetRandomNumbers
import Testing

@testable import PopsheetCommand

/// The command prints valid JSON for all values.
@Suite struct JSONWriterTests {
    private static let aLineCases: [(JSONValue, String)] = [
        (nil, "null"), (true, "true"), (false, "false"), ("", "\"\""), ([], "[]"), ([:], "{}"),
        (["a", nil, [true]], #"["a",null,[true]]"#),
        (["b": 1.0, "a": [:]], #"{"b":1,"a":{}}"#),
        ("\"\\/\n\r\t\u{8}\u{0}\u{1F}\u{7F}", #""\"\\/\n\r\t\u0008\u0000\u001f\u007f""#),
        ("é😀\u{2028}", "\"é😀\u{2028}\""),
    ]

    @Test(arguments: Self.aLineCases)
    func aLine(value: JSONValue, text: String) {
        #expect(value.line == text)
    }

    private static let aNumberCases: [(Double, String)] = [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.1, "0.1"), (1e-7, "1e-07"),
        (1e15, "1000000000000000"),
        (1e16, "1e+16"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (-.infinity, "null"),
        (.nan, "null"),
    ]

    @Test(arguments: Self.aNumberCases)
    func aNumber(value: Double, text: String) {
        #expect(JSONValue.number(value).line == text)
    }

    @Test func indentedForPeopleWithGeometryOnOneLine() {
        let value: JSONValue = [
            "name": "main", "frame": ["x": 1.0, "y": 2.5], "none": [], "nothing": [:], "rows": [["id": "a"], 2.0],
            "frames": [["x": 0.0]],
        ]
        let text = """
            {
              "name": "main",
              "frame": {"x":1,"y":2.5},
              "none": [],
              "nothing": {},
              "rows": [
                {
                  "id": "a"
                },
                2
              ],
              "frames": [
                {"x":0}
              ]
            }
            """
        #expect(value.indented == text)
    }

    @Test func whatIsWrittenIsReadBackUnchanged() throws {
        for var random in RandomNumbers.cases(2_000) {
            let value = JSONValue.random(using: &random)
            for text in [value.line, value.indented] {
                let read = try? JSONParser.parse(Array(text.utf8))
                #expect(read == value, "\(random)")
            }
            #expect(!value.line.utf8.contains(UInt8(ascii: "\n")), "\(random)")
        }
    }

    @Test func otherReadersTakeItToo() throws {
        for var random in RandomNumbers.cases(500) {
            let text = JSONValue.random(using: &random).indented
            #expect(throws: Never.self, "\(random)") {
                try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            }
        }
    }
}
