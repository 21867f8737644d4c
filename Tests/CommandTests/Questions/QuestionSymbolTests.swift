import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The symbols of controls, which are the program's own (controls.md §4, performance.md).
    @Suite @MainActor struct QuestionSymbolTests {
        private nonisolated static let questions: [[String]] = [
            ["pick", "One", "Two", "Three"], ["pick", "--multiple", "--checked", "One", "One", "Two"],
            ["entry", "--text", "Text"], ["entry", "--password"], ["date"], ["pick", "--stdin"],
            // With so many rows there is a search field.
            ["pick"] + (1...12).map { "Row \($0)" },
            [
                "form", "--field", "switch:a=A", "--field", "number:b=B", "--field", "date:c=C", "--field",
                "choice:d=D:One|Two|Three|Four|Five",
            ],
        ]

        /// An icon of the desktop's theme costs milliseconds, and the library for SVG 8 MB.
        @Test(arguments: questions)
        func aQuestionLoadsNoIconsAndNoLibraryForSVG(words: [String]) async throws {
            // With its input open, `--stdin` waits for rows.
            let waits = words.contains("--stdin")
            let asking = try await Asking.question(words, input: waits ? nil : "")
            try await asking.wait(forTree: "\"Cancel\"")
            // Then it has been drawn; the spinner would turn for ever.
            if !waits { _ = try await asking.rest() }
            let maps = try await asking.process.memoryMaps()
            #expect(!maps.contains("librsvg") && !maps.contains("icon-theme.cache"))
            if waits { asking.process.closeInput() }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
