import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The fields of `popsheet form` (command.md, "ask for several values").
    @Suite @MainActor struct FormWindowTests {
        private func asking(_ document: String) async throws -> Asking {
            try await .question("form", "--spec", "-", input: document)
        }

        /// Fields without a text, and the keys that change them.
        nonisolated private static let changes = [
            ("slider:f=Field", ["Right"]), ("switch:f=Field", ["space"]), ("date:f=Field", ["Return", "Right"]),
            ("choice:f=Field:One|Two", ["space"]),
        ]

        @Test(arguments: Self.changes)
        func aChangeOfAnyFieldBeginsToFillInTheForm(field: String, keys: [String]) async throws {
            let asking = try await Asking.question(
                ["form", "--field", field, "--field", "entry:name=Name", "--required", "name"])
            try await asking.waitFor("text \"Name\" (Required)")
            try await asking.press(keys[0])
            if keys.count > 1 {
                #expect(try await !asking.tree().contains("invalid"))
                try await asking.waitForLine("has the calendar open") { $0.contains("expanded") }
                for key in keys.dropFirst() { try await asking.input.key(key) }
            }
            try await asking.waitFor("text \"Name\" (Required)", "invalid")
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }

        @Test func aChangeOfASliderIsGivenMoreTime() async throws {
            let asking = try await Asking.question(["form", "--field", "slider:n=N", "--timeout", "3"])
            try await asking.press("Right")
            try await asking.wait(forTree: "10 s more, to finish")
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "n\t1\n", status: 0)
        }

        @Test func aFormSaysWhyItCantBeAccepted() async throws {
            let asking = try await asking(
                #"{"fields":[{"kind":"entry","id":"name","label":"Name","required":true},"#
                    + #"{"kind":"number","id":"n","label":"Count","required":true}]}"#)
            // Nothing is wrong before the user has begun.
            try await asking.waitFor("text \"Name\" (Required)", "focused")
            #expect(try await !asking.tree().contains("invalid"))
            try await asking.press("a")
            // The first field that is wrong.
            try await asking.waitFor("text \"Count\" (Required)", "invalid")
            try await asking.waitFor("label \"Required\"", "visible")
            try await asking.press("Tab")
            try await asking.input.type("0x10")
            try await asking.waitFor("text \"Count\" (Enter a number, such as 3 or 0.5)", "invalid")
            try await asking.waitFor("label \"Enter a number, such as 3 or 0.5\"")
            try await asking.press("ctrl+a")
            try await asking.input.type(" 12 ")
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            #expect(try await !asking.tree().contains("invalid"))
            expectAnswer(try await asking.answer(pressing: "Return"), "name\ta\nn\t12\n", status: 0)
        }

        @Test func aRequiredFieldWithoutAPlaceholderIsMarkedBelow() async throws {
            let asking = try await asking(
                #"{"fields":[{"kind":"choice","id":"o","label":"Order","choices":["A","B"],"required":true},"#
                    + #"{"kind":"text","id":"t","label":"Note","required":true}]}"#)
            try await asking.wait(forTree: "text \"Note\" (Required)")
            try await asking.rest()
            let marks = try await asking.treeLines().filter { $0.hasPrefix("label \"Required\"") }
            #expect(marks.count == 2)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aPressOnARowIsOneOnItsField() async throws {
            let asking = try await asking(
                #"{"fields":[{"kind":"switch","id":"s","label":"Shared"},"#
                    + #"{"kind":"entry","id":"e","label":"Name"}]}"#)
            try await asking.wait(forTree: "label \"Name\"")
            try await asking.click("label \"Shared\"")
            try await asking.click("label \"Name\"")
            try await asking.waitFor("text \"Name\"", "focused")
            try await asking.press("x")
            expectAnswer(try await asking.answer(pressing: "Return"), "s\ttrue\ne\tx\n", status: 0)
        }

        @Test func theWholeRowOfAFieldWithTheFocusIsInView() async throws {
            let fields = (1...24).flatMap { ["--field", "entry:f\($0)=Field \($0)"] }
            let asking = try await Asking.question(
                ["form"] + fields + ["--field", "text:note=Note", "--field", "entry:last=Last"] + ["--focus", "f24"])
            try await asking.waitFor("text \"Field 24\"", "focused")
            try await asking.press("Tab")
            try await asking.waitFor("text \"Note\"", "focused")
            try await asking.rest()
            let (note, ok) = (try await asking.frame("text \"Note\""), try await asking.frame("push button \"OK\""))
            // Below its text, a row has a space of 6.
            #expect(note.y + note.height <= ok.y - 6)
        }

        /// GTK scrolls to the field too.
        @Test func aRowInTheMiddleIsInViewWhereverTheFocusComesFrom() async throws {
            let fields = (1...40).flatMap { ["--field", "entry:f\($0)=Field \($0)"] }
            let asking = try await Asking.question(["form"] + fields + ["--focus", "f25"])
            func expectInView(_ field: Int) async throws {
                try await asking.waitFor("text \"Field \(field)\"", "focused")
                try await asking.rest()
                let row = try await asking.frame("text \"Field \(field)\"")
                let (pane, ok) = (try await asking.frame("scroll pane"), try await asking.frame("push button \"OK\""))
                #expect(row.y >= pane.y && row.y + row.height <= ok.y, "\(field): \(row) in \(pane) above \(ok)")
            }
            try await expectInView(25)
            for field in 26...28 {
                try await asking.press("Tab")
                try await expectInView(field)
            }
            for field in (8...27).reversed() {
                try await asking.press("shift+Tab")
                if field < 12 { try await expectInView(field) }
            }
        }

        @Test func aFieldWithSeveralLinesGrowsWithItsText() async throws {
            let asking = try await Asking.question("form", "--field", "text:note=Note")
            try await asking.waitFor("text \"Note\"", "focused")
            try await asking.rest()
            let before = try await asking.frame("text \"Note\"").height
            for _ in 1...5 { try await asking.press("a", "Return") }
            try await asking.rest()
            let after = try await asking.frame("text \"Note\"").height
            #expect(after > before + 20)
            // Six lines, and no more.
            for _ in 1...5 { try await asking.press("a", "Return") }
            try await asking.rest()
            #expect(try await asking.frame("text \"Note\"").height == 132)
            #expect(try await asking.scrollPosition() > 0)
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func theStepperAndTheArrowKeysChangeANumber() async throws {
            let asking = try await asking(#"{"fields":[{"kind":"number","id":"n","label":"Count","value":2.5}]}"#)
            try await asking.wait(forTree: "push button \"Increase\"")
            try await asking.click("push button \"Increase\"")
            try await asking.click("push button \"Increase\"")
            try await asking.click("push button \"Decrease\"")
            try await asking.press("Up", "Next", "Down", "Down")
            expectAnswer(try await asking.answer(pressing: "Return"), "n\t-7.5\n", status: 0)
        }

        @Test func aStepperThatIsHeldRepeats() async throws {
            let asking = try await asking(#"{"fields":[{"kind":"number","id":"n","label":"Count","value":0}]}"#)
            try await asking.wait(forTree: "push button \"Increase\"")
            try await asking.input.move(to: try await asking.place(ofLine: "push button \"Increase\""))
            try await asking.input.down()
            try await asking.waitForLine("has stepped three times") {
                $0.hasPrefix("text \"Count\"") && $0.contains("text='3'")
            }
            try await asking.input.up()
            try await asking.rest()
            let last = try await asking.answer(pressing: "Return")
            #expect(["n\t3\n", "n\t4\n"].contains(last.text), "\(last.text)")
        }

        @Test func controlAndReturnAcceptAFormWithSeveralLines() async throws {
            let asking = try await asking(#"{"fields":[{"kind":"text","id":"t","label":"Note"}]}"#)
            try await asking.wait(forTree: "text \"Note\"")
            try await asking.press("a", "Return", "b")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "t\ta\\nb\n", status: 0)
        }

        @Test func lineBreaksOfAGivenValueAreKept() async throws {
            let asking = try await asking(#"{"fields":[{"kind":"entry","id":"e","label":"E","value":"a\nb"}]}"#)
            try await asking.wait(forTree: "text \"E\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "e\ta\\nb\n", status: 0)
        }

        @Test func aDateButtonHasItsDayOnceInItsName() async throws {
            let asking = try await asking(#"{"fields":[{"kind":"date","id":"d","label":"Day","value":"2026-12-24"}]}"#)
            try await asking.wait(forTree: "\"Day 24 Dec 2026\"")
            #expect(try await !asking.tree().contains("2026-12-24 2026-12-24"))
            // It is a button with a toggle button in it, of which newer versions of GTK report the focus and the state.
            let button = "button \"Day 24 Dec 2026\""
            try await asking.waitForLine("has the button focused") {
                $0.contains(button) && $0.contains("expandable") && $0.contains("focused")
            }
            try await asking.press("Return")
            try await asking.waitForLine("has the list open") { $0.contains(button) && $0.contains("expanded") }
            try await asking.wait(forTree: "\"Thursday, 24 December 2026\"")
            // Return closes the calendar on one of its arrows too.
            for key in ["Tab", "Return"] { try await asking.input.key(key) }
            try await asking.waitForLine("has the button focused again") {
                $0.contains(button) && $0.contains("focused") && !$0.contains("expanded")
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
