import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// `popsheet text`, and the same text of zenity's (command.md, "show a text").
    @Suite @MainActor struct TextWindowTests {
        private func lines(_ range: ClosedRange<Int>) -> String { range.map { "line \($0)\n" }.joined() }

        private func asking(_ arguments: String..., input: String, isOpen: Bool = false) async throws -> Asking {
            let asking = try await Asking.question(["text"] + arguments, input: isOpen ? nil : input)
            if isOpen { try await asking.process.write(Array(input.utf8)) }
            return asking
        }

        // MARK: Size

        /// As large as it needs to be, up to 80 columns and 400 (controls.md §4).
        @Test func aShortTextOfAFileHasASmallWindow() async throws {
            let directory = try TemporaryDirectory()
            let text = (1...3).map { "line \($0)\r\n" }.joined()
            let small = try await Asking.question("text", try directory.file("small", text))
            let smallPlace = try await small.rest()
            #expect(try await small.scrollPosition() == 0)
            small.process.send(SIGKILL)
            let wide = try await Asking.question("text", try directory.file("wide", lines(1...90) + columns(80)))
            let widePlace = try await wide.rest()
            #expect(smallPlace.height < widePlace.height - 300 && smallPlace.width < widePlace.width - 150)
            let pane = try await wide.frame("text")
            #expect(abs(pane.height - 400) <= 20)
            expectAnswer(try await wide.answer(pressing: "Return"), "", status: 0)
        }

        /// 80 columns of the terminal's font fit in a line.
        @Test func aTerminalsLineDoesNotWrap() async throws {
            let directory = try TemporaryDirectory()
            var heights: [Double] = []
            for columns in [80, 20] {
                let file = try directory.file("\(columns)", lines(1...4) + self.columns(columns))
                let asking = try await Asking.question("text", "--font", "mono", file)
                try await asking.rest()
                heights.append(try await asking.frame("text").height)
                asking.process.send(SIGKILL)
            }
            #expect(heights[0] == heights[1], "\(heights)")
        }

        private func columns(_ count: Int) -> String { String(repeating: "0123456789", count: count / 10) + "\n" }

        // MARK: The end

        @Test func aTextIsFollowedOnlyWhileItsEndIsVisible() async throws {
            let asking = try await asking("--follow", input: lines(1...100), isOpen: true)
            try await eventually("the end is visible") { try await asking.scrollPosition() > 800 }
            try await asking.press()
            let end = try await asking.scrollPosition()
            try await asking.input.scroll(at: try await asking.center(), down: -3)
            try await eventually("the text has scrolled up") { try await asking.scrollPosition() < end - 50 }
            try await asking.rest()
            let place = try await asking.scrollPosition()
            try await asking.process.write(Array(lines(101...112).utf8))
            try await asking.wait(forTree: "↓ 12 new lines")
            // GTK rounds it once it has measured the lines.
            #expect(abs(try await asking.scrollPosition() - place) < 2)

            try await asking.press("End")
            try await eventually("the new end is visible") { try await asking.scrollPosition() > end + 50 }
            #expect(try await !asking.tree().contains("{sensitive,visible} [click] 12 new"))
            try await asking.process.write(Array(lines(113...200).utf8))
            try await eventually("the end is followed again") { try await asking.scrollPosition() > end + 900 }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func theNumberOfNewLinesLeadsToTheEnd() async throws {
            let asking = try await asking("--follow", input: lines(1...100), isOpen: true)
            try await eventually("the end is visible") { try await asking.scrollPosition() > 800 }
            try await asking.press("Home")
            try await eventually("the beginning is visible") { try await asking.scrollPosition() == 0 }
            try await asking.process.write(Array("more\n".utf8))
            try await asking.wait(forTree: "↓ 1 new line\"")
            try await asking.click("push button \"↓ 1 new line\"")
            try await eventually("the end is visible") { try await asking.scrollPosition() > 800 }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        // MARK: Escape sequences

        @Test func theNamedColoursFollowTheAppearance() async throws {
            let portal = try ProcessRunner.start("portal", [])
            try await portal.write(Array("color-scheme 0\n".utf8))
            let asking = try Asking(
                ["text", "--no-animation"], environment: ["G_DEBUG": "fatal-criticals", "GTK_THEME": nil])
            // Red blocks on no colour, and ordinary ones on blue.
            try await asking.begin(with: "\u{1B}[31m████████\u{1B}[0m\n\u{1B}[44m        \u{1B}[0m\n")
            try await asking.wait(forTree: "████████")
            let colors = [
                "light": (Pixel(0xC4, 0x23, 0x1C), Pixel(0x0A, 0x58, 0xC9)),
                "dark": (Pixel(0xFF, 0x7B, 0x72), Pixel(0x6C, 0xB0, 0xFF)),
            ]
            for (scheme, appearance) in [(0, "light"), (1, "dark"), (2, "light")] {
                try await portal.write(Array("color-scheme \(scheme)\n".utf8))
                let (text, background) = try #require(colors[appearance])
                try await eventually("the colours are those of a \(appearance) card") {
                    let picture = try await Screenshot.of(try await asking.window())
                    return [text, background].allSatisfy { color in
                        (0..<picture.height).contains { row in
                            (0..<picture.width).count { picture.pixel($0, row)?.isClose(to: color) == true } > 30
                        }
                    }
                }
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            portal.closeInput()
            _ = try await portal.answer()
        }

        @Test func theColoursOfEscapeSequencesAreShown() async throws {
            let asking = try await asking(
                "--no-animation",
                input: "before\u{1B}[48;2;0;200;0m \u{1B}[1mgreen     \u{1B}[0m \u{1B}]0;Title\u{7}after\n")
            try await asking.wait(forTree: "text='before green      after'")
            let filled = Pixel(0, 200, 0)
            try await eventually("the colour is on the screen") {
                let picture = try await Screenshot.of(try await asking.rest())
                return (0..<picture.height).contains { row in
                    (0..<picture.width).contains { picture.pixel($0, row)?.isClose(to: filled, tolerance: 3) == true }
                }
            }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aTextToEditKeepsItsEscapeSequences() async throws {
            let asking = try await asking("--edit", input: "\u{1B}[31mred")
            try await asking.wait(forTree: "red")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "\u{1B}[31mred", status: 0)
        }

        // MARK: Keys

        @Test func theSpaceBarAndTheKeysOfPagesAndEndsScroll() async throws {
            let asking = try await asking(input: lines(1...1_000))
            try await asking.wait(forTree: "line 1000")
            var last = 0.0
            for key in ["space", "Page_Down", "space"] {
                try await asking.press(key)
                try await eventually("\(key) scrolls by a page") { try await asking.scrollPosition() > last + 300 }
                try await asking.rest()
                last = try await asking.scrollPosition()
            }
            try await asking.press("shift+space")
            try await eventually("a page up") { try await asking.scrollPosition() < last - 300 }
            try await asking.press("End")
            try await eventually("the end is visible") { try await asking.scrollPosition() > 9_000 }
            try await asking.press("Home")
            try await eventually("the beginning is visible") { try await asking.scrollPosition() == 0 }
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func controlAndReturnAcceptAnEditedText() async throws {
            let asking = try await asking("--edit", input: "one\n")
            try await asking.wait(forTree: "one")
            try await asking.press("Tab", "Return", "x")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "one\n\t\nx", status: 0)
        }

        @Test func aTextToEditThatComesLateShowsItsCursorUntilItIsMoved() async throws {
            let asking = try await Asking.question("text", "--edit", input: nil)
            try await asking.rest()
            try await asking.process.write(Array(lines(1...1_000).utf8))
            asking.process.closeInput()
            try await eventually("the end is visible") { try await asking.scrollPosition() > 9_000 }
            let end = try await asking.scrollPosition()
            try await asking.press()
            // A word at a time, to a line above what is visible.
            for _ in 0..<100 { try await asking.input.key("ctrl+Left") }
            try await eventually("the cursor is visible") { try await asking.scrollPosition() < end - 200 }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aPartOfTheTextIsNoAnswer() async throws {
            let asking = try await Asking.question("text", "--edit", input: nil)
            try await asking.process.write(Array("one\n".utf8))
            try await asking.wait(forTree: "text='one")
            try await asking.press("x", "ctrl+Return")
            try await asking.waitForLine("has OK disabled") {
                $0.hasPrefix("push button \"OK\" {") && !$0.contains("sensitive")
            }
            try await asking.process.write(Array("two\n".utf8))
            asking.process.closeInput()
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            expectAnswer(try await asking.answer(pressing: "x", "ctrl+Return"), "one\ntwo\nx", status: 0)
        }

        /// The keys of a text lead to the box; the Return key does not tick it, but accepts once it is ticked.
        @Test(arguments: [["Tab", "Return"], ["space"], ["Return"], ["Return", "Return"]])
        func returnAcceptsOnceTheSpaceBarHasTickedTheBox(keys: [String]) async throws {
            let asking = try await asking("--confirm", "I accept", input: "Terms")
            try await asking.wait(forTree: "check box \"I accept\"")
            try await asking.press()
            for key in keys { try await asking.press(key) }
            try await asking.waitForLine("has the box focused, not ticked") {
                $0.hasPrefix("check box \"I accept\"") && $0.contains("focused") && !$0.contains("checked")
            }
            try await asking.press("space")
            try await asking.waitFor("check box \"I accept\"", "checked")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aLabelOfTwoLinesHasSpaceAboveAndBelow() async throws {
            let label = "I have read the license and accept it, for this program and for all that belong to it"
            let asking = try await asking("--confirm", label, "--width", "340", input: "Terms")
            try await asking.wait(forTree: "check box \"\(label)\"")
            try await asking.rest()
            let (box, text) = (try await asking.frame("check box \"I have"), try await asking.frame("label \"I have"))
            let (ok, line) = (try await asking.frame("push button \"OK\""), text.height)
            #expect(line > 40 && text.y + text.height <= ok.y - 6 && box.y <= text.y)
        }

        @Test func theSpaceBarScrollsALongTextFirstAndThenReachesTheBox() async throws {
            let asking = try await Asking.zenity("--text-info", "--checkbox", "I agree", input: lines(1...40))
            try await asking.wait(forTree: "line 40")
            try await asking.press("space")
            try await eventually("the text has scrolled") { try await asking.scrollPosition() > 50 }
            try await asking.press("End", "space")
            try await asking.waitForLine("has the box focused, not ticked") {
                $0.hasPrefix("check box \"I agree\"") && $0.contains("focused") && !$0.contains("checked")
            }
            expectAnswer(try await asking.answer(pressing: "space", "Return"), "", status: 0)
        }

        @Test func theSpaceBarUnticksTheBoxAndControlAndReturnDoNotAcceptThen() async throws {
            let asking = try await asking("--confirm", "I accept", "--edit", input: "Terms")
            try await asking.wait(forTree: "check box \"I accept\"")
            try await asking.press("ctrl+Tab", "space")
            try await asking.waitFor("push button \"OK\" {", "sensitive")
            try await asking.press("space")
            try await asking.waitForLine("has OK disabled") {
                $0.hasPrefix("push button \"OK\" {") && !$0.contains("sensitive")
            }
            try await asking.press("shift+Tab", "ctrl+Return")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        // MARK: Little space

        @Test func whereThereIsLittleSpaceTheTextIsLowerAndTheBoxIsVisible() async throws {
            let asking = try await Asking.zenity(
                "--text-info", "--height", "260", "--checkbox", "I agree", input: lines(1...200))
            try await asking.wait(forTree: "line 200")
            try await asking.rest()
            try await expectBoxAboveOK(of: asking, "I agree")
            try await asking.input.scroll(at: try await asking.place(ofLine: "text \""), down: 300)
            try await eventually("the end is visible") { try await asking.scrollPosition() > 1_900 }
            try await expectBoxAboveOK(of: asking, "I agree")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func anEditedTextThatIsNotUTF8HasAWarning() async throws {
            let asking = try await Asking.question("text", "--edit", input: nil)
            try await asking.process.write([0x63, 0xE9, 0x00, 0x0A])
            asking.process.closeInput()
            try await asking.wait(forTree: "text='cé")
            expectAnswer(
                try await asking.answer(pressing: "ctrl+Return"), "cé␀\n", status: 0,
                errors:
                    "popsheet: warning: the text was not UTF-8: other bytes became the characters of Latin-1 with their "
                    + "numbers, and NUL became ␀\n")
        }

        @Test(.requires(.x11, "on Wayland the compositor sets the scale"))
        func onASmallScreenTheBoxIsVisible() async throws {
            // 640 × 400 logical pixels.
            let asking = try Asking(["text", "--confirm", "I accept"], environment: ["GDK_SCALE": "2"])
            try await asking.process.write(Array(lines(1...200).utf8))
            asking.process.closeInput()
            try await asking.wait(forTree: "line 200")
            try await asking.rest()
            try await expectBoxAboveOK(of: asking, "I accept")
            try await asking.input.scroll(at: try await asking.center(), down: 100)
            try await eventually("the end is visible") { try await asking.scrollPosition() > 1_900 }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        private func expectBoxAboveOK(of asking: Asking, _ label: String) async throws {
            let (box, ok) = (
                try await asking.frame("check box \"\(label)\""), try await asking.frame("push button \"OK\"")
            )
            #expect(box.y + box.height <= ok.y)
        }
    }
}
