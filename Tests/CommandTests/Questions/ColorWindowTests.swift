import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The palette of `popsheet color` by keys (command.md, "ask for a colour").
    @Suite @MainActor struct ColorWindowTests {
        @Test func theFocusBeginsOnTheChosenColourAndArrowsMoveItInThePalette() async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await asking.waitForLine("has the chosen colour focused") {
                $0.contains("focused") && $0.contains("checked") && $0.contains("radio button")
            }
            // Down to the next shade, which is chosen; the Control key accepts the chosen one, whichever has the focus.
            try await asking.press("Down", "space")
            expectAnswer(try await asking.answer(pressing: "Down", "ctrl+Return"), "#C01C28\n", status: 0)
        }

        @Test func theControlKeyChoosesTheDefaultActionAlsoOnAColourThatIsNotOfThePalette() async throws {
            let asking = try await Asking.question(
                "color", "--palette", "--color", "#123456", "--default", "cancel")
            try await asking.waitForLine("has a colour focused") {
                $0.contains("focused") && $0.contains("radio button")
            }
            expectAnswer(try await asking.answer(pressing: "ctrl+Return"), "", status: 1)
        }

        @Test func theTabKeyMovesInThePaletteOfARow() async throws {
            let asking = try await Asking.question("form", "--field", "color:tint=Tint")
            try await asking.press("space")
            try await asking.waitForLine("has a colour focused") {
                $0.contains("focused") && $0.contains("radio button")
            }
            let first = try await asking.treeLines().first { $0.contains("focused") && $0.contains("radio button") }
            // The popover has the keyboard now.
            try await asking.input.key("Tab")
            try await asking.waitForLine("has another colour focused") {
                $0.contains("focused") && $0.contains("radio button") && $0 != first
            }
        }

        @Test func theTabKeyLeavesThePalette() async throws {
            let asking = try await Asking.question("color", "--palette", "--color", "#e01b24")
            try await asking.waitForLine("has a colour focused") {
                $0.contains("focused") && $0.contains("radio button")
            }
            try await asking.press("Tab")
            try await asking.waitFor("push button \"OK\"", "focused")
            try await asking.press("shift+Tab")
            try await asking.waitForLine("has the chosen colour focused again") {
                $0.contains("focused") && $0.contains("checked") && $0.contains("radio button")
            }
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
