import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The theme of a question's widget, which is the sheet's.
    @Suite @MainActor struct QuestionThemeTests {
        /// Waits until the field is dark, or light.
        private func field(of asking: Asking, at place: ScreenPoint, isDark: Bool) async throws {
            try await eventually("the field is \(isDark ? "dark" : "light")") {
                guard let pixel = try await Screenshot.ofScreen().pixel(at: place) else { return false }
                return isDark ? pixel.green < 100 : pixel.green > 200
            }
        }

        @Test func itFollowsTheDesktopsPortal() async throws {
            let portal = try ProcessRunner.start("portal", [])
            try await portal.write(Array("color-scheme 1\n".utf8))
            let asking = try Asking(["entry"], environment: ["G_DEBUG": "fatal-criticals", "GTK_THEME": nil])
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            let place = try await asking.place(of: "text", "Text")
            try await field(of: asking, at: place, isDark: true)
            try await portal.write(Array("color-scheme 0\n".utf8))
            try await field(of: asking, at: place, isDark: false)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
            portal.closeInput()
            _ = try await portal.answer()
        }

        @Test(arguments: ["dark", "light"]) func theTrackOfABarIsVisible(_ appearance: String) async throws {
            let asking = try Asking(["progress", "--appearance", appearance], environment: ["GTK_THEME": nil])
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            try await asking.process.write(Array("10\n".utf8))
            try await asking.wait(forTree: "value=0.1")
            let track = try await asking.place(of: "progress bar", "Progress")
            let screen = try await Screenshot.ofScreen()
            let (bar, card) = try (
                #require(screen.pixel(at: track)), #require(screen.pixel(at: track.offset(x: 0, y: 10)))
            )
            #expect(abs(Int(bar.green) - Int(card.green)) > 15)
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test(arguments: ["dark", "light"]) func anAppearanceThatIsAskedForWins(_ appearance: String) async throws {
            let asking = try Asking(
                ["entry", "--appearance", appearance], environment: ["G_DEBUG": "fatal-criticals", "GTK_THEME": nil])
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            try await field(of: asking, at: try await asking.place(of: "text", "Text"), isDark: appearance == "dark")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }
    }
}
