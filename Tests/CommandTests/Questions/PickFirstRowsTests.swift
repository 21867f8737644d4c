import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The rows of standard input that are read before `popsheet pick` has a window.
    @Suite @MainActor struct PickFirstRowsTests {
        private let directory: TemporaryDirectory

        init() throws { directory = try TemporaryDirectory() }

        /// Begins with a file as standard input, all of which can be read at once.
        private func pick(_ words: String..., from rows: String) throws -> Asking {
            let file = try directory.file("rows", rows)
            return try Asking(
                ["pick", "--stdin"] + words, environment: ["G_DEBUG": "fatal-criticals"],
                script: #"exec "$0" "$@" <'\#(file)'"#)
        }

        nonisolated static let lists = [
            ["pick", "--stdin"], ["dmenu"], ["zenity", "--name", "popsheet", "--list", "--column", "Row"],
        ]

        /// It would show an empty card, or a placeholder, and grow under the user's eyes.
        @Test(.requires(.x11, "only an X server reports the sizes of windows"), arguments: lists)
        func theWindowIsAsHighAsItsRowsFromTheBeginning(words: [String]) async throws {
            let file = try directory.file("rows", (1...6).map { "row \($0)\n" }.joined())
            let sizes = try await WindowSizes()
            let asking = try Asking(words, surface: nil, script: #"exec "$0" "$@" <'\#(file)'"#)
            try await asking.rest()
            let shown = sizes.shown
            #expect(shown.count == 1 && shown.allSatisfy { $0.count == 1 }, "\(shown)")
            _ = try await asking.answer(pressing: "Escape")
        }

        /// Rows after it that can be shown would turn the next errors into warnings.
        @Test func anErrorIsTheOnlyLine() async throws {
            let row = #"{"id":"a","label":""# + String(repeating: "a", count: 2000) + #""}"#
            let asking = try pick("--rows", "json", from: ["{", row, "{", row, ""].joined(separator: "\n"))
            expectFailure(try await asking.answer(), status: 65, "line 1")
        }

        @Test func aQueryFindsARowBehindThoseOfTheScreen() async throws {
            let rows = (1...700).map { "row \($0)\n" }.joined() + "fox\n"
            let asking = try pick("--query", "fox", from: rows)
            try await asking.waitFor("table row \"fox\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "fox\n", status: 0)
        }

        @Test func allRowsOfALargeFileAreThereAndInTheirOrder() async throws {
            let asking = try pick("--no-filter", from: (1...20_000).map { "row \($0)\n" }.joined())
            try await asking.waitForRow("row 1")
            expectAnswer(try await asking.answer(pressing: "End", "Return"), "row 20000\n", status: 0)
        }
    }
}
