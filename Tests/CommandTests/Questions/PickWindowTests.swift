import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The rows of `popsheet pick` (command.md, "ask for rows of a list").
    @Suite @MainActor struct PickWindowTests {
        // MARK: Rows of JSON

        private let rows = """
            {"id":"a","label":"Docs","subtitle":"4 folders","icon":"folder-symbolic"}
            {"id":"b","label":"Backup","subtitle":"Old","icon":"user-trash-symbolic","role":"destructive"}
            {"id":"c","label":"Plain"}

            """

        @Test func aSubtitleIsBelowItsLabelInTheSameCell() async throws {
            let asking = try await Asking.question("pick", "--rows", "json", input: rows)
            try await asking.wait(forTree: "\"Plain\"")
            try await asking.rest()
            let label = try await asking.frame("label \"Docs\"")
            let subtitle = try await asking.frame("label \"4 folders\"")
            #expect(subtitle.x == label.x && subtitle.y >= label.y + label.height && subtitle.height < label.height)
            let plain = try await asking.frame("label \"Plain\"")
            #expect(plain.x == label.x)
        }

        @Test func anIconHasTheSizeOfAnActionsAndIsBeforeTheLabel() async throws {
            let asking = try await Asking.question("pick", "--rows", "json", input: rows)
            try await asking.wait(forTree: "\"Plain\"")
            try await asking.rest()
            let icon = try await asking.frame("image")
            #expect(icon.width == 24)
            #expect(try await asking.frame("label \"Docs\"").x == icon.x + 24 + 12)
        }

        @Test func withoutIconsThereIsNoSpaceForThem() async throws {
            let asking = try await Asking.question("pick", "--rows", "json", input: #"{"label":"One"}"# + "\n")
            try await asking.wait(forTree: "\"One\"")
            try await asking.rest()
            let row = try await asking.frame("table row \"One\"")
            // GTK's own margin, which differs between versions, and less than an icon more.
            #expect(try await asking.frame("label \"One\"").x < row.x + 16 + 24)
        }

        @Test func aDestructiveRowIsReportedAndHasTheColourOfADestructiveAction() async throws {
            let asking = try await Asking.question("pick", "--rows", "json", "--appearance", "light", input: rows)
            try await asking.wait(forTree: "table row \"Backup\" (Old, Destructive)")
            let picture = try await Screenshot.of(try await asking.rest())
            let isThere = (0..<picture.height).contains { row in
                (0..<picture.width).contains { column in
                    picture.pixel(column, row).map { $0.red > 250 && (50...70).contains($0.green) && $0.blue < 60 }
                        == true
                }
            }
            #expect(isThere)
        }

        /// The texts are blocks, whose pixels have the whole colour of the text.
        @Test(arguments: ["light", "dark", "high-contrast", "high-contrast-dark"])
        func aHighlightedRowThatIsDisabledCanBeRead(appearance: String) async throws {
            let rows =
                #"{"id":"a","label":"████"}"# + "\n" + #"{"id":"b","label":"████","enabled":false}"# + "\n"
            let asking = try await Asking.question("pick", "--rows", "json", "--appearance", appearance, input: rows)
            try await asking.waitForRow("████")
            try await asking.press("Down")
            try await asking.waitForLine("has OK disabled") {
                $0.hasPrefix("push button \"OK\" {") && !$0.contains("sensitive")
            }
            let label = try await asking.place(ofLine: "label \"████\"")
            let row = try await Screenshot.of(ScreenRect(x: label.x - 190, y: label.y - 12, width: 380, height: 24))
            let lights = (0..<row.height).flatMap { y in (0..<row.width).compactMap { row.pixel($0, y)?.luminance } }
            let (darkest, lightest) = (try #require(lights.min()), try #require(lights.max()))
            #expect(lightest.contrast(with: darkest) >= 4.5)
        }

        // MARK: Without rows

        @Test(arguments: [["--stdin"], ["hen", "fox"]])
        func aQueryThatFindsNothingIsChangedByTheNextKeys(rows: [String]) async throws {
            let asking = try await Asking.question(
                ["pick", "--filter", "--query", "foxxx"] + rows, input: "hen\nfox\n")
            try await asking.waitFor("entry", "focused", "text='foxxx'")
            try await asking.rest()
            let label = try await asking.frame("label \"No matches\"")
            let (field, button) = (
                try await asking.frame("entry \"Search\""), try await asking.frame("push button \"OK\"")
            )
            // Below the field there is a margin of 12.
            #expect(abs(label.y + label.height / 2 - (field.y + field.height + 12 + button.y) / 2) <= 1)
            try await asking.press("BackSpace", "BackSpace")
            try await asking.waitFor("table row \"fox\"", "selected")
            expectAnswer(try await asking.answer(pressing: "Return"), "fox\n", status: 0)
        }

        @Test func returnDoesNothingWhileThereIsNothingToChoose() async throws {
            let asking = try await Asking.question("pick", "--stdin", input: "")
            try await asking.waitForPlaceholder("Nothing to choose", "focused")
            try await asking.press("Return", "space")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func rowsThatMayComeAreAwaitedWithAFocusThatTheyTake() async throws {
            let asking = try await Asking.question("pick", "--stdin")
            try await asking.waitForPlaceholder("Loading", "busy", "focused")
            try await asking.process.write(Array("one\ntwo\n".utf8))
            try await asking.waitForRow("one")
            #expect(try await asking.treeLines().allSatisfy { !$0.contains("\"Loading\"") })
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "two\n", status: 0)
        }

        @Test func aListOfZenityWithoutRowsSaysSo() async throws {
            let asking = try await Asking.zenity("--list", "--column=A", input: "")
            try await asking.waitForPlaceholder("Nothing to choose", "focused")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        // MARK: Filtered rows

        @Test func theFirstRowThatCanBeChosenIsSelected() async throws {
            let rows = #"{"id":"x","label":"X","enabled":false}"# + "\n" + #"{"id":"y","label":"Y"}"# + "\n"
            let asking = try await Asking.question("pick", "--rows", "json", input: rows)
            try await asking.waitForRow("Y")
            expectAnswer(try await asking.answer(typing: ["Return"]), "y\n", status: 0)
        }

        @Test func escapeRemovesTheTextOfTheFilterFirst() async throws {
            let asking = try await Asking.question("pick", "--filter", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            try await asking.input.type("ban")
            try await asking.waitFor("table row \"Banana\" {", "selected")
            try await asking.input.key("Escape")
            try await asking.wait(forTree: "table row \"Apple\" {")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(typing: ["Escape"]), "", status: 1)
        }

        @Test func returnDoesNothingIfTheFilterHidesAllRows() async throws {
            let asking = try await Asking.question("pick", "--filter", "Apple", "Banana")
            try await asking.waitForRow("Apple")
            try await asking.input.type("zz")
            try await asking.waitForLine("has no OK that can be chosen") {
                $0.hasPrefix("push button \"OK\"") && !$0.contains("sensitive")
            }
            try await asking.press("Return")
            #expect(!asking.process.hasEnded)
            expectAnswer(
                try await asking.answer(typing: ["BackSpace", "BackSpace", "b", "Return"]), "Banana\n", status: 0)
        }

        @Test func checkedRowsThatTheFilterHidesArePartOfTheAnswer() async throws {
            let asking = try await Asking.question("pick", "--multiple", "--filter", "Apple", "Banana", "Cherry")
            try await asking.waitForRow("Apple")
            try await asking.press("space")
            try await asking.waitFor("check box \"Apple\" {", "checked")
            try await asking.input.type("ch")
            try await asking.press("Down", "space")
            try await asking.waitFor("check box \"Cherry\" {", "checked")
            try await asking.input.click(at: try await asking.place(of: "push button", "OK"))
            expectAnswer(try await asking.answer(), "Apple\nCherry\n", status: 0)
        }

        // MARK: The number of checked rows

        @Test func theNumberOfCheckedRowsIsShownFromTheBeginning() async throws {
            let words = ["pick", "--multiple", "--filter", "--checked", "Apple", "--checked", "Banana"]
            let asking = try await Asking.question(words + ["Apple", "Banana", "Cherry"])
            try await asking.waitForRow("Apple")
            try await asking.wait(forTree: "label \"2 selected\"")
            // A search does not change what is accepted.
            try await asking.input.type("che")
            try await asking.waitFor("table row \"Cherry\" {", "selected,")
            try await asking.wait(forTree: "label \"2 selected\"")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\nBanana\n", status: 0)
        }

        @Test(arguments: [3, 40])
        func noRowMovesUnderThePointerWhenTheFirstIsChecked(count: Int) async throws {
            let rows = (1...count).map { "Row \($0)" }
            let asking = try await Asking.question(["pick", "--multiple", "--no-filter"] + rows)
            try await asking.waitForRow("Row 1")
            try await asking.rest()
            let place = try await asking.place(of: "check box", "Row 2")
            try await asking.input.click(at: place)
            try await asking.waitFor("check box \"Row 2\" {", "checked")
            try await asking.wait(forTree: "label \"1 selected\"")
            try await asking.rest()
            #expect(try await asking.place(of: "check box", "Row 2") == place)
        }
    }
}
