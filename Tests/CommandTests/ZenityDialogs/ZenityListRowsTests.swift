import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The rows of zenity's lists: from standard input, found by typing, and not all text (zenity.md §5, §7).
    @Suite @MainActor struct ZenityListRowsTests {
        @Test func rowsOfStandardInputAreShownAsTheyCome() async throws {
            let asking = try Asking.list("--column=Fruit", "--column=Colour", "--print-column=ALL")
            try await asking.waitForPlaceholder("Loading", "busy")
            try await asking.process.write(Array("Apple\nred\nBanana\n".utf8))
            try await asking.waitForRow("Apple")
            try await asking.process.write(Array("yellow\n".utf8))
            try await asking.waitFor("table row \"Banana\" {")
            // Standard input is still open.
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "Banana|yellow\n", status: 0)
        }

        /// A script would take it for an answer.
        @Test(arguments: [[], ["--multiple"]])
        func aReturnBeforeTheFirstRowAcceptsNothing(words: [String]) async throws {
            let asking = try Asking.list(words + ["--column=Fruit"])
            try await asking.waitForPlaceholder("Loading", "busy")
            try await asking.awaitKeyboard()
            // Once the second key has arrived, so has the first.
            for key in ["Return", "Tab"] { try await asking.input.key(key) }
            try await asking.waitFor("push button \"Cancel\" {", "focused")
            try await asking.process.write(Array("Apple\n".utf8))
            try await asking.waitForRow("Apple")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test func missingCellsOfTheLastRowPrintAsNothing() async throws {
            let asking = try Asking.list("--column=Fruit", "--column=Colour", "--print-column=ALL")
            try await asking.process.write(Array("Apple".utf8))
            asking.process.closeInput()
            try await asking.waitForRow("Apple")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test(arguments: [[], ["--checklist", "--column=a"]])
        func anEmptyStandardInputMakesNoRow(words: [String]) async throws {
            let asking = try Asking(["zenity", "--name=popsheet", "--list", "--column=a"] + words, surface: nil)
            asking.process.closeInput()
            expectAnswer(try await asking.answer(pressing: "Return"), "", status: 0)
        }

        @Test func inputThatCantBeReadIsAWarning() async throws {
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--list", "--column=a"], surface: nil, closing: 0)
            expectAnswer(
                try await asking.answer(pressing: "Return"), "", status: 0,
                errors: "zenity: warning: standard input: can't be read: Bad file descriptor\n")
        }

        @Test func bytesThatAreNotTextArePrintedUnchanged() async throws {
            let asking = try Asking.list("--column=a")
            let bytes: [UInt8] = [0x62, 0xFF, 0x1B, 0x3C, 0x62, 0x3E, 0x26]
            try await asking.process.write(bytes + [0x0A])
            asking.process.closeInput()
            // No markup, and no control character.
            try await asking.waitForRow("b\u{FFFD}\u{241B}<b>&")
            let answer = try await asking.answer(typing: ["Return"])
            #expect(answer.output == bytes + [0x0A])
            #expect(answer.status == 0 && answer.errorText == "")
        }

        @Test func manyRowsHaveAFieldThatFindsThoseWithAText() async throws {
            let asking = try Asking.list("--column=Number")
            try await asking.process.write(Array((1...30).map { "row \($0)\n" }.joined().utf8))
            try await asking.waitForRow("row 1")
            #expect(try await asking.treeLines().contains { $0.contains("\"Search\"") })
            try await asking.input.type("ROW 3")
            try await asking.waitFor("table row \"row 3\" {", "selected,")
            try await asking.waitFor("table row \"row 30\"")
            #expect(try await !asking.treeLines().contains { $0.hasPrefix("table row \"row 2\"") })
            // Rows that come later are filtered, too.
            try await asking.process.write(Array("row 2b\nrow 3b\n".utf8))
            try await asking.waitFor("table row \"row 3b\"")
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "row 30\n", status: 0)
        }

        @Test func aListThatGrowsStaysOnTheScreen() async throws {
            let asking = try Asking.list("--column=Number")
            try await asking.waitForPlaceholder("Loading", "busy")
            try await asking.process.write(Array((1...40).map { "row \($0)\n" }.joined().utf8))
            try await asking.waitForRow("row 1")
            let place = try await asking.rest()
            #expect(place.y >= 0 && place.y + place.height <= Double(asking.display.height))
            try await asking.click("push button \"Cancel\"")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func aListKeepsItsHeightWhileItIsFiltered() async throws {
            let rows = (1...14).map { "row \($0)" }
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--list", "--column=Row"] + rows, surface: nil)
            try await asking.waitForRow("row 1")
            let height = try await asking.sheetHeight()
            try await asking.input.type("14")
            try await asking.waitFor("table row \"row 14\" {", "selected,")
            try await asking.rest()
            #expect(try await asking.sheetHeight() == height)
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 14\n", status: 0)
        }

        @Test func checkedRowsThatTheFieldHidesStayChecked() async throws {
            let rows = (1...20).flatMap { ["\($0 == 1)", "row \($0)"] }
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--list", "--checklist", "--column=On", "--column=Row"] + rows,
                surface: nil)
            try await asking.waitForRow("row 1")
            try await asking.input.type("20")
            try await asking.waitFor("table row \"row 20\"")
            try await asking.input.key("Down")
            try await asking.waitForRow("row 20")
            try await asking.input.key("space")
            try await asking.waitFor("check box \"row 20\" {", "checked")
            expectAnswer(try await asking.answer(typing: ["Tab", "Return"]), "row 1|row 20\n", status: 0)
        }

        @Test(arguments: [([], "Nectarine"), (["--mid-search"], "Banana")])
        func typingFindsARow(words: [String], answer: String) async throws {
            let asking = try Asking(
                ["zenity", "--name=popsheet", "--list", "--column=Fruit", "Apple", "Banana", "Nectarine"] + words,
                surface: nil)
            try await asking.waitForRow("Apple")
            try await asking.input.type("n")
            try await asking.waitForRow(answer)
            expectAnswer(try await asking.answer(typing: ["Return"]), answer + "\n", status: 0)
        }

        @Test func theLastOfAHundredThousandRowsCanBeChosen() async throws {
            let asking = try Asking.list("--column=Number")
            try await asking.process.write(Array((1...100_000).map { "row \($0)\n" }.joined().utf8))
            asking.process.closeInput()
            try await asking.waitForRow("row 1")
            try await eventually("the last row is there", timeout: .seconds(30)) {
                try await asking.input.key("End")
                return try await asking.treeLines().contains { $0.hasPrefix("table row \"row 100000\" {") }
            }
            try await asking.waitForRow("row 100000")
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 100000\n", status: 0)
        }

        @Test func inputWithoutEndLeavesTheListUsable() async throws {
            let asking = try Asking.list("--column=Number")
            let rows = Array(String(repeating: "yyyyyyyyy\n", count: 6_000).utf8)
            let flood = Task { while !Task.isCancelled { try await asking.process.write(rows) } }
            defer { flood.cancel() }
            _ = try await asking.window()
            try await eventually("it ends") {
                try await asking.input.key("Escape")
                return asking.process.hasEnded
            }
            expectAnswer(try await asking.answer(), "", status: 1)
        }
    }
}
