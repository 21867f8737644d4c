import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Standard input that is wrong while a window is open: what the user has chosen stays (command.md).
    @Suite @MainActor struct InputErrorTests {
        private static let rows = #"{"id":"x","label":"One"}"# + "\n" + #"{"id":"y","label":"Two"}"# + "\n"
        private static let more = "no\n" + #"{"id":1}"# + "\n" + #"{"id":"z","label":"Three"}"# + "\n"
        private static let warnings = [
            "popsheet: warning: standard input, line 3, column 1: ", "popsheet: warning: standard input, line 4: /id: ",
        ]

        private func expectWarnings(_ answer: ProcessRunner.Answer) {
            let lines = answer.errorText.split(separator: "\n")
            #expect(lines.count == Self.warnings.count, "\(lines)")
            for (line, start) in zip(lines, Self.warnings) { #expect(line.hasPrefix(start)) }
        }

        @Test(arguments: [["pick"], []])
        func aLaterRowThatIsWrongLeavesTheChoice(words: [String]) async throws {
            let asking = try await Asking.question(words + ["--rows", "json"])
            try await asking.process.write(Array(Self.rows.utf8))
            try await asking.wait(forTree: "\"Two\"")
            try await asking.press("Down")
            try await asking.process.write(Array(Self.more.utf8))
            try await asking.wait(forTree: "\"Three\"")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.text == "y\n" && answer.status == 0)
            expectWarnings(answer)
        }

        @Test(arguments: [["pick", "--rows", "json"], ["--rows", "json"]])
        func aRowThatIsWrongBeforeThereIsAChoiceEndsIt(arguments: [String]) async throws {
            let asking = try Asking(arguments)
            try await asking.process.write(Array(("no\n" + Self.rows).utf8))
            expectFailure(try await asking.answer(), status: 65, "line 1")
        }

        @Test func onlyTheFirstWarningsAreWritten() async throws {
            let asking = try await Asking.question(["pick", "--rows", "json", "own=Own"])
            try await asking.process.write(Array((String(repeating: "no\n", count: 3_000) + Self.rows).utf8))
            try await asking.wait(forTree: "\"Two\"")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.text == "own\n" && answer.status == 0)
            let lines = answer.errorText.split(separator: "\n")
            #expect(lines.count == 11)
            #expect(lines.last == "popsheet: warning: standard input: further errors are not reported")
        }

        /// As `find . -print0` writes them.
        @Test func aNameWithALineBreakIsPickedAndPrintedWithANUL() async throws {
            let asking = try await Asking.question(["pick", "-0"])
            try await asking.process.write(Array("./c\0./a\nb\0".utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "./c")
            let answer = try await asking.answer(pressing: "Down", "Return")
            #expect(answer.output == Array("./a\nb\0".utf8))
            #expect(answer.status == 0 && answer.errorText == "")
        }

        @Test func aLineOfProgressThatIsWrongLeavesTheWindow() async throws {
            let asking = try await Asking.question(["progress"])
            try await asking.process.write(Array("{\"fraction\":3}\r\n{\n{\"fraction\":0.5,\"text\":\"Half\"}\n".utf8))
            try await asking.wait(forTree: "Half")
            let answer = try await asking.answer(pressing: "Escape")
            #expect(answer.status == 1)
            let lines = answer.errorText.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("popsheet: warning: standard input, line 1: /fraction: ") == true)
            #expect(lines.last?.hasPrefix("popsheet: warning: standard input, line 2, ") == true)
        }
    }
}
