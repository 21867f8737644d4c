import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Every question is answered with the keyboard alone; GTK's file chooser also in ``WordWindowTests``, `dmenu` in
    /// ``DmenuWindowTests``, and `ask --live` in ``AskLiveTests``.
    @Suite @MainActor struct KeyboardWalkTests {
        /// A question, the keys that change what it asks for and accept it, and the answer.
        struct Walk: CustomTestStringConvertible, Sendable {
            let words: [String]
            /// Names of keys, and texts to type with quotation marks around them.
            let keys: [String]
            let answer: String
            let status: Int32
            /// The whole standard input; nil leaves it open.
            let input: String?

            init(
                _ words: String..., pressing keys: [String], answers answer: String, status: Int32 = 0,
                input: String? = nil
            ) {
                (self.words, self.keys, self.answer) = (words, keys, answer)
                (self.status, self.input) = (status, input)
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
            Walk(
                "form", "--field", "password:secret=Password", "--field", "color:tint=Tint", "--value", "tint=#e01b24",
                pressing: ["\"secret\"", "Tab", "space", "Down", "space", "space", "ctrl+Return"],
                answers: "secret\tsecret\ntint\t#C01C28\n"),
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

        nonisolated private static let zenityWalks = [
            Walk(
                "--question", "--text=A", "--switch", "--extra-button=b", pressing: ["Return"], answers: "b\n",
                status: 1),
            Walk(
                "--password", "--username", pressing: ["\"me\"", "Tab", "\"secret\"", "Return"], answers: "me|secret\n"),
            Walk(
                "--list", "--checklist", "--column=", "--column=Name", "FALSE", "a", "FALSE", "b",
                pressing: ["space", "Down", "space", "ctrl+Return"], answers: "a|b\n"),
            Walk("--scale", "--value=5", pressing: ["Right", "Return"], answers: "6\n"),
            Walk(
                "--forms", "--add-entry=Name", "--add-password=Password", "--add-combo=Size", "--combo-values=S|M",
                pressing: ["\"me\"", "Tab", "\"secret\"", "Tab", "space", "Down", "Down", "Return", "Tab", "Return"],
                answers: "me|secret|M\n"),
        ]

        @Test(arguments: Self.walks)
        func keysAnswerIt(_ walk: Walk) async throws {
            try await take(walk, in: try await Asking.question(walk.words, input: walk.input))
        }

        @Test(arguments: Self.zenityWalks)
        func keysAnswerADialogOfZenity(_ walk: Walk) async throws {
            try await take(walk, in: try await Asking.zenity(walk.words))
        }

        @Test(.requires(.x11, "the window that belongs to another one is found by its name"))
        func keysChooseTheFilesAndTheFolderOfAForm() async throws {
            let directory = try TemporaryDirectory()
            let paths = try ["a.txt", "b.txt"].map { try directory.file($0, "") }
            let asking = try await Asking.question(
                "form", "--field", "entry:name=Name", "--field", "file:one=One", "--value", "one=\(paths[0])",
                "--field", "files:all=All", "--value", "all=\(paths[0])", "--field", "folder:in=Place")
            let choices = [
                (keys: ["Down", "Return"], shown: "\"One b.txt\""), (keys: ["ctrl+a", "alt+o"], shown: "\"All 2"),
                (keys: ["alt+o"], shown: "\"Place "),
            ]
            for (keys, shown) in choices {
                try await asking.press("Tab", "space")
                // The window for files has the keyboard now.
                try await asking.wait(forTree: "push button \"Cancel\"")
                try await asking.input.rest()
                for key in keys { try await asking.input.key(key) }
                try await asking.wait(forTree: shown)
            }
            let answer = try await asking.answer(pressing: "ctrl+Return")
            #expect(answer.text.hasPrefix("name\t\none\t\(paths[1])\nall\t\(paths[0])\\n\(paths[1])\nin\t/"))
        }

        private func take(_ walk: Walk, in asking: Asking) async throws {
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
            expectAnswer(try await asking.answer(), walk.answer, status: walk.status)
        }
    }
}
