import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's text: `--text-info`.
    @Suite @MainActor struct ZenityTextInfoTests {
        private let directory: TemporaryDirectory

        init() throws { directory = try TemporaryDirectory() }

        @Test func aFileIsShownAndNothingIsPrinted() async throws {
            let file = try directory.file("text", "One\ntwo")
            let asking = try await Asking.zenity("--text-info", "--filename", file)
            try await asking.wait(forTree: "text='One\\ntwo'")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func anEditedTextIsPrintedAsItIs() async throws {
            let file = try directory.file("text", "end")
            let asking = try await Asking.zenity("--text-info", "--editable", "--filename=\(file)")
            try await asking.wait(forTree: "text='end'")
            try await asking.press("ctrl+Home", "n", "e", "w", "Return", "Tab", "x", "ctrl+Tab")
            expectAnswer(try await asking.answer(pressing: "Return"), "new\n\txend", status: 0)
        }

        @Test func aTextThatDoesNotWrapIsWithinTheRequestedWidth() async throws {
            let file = try directory.file("text", String(repeating: "word ", count: 200))
            let asking = try await Asking.zenity(
                "--text-info", "--no-wrap", "--width=320", "--height=300", "--filename=\(file)")
            try await asking.wait(forTree: "text='word")
            let place = try await asking.rest()
            #expect(place.width == 336)
            let ok = try await asking.frame("push button \"OK\"")
            // The text ends before the card, in which it scrolls.
            let text = try await asking.frame("text \"")
            #expect(text.x >= ok.x && text.x + text.width <= ok.x + ok.width)
        }

        @Test func aVeryLongLineIsEditedAndPrintedAsItIs() async throws {
            let line = String(repeating: "aé ", count: 400_000)
            let file = try directory.file("text", line)
            let asking = try await Asking.zenity("--text-info", "--editable", "--filename=\(file)")
            // The text is shown while the rest is still read.
            try await asking.waitForLine("has the whole text") { $0.utf8.count > line.utf8.count }
            try await asking.press("ctrl+Home", "n", "e", "w", "ctrl+End", "x", "ctrl+Tab")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.status == 0)
            #expect(answer.text == "new" + line + "x")
        }

        @Test func aLongLineWithParagraphSeparatorsIsPrintedAsItIs() async throws {
            let line = String(repeating: "a", count: 10_000)
            let asking = try await Asking.zenity("--text-info", "--editable", input: nil)
            try await asking.process.write(Array(line.utf8))
            try await asking.wait(forTree: "text='a")
            try await asking.process.write(Array(("\u{2029}b" + line).utf8))
            asking.process.closeInput()
            try await asking.rest()
            try await asking.press("ctrl+Home", "ctrl+Tab")
            expectAnswer(try await asking.answer(pressing: "Return"), line + "\u{2029}b" + line, status: 0)
        }

        @Test func standardInputIsShownAsItArrives() async throws {
            let asking = try await Asking.zenity("--text-info", "--auto-scroll", input: nil)
            try await asking.process.write(Array("first\n".utf8))
            try await asking.wait(forTree: "text='first'")
            try await asking.process.write(Array("second".utf8))
            try await asking.wait(forTree: "text='first\\nsecond'")
            // Standard input is still open.
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func standardInputScrollsTheTextOnlyIfItIsAsked() async throws {
            let lines = (1...200).map { "line \($0)\n" }.joined()
            let scrolling = try await Asking.zenity("--text-info", "--auto-scroll", input: lines)
            try await eventually("the end is visible") { try await scrolling.scrollPosition() > 1_000 }
            expectAnswer(try await scrolling.answer(pressing: "Return"), "", status: 0)
            let still = try await Asking.zenity("--text-info", input: lines)
            try await still.wait(forTree: "line 200")
            try await still.rest()
            #expect(try await still.scrollPosition() == 0)
            expectAnswer(try await still.answer(pressing: "Return"), "", status: 0)
        }

        @Test func linesThatComeLaterAtOnceAreScrolledThroughToTheLast() async throws {
            let asking = try await Asking.zenity("--text-info", "--auto-scroll", input: nil)
            try await asking.process.write(Array("first\n".utf8))
            try await asking.wait(forTree: "first")
            try await asking.rest()
            try await asking.process.write(Array((1...5_000).map { "line \($0)\n" }.joined().utf8))
            // Each line is 10 high at least.
            try await eventually("the end is visible") { try await asking.scrollPosition() > 49_000 }
            asking.process.closeInput()
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aLongLineWrapsUnlessItMustNot() async throws {
            let line = String(repeating: "some words ", count: 100)
            var pictures: [Screenshot] = []
            for words in [[], ["--no-wrap"]] {
                let asking = try Asking(["zenity", "--name", "popsheet", "--text-info"] + words, surface: nil)
                try await asking.process.write(Array(line.utf8))
                asking.process.closeInput()
                try await asking.wait(forTree: "some words some")
                pictures.append(try await Screenshot.of(try await asking.rest()))
                expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
            }
            // The lines below the first one.
            #expect(pictures[0].differences(from: pictures[1]) > 2_000)
        }

        @Test func bytesThatAreNotUTF8AreLatin1AndControlCharactersAreHarmless() async throws {
            let asking = try await Asking.zenity("--text-info", "--editable", input: nil)
            try await asking.process.write([0x63, 0x61, 0x66, 0xE9, 0x00, 0x01, 0x1B, 0x5B, 0x0D, 0x0A, 0x78])
            asking.process.closeInput()
            try await asking.wait(forTree: "café")
            try await asking.press("ctrl+Tab")
            expectAnswer(try await asking.answer(pressing: "Return"), "café\u{2400}\u{1}\u{1B}[\r\nx", status: 0)
        }

        @Test func okIsDisabledUntilTheBoxIsTicked() async throws {
            let asking = try await Asking.zenity("--text-info", "--checkbox", "I _agree", input: "Terms")
            try await asking.wait(forTree: "check box \"I agree\"")
            #expect(try await !asking.tree().contains("push button \"OK\" {focusable,sensitive"))
            try await asking.press("Return", "alt+a")
            try await asking.wait(forTree: "push button \"OK\" {focusable,sensitive")
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func aMissingFileIsAWarningAndAnEmptyText() async throws {
            let asking = try await Asking.zenity("--text-info", "--filename", "\(directory.path)/none")
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.status == 0)
            #expect(answer.text == "")
            #expect(answer.errorText.contains("none: can't be read: No such file or directory"))
            #expect(answer.errorText.split(separator: "\n").count == 1)
        }

        @Test func aFolderIsAWarningAndAnEmptyText() async throws {
            let asking = try await Asking.zenity("--text-info", "--filename", directory.path)
            let answer = try await asking.answer(pressing: "Return")
            #expect(answer.status == 0 && answer.text == "")
            #expect(answer.errorText.hasPrefix("zenity: warning: "))
            #expect(answer.errorText.hasSuffix(": can't be read: Is a directory\n"))
        }

        /// As many whole lines as fit in 400.
        @Test func theTextIs400HighLessThanALine() async throws {
            let asking = try await Asking.zenity("--text-info", input: "One")
            try await asking.wait(forTree: "text='One'")
            let line = try #require(
                try await asking.tree().split(separator: "\n").first { $0.contains("text='One'") })
            let height = try #require(line.firstMatch(of: /x(\d+) text/).flatMap { Double($0.1) })
            #expect((375...400).contains(height))
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aFontWithAnyNameIsUsed() async throws {
            let plain = try await Asking.zenity("--text-info", "--font", "Sans 12", input: "One\nTwo")
            try await plain.wait(forTree: "text='One\\nTwo'")
            try await plain.rest()
            let small = try await Screenshot.of(try await plain.window())
            _ = try await plain.answer(pressing: "Escape")
            let asking = try await Asking.zenity("--text-info", "--font", "No\"}such\\ 30", input: "One\nTwo")
            try await asking.wait(forTree: "text='One\\nTwo'")
            try await asking.rest()
            let large = try await Screenshot.of(try await asking.window())
            #expect(large.differences(from: small) > 100)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aVeryLongLineLeavesTheWindowAlive() async throws {
            let line = String(repeating: "words ", count: 400_000)
            let file = try directory.file("line", line)
            let asking = try await Asking.zenity("--text-info", "--filename", file)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func endlessInputLeavesTheWindowAlive() async throws {
            let popsheet = ProcessRunner.built("popsheet")
            let line = "yes 'some text' | timeout -s KILL 30 '\(popsheet)' zenity --text-info --timeout 1"
            #expect(try await ProcessRunner.run("sh", ["-c", line]).status == 5)
        }
    }
}
