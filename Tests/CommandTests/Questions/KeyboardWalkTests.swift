import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Every question is answered with the keyboard alone; those of GTK's file chooser in ``WordWindowTests``.
    @Suite @MainActor struct KeyboardWalkTests {
        /// A question, the keys that change what it asks for and accept it, and the answer.
        struct Walk: CustomTestStringConvertible, Sendable {
            let words: [String]
            /// Names of keys, and texts to type with quotation marks around them.
            let keys: [String]
            let answer: String
            /// The whole standard input; nil leaves it open.
            let input: String?

            init(_ words: String..., pressing keys: [String], answers answer: String, input: String? = nil) {
                (self.words, self.keys, self.answer, self.input) = (words, keys, answer, input)
            }

            var testDescription: String { words.joined(separator: " ") }
        }

        nonisolated private static let walks = [
            Walk("ask", "-a", "a=A", "-a", "b=B", pressing: ["Down", "Return"], answers: "b\n"),
            Walk(
                "ask", "--presentation", "compact", "-a", "a=A", "-a", "b=B", pressing: ["Down", "Return"],
                answers: "b\n"),
            Walk("entry", pressing: ["\"Harbour\"", "Return"], answers: "Harbour\n"),
            Walk("entry", "--password", pressing: ["\"secret\"", "Return"], answers: "secret\n"),
            Walk(
                "entry", "--multiline", pressing: ["\"a\"", "Return", "\"b\"", "ctrl+Return"], answers: "a\nb\n"),
            Walk(
                "entry", "--suggest", "Red", "--suggest", "Green", pressing: ["\"gr\"", "Down", "Return", "Return"],
                answers: "Green\n"),
            Walk("pick", "a=A", "b=B", pressing: ["Down", "Return"], answers: "b\n"),
            Walk(
                "pick", "--multiple", "a=A", "b=B", "c=C", pressing: ["space", "Down", "Down", "space", "ctrl+Return"],
                answers: "a\nc\n"),
            Walk("pick", "--filter", "a=Anchor", "b=Ebb", pressing: ["\"eb\"", "Return"], answers: "b\n"),
            Walk("pick", "--custom", "a=Anchor", "b=Ebb", pressing: ["\"new\"", "Return"], answers: "new\n"),
            Walk(
                "pick", "--key", "ctrl+d=delete:Delete", "a=A", "b=B", pressing: ["Down", "ctrl+d"],
                answers: "b\ndelete\n"),
            Walk("date", "--date", "2026-12-24", pressing: ["Right", "Return"], answers: "2026-12-25\n"),
            Walk("scale", "--value", "5", pressing: ["Right", "Return"], answers: "6\n"),
            Walk("color", pressing: ["\"#0000FF\"", "Return"], answers: "#0000FF\n"),
            Walk(
                "color", "--palette", "--color", "#e01b24", pressing: ["Down", "space", "ctrl+Return"],
                answers: "#C01C28\n"),
            Walk(
                "text", "--confirm", "I agree", pressing: ["Return", "space", "Return"], answers: "",
                input: "The terms\n"),
            Walk("text", "--edit", pressing: ["ctrl+End", "\"b\"", "ctrl+Return"], answers: "ab", input: "a"),
            Walk("progress", pressing: ["Return"], answers: "", input: "100\n"),
            Walk("progress", "--", "true", pressing: ["Return"], answers: ""),
            Walk(
                "form", "--field", "entry:name=Name", "--field", "number:count=Count", "--value", "count=3", "--field",
                "slider:n=Columns", "--range", "n=1..8", "--field", "switch:shared=Shared", "--field",
                "choice:size=Size:Small|Medium|Large", "--value", "size=Small", "--field",
                "choice:order=Order:Date Added|Date Taken|Name of the Artist|Length of the Song", "--value",
                "order=Date Added", "--field", "date:day=Day", "--value", "day=2026-12-24", "--field", "text:note=Note",
                pressing: [
                    "\"Harbour\"", "Tab", "Up", "Tab", "Right", "Tab", "space", "Tab", "Right", "Tab", "space", "Down",
                    "Return", "Tab", "space", "Right", "Return", "Tab", "\"Lake\"", "ctrl+Return",
                ],
                answers: """
                    name\tHarbour
                    count\t4
                    n\t2
                    shared\ttrue
                    size\tMedium
                    order\tDate Taken
                    day\t2026-12-25
                    note\tLake

                    """),
        ]

        @Test(arguments: Self.walks)
        func keysAnswerIt(_ walk: Walk) async throws {
            let asking = try await Asking.question(walk.words, input: walk.input)
            try await asking.rest()
            try await asking.awaitKeyboard()
            for (index, key) in walk.keys.enumerated() {
                // A popover has opened, or a list is filtered.
                if index > 0 { try await asking.rest() }
                if key.hasPrefix("\"") {
                    try await asking.input.type(String(key.dropFirst().dropLast()))
                } else {
                    try await asking.input.key(key)
                }
            }
            expectAnswer(try await asking.answer(), walk.answer, status: 0)
        }
    }
}
