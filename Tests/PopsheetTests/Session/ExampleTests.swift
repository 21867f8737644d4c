import PopsheetTestSupport
import Testing

extension GTKSuites {
    /// The smallest example: `PopsheetApplication.run`, `await` in GLib's loop, real keys.
    @Suite @MainActor struct ExampleTests {
        /// Presses keys one after the other, each once its row has the focus according to assistive tools.
        private func hello(_ keys: (key: String, focus: String)...) async throws -> ProcessRunner.Answer {
            try Display.open()
            let input = try Input()
            let program = try ProcessRunner.start(ProcessRunner.built("hello-sheet"))
            for (key, focus) in keys {
                try await eventually("“\(focus)” has the focus") {
                    let tree = try await Accessibility.ask("--app", "hello-sheet", "tree").text
                    return tree.contains("{active")
                        && tree.split(separator: "\n").contains {
                            $0.contains("\"\(focus)\"") && $0.contains("focused")
                        }
                }
                try await input.key(key)
            }
            return try await program.answer(timeout: .seconds(30))
        }

        @Test func helloSheetPrintsTheChosenAction() async throws {
            let answer = try await hello(("Down", "Delete Photos"), ("Return", "Move to Album…"))
            #expect(answer.text == "chose move\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }

        @Test func helloSheetPrintsTheReasonOfACancellation() async throws {
            let answer = try await hello(("Escape", "Delete Photos"))
            #expect(answer.text == "cancelled by escape\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }
    }
}
