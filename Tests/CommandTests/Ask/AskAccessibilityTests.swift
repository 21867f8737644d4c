import PopsheetTestSupport
import Testing

extension AskSuites {
    /// What the command's own window reports to assistive tools.
    @Suite @MainActor struct AskAccessibilityTests {
        @Test func aWindowWithRoomForAllHasNoScrollBars() async throws {
            let asking = try Asking(["--title", "Which one?", "--message", "Choose.", "One", "Two", "Three"])
            try await asking.rest()
            let tree = try await Accessibility.ask("--app", "popsheet", "tree").check().text
            #expect(tree.contains("push button \"Three\""))
            #expect(!tree.contains("scroll"), "\(tree)")
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func rowsAreDescribedByTheirSubtitleAndRole() async throws {
            let asking = try Asking([
                "-d", "delete=Delete Photos", "-a", "move=Move", "--subtitle", "delete=3 photos", "--subtitle",
                "move=To an album",
            ])
            try await asking.rest()
            let tree = try await Accessibility.ask("--app", "popsheet", "tree").check().text
            #expect(tree.contains("push button \"Delete Photos\" (3 photos, Destructive)"), "\(tree)")
            #expect(tree.contains("push button \"Move\" (To an album)"), "\(tree)")
            _ = try await asking.answer(pressing: "Escape")
        }
    }
}
