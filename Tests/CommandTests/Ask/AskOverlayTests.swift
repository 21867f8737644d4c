import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The command over the whole screen, on X11 with a compositor and on Wayland with the layer shell.
    @Suite @MainActor struct AskOverlayTests {
        private let sheet = ["--title", "Delete 3 photos?", "-d", "delete=Delete Photos", "-a", "move=Move…", "Hide"]

        @Test func theScreenDimsAndTheSheetIsAtItsLowerEdge() async throws {
            let asking = try await Overlays.ask(sheet)
            let screen = try await Screenshot.ofScreen()
            let (width, height) = (Double(asking.display.width), Double(asking.display.height))
            for x in [20, width - 20] {
                for y in [20, height - 4] {
                    #expect(screen.pixel(at: ScreenPoint(x: x, y: y))?.isClose(to: Overlays.dimmed) == true)
                }
            }
            // The cancel card is 57 high and 8 above the edge.
            #expect(screen.pixel(at: ScreenPoint(x: width / 2 - 150, y: height - 12)) == Pixel(255, 255, 255))
            #expect(
                screen.pixel(at: ScreenPoint(x: width / 2 - 150, y: height - 69))?.isClose(to: Overlays.dimmed) == true)
            for key in ["Home", "Return"] { try await asking.input.key(key) }
            expectAnswer(try await asking.answer(), "delete\n", status: 0)
            try await eventually("nothing is left") {
                try await Screenshot.ofScreen().pixel(at: Overlays.corner)?.isClose(to: Overlays.background) == true
            }
        }

        @Test func aClickOnTheBackdropCancels() async throws {
            let asking = try await Overlays.ask(sheet + ["--output", "json"])
            try await asking.input.click(at: Overlays.corner)
            expectAnswer(try await asking.answer(), #"{"outcome":"cancelled","reason":"backdrop"}"# + "\n", status: 1)
        }

        @Test func aClickOnARowChooses() async throws {
            let asking = try await Overlays.ask(sheet)
            let row = ScreenPoint(
                x: Double(asking.display.width) / 2, y: Double(asking.display.height) - 8 - 57 - 8 - 28)
            try await asking.input.click(at: row)
            expectAnswer(try await asking.answer(), "Hide\n", status: 0)
        }

        @Test func itDimsFromNothingAndNoFrameIsBlack() async throws {
            let before = try await Screenshot.ofScreen()
            let asking = try Asking(sheet, surface: "overlay", environment: Overlays.environment)
            let probe = ScreenRect(x: 16, y: 16, width: 8, height: 8)
            try await eventually("the screen has dimmed") {
                let pixel = try #require(try await Screenshot.of(probe).pixel(at: Overlays.corner))
                try #require((75...130).contains(pixel.red), "\(pixel)")
                return pixel.isClose(to: Overlays.dimmed)
            }
            try await asking.rest(after: before)
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test func aSignalTakesItAway() async throws {
            let asking = try await Overlays.ask(sheet)
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
            try await eventually("nothing is left") {
                try await Screenshot.ofScreen().pixel(at: Overlays.corner)?.isClose(to: Overlays.background) == true
            }
        }

        @Test func rowsOfStandardInputArriveOnItToo() async throws {
            let asking = try await Overlays.ask(["--title", "Which?", "--stdin", "--no-animation"])
            let before = try await Screenshot.ofScreen()
            try await asking.process.write(Array("one\ntwo\n".utf8))
            try await asking.rest(after: before)
            for key in ["Home", "Down", "Return"] { try await asking.input.key(key) }
            expectAnswer(try await asking.answer(), "two\n", status: 0)
        }

        @Test func itIsInNoTaskBarAndAboveAll() async throws {
            let asking = try await Overlays.ask(sheet)
            if asking.display.server.isX11 {
                try await eventually("the window manager has all states") {
                    guard let window = asking.windowNumber() else { return false }
                    let states = try await ProcessRunner.run("xprop", ["-id", "\(window)", "_NET_WM_STATE"]).text
                    return ["SKIP_TASKBAR", "SKIP_PAGER", "ABOVE", "FULLSCREEN"].allSatisfy { states.contains($0) }
                }
            } else {
                // The layer shell's surfaces are in no list of windows.
                #expect(try await asking.currentWindow() == nil)
            }
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test(.requires(.wayland, "the layer shell is Wayland's"))
        func withoutALayerShellLibraryItIsAWindow() async throws {
            let asking = try Asking(sheet, surface: "overlay", environment: Overlays.noLibrary())
            #expect(try await asking.rest().width == 414)
            expectAnswer(try await asking.answer(pressing: "Home", "Return"), "delete\n", status: 0)
        }

        @Test(.requires(.x11, "on Wayland there is always a compositor"))
        func withoutACompositorItIsAWindowAndItBecomesOneWhereTheCompositorGoes() async throws {
            let server = try await PrivateServer()
            let window = try server.ask(sheet)
            try await eventually("a window is there") { try await server.windowWidth(of: "Delete 3 photos?") == 414 }
            window.process.send(SIGTERM)
            expectAnswer(try await window.answer(), "", status: 128 + SIGTERM)

            let compositor = try await server.startCompositor()
            let asking = try server.ask(sheet + ["--output", "json"])
            try await eventually("it covers the screen") { try await server.windowWidth(of: "Delete 3 photos?") == 800 }
            compositor.send(SIGKILL)
            try await eventually("it is a window") { try await server.windowWidth(of: "Delete 3 photos?") == 414 }
            #expect(!asking.process.hasEnded)
            let next = try await server.startCompositor()
            defer { next.send(SIGKILL) }
            try await eventually("it covers the screen again") {
                try await server.windowWidth(of: "Delete 3 photos?") == 800
            }
            asking.process.send(SIGINT)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGINT)
        }
    }
}
