import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The palette of `popsheet color` by keys (command.md, "ask for a colour").
    @Suite @MainActor struct ColorWindowTests {
        /// Waits until a colour has the focus: its line in the tree contains a text.
        @discardableResult
        private func waitForColor(in asking: Asking, _ part: String = "", not last: Substring? = nil) async throws
            -> Substring?
        {
            let isColor: @Sendable (Substring) -> Bool = {
                $0.hasPrefix("radio button") && $0.contains("focused") && (part.isEmpty || $0.contains(part))
                    && $0 != last
            }
            try await asking.waitForLine("has a colour with the focus, \(part)", isColor)
            return try await asking.treeLines().first(where: isColor)
        }

        @Test func theFocusBeginsOnTheChosenColourAndArrowsMoveItInThePalette() async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await waitForColor(in: asking, "checked")
            // Down to the next shade, which is chosen; the Control key accepts the chosen one, whichever has the focus.
            try await asking.press("Down", "space")
            expectAnswer(try await asking.answer(pressing: "Down", "ctrl+Return"), "#C01C28\n", status: 0)
        }

        @Test(arguments: ["Return", "space"])
        func aSecondPressOfAKeyAcceptsTheColour(key: String) async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await waitForColor(in: asking, "checked")
            try await asking.press("Down", key)
            try await waitForColor(in: asking, "checked")
            expectAnswer(try await asking.answer(pressing: key), "#C01C28\n", status: 0)
        }

        @Test func aSecondClickThatIsNoDoubleClickAcceptsTheColour() async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await waitForColor(in: asking, "checked")
            let place = try await asking.place(of: "radio button", "Dark Red")
            try await asking.input.click(at: place)
            try await asking.waitFor("radio button \"Dark Red\"", "checked")
            // So far away that it is not the second click of a double click.
            try await asking.input.click(at: place.offset(x: 12, y: 0))
            expectAnswer(try await asking.answer(), "#C01C28\n", status: 0)
        }

        @Test func thePlaneOfColoursHasANameAndShowsItsFocus() async throws {
            let asking = try await Asking.question("color", "--color", "#ff0000")
            try await asking.press("Tab", "Tab")
            let isPlane: @Sendable (Substring) -> Bool = {
                $0.contains("\"Saturation and brightness\"") && $0.contains("focused")
            }
            try await asking.waitForLine("has the focus in the plane", isPlane)
            try await asking.rest()
            let role = try #require(try await asking.treeLines().first(where: isPlane)?.prefix { $0 != "\"" })
            let line = "\(role)\"Saturation and brightness\""
            // The ring is 1 px from the plane, and 2 px thick.
            let ring = try await asking.place(ofLine: line).offset(x: -asking.frame(line).width / 2 - 2, y: 0)
            try await eventually("there is a ring") {
                try await Screenshot.ofScreen().pixel(at: ring)?.isClose(to: Pixel(0, 122, 255)) == true
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        /// GTK ignores such a text, and the last colour would be the answer.
        @Test func aTextThatIsNoColourIsNotAccepted() async throws {
            let asking = try await Asking.question("color", "--color", "#ff0000")
            try await asking.refusesTextThatIsNoColor()
            expectAnswer(try await asking.answer(pressing: "Return"), "#123456\n", status: 0)
        }

        @Test func aPaletteOfARowWithoutAColourHasNoMarkAndStaysWhereItIs() async throws {
            let asking = try await Asking.question("form", "--field", "entry:name=Name", "--field", "color:tint=Tint")
            try await asking.press("Tab", "space")
            try await waitForColor(in: asking)
            #expect(try await !asking.treeLines().contains { $0.hasPrefix("radio button") && $0.contains("checked") })
            // The role differs between versions of GTK.
            let isToggle = try await asking.tree().contains("toggle button \"Tint ")
            let button = "\(isToggle ? "toggle" : "push") button \"Tint "
            let before = try await asking.frame(button)
            // The popover, which has the keyboard now, follows the button.
            for key in ["Right", "space"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "\(button)#8FF0A4\"")
            try await asking.rest()
            #expect(try await asking.frame(button) == before)
        }

        /// White is the colour with which GTK's chooser begins.
        @Test func whiteCanBeChosenInARowWithoutAColour() async throws {
            let asking = try await Asking.question("form", "--field", "color:tint=Tint")
            try await asking.press("space")
            try await waitForColor(in: asking)
            for key in (1...7).map({ _ in "Right" }) + ["space"] { try await asking.input.key(key) }
            try await asking.wait(forTree: "button \"Tint #FFFFFF\"")
            try await waitForColor(in: asking, "checked")
            try await asking.input.key("space")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "tint\t#FFFFFF\n", status: 0)
        }

        @Test func theControlKeyChoosesTheDefaultActionAlsoOnAColourThatIsNotOfThePalette() async throws {
            let asking = try await Asking.question(
                "color", "--palette", "--color", "#123456", "--default", "cancel")
            try await waitForColor(in: asking)
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "", status: 1)
        }

        @Test func theTabKeyMovesInThePaletteOfARow() async throws {
            let asking = try await Asking.question("form", "--field", "color:tint=Tint")
            try await asking.press("space")
            let first = try await waitForColor(in: asking)
            // The popover has the keyboard now.
            try await asking.input.key("Tab")
            try await waitForColor(in: asking, not: first)
        }

        @Test func theTabKeyLeavesThePalette() async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await waitForColor(in: asking)
            try await asking.press("Tab")
            try await asking.waitFor("push button \"OK\"", "focused")
            try await asking.press("shift+Tab")
            try await waitForColor(in: asking, "checked")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func theTabKeyMovesFromPartToPartOfAPlane() async throws {
            let asking = try await Asking.question("color", "--color", "#3366cc")
            try await asking.waitFor("text \"Hexadecimal", "focused")
            try await asking.press("Tab")
            try await asking.waitFor("slider \"Hue\"", "focused")
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "#3366CC\n", status: 0)
        }
    }
}
