import PopsheetTestSupport
import Testing

extension AskSuites {
    /// zenity's lists, with keys and clicks (zenity.md §5, §7).
    @Suite @MainActor struct ZenityListWindowTests {
        private let fruit = ["--column=Fruit", "--column=Colour", "Apple", "red", "Banana", "yellow", "Cherry", "dark"]

        private func list(_ words: String...) throws -> Asking {
            try Asking(["zenity", "--name=popsheet", "--list"] + words + fruit, surface: nil)
        }

        private func toggles(_ kind: String, _ words: String...) throws -> Asking {
            try Asking(
                ["zenity", "--name=popsheet", "--list", kind, "--column=On", "--column=Fruit"] + words
                    + ["TRUE", "Apple", "true", "Banana", "FALSE", "Cherry"], surface: nil)
        }

        // MARK: Plain lists

        @Test func theFirstRowIsSelectedAndReturnAcceptsIt() async throws {
            let asking = try list()
            try await asking.waitForRow("Apple")
            try await asking.waitFor("table row \"Apple\" {", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test func arrowsSelect() async throws {
            let asking = try list("--print-column=2,1")
            try await asking.waitForRow("Apple")
            expectAnswer(
                try await asking.answer(typing: ["Down", "Down", "Up", "Return"]), "yellow|Banana\n", status: 0)
        }

        @Test func aPressSelectsAndASecondOneAccepts() async throws {
            let asking = try list()
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("table row \"Cherry\" {", "selected,")
            #expect(!asking.process.hasEnded)
            try await asking.click("label \"dark\"")
            expectAnswer(try await asking.answer(), "Cherry\n", status: 0)
        }

        /// The first row is selected before anything is pressed.
        @Test func aPressOnTheRowThatWasSelectedAtFirstDoesNotAccept() async throws {
            let asking = try list()
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Apple\"")
            try await asking.input.key("Down")
            try await asking.waitForRow("Banana")
            expectAnswer(try await asking.answer(typing: ["Escape"]), "", status: 1)
        }

        @Test func severalRowsCanBeChosen() async throws {
            let asking = try list("--multiple", "--separator=, ")
            try await asking.waitForRow("Apple")
            expectAnswer(
                try await asking.answer(typing: ["shift+Down", "shift+Down", "Return"]), "Apple, Banana, Cherry\n",
                status: 0)
        }

        @Test func aPressWithTheControlKeySelectsOneMoreRow() async throws {
            let asking = try list("--multiple")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Apple\"")
            try await asking.input.keyDown("Control_L")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("table row \"Cherry\" {", "selected,")
            try await asking.waitFor("table row \"Apple\" {", "selected,")
            try await asking.click("label \"Banana\"")
            try await asking.waitFor("table row \"Banana\" {", "selected,")
            try await asking.click("label \"Apple\"")
            try await asking.input.keyUp("Control_L")
            try await eventually("the first row is not selected any more") {
                try await !asking.treeLines().contains {
                    $0.hasPrefix("table row \"Apple\" {") && $0.contains("selected,")
                }
            }
            try await asking.waitFor("table row \"Apple\" {", "focused")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Banana|Cherry\n", status: 0)
        }

        /// The first row is selected before anything is pressed, and the space bar removes that selection.
        @Test func returnAcceptsItsRowIfNoRowIsSelected() async throws {
            let asking = try list("--multiple")
            try await asking.waitForRow("Apple")
            try await asking.input.key("space")
            try await asking.waitForLine("has a row with the focus that is not selected") {
                $0.hasPrefix("table row \"Apple\" {") && $0.contains("focused") && !$0.contains("selected,")
            }
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        /// A list of more rows than it shows a filter for.
        private func manyRows(_ words: String...) throws -> Asking {
            let rows = (1...20).map { "row \($0)" } + ["Apple", "Banana"]
            return try Asking(["zenity", "--name=popsheet", "--list", "--column=R"] + words + rows, surface: nil)
        }

        @Test func selectedRowsThatTheFilterHidesArePartOfTheAnswer() async throws {
            let asking = try manyRows("--multiple")
            try await asking.waitForRow("row 1")
            for key in ["shift+Down", "b", "a", "n"] { try await asking.input.key(key) }
            try await asking.waitFor("table row \"Banana\" {")
            try await asking.input.key("Down")
            try await asking.waitFor("table row \"Banana\" {", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "row 1|row 2|Banana\n", status: 0)
        }

        @Test func theRowThatWasSelectedAtFirstIsNotPartOfTheAnswerOnceTheFilterHidesIt() async throws {
            let asking = try manyRows("--multiple")
            try await asking.waitForRow("row 1")
            for key in ["b", "a", "n"] { try await asking.input.key(key) }
            try await asking.waitFor("table row \"Banana\" {", "selected,")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Banana\n", status: 0)
        }

        @Test func tabLeavesTheRowsAndComesBackToThem() async throws {
            let asking = try list()
            try await asking.waitForRow("Apple")
            for key in ["Down", "Tab"] { try await asking.input.key(key) }
            try await asking.waitFor("push button \"OK\" {", "focused")
            try await asking.input.key("shift+Tab")
            try await asking.waitForRow("Banana")
            for key in ["Tab", "Tab"] { try await asking.input.key(key) }
            try await asking.waitFor("push button \"Cancel\" {", "focused")
            expectAnswer(try await asking.answer(typing: ["Return"]), "", status: 1)
        }

        // MARK: Editing

        @Test func escapeWhileACellIsEditedEndsOnlyTheEditing() async throws {
            let asking = try list("--editable")
            try await asking.waitForRow("Apple")
            try await asking.input.key("F2")
            try await asking.waitFor("text \"", "focused")
            try await asking.input.type("Pear")
            try await asking.input.key("Escape")
            try await asking.waitForRow("Apple")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test func returnWhileACellIsEditedAcceptsOnlyTheCell() async throws {
            let asking = try list("--editable")
            try await asking.waitForRow("Apple")
            try await asking.input.key("F2")
            try await asking.waitFor("text \"", "focused")
            try await asking.input.type("Pear")
            try await asking.input.key("Return")
            try await asking.waitForRow("Pear")
            #expect(!asking.process.hasEnded)
            expectAnswer(try await asking.answer(typing: ["Escape"]), "", status: 1)
        }

        // MARK: Toggles

        @Test func spaceReturnAndAClickToggleCheckBoxes() async throws {
            let asking = try toggles("--checklist", "--separator=:")
            try await asking.waitForRow("Apple")
            try await asking.waitFor("check box \"Apple\" {", "checked")
            try await asking.input.key("space")
            for key in ["Down", "Down", "Return"] { try await asking.input.key(key) }
            try await asking.waitFor("check box \"Cherry\" {", "checked")
            try await asking.click("label \"Apple\"")
            try await asking.waitFor("check box \"Apple\" {", "checked")
            try await asking.click("label \"Banana\"")
            try await eventually("Banana is off") {
                try await asking.treeLines().contains {
                    $0.hasPrefix("check box \"Banana\" {") && !$0.contains("checked")
                }
            }
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "Apple:Cherry\n", status: 0)
        }

        @Test func aChecklistWithoutCheckIsAnAnswer() async throws {
            let asking = try Asking.list(
                "--checklist", "--column=On", "--column=Fruit", "FALSE", "Apple", "FALSE", "Pear")
            try await asking.waitForRow("Apple")
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "", status: 0)
        }

        @Test func ofSeveralRadioButtonsThatAreOnTheLastWins() async throws {
            let asking = try toggles("--radiolist")
            try await asking.waitForRow("Apple")
            try await asking.waitFor("radio button \"Banana\" {", "checked")
            #expect(
                try await !asking.treeLines().contains {
                    $0.hasPrefix("radio button \"Apple\" {") && $0.contains("checked")
                }
            )
            expectAnswer(try await asking.answer(typing: ["Tab", "Return"]), "Banana\n", status: 0)
        }

        @Test func radioButtonsMoveByAPress() async throws {
            let asking = try toggles("--radiolist")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("radio button \"Cherry\" {", "checked")
            // A second press leaves it on.
            try await asking.click("label \"Cherry\"")
            try await asking.input.key("space")
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "Cherry\n", status: 0)
        }

        @Test func imagesAreShown() async throws {
            let asking = try Asking.list(
                "--imagelist", "--print-column=2", "--column=Icon", "--column=Name", "document-open", "Open",
                "/nowhere.png", "None")
            try await asking.waitForRow("Open")
            #expect(try await asking.treeLines().contains { $0.hasPrefix("icon ") || $0.hasPrefix("image ") })
            expectAnswer(try await asking.answer(typing: ["Down", "Return"]), "None\n", status: 0)
        }

        // MARK: Columns

        @Test func hiddenColumnsArePrintedButNotShown() async throws {
            let asking = try list("--hide-column=2", "--print-column=ALL")
            try await asking.waitForRow("Apple")
            let tree = try await asking.treeLines()
            #expect(tree.contains { $0.hasPrefix("label \"Fruit\"") })
            #expect(!tree.contains { $0.contains("Colour") || $0.contains("yellow") })
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple|red\n", status: 0)
        }

        @Test func headersCanBeHidden() async throws {
            let asking = try list("--hide-header")
            try await asking.waitForRow("Apple")
            #expect(
                try await !asking.treeLines().contains { $0.hasPrefix("label \"Fruit\"") && $0.contains("showing") })
            expectAnswer(try await asking.answer(typing: ["Return"]), "Apple\n", status: 0)
        }

        @Test func aClickOnAHeaderSorts() async throws {
            let asking = try Asking.list("--column=Size", "100", "9", "20")
            try await asking.waitForRow("100")
            try await asking.click("label \"Size\"")
            try await eventually("9 is first") {
                try await asking.treeLines().first { $0.hasPrefix("table row \"") && $0.contains("selectable") }?
                    .hasPrefix("table row \"9\"") == true
            }
            // The selected row is the same.
            try await asking.waitForRow("100")
            expectAnswer(try await asking.answer(typing: ["Up", "Return"]), "20\n", status: 0)
        }

        @Test func cellsAreEditedInPlace() async throws {
            let asking = try list("--editable", "--print-column=ALL")
            try await asking.waitForRow("Apple")
            try await asking.input.key("F2")
            try await asking.waitFor("text \"Fruit\" {", "focused")
            try await asking.input.type("Pear")
            try await asking.input.key("Return")
            try await asking.waitForRow("Pear")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Pear|red\n", status: 0)
        }

        @Test func aSecondPressEditsACell() async throws {
            let asking = try list("--editable", "--print-column=2")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"yellow\"")
            try await asking.waitFor("table row \"Banana\" {", "selected,")
            try await asking.click("label \"yellow\"")
            try await asking.waitFor("text \"Colour\" {", "focused")
            try await asking.input.type("green")
            // A press on OK takes over what is being edited.
            try await asking.click("push button \"OK\"")
            expectAnswer(try await asking.answer(), "green\n", status: 0)
        }

        @Test func aDoubleClickEditsACell() async throws {
            let asking = try list("--editable", "--print-column=ALL")
            try await asking.waitForRow("Apple")
            try await asking.input.click(at: try await asking.place(of: "label", "yellow"), count: 2)
            try await asking.waitFor("text \"Colour\" {", "focused")
            try await asking.input.type("green")
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(typing: ["Return"]), "Banana|green\n", status: 0)
        }

        @Test(arguments: ["--checklist", "--radiolist"])
        func aSecondPressEditsACellOfAListWithToggles(kind: String) async throws {
            let asking = try toggles(kind, "--editable")
            try await asking.waitForRow("Apple")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("table row \"Cherry\" {", "focused")
            try await asking.click("label \"Cherry\"")
            try await asking.waitFor("text \"Fruit\" {", "focused")
            try await asking.input.type("Pear")
            try await asking.input.key("Return")
            try await asking.waitForRow("Pear")
            try await asking.input.key(kind == "--checklist" ? "space" : "Down")
            try await asking.click("push button \"OK\"")
            let chosen = kind == "--checklist" ? "Apple|Banana|Pear\n" : "Pear\n"
            expectAnswer(try await asking.answer(), chosen, status: 0)
        }

        // MARK: Ends

        @Test func anExtraButtonPrintsItsLabel() async throws {
            let asking = try list("--extra-button=More")
            try await asking.waitForRow("Apple")
            expectAnswer(try await asking.answer(typing: ["Tab", "Tab", "Return"]), "More\n", status: 1)
        }

        @Test func aTimeoutPrintsTheChoice() async throws {
            let asking = try list("--timeout=1")
            expectAnswer(try await asking.answer(), "Apple\n", status: 5)
        }
    }
}
