import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Everything in the windows of questions that can have the keyboard focus gets it by Tab.
    @Suite @MainActor struct KeyboardReachTests {
        nonisolated private static let questions = [
            ["ask", "-a", "a=A", "-d", "b=B"],
            ["entry", "--suggest", "Red"],
            ["entry", "--password"],
            ["pick", "a=A", "b=B"],
            ["pick", "--filter", "--multiple", "--key", "ctrl+d=delete:Delete", "a=A", "b=B"],
            ["pick", "--column", "Name", "--column", "Size", "a=A\t1", "b=B\t2"],
            ["date"],
            ["scale"],
            ["color"],
            ["color", "--palette"],
            ["text", "--confirm", "I agree"],
            [
                "form", "--field", "entry:name=Name", "--field", "password:secret=Password", "--field",
                "number:count=Count", "--field", "slider:n=Columns", "--field", "switch:shared=Shared", "--field",
                "choice:size=Size:Small|Large", "--field", "choice:order=Order:Date Added|Date Taken", "--field",
                "date:day=Day", "--field", "file:photo=Photo", "--field", "color:tint=Tint",
            ],
        ]

        @Test(arguments: Self.questions)
        func tabReachesIt(_ words: [String]) async throws {
            let asking = try await Asking.question(words, input: words[0] == "text" ? "The terms\n" : nil)
            try await asking.rest()
            try await asking.awaitKeyboard()
            var reached: Set<Widget> = []
            var focused = try await focusedWidgets(of: asking, not: [])
            // The focus chain is a cycle.
            while !reached.isSuperset(of: focused) {
                reached.formUnion(focused)
                try await asking.input.key("Tab")
                focused = try await focusedWidgets(of: asking, not: focused)
            }
            let missing = try await widgets(of: asking, ["focusable", "sensitive"]).subtracting(reached)
            // The arrow keys reach the other rows, and the other colours of a palette; containers give it to a child.
            let roles = Set(reached.map(\.role)).intersection(["table row", "radio button"])
            let containers = ["dialog", "list", "scroll pane"]
            let unreached = missing.filter { !containers.contains($0.role) && !roles.contains($0.role) }
            #expect(unreached == [], "reached: \(reached)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// A widget as assistive technologies know it.
        private struct Widget: Hashable, CustomStringConvertible {
            let role: String
            let name: String
            var description: String { "\(role) \"\(name)\"" }
        }

        /// The widget that has the focus, once it is another than before; with the part of it that has the focus, if it has parts.
        private func focusedWidgets(of asking: Asking, not last: Set<Widget>) async throws -> Set<Widget> {
            var focused: Set<Widget> = []
            try await eventually("another widget than \(last) has the focus") {
                focused = try await widgets(of: asking, ["focused"])
                return !focused.isEmpty && focused != last
            }
            return focused
        }

        /// The widgets that have all of certain states.
        private func widgets(of asking: Asking, _ states: [String]) async throws -> Set<Widget> {
            let found = try await asking.treeLines().compactMap { line -> Widget? in
                guard let match = line.firstMatch(of: /([a-z ]+) "([^"]*)".* \{([^}]*)\}/) else { return nil }
                let own = match.3.split(separator: ",").map { String($0) }
                return Set(states).isSubset(of: own) ? Widget(role: String(match.1), name: String(match.2)) : nil
            }
            return Set(found)
        }
    }
}
