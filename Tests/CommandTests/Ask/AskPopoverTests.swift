import PopsheetTestSupport
import Testing

extension AskSuites {
    /// Popovers on the screen, and the sheet in a watch's window.
    @Suite @MainActor struct AskPopoverTests {
        private let sheet = ["--title", "Delete 3 photos?", "-d", "delete=Delete Photos", "-a", "move=Move…"]

        /// The bubble is white where nothing is written, and nothing around it is dimmed.
        private func expectBubble(at point: ScreenPoint, location: SourceLocation = #_sourceLocation) async throws {
            let screen = try await Screenshot.ofScreen()
            #expect(screen.pixel(at: point)?.isClose(to: Pixel(252, 252, 252)) == true, sourceLocation: location)
            #expect(
                screen.pixel(at: Overlays.corner)?.isClose(to: Overlays.background) == true, sourceLocation: location)
        }

        @Test func itPointsAtAPlaceOfTheScreen() async throws {
            let asking = try await Overlays.ask(sheet + ["--presentation", "popover", "--anchor", "600,200,100,40"])
            // 320 wide, below its source, an arrow of 13 between them.
            try await expectBubble(at: ScreenPoint(x: 650 - 150, y: 200 + 40 + 13 + 20))
            // The arrow's tip touches its source, and what is pointed at stays free.
            let screen = try await Screenshot.ofScreen()
            #expect(screen.pixel(at: ScreenPoint(x: 650, y: 248))?.isClose(to: Pixel(252, 252, 252)) == true)
            #expect(screen.pixel(at: ScreenPoint(x: 650, y: 236))?.isClose(to: Pixel(252, 252, 252)) == false)
            for key in ["Home", "Return"] { try await asking.input.key(key) }
            expectAnswer(try await asking.answer(), "delete\n", status: 0)
        }

        /// A popover has no cancel row that could count.
        @Test func theMessageOfAPopoverCountsDown() async throws {
            let asking = try await Overlays.ask(sheet + ["--anchor", "600,200,100,40", "--timeout", "100"])
            let header = ScreenRect(x: 600, y: 200 + 40 + 13 + 8, width: 100, height: 44)
            let before = try await Screenshot.of(header)
            try await eventually("the number changes") {
                try await Screenshot.of(header).differences(from: before) > 10
            }
            // Below the title there is a line more.
            try await asking.input.click(at: ScreenPoint(x: 650, y: 200 + 40 + 13 + 44 + 20 + 57 + 28))
            expectAnswer(try await asking.answer(), "move\n", status: 0)
        }

        @Test func theArrowPointsWhereItMay() async throws {
            let asking = try await Overlays.ask(sheet + ["--anchor", "600,500,100,40", "--arrow", "down"])
            try await expectBubble(at: ScreenPoint(x: 650 - 150, y: 500 - 13 - 20))
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func itPointsAtThePointer() async throws {
            let input = try Input()
            // sway 1.10 reports the pointer to a new surface only once it moves, so the user keeps moving it.
            let hand = Task {
                while !Task.isCancelled {
                    try await input.move(to: ScreenPoint(x: 400, y: 150))
                    try await Task.sleep(for: .milliseconds(30))
                }
            }
            defer { hand.cancel() }
            let asking = try await Overlays.ask(sheet + ["--anchor", "pointer", "--output", "json"])
            hand.cancel()
            try await input.move(to: ScreenPoint(x: 400, y: 150))
            try await expectBubble(at: ScreenPoint(x: 400 - 150, y: 150 + 13 + 20))
            try await input.click(at: Overlays.corner)
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"outsideClick"}"# + "\n", status: 1)
        }

        @Test func aClickInItChooses() async throws {
            let asking = try await Overlays.ask(sheet + ["--presentation", "popover", "--anchor", "600,200,100,40"])
            // The header of one line, and half of the first row.
            try await asking.input.click(at: ScreenPoint(x: 650, y: 200 + 40 + 13 + 44 + 28))
            expectAnswer(try await asking.answer(), "delete\n", status: 0)
        }

        @Test func inAWindowItIsASheet() async throws {
            let asking = try Asking(sheet + ["--presentation", "popover", "--anchor", "pointer"])
            #expect(try await asking.rest().width == 414)
            expectAnswer(try await asking.answer(pressing: "Home", "Return"), "delete\n", status: 0)
        }

        @Test(.requires(.wayland, "the layer shell is Wayland's"))
        func withoutALayerShellLibraryItIsASheet() async throws {
            let asking = try Asking(
                sheet + ["--anchor", "600,200,100,40"], surface: nil, environment: Overlays.noLibrary())
            #expect(try await asking.rest().width == 414)
            expectAnswer(try await asking.answer(pressing: "Home", "Return"), "delete\n", status: 0)
        }

        @Test func theCompactFormHasTheWindowOfAWatch() async throws {
            let asking = try Asking(sheet + ["--presentation", "compact", "--output", "json"], surface: nil)
            let place = try await asking.rest()
            #expect(place.width == 198 && place.height == 242)
            #expect(try await Screenshot.of(place).pixel(90, 230) == Pixel(0, 0, 0))
            // Cancel is in the upper left corner.
            try await asking.input.click(at: ScreenPoint(x: place.x + 20, y: place.y + 15))
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n", status: 1)
        }
    }
}
