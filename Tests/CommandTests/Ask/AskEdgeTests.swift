import CPopsheet
import CPopsheetTestSupport
import Foundation
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension AskSuites {
    /// The edges of the command's window: its shadow, its border, and what happens as a compositor comes and goes.
    @Suite @MainActor struct AskEdgeTests {
        private let sheet = ["--title", "Delete 3 photos?", "-d", "delete=Delete Photos", "-a", "move=Move…", "Hide"]

        @Test(arguments: [
            ("white", "light"), ("#2c2c2c", "dark"), ("white", "high-contrast"), ("#2c2c2c", "high-contrast-dark"),
        ])
        func theCardsAreVisibleOverAWindowOfTheirColour(_ color: String, _ appearance: String) async throws {
            let (parent, name) = try await TestWindow.openParent(
                width: 700, height: 600, css: "window.background { background: \(color); }")
            defer { parent.close() }
            let asking = try Asking(sheet + ["--parent", name, "--appearance", appearance], surface: nil)
            let place = try await asking.rest()
            let screen = try await Screenshot.ofScreen()
            // From outside the cancel card into it, and from below it.
            let row = place.y + place.height - 8 - 28
            let inside = try #require(screen.pixel(at: ScreenPoint(x: place.x + 20, y: row)))
            func difference(_ x: Double, _ y: Double) -> Int {
                screen.pixel(at: ScreenPoint(x: x, y: y)).map { abs(Int($0.green) - Int(inside.green)) } ?? 0
            }
            let bottom = place.y + place.height - 8
            let beside = [5.0, 6, 7, 8].map { difference(place.x + $0, row) }
            let below = [0.0, 1, 2, 3].map { difference(place.x + 60, bottom + $0) }
            #expect(beside.contains { $0 >= 15 }, "\(beside)")
            #expect(below.contains { $0 >= 15 }, "\(below)")
            expectAnswer(try await asking.answer(pressing: "Escape"), "", status: 1)
        }

        @Test func aClickOutsideTheCardsReachesTheWindow() async throws {
            let (parent, name) = try await TestWindow.openParent(
                width: 700, height: 600, css: "window.background { background: white; }")
            defer { parent.close() }
            var presses = 0
            let click = gtk_gesture_click_new()!
            gtk_widget_add_controller(parent.widget, click)
            let signal = Signal(UnsafeMutableRawPointer(click), "pressed") { _ in presses += 1 }
            defer { signal.disconnect() }
            let asking = try Asking(sheet + ["--parent", name], surface: nil)
            let place = try await asking.rest()
            for (count, x) in [place.x - 10, place.x + 3, place.x + place.width + 10].enumerated() {
                try await asking.input.click(at: ScreenPoint(x: x, y: place.center.y))
                try await eventually("the parent is pressed") { presses == count + 1 }
            }
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }

        @Test func aClickBetweenTheCardsIsTheSheets() async throws {
            let asking = try Asking(sheet + ["--output", "json"])
            let place = try await asking.rest()
            try await asking.input.click(at: ScreenPoint(x: place.center.x, y: place.y + place.height - 8 - 57 - 4))
            expectAnswer(try await asking.answer(), #"{"outcome":"cancelled","reason":"backdrop"}"# + "\n", status: 1)
        }

        @Test(.requires(.x11, "on Wayland there is always a compositor"))
        func theWindowHasABorderWithoutACompositorAndAShadowWithOne() async throws {
            let server = try await PrivateServer()
            let asking = try server.ask(["--title", "Sure?", "One", "--surface", "window", "--appearance", "light"])
            let (ground, cancelCard) = (Pixel(229, 229, 234), Pixel(255, 255, 255))
            func isOpaque() async throws -> Bool {
                let (corner, card) = (try await server.pixel(200, 596), try await server.pixel(220, 570))
                return corner == ground && card == cancelCard
            }
            try await eventually("it has a ground") { try await isOpaque() }
            #expect(try await server.windowWidth(of: "Sure?") == 414)
            let border = try await server.pixel(193, 570)
            #expect(border != ground && border.map { $0.red > 100 } == true, "\(String(describing: border))")
            for _ in 0..<2 {
                let compositor = try await server.startCompositor()
                try await eventually("it has a shadow, and is seen through") {
                    let card = try await server.pixel(220, 570)
                    let beside = try await server.pixel(200, 596)
                    return try await server.windowWidth(of: "Sure?") == 454 && card == cancelCard && beside != ground
                }
                compositor.send(SIGKILL)
                try await eventually("it has a ground again") { try await isOpaque() }
                #expect(try await server.windowWidth(of: "Sure?") == 414)
            }
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
        }

        /// 398 and the margins are 414; with the shadow it is 454.
        @Test(.requires(.x11, "a Wayland compositor lets no program place its windows"))
        func aWindowWhoseShadowAloneIsWiderThanTheScreenIsInItsMiddle() async throws {
            let server = try await PrivateServer(width: 440)
            let compositor = try await server.startCompositor()
            let asking = try server.ask(["pick", "--title", "Sure?", "One", "Two", "--surface", "window"])
            try await eventually("the user can resize it") {
                try await server.number(after: "minimum size:", ofWindow: "Sure?") == 360
            }
            #expect(try await server.windowWidth(of: "Sure?") == 454)
            #expect(try await server.number(after: "Absolute upper-left X:", ofWindow: "Sure?") == -7)
            asking.process.send(SIGTERM)
            expectAnswer(try await asking.answer(), "", status: 128 + SIGTERM)
            compositor.send(SIGKILL)
        }
    }
}
