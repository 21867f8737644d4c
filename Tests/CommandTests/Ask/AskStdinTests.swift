import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Rows of standard input, shown as they arrive.
    @Suite @MainActor struct AskStdinTests {
        /// Such input has no row to show, and is read between frames all the same.
        @Test func blankLinesWithoutEndLeaveTheSheetAlive() async throws {
            let popsheet = ProcessRunner.built("popsheet")
            let line = "yes '' | timeout -s KILL 30 '\(popsheet)' --title Which? --stdin --surface window --timeout 1"
            #expect(try await ProcessRunner.run("sh", ["-c", line]).status == 5)
        }

        @Test func rowsAreShownAsTheyArriveAndTheSheetGrows() async throws {
            let asking = try Asking(["--title", "Which?", "--stdin", "--no-animation"])
            try await asking.rest()
            let first = try await asking.sheetHeight()
            // The first row takes the spinner's place.
            try await asking.process.write(Array("one\ntwo\n".utf8))
            try await eventually("the sheet grows") { try await asking.sheetHeight() == first + 57 }
            try await asking.process.write(Array("three\tThe third\n".utf8))
            try await eventually("the sheet grows again") {
                try await asking.sheetHeight() == first + 2 * 57
            }
            let place = try await asking.rest()
            if asking.display.server.isX11 { #expect(place.y + place.height == Double(asking.display.height)) }
            // Standard input is still open.
            expectAnswer(try await asking.answer(pressing: "End", "Return"), "three\n", status: 0)
        }

        @Test func equalRowsAreDistinguishedByTheirIndex() async throws {
            let asking = try Asking(["--stdin", "--output", "json"])
            try await asking.process.write(Array("same\nsame\nsame\n".utf8))
            asking.process.closeInput()
            try await asking.rest()
            let height = try await asking.sheetHeight()
            try await eventually("all rows are there") { try await asking.sheetHeight() >= max(height, 3 * 57) }
            expectAnswer(
                try await asking.answer(pressing: "Home", "Down", "Return"),
                #"{"outcome":"action","id":"same","index":1,"label":"same"}"# + "\n", status: 0)
        }

        @Test func aRowThatIsNotTextIsPrintedUnchanged() async throws {
            let asking = try Asking(["--stdin"])
            try await asking.process.write([0x62, 0xFF, 0x0A])
            asking.process.closeInput()
            try await eventually("the row is there") { try await asking.sheetHeight() > 100 }
            let answer = try await asking.answer(pressing: "Home", "Return")
            #expect(answer.output == [0x62, 0xFF, 0x0A])
            #expect(answer.status == 0)
        }

        @Test func aRowOfAMegabyte() async throws {
            let asking = try Asking(["--stdin"])
            let row = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
            try await asking.process.write(row + [0x0A])
            try await eventually("the row is there") { try await asking.sheetHeight() > 100 }
            let answer = try await asking.answer(pressing: "Home", "Return")
            #expect(answer.output.count == row.count + 1)
            #expect(answer.status == 0 && answer.errorText == "")
        }

        @Test func nothingAtAllLeavesTheCancelAction() async throws {
            let asking = try Asking(["--title", "Which?", "--stdin"])
            asking.process.closeInput()
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// The first row's place in the window, which is as wide as a card and its margins, above the cancel card.
        private func firstRow(in window: ScreenRect) -> ScreenRect {
            ScreenRect(x: window.x + 58, y: window.y + window.height - 8 - 57 - 8 - 50, width: 300, height: 44)
        }

        @Test func aSpinnerTurnsUntilTheFirstRowComes() async throws {
            let asking = try Asking(["--title", "Which?", "--stdin"])
            let window = try await asking.window()
            let place = firstRow(in: window)
            var last = try await Screenshot.of(place)
            var turns = 0
            try await eventually("the spinner turns") {
                let now = try await Screenshot.of(place)
                if now.differences(from: last) > 0 { turns += 1 }
                last = now
                return turns > 10
            }
            try await asking.process.write(Array("one\n".utf8))
            // With the row it stands still.
            #expect(try await asking.rest().height == window.height)
            expectAnswer(try await asking.answer(pressing: "Return"), "one\n", status: 0)
        }

        @Test(arguments: [["--no-animation"], []])
        func theSpinnerDoesNotTurnWithReducedMotion(options: [String]) async throws {
            // The desktop's setting, which GTK reads from one file on X11 and from another on Wayland.
            let directory = try TemporaryDirectory()
            for (name, content) in [
                ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n"),
                ("glib-2.0/settings/keyfile", "[org/gnome/desktop/interface]\nenable-animations=false\n"),
            ] {
                let file = URL(fileURLWithPath: directory.path + "/" + name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                _ = try directory.file(name, content)
            }
            let asking = try Asking(
                ["--title", "Which?", "--stdin"] + options,
                environment: options.isEmpty ? ["XDG_CONFIG_HOME": directory.path] : [:])
            // It rests, though no row has come.
            let place = try await asking.rest()
            #expect(try await Screenshot.of(firstRow(in: place)).rgba.contains { $0 < 200 })
            #expect(!asking.process.hasEnded)
            try await asking.process.write(Array("one\n".utf8))
            try await eventually("the row is there") {
                try await Screenshot.of(firstRow(in: place)).rgba.enumerated().contains {
                    $0.offset % 4 == 0 && $0.element < 30
                }
            }
            #expect(try await asking.window().height == place.height)
            expectAnswer(try await asking.answer(pressing: "Return"), "one\n", status: 0)
        }

        @Test func nothingToChooseIsSaidInThePlaceOfTheFirstRow() async throws {
            let withRow = try Asking(["--title", "Which?", "One"])
            try await withRow.rest()
            let height = try await withRow.sheetHeight()
            _ = try await withRow.answer(pressing: "Escape")
            let asking = try Asking(["--title", "Which?", "--stdin", "--no-animation"])
            try await asking.rest()
            #expect(try await asking.sheetHeight() == height)
            asking.process.closeInput()
            let place = try await asking.rest()
            #expect(try await asking.sheetHeight() == height)
            // A text is wider than a spinner.
            let row = firstRow(in: place)
            let left = ScreenRect(x: row.x + 60, y: row.y, width: 60, height: row.height)
            #expect(try await Screenshot.of(left).rgba.contains { $0 < 200 })
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 1)
        }

        @Test func noSpinnerIsShownIfTheSheetHasItsOwnActions() async throws {
            let plain = try Asking(["own"])
            try await plain.rest()
            let height = try await plain.sheetHeight()
            _ = try await plain.answer(pressing: "Escape")
            let asking = try Asking(["own", "--stdin"])
            try await asking.rest()
            #expect(try await asking.sheetHeight() == height)
            expectAnswer(try await asking.answer(pressing: "Return"), "own\n", status: 0)
        }

        @Test func nothingAtAllAndNoCancelActionIsAnError() async throws {
            let asking = try Asking(["--title", "Which?", "--stdin", "--no-cancel"])
            asking.process.closeInput()
            expectFailure(try await asking.answer(), status: 65, "standard input: it contains no action")
        }

        @Test func withoutACancelActionItWaitsForTheFirstRow() async throws {
            let asking = try Asking(["--stdin", "--no-cancel"])
            try await asking.process.write(Array("one\n".utf8))
            expectAnswer(try await asking.answer(pressing: "Return"), "one\n", status: 0)
        }

        @Test func anIdThatEndsWithANULMayContainLineBreaks() async throws {
            let asking = try Asking(["-0", "--no-animation"])
            try await asking.process.write(Array("c\0a\nb\0".utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "push button \"c\"")
            expectAnswer(try await asking.answer(pressing: "Home", "Down", "Return"), "a\nb\n", status: 0)
        }

        @Test func inputThatNeverEndsLeavesTheSheetUsable() async throws {
            let asking = try Asking(["first", "--stdin", "--no-animation"])
            let rows = Array(String(repeating: "yyyyyyyyy\n", count: 6_000).utf8)
            let flood = Task { while !Task.isCancelled { try await asking.process.write(rows) } }
            defer { flood.cancel() }
            try await eventually("the window is full") { try await asking.sheetHeight() >= 700 }
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func moreRowsThanTheScreenHasRoomFor() async throws {
            let asking = try Asking(["--stdin"])
            let rows = (0..<150).map { "row \($0)\n" }.joined()
            try await asking.process.write(Array(rows.utf8))
            asking.process.closeInput()
            try await eventually("the window is full") {
                try await asking.sheetHeight() >= Double(min(700, asking.display.height))
            }
            expectAnswer(try await asking.answer(pressing: "End", "Return"), "row 149\n", status: 0)
        }

        @Test func moreThanAHundredThousandRowsAreShownAndTheLastCanBeChosen() async throws {
            let asking = try Asking(["--stdin", "--no-animation"])
            try await asking.process.write(Array((0..<150_000).map { "row \($0)\n" }.joined().utf8))
            asking.process.closeInput()
            try await asking.rest()
            // Rows that come after those that are seen change nothing on the screen.
            var last = ""
            try await eventually("all rows have come", timeout: .seconds(30), every: .milliseconds(150)) {
                let used = try await asking.process.usedTime()
                defer { last = used }
                return used == last
            }
            expectAnswer(try await asking.answer(pressing: "End", "Return"), "row 149999\n", status: 0)
        }

        @Test func inAWindowThatCannotBeMovedAllOfAGrowingSheetStaysOnTheScreen() async throws {
            let asking = try Asking(["--stdin", "--output", "json", "--no-animation"])
            try await asking.rest()
            try await asking.process.write(Array((0..<200).map { "row \($0)\n" }.joined().utf8))
            asking.process.closeInput()
            try await eventually("the sheet is as tall as there is space") { try await asking.sheetHeight() >= 700 }
            let place = try await asking.rest()
            #expect(place.y >= 0 && place.y + place.height <= Double(asking.display.height))
            try await asking.input.click(at: ScreenPoint(x: place.center.x, y: place.y + place.height - 8 - 28))
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n", status: 1)
        }

        /// Until there are rows, Cancel is all there is; the first row takes the focus from it.
        @Test(arguments: [([], "main"), (["--focus", "feature"], "feature")])
        func theFirstRowThatArrivesHasTheFocus(_ options: [String], _ answer: String) async throws {
            let asking = try Asking(["--title", "Switch to", "--stdin", "--no-animation"] + options)
            try await asking.rest()
            let height = try await asking.sheetHeight()
            try await asking.process.write(Array("main\nlocal\n".utf8))
            try await eventually("the rows are there") { try await asking.sheetHeight() == height + 57 }
            try await asking.process.write(Array("feature\n".utf8))
            asking.process.closeInput()
            try await eventually("all rows are there") { try await asking.sheetHeight() == height + 2 * 57 }
            try await asking.rest()
            expectAnswer(try await asking.answer(pressing: "Return"), answer + "\n", status: 0)
        }

        @Test func anUnknownIdIsReportedAtTheEndOfStandardInput() async throws {
            let asking = try Asking(["--title", "Switch to", "--stdin", "--disable", "feature", "--no-animation"])
            try await asking.rest()
            let height = try await asking.sheetHeight()
            try await asking.process.write(Array("main\nfix\tA fix\n".utf8))
            try await eventually("the rows are there") { try await asking.sheetHeight() == height + 57 }
            try await asking.rest()
            #expect(!asking.process.hasEnded)
            asking.process.closeInput()
            expectFailure(
                try await asking.answer(), status: 64,
                "--disable: no action has the id \"feature\"; there are \"main\", \"fix\"")
        }

        @Test func whoMovedTheFocusKeepsIt() async throws {
            let asking = try Asking(["--title", "Switch to", "--stdin", "--no-animation"])
            try await asking.rest()
            let height = try await asking.sheetHeight()
            try await asking.input.key("Down")
            try await asking.process.write(Array("main\nfeature\n".utf8))
            try await eventually("the rows are there") { try await asking.sheetHeight() == height + 57 }
            try await asking.rest()
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 1)
        }

        /// Nothing that GTK opens becomes the standard output that the caller has closed.
        @Test func aClosedStandardOutputIsReported() async throws {
            let asking = try Asking(["one"], closing: 1)
            try await asking.rest()
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.status == 74 && answer.errorText.contains("Bad file descriptor"))
        }
    }
}
