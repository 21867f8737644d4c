import PopsheetRandomNumbers
import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Rows as programs print them for a terminal: colours, links and the like are not part of a text.
@Suite struct EscapeSequenceTests {
    private func stripped(_ text: String) -> String {
        String(decoding: EscapeSequences.stripped(from: Array(text.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("plain é😀", "plain é😀"), ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[1;38;5;208mbold\u{1B}[m", "bold"),
        ("a\u{1B}[38:2::255:0:0mb", "ab"), ("\u{1B}[Kline\u{1B}[?25h", "line"), ("\u{1B}[!pa\u{1B}[2 q", "a"),
        ("\u{1B}]8;;https://example.org/?a=b\u{1B}\\link\u{1B}]8;;\u{1B}\\ end", "link end"),
        ("\u{1B}]8;id=1;file:///tmp\u{7}link\u{1B}]8;;\u{7}", "link"), ("\u{1B}]0;title\u{7}text", "text"),
        ("\u{1B}Pq#0\u{1B}\\sixel", "sixel"), ("\u{1B}_private\u{1B}\\a\u{1B}^b\u{1B}\\c", "ac"),
        ("\u{1B}(Bcharacters\u{1B}#8", "characters"), ("\u{1B}7saved\u{1B}8\u{1B}=\u{1B}c", "saved"),
        // What isn't complete ends where it can't go on.
        ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[31", "a"), ("a\u{1B}[31é", "aé"), ("a\u{1B}]0;title", "a"),
        ("\u{1B}\u{1B}[31mred", "red"), ("\u{1B}]0;title\u{1B}[31mred", "red"), ("é\u{1B}é", "éé"),
        ("\u{1B}\u{7}", "\u{7}"),
    ])
    func sequencesAreStripped(text: String, plain: String) {
        #expect(stripped(text) == plain)
    }

    /// However sequences are strewn into a text, the text is what is left.
    @Test func otherTextIsKept() {
        let texts = ["a", "Zeile", "é", "😀", " ", "[31m", "]8;;", "\\", "m", "\u{9B}", "\u{202E}", "0;"]
        func sequence(_ random: inout RandomNumbers) -> String {
            let parameters = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                Array("0123456789;:<=>?").randomElement(using: &random)!
            }
            let payload = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                Array("abc;:/?=[]é \\").randomElement(using: &random)!
            }
            return switch Int.random(in: 0...4, using: &random) {
            case 0: "\u{1B}[" + String(parameters) + ["m", "K", "@", "~", " q"].randomElement(using: &random)!
            case 1: "\u{1B}]" + String(payload) + "\u{7}"
            case 2:
                ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X"].randomElement(using: &random)! + String(payload)
                    + "\u{1B}\\"
            case 3: "\u{1B}" + ["7", "8", "=", "c", "M"].randomElement(using: &random)!
            default: "\u{1B}" + ["(B", ")0", "#8", "%G"].randomElement(using: &random)!
            }
        }
        for var random in RandomNumbers.cases(2_000) {
            var (given, plain) = ("", "")
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                if Int.random(in: 0...1, using: &random) == 0 {
                    given += sequence(&random)
                } else {
                    let text = texts.randomElement(using: &random)!
                    (given, plain) = (given + text, plain + text)
                }
            }
            // What is one escape sequence after the other may join to characters only in the comparison.
            #expect(
                Array(stripped(given).unicodeScalars) == Array(plain.unicodeScalars),
                "\(random): \(given.debugDescription)")
        }
    }

    /// Whatever the bytes, no escape character is left, and nothing is added.
    @Test func noEscapeCharacterIsEverLeft() {
        let alphabet: [UInt8] = [
            0x1B, 0x1B, 0x1B, 0x07, 0x5B, 0x5D, 0x5C, 0x50, 0x6D, 0x3B, 0x31, 0x20, 0x61, 0xC3, 0xA9, 0xFF, 0x00,
        ]
        for var random in RandomNumbers.cases(5_000) {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random)!
            }
            let result = EscapeSequences.stripped(from: bytes)
            #expect(!result.contains(0x1B), "\(random): \(bytes)")
            var rest = bytes[...]
            for byte in result {
                rest = rest.drop { $0 != byte }
                #expect(rest.popFirst() != nil, "\(random): \(bytes)")
            }
        }
    }

    @Test func aWholeRowIsIdAndLabelWithoutThem() async throws {
        let row = "\u{1B}[32mmain\u{1B}[m\n"
        for format in ["id", "label"] {
            expectAnswer(
                try await popsheet("--stdin", "--answer", "main", "--output", format, input: row), "main\n", status: 0)
        }
    }

    /// A file's name may hold them, and has to come out as it came in.
    @Test func anIdBeforeATabStaysAsItCame() async throws {
        let row = "a\u{1B}[31mb\t\u{1B}[1mLabel\u{1B}[m\n"
        let id = "a\u{1B}[31mb"
        expectAnswer(try await popsheet("--stdin", "--answer", id, input: row), id + "\n", status: 0)
        expectAnswer(
            try await popsheet("--stdin", "--answer", id, "--output", "label", input: row), "Label\n", status: 0)
    }

    @Test func aRowOfNothingElseIsBlank() async throws {
        let rows = "\u{1B}[31m\u{1B}[0m\n \u{1B}[K\n\u{1B}[1m\t\u{1B}[m\nlast\n"
        expectAnswer(
            try await popsheet("--stdin", "--answer", "last", "--output", "index", input: rows), "0\n", status: 0)
    }
}
