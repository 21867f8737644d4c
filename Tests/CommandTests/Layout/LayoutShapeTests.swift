import Foundation
import PopsheetTestSupport
import Testing

/// The JSON that `popsheet layout` prints has the same members for every sheet.
@Suite struct LayoutShapeTests {
    private static let frame = ["x", "y", "width", "height"]

    @Test(arguments: [
        ["--presentation", "sheet"], ["--presentation", "compact"], ["--appearance", "classic-black"],
        ["--presentation", "popover", "--anchor", "50,50,20,20"], ["--presentation", "popover"], ["--window", "0x0"],
        ["--phase", "out", "--at", "0.1"], ["--direction", "rtl"],
    ])
    func everyObjectHasItsMembers(options: [String]) async throws {
        let document = #"{ "title": "T", "message": "M", "actions": [ { "label": "A" }, { "label": "B" } ] }"#
        let answer = try await popsheet(["layout", "-"] + options, input: Array(document.utf8))
        expectSuccess(answer)
        let whole = try object(JSONSerialization.jsonObject(with: Data(answer.output)))
        expectMembers(
            whole,
            [
                "presentation", "backdrop", "cards", "header", "rows", "separators", "bubble", "opacity", "scale",
                "scrolls",
            ])
        if let backdrop = whole["backdrop"] as? [String: Any] {
            expectMembers(backdrop, ["frame", "opacity"])
            expectMembers(try object(backdrop["frame"]), Self.frame)
        }
        for card in try objects(whole["cards"]) {
            expectMembers(card, ["name", "frame", "cornerRadius"])
            expectMembers(try object(card["frame"]), Self.frame)
        }
        let header = try object(whole["header"])
        expectMembers(header, ["frame", "title", "message"])
        for part in ["frame", "title", "message"] { expectMembers(try object(header[part]), Self.frame) }
        let rows = try objects(whole["rows"])
        #expect(rows.count >= 2)
        for row in rows {
            expectMembers(
                row, ["id", "role", "frame", "enabled", "fontSize", "fontWeight", "visible", "cornerRadius"])
            expectMembers(try object(row["frame"]), Self.frame)
        }
        for separator in try objects(whole["separators"]) { expectMembers(separator, Self.frame) }
        if let bubble = whole["bubble"] as? [String: Any] {
            expectMembers(bubble, ["frame", "cornerRadius", "arrowEdge", "arrowTip", "arrowBase"])
            expectMembers(try object(bubble["frame"]), Self.frame)
            for point in ["arrowTip", "arrowBase"] where !(bubble[point] is NSNull) {
                expectMembers(try object(bubble[point]), ["x", "y"])
            }
        }
        expectMembers(try object(whole["scrolls"]), ["header", "actions"])
    }

    @Test func whatASheetLacksIsNullOrEmpty() async throws {
        let bare = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ], "cancel": null }"#)
        #expect(bare.header == nil && bare.bubble == nil && bare.separators.isEmpty)
        #expect(bare.cards.map(\.name) == ["main"])
        let titled = try await LayoutOutput(#"{ "title": "T", "cancel": null, "actions": [ { "label": "A" } ] }"#)
        #expect(titled.header?.title != nil && titled.header?.message == nil)
        let popover = try await LayoutOutput(#"{ "actions": [ { "label": "A" } ] }"#, "--presentation popover")
        #expect(popover.backdrop == nil && popover.cards.isEmpty)
        #expect(popover.bubble?.arrowEdge == nil && popover.bubble?.arrowTip == nil)
    }

    @Test func aFrameIsOnOneLine() async throws {
        let answer = try await popsheet("layout", "-", input: #"{ "actions": [ { "label": "A" } ] }"#)
        #expect(answer.text.contains("\n    \"frame\": {\"x\":0,\"y\":0,\"width\":390,\"height\":844},\n"))
        #expect(answer.text.hasPrefix("{\n  \"presentation\": \"sheet\",\n") && answer.text.hasSuffix("\n}\n"))
    }

    @Test func textsAreWrittenAsTheyWereRead() async throws {
        let output = try await LayoutOutput(
            #"{ "actions": [ { "label": "A", "id": "\"\\\t\u007f/é😀\u2028" } ] }"#)
        #expect(output.rows.first?.id == "\"\\\t\u{7F}/é😀\u{2028}")
    }

    @Test func theSameInputGivesTheSameBytes() async throws {
        let document = #"{ "title": "T", "actions": [ { "label": "A rather long label, to be measured" } ] }"#
        let answers = [
            try await popsheet("layout", "-", "--at", "0.1", input: document),
            try await popsheet("layout", "-", "--at", "0.1", input: document),
        ]
        #expect(answers[0].output == answers[1].output)
    }

    private func expectMembers(
        _ object: [String: Any], _ names: [String], location: SourceLocation = #_sourceLocation
    ) {
        #expect(object.keys.sorted() == names.sorted(), sourceLocation: location)
    }

    private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

    private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }
}
