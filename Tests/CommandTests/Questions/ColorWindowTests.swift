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
