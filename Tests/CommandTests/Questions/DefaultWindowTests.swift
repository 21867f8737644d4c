import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// What has the focus first, what Return chooses, and what is remembered (command.md).
    @Suite @MainActor struct DefaultWindowTests {
        private let state: TemporaryDirectory

        init() throws { state = try TemporaryDirectory() }

        private func asking(_ arguments: String..., input: String? = "") async throws -> Asking {
            try await .question(arguments, input: input, environment: ["XDG_STATE_HOME": state.path + "/new"])
        }

        private func permissions(_ path: String) throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: state.path + "/new/" + path)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue
        }

        @Test func anAcceptedTextIsRememberedForTheUserAlone() async throws {
            let first = try await asking("entry", "--remember", "name")
            try await first.press()
            try await first.input.type("harbour")
            expectAnswer(try await first.answer(pressing: "Return"), "harbour\n", status: 0)
            #expect(try permissions("popsheet") == 0o700)
            #expect(try permissions("popsheet/name") == 0o600)
            let files = try FileManager.default.contentsOfDirectory(atPath: state.path + "/new/popsheet")
            #expect(files == ["name"])
            let second = try await asking("entry", "--remember", "name")
            expectAnswer(try await second.answer(pressing: "Return"), "harbour\n", status: 0)
        }

        @Test func aCancelledTextIsNotRemembered() async throws {
            let first = try await asking("entry", "--remember", "name")
            try await first.press()
            try await first.input.type("x")
            expectAnswer(try await first.answer(pressing: "Escape"), "", status: 1)
            #expect(!FileManager.default.fileExists(atPath: state.path + "/new"))
        }

        @Test func aPasswordInAFormIsNotRemembered() async throws {
            let form = try await asking(
                "form", "--field", "entry:n=Name", "--field", "password:p=Word", "--remember", "name")
            try await form.press()
            try await form.input.type("ann")
            try await form.input.key("Tab")
            try await form.input.type("secret")
            expectAnswer(try await form.answer(pressing: "Return"), "n\tann\np\tsecret\n", status: 0)
            let file = try String(contentsOfFile: state.path + "/new/popsheet/name", encoding: .utf8)
            #expect(file == #"{"question":"form","value":{"n":"ann"}}"# + "\n")
        }

        @Test func theActionThatWasChosenHasTheFocusTheNextTime() async throws {
            let first = try await asking("--remember", "name", "One", "Two", "Three", input: nil)
            expectAnswer(try await first.answer(pressing: "Down", "Return"), "Two\n", status: 0)
            let second = try await asking("--remember", "name", "One", "Two", "Three", input: nil)
            expectAnswer(try await second.answer(pressing: "Return"), "Two\n", status: 0)
            let third = try await asking("--remember", "name", "--focus", "Three", "One", "Two", "Three", input: nil)
            expectAnswer(try await third.answer(pressing: "Return"), "Three\n", status: 0)
            let other = try await asking("--remember", "name", "One", "Four", input: nil)
            expectAnswer(try await other.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test func returnChoosesTheDefaultAction() async throws {
            let ask = try await asking("--default", "Two", "One", "Two", "Three", input: nil)
            expectAnswer(try await ask.answer(pressing: "Return"), "Two\n", status: 0)
            let cancel = try await asking("--default", "cancel", "--output", "json", "One", input: nil)
            expectAnswer(
                try await cancel.answer(pressing: "Return"), #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n",
                status: 1)
            let moved = try await asking("--default", "Two", "One", "Two", "Three", input: nil)
            expectAnswer(try await moved.answer(pressing: "Down", "Return"), "Three\n", status: 0)
        }

        @Test func theDefaultActionMayArriveWithStandardInput() async throws {
            let ask = try await asking("--default", "b", "--stdin", "a", input: nil)
            try await ask.rest()
            try await ask.process.write(Array("b\nc\n".utf8))
            try await ask.wait(forTree: "push button \"c\"")
            expectAnswer(try await ask.answer(pressing: "ctrl+Return"), "b\n", status: 0)
        }

        @Test func returnInAFieldChoosesTheDefaultAction() async throws {
            let entry = try await asking("entry", "--default", "cancel", "--text", "x")
            expectAnswer(try await entry.answer(pressing: "Return"), "", status: 1)
        }

        @Test(arguments: [("ok", "x\n", Int32(0)), ("cancel", "", 1)])
        func anActionHasTheFocusFirst(_ id: String, _ output: String, _ status: Int32) async throws {
            let entry = try await asking("entry", "--focus", id, "--text", "x")
            expectAnswer(try await entry.answer(pressing: "Return"), output, status: status)
        }

        @Test func aFieldOfAFormHasTheFocusFirst() async throws {
            let form = try await asking(
                "form", "--field", "entry:a=First", "--field", "entry:b=Second", "--focus", "b")
            try await form.press()
            try await form.input.type("x")
            expectAnswer(try await form.answer(pressing: "Return"), "a\t\nb\tx\n", status: 0)
        }

        @Test func aListDoesNotTakeTheFocusFromTheActionThatHasItFirst() async throws {
            let pick = try await asking("pick", "--focus", "cancel", "a", "b", input: nil)
            expectAnswer(try await pick.answer(pressing: "Return"), "", status: 1)
        }
    }
}
