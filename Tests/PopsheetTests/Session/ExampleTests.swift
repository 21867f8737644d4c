import Popsheet
import PopsheetTestSupport
import Testing

extension GTKSuites {
    /// The examples of twenty lines: `PopsheetApplication.run`, `await` in GLib's loop, real keys.
    @Suite @MainActor struct ExampleTests {
        /// An example, keys that are pressed one after the other, and what it prints.
        struct Session: Sendable, CustomTestStringConvertible {
            let example: String
            /// Each is pressed once the row has the focus according to assistive tools.
            let keys: [(key: String, focus: String)]
            let printed: String

            init(_ example: String, _ keys: (key: String, focus: String)..., printed: String) {
                (self.example, self.keys, self.printed) = (example, keys, printed)
            }

            var testDescription: String { "\(example): \(printed)" }
        }

        @Test func anInvalidApplicationIDIsAnError() {
            do throws(PopsheetApplication.Failure) {
                try PopsheetApplication.run(id: "no application") { _ in }
                Issue.record("it runs")
            } catch {
                #expect(error.code == .invalidID)
                #expect("\(error)" == "the id is not a valid application id, such as org.example.Hello")
            }
        }

        @Test(arguments: [
            Session(
                "hello-sheet", ("Down", "Delete Photos"), ("Return", "Move to Album…"), printed: "chose move"),
            Session("hello-sheet", ("Escape", "Delete Photos"), printed: "cancelled by escape"),
            Session("hello-popover", ("Down", "Delete"), ("Return", "Share"), printed: "chose share"),
            Session(
                "hello-veto", ("Escape", "Send"), ("Escape", "Delete Draft"), ("Return", "Send"), printed: "chose send"),
            Session("hello-menu", ("Return", "Favourite"), printed: "favourite: true"),
            Session("hello-standalone", ("Down", "Shut Down"), ("Return", "Restart"), printed: "restart"),
            Session("hello-appearance", ("Return", "Next Page"), printed: "next"),
        ]) func itPrintsTheAnswer(_ session: Session) async throws {
            try Display.open()
            let input = try Input()
            let program = try ProcessRunner.start(ProcessRunner.built(session.example))
            for (key, focus) in session.keys {
                try await eventually("“\(focus)” has the focus") {
                    let tree = try await Accessibility.ask("--app", session.example, "tree").text
                    return tree.contains("{active")
                        && tree.split(separator: "\n").contains {
                            $0.contains("\"\(focus)\"") && $0.contains("focused")
                        }
                }
                try await input.key(key)
            }
            let answer = try await program.answer(timeout: .seconds(30))
            #expect(answer.text == session.printed + "\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }
    }
}
