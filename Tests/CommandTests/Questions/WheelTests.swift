import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The wheel over controls (command.md, "The other questions").
    @Suite @MainActor struct WheelTests {
        @Test func theWheelKeepsAMonthThatHasTheFocus() async throws {
            let asking = try Asking(["date", "--date", "2026-02-10"])
            try await asking.press()
            try await asking.input.scroll(at: try await asking.dayRow(), down: 1)
            // What comes after the wheel is seen after it.
            try await asking.press("Right")
            try await asking.wait(forTree: "11 February 2026)")
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-02-11\n", status: 0)
        }

        @Test(.requires(.x11, "on Wayland the compositor sets the scale"))
        func theWheelKeepsTheMonthOnASmallScreen() async throws {
            // 426 × 266 logical pixels.
            let asking = try Asking(
                ["date", "--date", "2026-02-10", "--title", "Day", "--message", "One\nTwo\nThree"],
                environment: ["GDK_SCALE": "3"])
            try await asking.press()
            try await asking.input.scroll(at: try await asking.center(), down: 4)
            try await eventually("the sheet has scrolled") { try await asking.scrollPosition() > 10 }
            expectAnswer(try await asking.answer(pressing: "Return"), "2026-02-10\n", status: 0)
        }

        @Test func theWheelChangesASliderOnlyWhileItHasTheFocus() async throws {
            let asking = try await Asking.zenity("--scale", "--value", "50", "--text", "Volume")
            try await asking.wait(forTree: "value=50")
            try await asking.press("Tab")
            try await asking.waitFor("push button \"OK\" {", "focused")
            let slider = try await asking.place(of: "slider", "Volume")
            try await asking.input.scroll(at: slider, down: 3)
            try await asking.press("shift+Tab")
            try await asking.waitFor("slider \"Volume\"", "focused", "value=50")
            try await asking.input.scroll(at: slider, down: 1)
            // One step for a notch.
            try await asking.waitFor("slider \"Volume\"", "value=49")
            try await asking.input.scroll(at: slider, down: -3)
            try await asking.waitFor("slider \"Volume\"", "value=52")
            expectAnswer(try await asking.answer(pressing: "Return"), "52\n", status: 0)
        }
    }
}

extension Asking {
    /// A place on the days of a calendar that is the only widget of the sheet.
    fileprivate func dayRow() async throws -> ScreenPoint {
        let window = try await rest()
        return ScreenPoint(x: window.x + window.width / 2, y: window.y + 150)
    }
}
