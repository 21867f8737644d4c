import PopsheetTestSupport
import Testing

@testable import PopsheetCommand

/// Rows of JSON that are not UTF-8: file names need not be, and programs write them as they are (command.md).
@Suite struct RowBytesTests {
    /// With bytes that begin no character, and one that lacks its end.
    private static let name: [UInt8] = [0x61, 0xFF, 0xE9, 0x20, 0xE2, 0x82]
    private static let shown = "a\u{FFFD}\u{FFFD} \u{FFFD}"

    private static func row(_ before: String, _ after: String) -> [UInt8] {
        Array(before.utf8) + name + Array((after + "\n").utf8)
    }

    private static let rows = [
        row(#"{"label":""#, #""}"#), row(#"{"label":"L","id":""#, #""}"#), row(#"{"subtitle":"é😀","id":""#, #""}"#),
    ]

    @Test(arguments: rows)
    func theIdIsPrintedToTheByteWhicheverRowItIs(row: [UInt8]) async throws {
        let other = Array("{\"label\":\"x\"}\n".utf8)
        let first = try await popsheet(["pick", "--rows", "json", "--answer", "ok"], input: row + other)
        #expect(first.output == Self.name + [0x0A] && first.status == 0 && first.errorText == "", "\(first)")
        let last = try await popsheet(
            ["pick", "--rows", "json", "--multiple", "--answer", "ok"],
            input: other + row.dropLast(2) + Array(#","checked":true}"#.utf8))
        #expect(last.output == Self.name + [0x0A] && last.status == 0 && last.errorText == "", "\(last)")
    }

    @Test func textsAreShownWithReplacementCharacters() throws {
        var parser = RowParser(.json, isNULEnded: false)
        for row in Self.rows {
            let record = try #require(try parser.take(row).first)
            #expect(record.id == Self.name)
            #expect(record.label == (record.label == "L" ? "L" : Self.shown))
            #expect(record.subtitle == nil || record.subtitle == "é😀")
        }
        // Characters that stand for bytes are themselves where a row is UTF-8.
        let text = "\u{10FFFF}\u{10FF80}"
        let record = try #require(try parser.take(Array("{\"label\":\"\(text)\"}\n".utf8)).first)
        #expect(record.label == text && record.id == Array(text.utf8))
    }

    @Test func bytesOutsideOfTextsAreAnError() async throws {
        let answer = try await popsheet(["pick", "--rows", "json", "--answer", "ok"], input: [0xFF, 0x0A])
        expectFailure(answer, status: 65, "standard input, line 1, column 1")
    }
}

extension AskSuites {
    /// Rows that are not UTF-8, in the windows of `pick` and `ask`.
    @Suite @MainActor struct RowBytesWindowTests {
        @Test(arguments: ["pick", "ask"])
        func theRowIsShownAndPrinted(question: String) async throws {
            let asking = try await Asking.question(question, "--rows", "json", input: nil)
            try await asking.process.write(Array("{\"label\":\"a".utf8) + [0xFF] + Array("\"}\n".utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "\"a\u{FFFD}\"")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.output == [0x61, 0xFF, 0x0A] && answer.status == 0 && answer.errorText == "", "\(answer)")
        }
    }
}
