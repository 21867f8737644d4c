import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The fields of `popsheet form` in which a text is chosen (controls.md §4).
    @Suite @MainActor struct ChoiceWindowTests {
        private func asking(_ field: String) async throws -> Asking {
            try await .question("form", "--spec", "-", input: #"{"fields":[\#(field)]}"#)
        }

        /// A choice with space for its list below it.
        private static let order = """
            {"kind":"choice","id":"o","label":"Order","choices":["Date Added","Name","Artist"],"value":"Name"},
            {"kind":"text","id":"a","label":"A"},{"kind":"text","id":"b","label":"B"}
            """

        @Test(arguments: [(["Return"], "Name"), (["Down", "Return"], "Artist"), (["d", "Return"], "Date Added")])
        func theListBeginsAtTheChosenText(keys: [String], choice: String) async throws {
            let asking = try await asking(Self.order)
            try await asking.press("space")
            try await asking.waitFor("list item \"Name\"", "selected", "focused")
            for key in keys { try await asking.input.key(key) }
            try await asking.waitUntilClosed("list item \"Name\"")
            try await asking.waitForLine("shows the choice") { $0.contains("\"Order\" (\(choice))") }
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "o\t\(choice)\na\t\nb\t\n", status: 0)
        }

        @Test func aPointerThatRestsOverTheListChoosesNothing() async throws {
            let asking = try await asking(Self.order)
            let artist = try await asking.place(ofChoice: 3)
            try await asking.click("label \"Order\"")
            try await asking.waitFor("list item \"Name\"", "focused")
            try await asking.input.move(to: artist)
            try await asking.input.key("Return")
            try await asking.waitUntilClosed("list item \"Name\"")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "o\tName\na\t\nb\t\n", status: 0)
        }

        @Test func aClickChooses() async throws {
            let asking = try await asking(Self.order)
            let artist = try await asking.place(ofChoice: 3)
            try await asking.press("Down")
            try await asking.waitFor("list item \"Name\"", "focused")
            try await asking.input.click(at: artist)
            try await asking.waitUntilClosed("list item \"Name\"")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "o\tArtist\na\t\nb\t\n", status: 0)
        }

        @Test func escapeKeepsTheChoice() async throws {
            let asking = try await asking(Self.order)
            try await asking.press("space")
            try await asking.waitFor("list item \"Name\"", "focused")
            for key in ["Down", "Escape"] { try await asking.input.key(key) }
            try await asking.waitUntilClosed("list item \"Name\"")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "o\tName\na\t\nb\t\n", status: 0)
        }

        @Test func aLongListBeginsAtTheChosenText() async throws {
            let choices = (1...40).map { "\"Choice number \($0)\"" }.joined(separator: ",")
            let asking = try await asking(
                #"{"kind":"choice","id":"o","label":"O","choices":[\#(choices)],"value":"Choice number 30"}"#)
            try await asking.press("space")
            try await asking.waitFor("list item \"Choice number 30\"", "selected", "focused")
            try await eventually("the list has scrolled to it") {
                try await asking.frame("list item \"Choice number 1\"").y < 0
            }
            try await asking.input.key("Return")
            try await asking.waitUntilClosed("list item \"Choice number 30\"")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "o\tChoice number 30\n", status: 0)
        }

        @Test func fewShortTextsAreSegments() async throws {
            let asking = try await asking(
                #"{"kind":"choice","id":"s","label":"Size","choices":["Small","Medium","Large"],"required":true}"#)
            try await asking.wait(forTree: "radio button \"Medium\"")
            try await asking.waitForLine("can't be accepted") {
                $0.hasPrefix("push button \"OK\"") && !$0.contains("sensitive")
            }
            try await asking.click("radio button \"Medium\"")
            try await asking.waitFor("radio button \"Medium\"", "checked", "focused")
            try await asking.press("Right")
            try await asking.waitFor("radio button \"Large\"", "checked", "focused")
            // One of them stays chosen.
            try await asking.press("Right", "space", "Left")
            try await asking.waitFor("radio button \"Medium\"", "checked", "focused")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "s\tMedium\n", status: 0)
        }

        @Test func theFirstArrowChoosesTheFirstSegment() async throws {
            let asking = try await asking(#"{"kind":"choice","id":"s","label":"Size","choices":["S","M"]}"#)
            try await asking.waitFor("radio button \"S\"", "focused")
            try await asking.press("Right")
            try await asking.waitFor("radio button \"S\"", "checked", "focused")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "s\tS\n", status: 0)
        }

        @Test func anEmptyTextAmongTheChoicesIsNotChosenAtFirst() async throws {
            let asking = try await asking(
                #"{"kind":"choice","id":"s","label":"Size","choices":["","One of them"]}"#)
            try await asking.waitForLine("shows that none is chosen") { $0.contains("label \"(None)\"") }
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "s\t\n", status: 0)
        }

        @Test(arguments: [
            (
                ["form", "--spec", "-"],
                #"{"fields":[{"kind":"choice","id":"o","label":"Order","choices":["Date Added","Name"]}]}"#, "list item"
            ),
            (["form", "--spec", "-"], #"{"fields":[{"kind":"date","id":"d","label":"Day"}]}"#, "table cell"),
        ])
        func aTimeoutEndsAQuestionWithAnOpenList(words: [String], input: String, row: String) async throws {
            let asking = try await Asking.question(words + ["--timeout", "8"], input: input)
            try await asking.waitForLine("has the focus") { $0.contains("focused") }
            try await asking.input.key("Down")
            if row == "table cell" { try await asking.input.key("space") }
            try await asking.wait(forTree: row)
            expectAnswer(try await asking.answer(), "", status: 5)
        }

        @Test func anotherPressOnASegmentThatIsNotRequiredChoosesNone() async throws {
            let asking = try await asking(
                #"{"kind":"choice","id":"s","label":"Size","choices":["S","M"],"value":"M"},"#
                    + #"{"kind":"entry","id":"e","label":"E"}"#)
            try await asking.waitFor("radio button \"M\"", "checked")
            try await asking.press("space")
            // The focus stays where it was.
            try await asking.waitForLine("has the focus, and is not checked") {
                $0.hasPrefix("radio button \"M\"") && $0.contains("focused") && !$0.contains("checked")
            }
            try await asking.press("Tab", "x")
            expectAnswer(try await asking.answer(pressing: "Return"), "s\t\ne\tx\n", status: 0)
        }
    }
}

extension Asking {
    /// The middle of a row of the list that the field "Order" will open below it, on the screen.
    fileprivate func place(ofChoice index: Int) async throws -> ScreenPoint {
        // The list is 4 below the row, whose height is that of its own rows.
        try await place(ofLine: "label \"Order\"").offset(x: 0, y: 44 + 4 + 44 * Double(index))
    }

    /// Waits until a list that shows a row is closed.
    fileprivate func waitUntilClosed(_ row: String) async throws {
        try await eventually("the choices are closed", every: .milliseconds(50)) { try await !tree().contains(row) }
    }
}
