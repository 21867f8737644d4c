import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// A script of `Examples/scripts` that is written for zenity, with the keys of a user.
    @Suite @MainActor struct ZenityScriptWindowTests {
        private let place: ZenityScriptPlace

        init() throws { place = try ZenityScriptPlace() }

        /// Waits until assistive technologies see a text, of a program by its name.
        private func wait(for text: String, in program: String) async throws {
            try await eventually("there is \(text)", timeout: .seconds(20)) {
                let tree = try await Accessibility.ask("--app", program, "tree")
                return tree.status == 0 && tree.text.contains("active") && tree.text.contains(text)
            }
        }

        @Test(arguments: ZenityScriptPlace.commands)
        func aBookmarkIsAdded(command: String) async throws {
            let (display, input) = (try Display.open(), try Input())
            defer { withExtendedLifetime(display) {} }
            let list = place.directory.path + "/list"
            let script = try ProcessRunner.start(
                ZenityScriptPlace.scripts + "/add-bookmark", [list], environment: place.environment(command))
            defer { script.send(SIGTERM) }
            try await wait(for: "text \"Title\" {editable,focusable,focused", in: "zenity")
            // Keys are not taken while the sheet slides in.
            try await eventually("typing has an effect") {
                try await input.type("x")
                let tree = try await Accessibility.ask("--app", "zenity", "tree").text
                return tree.contains("text='x")
            }
            try await input.key("ctrl+a")
            try await input.type("A & b")
            try await input.key("Tab")
            try await input.type("https://example.org/")
            try await wait(for: "text='https://example.org/'", in: "zenity")
            for key in ["Tab", "Tab", "Return"] { try await input.key(key) }
            expectAnswer(try await script.answer(), "", status: 0)
            #expect(try String(contentsOfFile: list, encoding: .utf8) == "A & b\thttps://example.org/\t\n")
        }
    }
}
