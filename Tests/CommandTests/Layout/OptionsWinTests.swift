import PopsheetTestSupport
import Testing

/// Options take precedence over the document.
@Suite struct OptionsWinTests {
    private static let thePresentationCases: [(String, String, String)] = [
        ("compact", "", "compact"), ("compact", "--presentation sheet", "sheet"),
        ("sheet", "--presentation compact", "compact"),
        ("compact", "--presentation auto", "sheet"), ("auto", "--presentation popover", "popover"),
    ]

    @Test(arguments: Self.thePresentationCases)
    func thePresentation(document: String, options: String, form: String) async throws {
        let output = try await LayoutOutput(
            #"{ "presentation": "\#(document)", "actions": [ { "label": "A" } ] }"#, options)
        #expect(output.presentation == form)
    }

    private static let theAppearanceCases: [(String, String, Int)] = [
        ("classic-blue", "", 1), ("classic-blue", "--appearance light", 2), ("light", "--appearance classic-black", 1),
        ("classic", "--appearance auto", 2), ("dark", "", 2),
    ]

    @Test(arguments: Self.theAppearanceCases)
    func theAppearance(document: String, options: String, cards: Int) async throws {
        let output = try await LayoutOutput(
            #"{ "appearance": "\#(document)", "actions": [ { "label": "A" } ] }"#, options)
        #expect(output.cards.count == cards)
    }

    @Test func anOptionDoesNotMakeABadDocumentGood() async throws {
        let answer = try await popsheet(
            "layout", "-", "--presentation", "sheet", input: #"{ "presentation": "shet", "actions": [] }"#)
        expectFailure(answer, status: 65, "standard input: /presentation: ")
    }
}
