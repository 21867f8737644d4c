import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The keys of `popsheet dmenu` (dmenu.md §1, §2).
    @Suite @MainActor struct DmenuWindowTests {
        private let rows = "ab\nb\nbc\n"

        @Test func returnPrintsTheRowsInDmenusOrder() async throws {
            let asking = try await Asking.dmenu(["-p", "Go"], input: rows)
            expectAnswer(try await asking.answer(pressing: "b", "Return"), "b\n", status: 0)
        }

        @Test func returnInRofisDialectPrintsTheFirstRowInTheGivenOrder() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-p", "Go"], input: rows)
            expectAnswer(try await asking.answer(pressing: "b", "Return"), "ab\n", status: 0)
        }

        @Test func aTextThatNoRowMatchesIsPrinted() async throws {
            let asking = try await Asking.dmenu(input: rows)
            expectAnswer(try await asking.answer(pressing: "x", "Return"), "x\n", status: 0)
        }

        @Test func anEmptyInputAsksForAText() async throws {
            let asking = try await Asking.dmenu(["-p", "Name"], input: "")
            expectAnswer(try await asking.answer(pressing: "Return"), "\n", status: 0)
        }

        @Test(arguments: ["Escape", "ctrl+g", "ctrl+bracketleft"])
        func aKeyLeaves(key: String) async throws {
            let asking = try await Asking.dmenu(input: rows)
            expectAnswer(try await asking.answer(pressing: key), "", status: 1)
        }

        @Test func closingTheWindowLeaves() async throws {
            let asking = try await Asking.dmenu(input: rows)
            try await asking.rest()
            try await asking.closeWindow()
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func onlyRofiGoesRound() async throws {
            expectAnswer(try await Asking.dmenu(input: rows).answer(pressing: "Up", "Return"), "ab\n", status: 0)
            expectAnswer(
                try await Asking.dmenu(["-dmenu"], input: rows).answer(pressing: "Up", "Return"), "bc\n", status: 0)
        }

        @Test func dmenusShiftReturnPrintsTheText() async throws {
            let asking = try await Asking.dmenu(input: rows)
            expectAnswer(try await asking.answer(pressing: "b", "shift+Return"), "b\n", status: 0)
        }

        @Test func dmenusControlReturnPrintsAndStays() async throws {
            let asking = try await Asking.dmenu(input: rows)
            let answer = try await asking.answer(pressing: "ctrl+Return", "Down", "ctrl+Return", "Escape")
            expectAnswer(answer, "ab\nb\n", status: 1)
        }

        @Test func rofisControlReturnPrintsTheText() async throws {
            let asking = try await Asking.dmenu(["-dmenu"], input: rows)
            expectAnswer(try await asking.answer(pressing: "c", "ctrl+Return"), "c\n", status: 0)
        }

        @Test func dmenusTabCopiesTheRow() async throws {
            let asking = try await Asking.dmenu(input: rows)
            let answer = try await asking.answer(pressing: "Down", "Down", "Tab", "shift+Return")
            expectAnswer(answer, "bc\n", status: 0)
        }

        @Test func dmenusPagesBeginAtTheFirstRow() async throws {
            let rows = (1...50).map { "\($0)\n" }.joined()
            let asking = try await Asking.dmenu(["-l", "10"], input: rows)
            expectAnswer(try await asking.answer(pressing: "End", "Page_Up", "Return"), "31\n", status: 0)
            let short = try await Asking.dmenu(["-l", "10"], input: "a\nb\n")
            expectAnswer(try await short.answer(pressing: "Page_Down", "Return"), "a\n", status: 0)
        }

        @Test(arguments: [["-l", "5"], ["-dmenu", "-kb-element-prev", ""]])
        func theFieldKeepsTheFocus(words: [String]) async throws {
            let asking = try await Asking.dmenu(words, input: rows)
            expectAnswer(try await asking.answer(pressing: "shift+Tab", "x", "Return"), "x\n", status: 0)
        }

        @Test func rofisTabGoesDown() async throws {
            let asking = try await Asking.dmenu(["-dmenu"], input: rows)
            expectAnswer(try await asking.answer(pressing: "Tab", "Return"), "b\n", status: 0)
        }

        @Test func aKeyForScriptsHasItsStatus() async throws {
            expectAnswer(try await Asking.dmenu(["-dmenu"], input: rows).answer(pressing: "alt+2"), "ab\n", status: 11)
            let asking = try await Asking.dmenu(["-dmenu", "--kb-custom-3", "Control-d"], input: rows)
            expectAnswer(try await asking.answer(pressing: "ctrl+d"), "ab\n", status: 12)
        }

        // On Wayland, GTK 4.8 does not report the Super key.
        @Test(.requires(.x11)) func aDigitWithTheSuperKeyTakesTheRowAtItsPlace() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-format", "i"], input: rows)
            expectAnswer(try await asking.answer(pressing: "super+9", "c", "super+1"), "2\n", status: 0)
        }

        @Test func aPermanentRowIsFoundByEveryText() async throws {
            let asking = try await Asking.dmenu(
                ["-dmenu", "-format", "s|f"], input: "ab\nOther\0permanent\u{1F}true\n")
            expectAnswer(try await asking.answer(pressing: "x", "y", "Return"), "Other|xy\n", status: 0)
        }

        @Test func invisibleWordsAreFound() async throws {
            let asking = try await Asking.dmenu(["-dmenu"], input: "a\nb\0meta\u{1F}x y\n")
            expectAnswer(try await asking.answer(pressing: "y", "Return"), "b\n", status: 0)
        }

        @Test func aRowThatShowsAnotherTextIsFoundAndPrintedByItsOwn() async throws {
            let asking = try await Asking.dmenu(
                ["-dmenu"], input: "sun\0display\u{1F}First\nmoon\0display\u{1F}\nstar\n")
            try await asking.waitFor("label \"First\"")
            try await asking.waitFor("label \"star\"")
            #expect(try await !asking.tree().contains("\"moon\""), "nothing is shown of it")
            expectAnswer(try await asking.answer(pressing: "m", "Return"), "moon\n", status: 0)
        }

        @Test func anEmptyRowThatShowsATextIsPrinted() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-format", "[s]"], input: "\0display\u{1F}Shown\n")
            expectAnswer(try await asking.answer(pressing: "Return"), "[]\n", status: 0)
        }

        @Test func rowsWithTextsAsMarksAreMarked() async throws {
            let asking = try await Asking.dmenu(
                ["-dmenu", "-multi-select", "-ballot-selected-str", "* ", "-ballot-unselected-str", ". "], input: rows)
            try await asking.enter(["shift+Return"])
            try await asking.waitFor("label \"* \"")
            try await asking.waitFor("label \". \"")
            #expect(try await !asking.tree().contains("check box"))
            expectAnswer(try await asking.answer(pressing: "shift+Return", "Return"), "ab\nb\n", status: 0)
        }

        @Test func markedRowsArePrintedInTheGivenOrder() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-multi-select", "-format", "i"], input: rows)
            let answer = try await asking.answer(pressing: "Up", "shift+Return", "Home", "shift+Return", "Return")
            expectAnswer(answer, "0\n2\n", status: 0)
        }

        @Test func markingTheLastRowStaysThere() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-multi-select", "-format", "i"], input: rows)
            let answer = try await asking.answer(pressing: "End", "shift+Return", "shift+Return", "Return")
            expectAnswer(answer, "2\n", status: 0)
        }

        @Test func withMarkedRowsControlReturnPrintsThem() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-multi-select"], input: rows)
            expectAnswer(
                try await asking.answer(pressing: "shift+Return", "c", "ctrl+Return"), "ab\n", status: 0)
        }

        @Test func aKeyForScriptsNeedsARowThatIsAcceptedWhereOnlyRowsAre() async throws {
            let input = "a\0nonselectable\u{1F}true\nb\n"
            let asking = try await Asking.dmenu(["-dmenu", "-no-custom"], input: input)
            expectAnswer(try await asking.answer(pressing: "alt+1", "Down", "alt+2"), "b\n", status: 11)
            expectAnswer(try await Asking.dmenu(["-dmenu"], input: input).answer(pressing: "alt+1"), "a\n", status: 10)
        }

        @Test func withoutCustomTextsReturnNeedsARow() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-no-custom"], input: rows)
            let answer = try await asking.answer(pressing: "x", "Return", "ctrl+Return", "BackSpace", "Return")
            expectAnswer(answer, "ab\n", status: 0)
        }

        @Test func aRowThatIsNotSelectableIsNotAccepted() async throws {
            let asking = try await Asking.dmenu(
                ["-dmenu", "-selected-row", "1"], input: "a\nb\0nonselectable\u{1F}true\n")
            expectAnswer(try await asking.answer(pressing: "Return", "Up", "Return"), "a\n", status: 0)
        }

        /// As in rofi: a text that finds nothing, and its correction, do not move it.
        @Test(arguments: [
            (["Down", "Down", ":z", "BackSpace"], "3"), (["Down", "Down", "Down", ":alz", "BackSpace"], "5"),
            (["Down", "Down", "Down", ":al", "BackSpace", "BackSpace"], "2"),
        ])
        func theHighlightStaysAtItsPlaceAlsoIfNoRowIsFound(keys: [String], place: String) async throws {
            let asking = try await Asking.dmenu(
                ["-dmenu", "-format", "d"], input: "alpha\nbeta gamma\nGamma\nab\nalphabet\n")
            try await asking.enter(keys + ["Return"])
            expectAnswer(try await asking.answer(), place + "\n", status: 0)
        }

        @Test func theHighlightIsAtItsPlaceWhenTheFirstRowsThatATextFindsArrive() async throws {
            let asking = try await Asking.dmenu(["-dmenu"], input: nil)
            try await asking.process.write(Array("a\nb\nc\n".utf8))
            try await asking.enter(["Down", ":z"])
            try await eventually("no row is left") { try await !asking.tree().contains("table row \"b\"") }
            try await asking.process.write(Array("z1\nz2\nz3\n".utf8))
            try await asking.waitFor("table row \"z2\"", "selected,")
            expectAnswer(try await asking.answer(pressing: "Return"), "z2\n", status: 0)
        }

        @Test func theFirstRowCanBeChosenByTextAndByNumber() async throws {
            expectAnswer(
                try await Asking.dmenu(["-dmenu", "-select", "bc"], input: rows).answer(pressing: "Return"), "bc\n",
                status: 0)
            expectAnswer(
                try await Asking.dmenu(["-dmenu", "-selected-row", "1"], input: rows).answer(pressing: "Return"), "b\n",
                status: 0)
        }

        @Test(arguments: [["-selected-row", "9999"], ["-select", "row 9999"]])
        func theFirstRowIsChosenAmongThoseThatASlowSearchFinds(options: [String]) async throws {
            let rows = (0..<20_000).map { "row \($0)\n" }.joined()
            let asking = try await Asking.dmenu(
                ["-dmenu", "-matching", "regex", "-filter", "9"] + options, input: rows)
            expectAnswer(try await asking.answer(pressing: "Return"), "row 9999\n", status: 0)
        }

        @Test func theHighlightedRowStaysWhenABetterOneArrives() async throws {
            let asking = try await Asking.dmenu(input: nil)
            try await asking.process.write(Array("misfire\nwater\n".utf8))
            try await asking.enter([":fire"])
            try await asking.waitFor("table row \"misfire\"", "selected,")
            try await asking.process.write(Array("fire\n".utf8))
            try await asking.wait(forTree: "table row \"fire\"")
            expectAnswer(try await asking.answer(pressing: "Return"), "misfire\n", status: 0)
        }

        @Test func theLastRowThatIsLeftIsTakenWithAutoSelect() async throws {
            let asking = try await Asking.dmenu(["-dmenu", "-auto-select"], input: rows)
            expectAnswer(try await asking.answer(pressing: "c"), "bc\n", status: 0)
        }

        @Test func anEarlyAnswerDoesNotWaitForTheEndOfTheInput() async throws {
            let asking = try await Asking.dmenu(input: nil)
            try await asking.process.write(Array("one\ntwo\n".utf8))
            expectAnswer(try await asking.answer(pressing: "Down", "Return"), "two\n", status: 0)
        }

        @Test func bytesThatAreNotTextArePrintedAsTheyCame() async throws {
            let asking = try await Asking.dmenu(input: nil)
            try await asking.process.write([0x61, 0xFF, 0x0A])
            asking.process.closeInput()
            #expect(try await asking.answer(pressing: "a", "Return").output == [0x61, 0xFF, 0x0A])
        }

        @Test(arguments: [["-P"], ["-password"]])
        func aPasswordIsPrinted(options: [String]) async throws {
            let asking = try await Asking.dmenu([options[0], "-p", "Key"], input: "")
            try await asking.rest()
            try await asking.awaitKeyboard()
            try await asking.input.type("secret")
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "secret\n", status: 0)
        }

        @Test func aSignalEndsItWithoutOutput() async throws {
            let asking = try await Asking.dmenu(input: rows)
            try await asking.rest()
            asking.process.send(SIGTERM)
            let answer = try await asking.answer()
            #expect(answer.output.isEmpty)
            #expect(answer.status == 128 + SIGTERM || answer.status == -SIGTERM)
        }
    }
}
