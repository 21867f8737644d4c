import PopsheetTestSupport
import Testing

/// Large documents neither crash the command, nor take long, nor fill a terminal.
@Suite struct HugeDocumentTests {
    private static let megabyte = String(repeating: "x", count: 1_000_000)

    @Test func aHundredThousandBrackets() async throws {
        for bracket in ["[", "{\"a\":", "[{\"a\":"] {
            expectFailure(
                try await popsheet("layout", "-", input: String(repeating: bracket, count: 100_000)), status: 65,
                "standard input:1:", "more than 128 nested arrays and objects")
        }
        expectFailure(
            try await popsheet("layout", "-", input: String(repeating: "]", count: 100_000)), status: 65, ":1:1: ")
    }

    @Test func textsOfAMegabyteAreLaidOut() async throws {
        let words = String(repeating: "word ", count: 200_000)
        let lines = String(repeating: "\\n", count: 500_000)
        for text in [Self.megabyte, words, "a" + lines, String(repeating: "é😀", count: 150_000)] {
            let output = try await LayoutOutput(
                """
                { "title": "\(text)", "message": "\(text)", "cancel": { "label": "a\(text)" },
                  "actions": [ { "id": "a", "label": "a\(text)", "subtitle": "\(text)", "icon": "\(text)" } ] }
                """)
            #expect(output.cards[0].frame.y == 20 && output.scrolls.header)
            #expect(output.row("a")?.fontSize.isClose(to: 14) == true)
        }
    }

    @Test func anIdOfAMegabyteIsPrintedWhole() async throws {
        let output = try await LayoutOutput(#"{ "actions": [ { "id": "\#(Self.megabyte)", "label": "A" } ] }"#)
        #expect(output.rows.first?.id == Self.megabyte)
    }

    @Test(arguments: [
        #"{"MEGABYTE":1}"#, #"{"actions":[{"MEGABYTE":1}]}"#, #"{"tint":"MEGABYTE"}"#, #"{"appearance":"MEGABYTE"}"#,
        #"{"actions":[{"label":"MEGABYTE"},{"label":"MEGABYTE"}]}"#, #"{"actions":[{"label":"A","id":"a\nMEGABYTE"}]}"#,
        #"{"actions":[{"label":"MEGABYTE","id":""}]}"#, #"{"actions":[{"label":"","id":"MEGABYTE"}]}"#,
        #"{"actions":[{"label":"A","role":"cancel"},{"label":"MEGABYTE","role":"cancel"}]}"#,
        #"{"MEGABYTE":1,"MEGABYTE":2}"#, #"{"title":"MEGABYTE"#, #"MEGABYTE"#, #"{"title":MEGABYTE}"#,
    ])
    func anErrorQuotesLittleOfAMegabyte(document: String) async throws {
        for text in [Self.megabyte, String(repeating: "\u{10FFFE}", count: 10_000)] {
            expectFailure(
                try await popsheet("layout", "-", input: document.replacing("MEGABYTE", with: text)), status: 65,
                "standard input:")
        }
    }

    @Test func tenThousandActions() async throws {
        let output = try await LayoutOutput(Self.document(ofActions: 10_000))
        #expect(output.rows.map(\.id) == (0..<10_000).map { "a\($0)" } + ["cancel"])
        #expect(output.scrolls.actions && output.cards[0].frame.y == 20)
        #expect(output.separators.count == 9_999)
        // Only what can be seen is measured.
        #expect(output.rows.filter(\.visible).count < 20)
    }

    @Test func aHundredThousandActions() async throws {
        let answer = try await popsheet("layout", "-", input: Self.document(ofActions: 100_000))
        expectSuccess(answer)
        #expect(answer.text.contains("\"id\": \"a99999\"") && answer.text.hasSuffix("\n}\n"))
    }

    private static func document(ofActions count: Int) -> String {
        let actions = (0..<count).map { #"{"id":"a\#($0)","label":"Action number \#($0)"}"# }
        return #"{ "actions": [ \#(actions.joined(separator: ",")) ] }"#
    }

    @Test func aWrongActionFarDownIsFound() async throws {
        let actions = (0..<10_000).map { #"{"id":"a\#($0)","label":"A"}"# }
        for (last, pointer) in [
            (#"{"id":"a7","label":"A"}"#, "/actions/10000: "), (#"{"id":"b"}"#, "/actions/10000: "),
        ] {
            let document = #"{ "actions": [ \#((actions + [last]).joined(separator: ",")) ] }"#
            expectFailure(try await popsheet("layout", "-", input: document), status: 65, pointer)
        }
    }
}
