import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The answer is the intended one while rows arrive, text is typed, or Return was meant for another window.
    @Suite @MainActor struct AskMeaningTests {
        /// The middle of a row below a title of one line, in a sheet of a height at the lower edge of its window.
        private func center(ofRow row: Int, in window: ScreenRect, sheetHeight: Double? = nil) -> ScreenPoint {
            let top = window.y + window.height - (sheetHeight ?? window.height)
            return ScreenPoint(x: window.center.x, y: top + 8 + 44 + 57 * Double(row) + 28)
        }

        @Test func aRowThatArrivesDuringAPressIsNeverTheAnswer() async throws {
            let asking = try Asking(["--title", "Slow", "--stdin", "--no-animation"])
            try await asking.rest()
            let empty = try await asking.sheetHeight()
            try await asking.process.write(Array("A\nB\n".utf8))
            // The first row takes the spinner's place.
            try await eventually("the rows are there") { try await asking.sheetHeight() == empty + 57 }
            let before = try await asking.rest()
            let height = try await asking.sheetHeight()
            let pressed = center(ofRow: 1, in: before, sheetHeight: height)
            try await asking.input.move(to: pressed)
            try await asking.input.down()
            try await eventually("the row is lit") {
                try await Screenshot.ofScreen().pixel(at: pressed.offset(x: -100, y: 0))?.isClose(
                    to: Pixel(209, 209, 214))
                    == true
            }
            try await asking.process.write(Array("C\n".utf8))
            try await eventually("the row has come") { try await asking.sheetHeight() == height + 57 }
            let after = try await asking.rest()
            try await asking.input.up()
            // If the system leaves the window in place, the row is still under the pointer.
            if center(ofRow: 1, in: after, sheetHeight: height + 57) == pressed {
                expectAnswer(try await asking.answer(), "B\n", status: 0)
            } else {
                expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            }
        }

        @Test func aTypedSpacePicksNothing() async throws {
            let asking = try Asking(["New York", "New Orleans", "Boston"])
            try await asking.rest()
            try await asking.input.type("new y")
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "New York\n", status: 0)
        }

        @Test func aCommandTypedForAnotherWindowIsNotAnAnswer() async throws {
            let asking = try Asking(["-d", "delete=Delete Photos", "-a", "move=Move"])
            try await asking.rest()
            try await asking.input.type("mkdir foo")
            try await asking.input.key("Return")
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test(arguments: [[], ["--presentation", "compact"]])
        func theFirstReturnOnADestructiveActionShowsTheRing(_ options: [String]) async throws {
            let asking = try Asking(["-d", "delete=Delete", "-a", "move=Move"] + options)
            let place = try await asking.rest()
            let before = try await Screenshot.of(place)
            try await asking.input.key("Return")
            try await eventually("the ring is visible") {
                try await Screenshot.of(place).differences(from: before) > 0
            }
            #expect(!asking.process.hasEnded)
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "delete\n", status: 0)
        }

        @Test func aDragByTheMouseScrollsALongList() async throws {
            let asking = try Asking(["--title", "Which?", "--no-animation"] + (1...60).map { "Row \($0)" })
            let place = try await asking.rest()
            let before = try await Screenshot.of(place)
            let start = center(ofRow: 6, in: place)
            try await asking.input.drag(from: start, to: start.offset(x: 0, y: -150))
            try await eventually("the list scrolls") { try await Screenshot.of(place).differences(from: before) > 0 }
            try await asking.rest()
            #expect(!asking.process.hasEnded)
            #expect(try await asking.window() == place)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
