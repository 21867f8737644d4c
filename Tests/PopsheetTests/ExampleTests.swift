import TestSupport
import Testing

extension GTKSuites {
    /// The smallest example, as a program of its own: `Application.run`, `await` in GLib's loop, real keys.
    @Suite @MainActor struct ExampleTests {
        /// Presses keys again and again until the program ends: nobody tells when its window has the focus.
        private func hello(_ keys: String...) async throws -> ProcessRunner.Answer {
            try Display.open()
            let input = try Input()
            let program = try ProcessRunner.start(ProcessRunner.built("hello-sheet"))
            let presses = Task {
                while !Task.isCancelled {
                    for key in keys { try await input.key(key) }
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
            defer { presses.cancel() }
            return try await program.answer(timeout: .seconds(30))
        }

        @Test func helloSheetTellsWhatWasChosen() async throws {
            let answer = try await hello("Down", "Return")
            #expect(answer.text == "chose move\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }

        @Test func helloSheetTellsWhyItWasCancelled() async throws {
            let answer = try await hello("Escape")
            #expect(answer.text == "cancelled by escape\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }
    }
}
