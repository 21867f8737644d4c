import PopsheetTestSupport
import Testing

extension AskSuites {
    /// `--timeout` of the questions with a widget.
    @Suite @MainActor struct QuestionTimeoutTests {
        @Test(arguments: ["entry", "pick", "progress", "text", "form", "date"])
        func theCancelActionCountsDown(question: String) async throws {
            let own = ["pick": ["a"], "form": ["--field", "entry:a=A"]][question] ?? []
            let asking = try Asking([question] + own + ["--timeout", "90"])
            try await asking.waitForLine("shows the seconds that are left") {
                $0.firstMatch(of: /^push button "Cancel \((90|8\d)\)"/) != nil
            }
            try await asking.waitForLine("counts down") { $0.firstMatch(of: /^push button "Cancel \(8\d\)"/) != nil }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theLabelOfTheCancelActionIsKept() async throws {
            let asking = try Asking(["entry", "--cancel", "Keep", "--timeout", "90"])
            try await asking.wait(forTree: "push button \"Keep (8")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aFieldThatIsBeingFilledInHasMoreTimeOnce() async throws {
            let asking = try Asking(["entry", "--title", "Name", "--timeout", "3"])
            try await asking.press("a")
            try await asking.wait(forTree: "10 s more, to finish")
            try await asking.press("b")
            expectAnswer(try await asking.answer(pressing: "Return"), "ab\n", status: 0)
        }

        @Test func aTextThatIsTypedInPlaceOfARowHasMoreTimeToo() async throws {
            let asking = try Asking(["pick", "--custom", "--timeout", "3", "a", "b"])
            try await asking.press("x")
            try await asking.wait(forTree: "10 s more, to finish")
            expectAnswer(try await asking.answer(pressing: "Return"), "x\n", status: 0)
        }

        /// The compositor asks the window for no frames there.
        @Test(.requires(.wayland, "sway moves the window"))
        func theTimeEndsOnAnotherWorkspaceToo() async throws {
            let asking = try await Asking.question("entry", "--text", "given", "--timeout", "3")
            try await asking.rest()
            try await ProcessRunner.run("swaymsg", ["[pid=\(asking.process.identifier)]", "move", "workspace", "2"])
                .check()
            expectAnswer(try await asking.answer(), "", status: 5)
        }

        @Test func withoutAnEditTheTimeIsUpAtOnce() async throws {
            let asking = try Asking(["entry", "--text", "given", "--timeout", "1"])
            expectAnswer(try await asking.answer(), "", status: 5)
        }
    }
}
