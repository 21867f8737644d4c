import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The symbols of controls, which are the program's own (controls.md §4, performance.md).
    @Suite @MainActor struct QuestionSymbolTests {
        nonisolated static let questions: [[String]] = [
            ["pick", "One", "Two", "Three"], ["pick", "--multiple", "--checked", "One", "One", "Two"],
            ["entry", "--text", "Text"], ["entry", "--password"], ["date"], ["pick", "--stdin"],
            [
                "form", "--field", "switch:a=A", "--field", "number:b=B", "--field", "date:c=C", "--field",
                "choice:d=D:One|Two|Three|Four|Five",
            ],
        ]

        /// An icon of the desktop's theme costs milliseconds, and the library for SVG 8 MB.
        @Test(arguments: questions)
        func aQuestionLoadsNoIconsAndNoLibraryForSVG(words: [String]) async throws {
            // With its input open, `--stdin` waits for rows.
            let asking = try Asking(words, environment: ["G_DEBUG": "fatal-criticals"])
            try await asking.begin(with: words.contains("--stdin") ? nil : "")
            _ = try await asking.window()
            try await asking.wait(forTree: "\"Cancel\"")
            let maps = try await asking.process.memoryMaps()
            #expect(!maps.contains("librsvg") && !maps.contains("icon-theme.cache"))
            // The spinner would turn for ever.
            if words.contains("--stdin") { asking.process.closeInput() }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
