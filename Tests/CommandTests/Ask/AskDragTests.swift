import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The window moved by the user.
    @Suite @MainActor struct AskDragTests {
        private let sheet = ["--title", "Delete 3 photos?", "One", "Two"]

        @Test func theMouseDragsTheWindowByItsHeader() async throws {
            let asking = try Asking(sheet)
            let before = try await asking.rest()
            let header = ScreenPoint(x: before.center.x, y: before.y + 20)
            try await asking.input.drag(from: header, to: header.offset(x: -150, y: -120))
            var after = before
            try await eventually("the window is elsewhere") {
                after = try await asking.window()
                return after.x < before.x - 100 && after.y < before.y - 80
            }
            #expect(after.width == before.width && after.height == before.height)
            after = try await asking.rest()
            // The press that moved it is over: another is a row's.
            try await asking.input.click(at: ScreenPoint(x: after.center.x, y: after.y + 8 + 44 + 28))
            expectAnswer(try await asking.answer(), "One\n", status: 0)
        }

        @Test(.requires(.x11, "a Wayland compositor places windows itself"))
        func aDraggedWindowGrowsWhereItIs() async throws {
            let asking = try Asking(["--title", "Which?", "--stdin", "--no-animation"])
            let before = try await asking.rest()
            let header = ScreenPoint(x: before.center.x, y: before.y + 20)
            try await asking.input.drag(from: header, to: header.offset(x: -150, y: -300))
            try await eventually("the window is elsewhere") { try await asking.window().y < before.y - 200 }
            let dragged = try await asking.rest()
            try await asking.process.write(Array("first\n".utf8))
            for count in 1...2 {
                try await asking.process.write(Array("row \(count)\n".utf8))
                try await eventually("the window grows upwards") {
                    let now = try await asking.window()
                    return now.height == dragged.height + 57 * Double(count) && now.y == dragged.y - 57 * Double(count)
                }
                #expect(try await asking.window().x == dragged.x)
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aQuickMouseThrowsNothingAway() async throws {
            let asking = try Asking(sheet)
            let place = try await asking.rest()
            let header = ScreenPoint(x: place.center.x, y: place.y + 20)
            try await asking.input.drag(from: header, to: header.offset(x: 0, y: 6), steps: 2, over: .milliseconds(8))
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }
    }
}
