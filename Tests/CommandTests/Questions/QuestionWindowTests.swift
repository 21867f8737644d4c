import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The questions with a widget, in their windows (command.md, "The other questions").
    @Suite @MainActor struct QuestionWindowTests {
        private func asking(_ arguments: String..., input: String? = "") async throws -> Asking {
            try await .question(arguments, input: input)
        }

        @Test func whatIsTypedIsPrinted() async throws {
            let asking = try await asking("entry", "--title", "Name", "--placeholder", "Your name", "--text", "old")
            try await asking.press()
            try await asking.input.type("new")
            expectAnswer(try await asking.answer(pressing: "Return"), "new\n", status: 0)
        }

        @Test func aRequiredTextIsAcceptedOnceThereIsOne() async throws {
            let asking = try await asking("entry", "--required")
            try await asking.press("Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.type("x")
            expectAnswer(try await asking.answer(pressing: "Return"), "x\n", status: 0)
        }

        @Test func theButtonAtTheEndClearsTheText() async throws {
            let asking = try await asking("entry", "--text", "Harbour")
            try await asking.press("End")
            // The button ends 16 from the field's end, and the field 16 from the card's.
            let (button, text) = (try await asking.frame("push button \"OK\""), try await asking.frame("text \""))
            let middle = try await asking.place(ofLine: "push button \"OK\"")
            try await asking.input.click(
                at: middle.offset(x: button.width / 2 - 16 - 16 - 8.5, y: text.center.y - button.center.y))
            try await asking.input.type("x")
            expectAnswer(try await asking.answer(pressing: "Return"), "x\n", status: 0)
        }

        @Test func whatIsTypedAfterReturnIsNotPartOfTheAnswer() async throws {
            let asking = try await asking("entry")
            try await asking.press("a", "Return", "b", "c")
            expectAnswer(try await asking.answer(), "a\n", status: 0)
        }

        @Test func lineBreaksOfAGivenTextAreSpaces() async throws {
            let asking = try await asking("entry", "--text", "a\nb\r\nc")
            expectAnswer(
                try await asking.answer(pressing: "Return"), "a b c\n", status: 0,
                errors: "popsheet: warning: --text: the field has one line; line breaks became spaces\n")
        }

        @Test func tabOutOfAnEditedTextShowsTheFocus() async throws {
            let asking = try await asking("text", "--edit", "--appearance", "light", input: "one\n")
            try await asking.wait(forTree: "one")
            try await asking.press()
            let before = try await asking.tint()
            try await asking.input.key("ctrl+Tab")
            try await asking.waitFor("push button \"OK\" {", "focused")
            try await asking.rest()
            // The ring has the colour of the label.
            #expect(try await asking.tint() > before + 400)
        }

        @Test func aFileThatGrowsIsFollowed() async throws {
            let directory = try TemporaryDirectory()
            let path = try directory.file("log", "first\n")
            let asking = try await asking("text", "--follow", path)
            try await asking.wait(forTree: "first")
            for text in ["second", "third"] {
                let file = try #require(FileHandle(forWritingAtPath: path))
                try file.seekToEnd()
                try file.write(contentsOf: Data("\(text)\n".utf8))
                try file.close()
                try await asking.wait(forTree: text)
            }
            try Data("again\n".utf8).write(to: URL(fileURLWithPath: path))
            try await asking.wait(forTree: "again")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func escapeCancels() async throws {
            let asking = try await asking("entry", "--text", "x")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aDayIsChosenWithTheArrowKeys() async throws {
            let asking = try await asking("date", "--date", "2026-02-27", "--to", "2026-02-28")
            try await asking.press("Right")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-02-28\n", status: 0)
        }

        @Test func aDayOutsideOfTheRangeIsNotAccepted() async throws {
            let asking = try await asking("date", "--date", "2026-02-28", "--to", "2026-02-28")
            try await asking.press("Right", "Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.key("Left")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-02-28\n", status: 0)
        }

        @Test func aRowIsChosenWithTheKeyboard() async throws {
            let asking = try await asking("pick", "a=One", "b=Two", "c=Three")
            try await asking.wait(forTree: "Three")
            try await asking.press("Down")
            expectAnswer(try await asking.answer(pressing: "Return"), "b\n", status: 0)
        }

        @Test func theCheckedRowIsSelectedAtFirst() async throws {
            let asking = try await asking("pick", "--checked", "c", "a=One", "b=Two", "c=Three")
            try await asking.wait(forTree: "Three")
            expectAnswer(try await asking.answer(pressing: "Return"), "c\n", status: 0)
        }

        @Test func aDisabledRowCantBeChosen() async throws {
            let asking = try await asking(
                "pick", "--rows", "json",
                input: #"{"id":"x","label":"X","enabled":false}"# + "\n" + #"{"id":"y","label":"Y"}"# + "\n")
            try await asking.wait(forTree: "\"Y\"")
            // The first row that can be chosen is selected.
            try await asking.press("Up", "Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.key("Down")
            expectAnswer(try await asking.answer(pressing: "Return"), "y\n", status: 0)
        }

        @Test func nothingCanBeAcceptedWhileThereIsNoRow() async throws {
            // A spinner would never be at rest.
            let asking = try await asking("pick", "--stdin", "--no-animation", input: nil)
            try await asking.wait(forTree: "push button \"OK\"")
            try await asking.input.click(at: try await asking.place(of: "push button", "OK"))
            #expect(!asking.process.hasEnded)
            try await asking.process.write(Array("one\n".utf8))
            try await asking.wait(forTree: "\"one\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "one\n", status: 0)
        }

        @Test func severalRowsOfStandardInputAreChecked() async throws {
            let asking = try await asking(
                "pick", "--multiple", "--rows", "json",
                input: #"{"id":"x","label":"X"}"# + "\n" + #"{"id":"y","label":"Y","checked":true}"# + "\n")
            try await asking.wait(forTree: "\"Y\"")
            try await asking.press("space")
            let ok = try await asking.place(of: "push button", "OK")
            try await asking.input.click(at: ok)
            expectAnswer(try await asking.answer(), "x\ny\n", status: 0)
        }

        @Test(arguments: [["pick", "--stdin"], ["progress"], ["text"]])
        func inputThatCantBeReadEndsItWithAnError(arguments: [String]) async throws {
            expectAnswer(
                try await Asking(arguments, closing: 0).answer(), "", status: 65,
                errors: "popsheet: error: standard input: can't be read: Bad file descriptor\n")
        }

        @Test func progressClosesAtTheEnd() async throws {
            let asking = try await asking(
                "progress", "--close", input: "{\"fraction\":0.5,\"text\":\"Half\"}\n80\n")
            expectAnswer(try await asking.answer(), "", status: 0)
        }

        @Test(arguments: ["Return", "Escape"])
        func afterTheEndOfItsInputAProgressCanOnlyBeAccepted(key: String) async throws {
            let sleeping = try ProcessRunner.start("/bin/sleep", ["600"])
            let asking = try await asking("progress", "--pid", "\(sleeping.identifier)", input: nil)
            try await asking.process.write(Array("100\n".utf8))
            // All is done, but the task may go on.
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.waitFor("push button \"Cancel\" {", "sensitive")
            asking.process.closeInput()
            try await asking.waitForLine("has Cancel disabled") {
                $0.hasPrefix("push button \"Cancel\" {") && !$0.contains("sensitive")
            }
            expectAnswer(try await asking.answer(pressing: key), "", status: 0)
            #expect(!sleeping.hasEnded)
            sleeping.send(SIGKILL)
        }

        @Test func progressShowsTextAndTitleOfItsLines() async throws {
            let asking = try await asking("progress", "--title", "First", input: nil)
            try await asking.process.write(Array("{\"fraction\":0.5,\"text\":\"Half\",\"title\":\"Second\"}\n".utf8))
            try await asking.wait(forTree: "Half")
            try await asking.wait(forTree: "Second")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func cancellingProgressEndsAProcess() async throws {
            let sleeping = try ProcessRunner.start("/bin/sleep", ["600"])
            let asking = try await asking("progress", "--pid", "\(sleeping.identifier)", input: nil)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            try await eventually("the process ends") { sleeping.hasEnded }
        }

        @Test func anEditedTextIsPrinted() async throws {
            let asking = try await asking("text", "--edit", input: "one\n")
            try await asking.wait(forTree: "one")
            try await asking.press()
            try await asking.input.type("two")
            let ok = try await asking.place(of: "push button", "OK")
            try await asking.input.click(at: ok)
            expectAnswer(try await asking.answer(), "one\ntwo", status: 0)
        }

        @Test func aFormIsFilledIn() async throws {
            let asking = try await asking(
                "form", "--field", "entry:name=Name", "--field", "number:year=Year", "--field", "switch:on=On")
            try await asking.press()
            try await asking.input.type("A b")
            try await asking.input.key("Tab")
            try await asking.input.type("x")
            let ok = try await asking.place(of: "push button", "OK")
            try await asking.input.key("Return")
            #expect(!asking.process.hasEnded)
            try await asking.input.key("BackSpace")
            try await asking.input.type("7")
            try await asking.input.key("Tab")
            try await asking.input.key("space")
            // The switch is on once it has moved.
            try await asking.rest()
            try await asking.input.click(at: ok)
            expectAnswer(try await asking.answer(), "name\tA b\nyear\t7\non\ttrue\n", status: 0)
        }
    }
}

extension Asking {
    /// How many pixels of its window have the colour of ordinary actions in the light appearance.
    fileprivate func tint() async throws -> Int {
        let picture = try await Screenshot.of(try await window())
        return (0..<picture.height).reduce(0) { count, row in
            count
                + (0..<picture.width).filter { column in
                    picture.pixel(column, row).map { $0.red < 60 && $0.blue > 240 && $0.green < 160 } == true
                }.count
        }
    }
}
