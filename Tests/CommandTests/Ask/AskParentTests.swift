import CPopsheetTestSupport
import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The command's window attached to a window of another program, here the tests.
    @Suite @MainActor struct AskParentTests {

        @Test func itIsOverItsParent() async throws {
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let asking = try Asking(["One", "Two", "--parent", name], surface: nil)
            let place = try await asking.rest()
            let over = try await Place.ofSurface(of: parent.widget)
            #expect(abs(place.center.x - over.center.x) <= 1)
            #expect(place.y >= over.y - 1 && place.y + place.height <= over.y + over.height + 1)
            if asking.display.server.isX11 {
                #expect(abs(place.y + place.height - over.y - over.height) <= 1)
                let window = try await asking.shownWindowNumber()
                let properties = try await ProcessRunner.run(
                    "xprop", ["-id", "\(window)", "WM_TRANSIENT_FOR", "_NET_WM_STATE"]
                ).text
                #expect(properties.contains("# \(name)"))
                #expect(properties.contains("_NET_WM_STATE_MODAL"))
            }
            expectAnswer(try await asking.answer(pressing: "Down", "Return"), "Two\n", status: 0)
        }

        @Test func itIsClosedWithItsParent() async throws {
            let (parent, name) = try await TestWindow.openParent()
            let asking = try Asking(["One", "--parent", name, "--output", "json"], surface: nil)
            try await asking.rest()
            parent.close()
            expectAnswer(
                try await asking.answer(), #"{"outcome":"cancelled","reason":"parentClosed"}"# + "\n", status: 1)
        }

        @Test(.requires(.x11, "Wayland does not report the position of another program's window"))
        func aPopoverPointsAtAPlaceInItsParent() async throws {
            // An earlier test may have left the pointer over a row, which would be highlighted.
            try await Input().move(to: Overlays.corner)
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let over = try await Place.ofSurface(of: parent.widget)
            let asking = try await Overlays.ask(["One", "Two", "--parent", name, "--anchor", "200,50,100,40"])
            let bubble = ScreenPoint(x: over.x + 250 - 150, y: over.y + 50 + 40 + 13 + 20)
            #expect(try await Screenshot.ofScreen().pixel(at: bubble)?.isClose(to: Pixel(252, 252, 252)) == true)
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "One\n", status: 0)
        }

        /// Moves a window of ours, as a user does.
        private func move(_ window: TestWindow, to x: Int, _ y: Int) async throws {
            let surface = try #require(support_widget_surface(window.widget))
            try await ProcessRunner.run(
                "xdotool", ["windowmove", "\(support_x11_number(surface))", "\(x)", "\(y)"]
            ).check()
        }

        @Test(.requires(.x11, "only an X server lets a program move a window"))
        func itFollowsAParentThatMoves() async throws {
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let asking = try Asking(["--title", "Which?", "One", "--parent", name], surface: nil)
            let before = try await asking.rest()
            for (x, y) in [(20, 40), (700, 300)] {
                try await move(parent, to: x, y)
                try await eventually("it is over its parent again") {
                    let (place, over) = (try await asking.window(), try await Place.ofSurface(of: parent.widget))
                    return abs(over.x - Double(x)) < 10 && abs(place.center.x - over.center.x) <= 1
                        && abs(place.y + place.height - over.y - over.height) <= 1
                }
            }
            let after = try await asking.rest()
            #expect(after.width == before.width && after.height == before.height)
            try await keepsItsDistance(asking, from: parent)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test(.requires(.x11, "only an X server lets a program move a window"))
        func itKeepsItsDistanceFromTheFirstMoveOfItsParentOn() async throws {
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let asking = try Asking(["--title", "Which?", "One", "--parent", name], surface: nil)
            try await keepsItsDistance(asking, from: parent)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        /// Moves it by hand, and then its parent: it keeps its distance.
        private func keepsItsDistance(_ asking: Asking, from parent: TestWindow) async throws {
            let place = try await asking.rest()
            let header = ScreenPoint(x: place.center.x, y: place.y + 20)
            try await asking.input.drag(from: header, to: header.offset(x: -200, y: -100))
            try await eventually("it has been moved") { try await asking.window().x < place.x - 150 }
            let (moved, from) = (try await asking.rest(), try await Place.ofSurface(of: parent.widget))
            try await move(parent, to: 600, 250)
            try await eventually("it keeps its distance") {
                let (now, to) = (try await asking.window(), try await Place.ofSurface(of: parent.widget))
                return to != from && abs(now.x - moved.x - (to.x - from.x)) <= 1
                    && abs(now.y - moved.y - (to.y - from.y)) <= 1
            }
        }

        @Test(.requires(.x11, "only an X server lets a program move a window"))
        func aPopoverFollowsAParentThatMoves() async throws {
            // An earlier test may have left the pointer over a row, which would be highlighted.
            try await Input().move(to: Overlays.corner)
            let (parent, name) = try await TestWindow.openParent()
            defer { parent.close() }
            let asking = try await Overlays.ask(["One", "Two", "--parent", name, "--anchor", "200,50,100,40"])
            try await move(parent, to: 60, 60)
            try await eventually("the bubble points into the parent again") {
                let over = try await Place.ofSurface(of: parent.widget)
                let bubble = ScreenPoint(x: over.x + 250 - 150, y: over.y + 50 + 40 + 13 + 20)
                let pixel = try await Screenshot.ofScreen().pixel(at: bubble)
                return abs(over.x - 60) < 10 && pixel?.isClose(to: Pixel(252, 252, 252)) == true
            }
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "One\n", status: 0)
        }

        @Test func aParentThatIsNotThereIsAnError() async throws {
            let name = try Display.open().server.isX11 ? "0x1fffff0" : "wayland:none-such"
            let asking = try Asking(["One", "--parent", name], surface: nil)
            expectAnswer(
                try await asking.answer(), "", status: 64,
                errors: "popsheet: error: --parent: there is no window \(name); give one that is open, or omit the "
                    + "option\n")
        }

        @Test(
            .requires(.x11, "another user's compositor can't be reached"),
            .enabled(if: OtherUsersWindow.isPossible, "only root may start programs of another user"))
        func aParentOfAnotherUserIsReadAndNotChanged() async throws {
            let parent = try await OtherUsersWindow()
            defer { parent.close() }
            try await Input().move(to: Overlays.corner)
            let before = try await parent.properties()
            let asking = try Asking(["One", "Two", "--parent", parent.name], surface: nil)
            try await asking.rest()
            #expect(try await parent.properties().difference(from: before).isEmpty)
            expectAnswer(try await asking.answer(pressing: "Down", "Return"), "Two\n", status: 0)
            #expect(try await parent.properties().difference(from: before).isEmpty)

            let closed = try Asking(["One", "--parent", parent.name, "--output", "json"], surface: nil)
            try await closed.rest()
            parent.close()
            expectAnswer(
                try await closed.answer(), #"{"outcome":"cancelled","reason":"parentClosed"}"# + "\n", status: 1)
        }

        @Test func aParentOfAnotherKindOfServerIsAnError() async throws {
            let isX11 = try Display.open().server.isX11
            let asking = try Asking(
                ["One", "--parent", isX11 ? "wayland:none" : "123"], surface: nil,
                environment: ["GDK_BACKEND": nil, isX11 ? "WAYLAND_DISPLAY" : "DISPLAY": nil])
            let (kind, variable) = isX11 ? ("Wayland compositor", "WAYLAND_DISPLAY") : ("X server", "DISPLAY")
            expectAnswer(
                try await asking.answer(), "", status: 69,
                errors: "popsheet: error: --parent: no \(kind) can be reached; set \(variable)\n")
        }
    }
}
