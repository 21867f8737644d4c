import CPopsheetGTK4
import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The command in its window, with real keys, clicks and signals.
    @Suite @MainActor struct AskWindowTests {
        private let sheet = ["--title", "Delete 3 photos?", "-d", "delete=Delete Photos", "-a", "move=Move…", "Hide"]

        @Test func returnChoosesTheFirstAction() async throws {
            expectAnswer(try await Asking(sheet).answer(pressing: "Home", "Return"), "delete\n", status: 0)
        }

        @Test func keysWalkTheActions() async throws {
            expectAnswer(try await Asking(sheet).answer(pressing: "Down", "Down", "space"), "Hide\n", status: 0)
        }

        @Test func theFocusMayBeginElsewhere() async throws {
            let answer = try await Asking(sheet + ["--focus", "move"]).answer(pressing: "Return")
            expectAnswer(answer, "move\n", status: 0)
        }

        @Test func escapeCancels() async throws {
            expectAnswer(try await Asking(sheet).answer(pressing: "Escape"), "", status: 1)
            expectAnswer(
                try await Asking(sheet + ["--output", "json"]).answer(pressing: "Escape"),
                #"{"outcome":"cancelled","reason":"escape"}"# + "\n", status: 1)
        }

        @Test func aClickChooses() async throws {
            let asking = try Asking(sheet + ["--output", "json"])
            let place = try await asking.rest()
            // The cancel card is the lowest, with a margin of 8 below it; the row above it ends 8 above that.
            try await asking.input.click(at: ScreenPoint(x: place.x + 207, y: place.y + place.height - 8 - 57 - 8 - 28))
            expectAnswer(
                try await asking.answer(), #"{"outcome":"action","id":"Hide","index":2,"label":"Hide"}"# + "\n",
                status: 0)
        }

        @Test func aClickOnTheCancelCardCancels() async throws {
            let asking = try Asking(sheet + ["--output", "json", "--cancel", "Keep"])
            let place = try await asking.rest()
            try await asking.input.click(at: ScreenPoint(x: place.x + 207, y: place.y + place.height - 8 - 28))
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"cancelAction"}"# + "\n", status: 1)
        }

        /// All of each row is in the window, with the distances of the appearance's form.
        @Test(arguments: [("adwaita", 44.0, 12.0), ("glass", 48.0, 8.0)])
        func theWindowIsAsHighAsTheFormOfItsAppearance(
            appearance: String, height: Double, gap: Double
        ) async throws {
            let asking = try Asking(sheet + ["--message", "They leave all your devices.", "--appearance", appearance])
            let window = try await asking.rest()
            let rows = try await asking.frames("push button \"")
            #expect(rows.count == 4)
            let sorted = rows.sorted { $0.y < $1.y }
            #expect(sorted.allSatisfy { $0.height == height })
            let gaps = zip(sorted.dropFirst(), sorted).map { $0.y - $1.y - $1.height }
            // GTK reports whole pixels.
            #expect(gaps.count == 3 && gaps.allSatisfy { abs($0 - gap) <= 1 })
            // The texts above them, with the card's margins and those of the window.
            #expect(window.height > 4 * height + 3 * gap + 110)
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func theWindowIsAsLargeAsTheSheetAndAtTheLowerEdge() async throws {
            let asking = try Asking(sheet)
            let place = try await asking.rest()
            #expect(place.width == 414)
            // A header of one line, three rows, a gap, the cancel card, and margins.
            #expect((280...310).contains(place.height))
            if asking.display.server.isX11 {
                #expect(place.x == (Double(asking.display.width) - 414) / 2)
                #expect(place.y + place.height == Double(asking.display.height))
            }
            _ = try await asking.answer(pressing: "Escape")
        }

        @Test func aCompactWindowIsRoundAndBeginsAtItsTop() async throws {
            let asking = try Asking(["--presentation", "compact"] + (1...9).map { "Action \($0)" })
            try await asking.input.move(to: ScreenPoint(x: 1, y: 1))
            let place = try await asking.rest()
            #expect(place.width == 198 && place.height == 242)
            let (x, y) = (Int(place.x), Int(place.y))
            try await eventually("the window is drawn") {
                let now = try await Screenshot.ofScreen()
                // Beyond the corners is what was there before, in the window's shadow.
                return [x + 1, x + 196].allSatisfy { (now.pixel($0, y + 1)?.red ?? 0) > 60 }
                    && now.pixel(x + 99, y + 4) == Pixel(0, 0, 0)
                    // The first button, and the space of 4 below it.
                    && now.pixel(x + 30, y + 40)?.isClose(to: Pixel(36, 36, 36)) == true
                    && now.pixel(x + 30, y + 78) == Pixel(0, 0, 0)
            }
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func closingTheWindowCancels() async throws {
            let asking = try Asking(sheet + ["--output", "json"])
            try await asking.rest()
            try await asking.closeWindow()
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"windowClosed"}"# + "\n", status: 1)
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
        func aSignalTakesTheSheetAway(signal: Int32) async throws {
            let asking = try Asking(sheet)
            try await asking.rest()
            asking.process.send(signal)
            let answer = try await asking.answer()
            expectAnswer(answer, "", status: 128 + signal)
            #expect(answer.signal == nil)
        }

        /// As nohup has it, and a shell that starts something in the background.
        @Test(arguments: [("HUP", SIGHUP), ("INT", SIGINT), ("TERM", SIGTERM)])
        func aSignalThatWasIgnoredAtTheStartStaysIgnored(name: String, signal: Int32) async throws {
            let asking = try Asking(sheet, ignoring: [name])
            try await asking.rest()
            asking.process.send(signal)
            // The first shows on what the second acts.
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(pressing: "Return"), "delete\n", status: 0)
        }

        @Test func oneIgnoredSignalLeavesTheOthers() async throws {
            let asking = try Asking(sheet, ignoring: ["HUP", "INT"])
            try await asking.rest()
            for signal in [SIGHUP, SIGINT, SIGTERM] { asking.process.send(signal) }
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }

        @Test func withoutAnimationItIsThereAtOnceToo() async throws {
            let asking = try Asking(sheet + ["--no-animation"])
            expectAnswer(try await asking.answer(pressing: "Home", "Return"), "delete\n", status: 0)
        }

        @Test func theTimeIsUp() async throws {
            let asking = try Asking(sheet + ["--timeout", "1.5", "--output", "json"])
            _ = try await asking.window()
            expectAnswer(try await asking.answer(), #"{"outcome":"cancelled","reason":"timeout"}"# + "\n", status: 5)
        }

        @Test func theCancelCardCountsDown() async throws {
            let asking = try Asking(["One", "--timeout", "100"])
            let place = try await asking.rest()
            let card = ScreenRect(x: place.x + 100, y: place.y + place.height - 60, width: 214, height: 46)
            let before = try await Screenshot.of(card)
            try await eventually("the label changes") { try await Screenshot.of(card).differences(from: before) > 10 }
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        /// A message counts down where no cancel row does: as its last line, which is there from the beginning.
        @Test(arguments: [[], ["--message", "Which one?"]])
        func theMessageCountsDownWithoutACancelRow(message: [String]) async throws {
            let options = ["One", "--title", "Sure?", "--no-cancel"] + message
            let plain = try await Asking(options).rest()
            let asking = try Asking(options + ["--timeout", "100"])
            let place = try await asking.rest()
            #expect((14...24).contains(place.height - plain.height))
            // The header, without the row.
            let header = ScreenRect(x: place.x + 100, y: place.y + 12, width: 214, height: place.height - 85)
            let before = try await Screenshot.of(header)
            try await eventually("the number changes") {
                try await Screenshot.of(header).differences(from: before) > 10
            }
            #expect(try await asking.window() == place)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test func aKeyHeldSinceBeforeChoosesNothing() async throws {
            let input = try Input()
            try Display.open()
            let entry = gtk_entry_new()!
            var presses = 0
            connect(entry, "activate") { presses += 1 }
            let window = try TestWindow(child: entry)
            try await window.show()
            try await input.keyDown("Return")
            // An X server then continues to repeat it, whichever window has the keyboard.
            try await eventually("the key repeats") { presses > 2 }
            window.close()
            let asking = try Asking(["One", "Two"])
            try await eventually("the window has the keyboard") { try await asking.hasKeyboard() }
            try await asking.rest()
            #expect(!asking.process.hasEnded)
            try await input.keyUp("Return")
            expectAnswer(try await asking.answer(pressing: "Down", "Return"), "Two\n", status: 0)
        }

        @Test(.requires(.x11, "AskTroubleTests takes a Wayland compositor away, on any display"))
        func theDisplayServerGoesAway() async throws {
            let server = try await PrivateServer()
            let asking = try server.ask(["One"])
            try await eventually("the window is there") { try await server.windowWidth(of: "One") == 414 }
            server.process.send(SIGKILL)
            expectAnswer(
                try await asking.answer(), "", status: 69,
                errors:
                    "popsheet: error: the connection to the display server was lost; try again when it is available\n")
        }
    }
}
