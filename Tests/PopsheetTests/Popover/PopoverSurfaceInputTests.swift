import CPopsheet
import Glibc
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Input and changes of a popover on its own surface: the same as in the window.
    @Suite @MainActor struct PopoverSurfaceInputTests {
        @Test(arguments: zip([0, 1, 2], ["delete#1", "move#0", "hide#2"]))
        func aClickPicksItsRow(_ row: Int, _ outcome: String) async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await place.window.click(place.probe.rows[row])
                try await run.ends()
                #expect(run.log == SheetRun.life(outcome, handler: ["delete", "move", "hide"][row]))
            }
        }

        @Test func aPressLightsItsRowAndSlides() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let (first, last) = (place.probe.rows[0], place.probe.rows[2])
                let edge = try await Place.onScreen(of: first)
                try await place.window.input.move(to: ScreenPoint(x: edge.x + 20, y: edge.center.y))
                try await place.window.input.down()
                try await place.shows(
                    Pixel(209, 209, 214), ScreenPoint(x: edge.x + 20, y: edge.center.y), tolerance: 20)
                let target = try await Place.onScreen(of: last)
                try await place.window.input.move(to: ScreenPoint(x: target.x + 20, y: target.center.y))
                try await place.shows(
                    Pixel(252, 252, 252), ScreenPoint(x: edge.x + 20, y: edge.center.y), tolerance: 20)
                try await place.window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func aClickOutsideDismissesAndReachesItsTarget() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.other)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        /// The bubble's shadow is over the button, and does not receive presses.
        @Test func aClickThroughTheShadowReachesTheWidgetUnderIt() async throws {
            try await withPopoverWindow(width: 700, height: 200, sourceAt: 300, 20) { place in
                gtk_fixed_move(
                    UnsafeMutableRawPointer(place.fixed).assumingMemoryBound(to: GtkFixed.self), place.other, 75, 90)
                let run = try place.nativeRun(arrows: [.up])
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try await place.bubble(of: run).frame
                let button = try await Place.onScreen(of: place.other)
                #expect(button.x + button.width <= bubble.x && button.x + button.width > bubble.x - 20)
                try await place.window.input.click(
                    at: ScreenPoint(x: button.x + button.width - 4, y: button.center.y))
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        @Test func aClickOnTheSourceOnlyDismisses() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.source)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await FrameCounter.idle(place.window.widget)
                #expect(place.sourceClicks == 0)
            }
        }

        @Test func keysWalkAndPick() async throws {
            try await withLowWindow { place in
                gtk_widget_grab_focus(place.entry)
                let before = place.probe.focus
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                #expect(place.probe.focusedRow == 0)
                try await place.window.input.key("Down")
                try await place.window.input.key("Tab")
                try await eventually("the last row has the focus") { place.probe.focusedRow == 2 }
                try await place.window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
                #expect(place.probe.focus == before)
            }
        }

        @Test func escapeCancels() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await place.window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
            }
        }

        /// There is no grab of any kind. Sway removes the popups of every client when another window is clicked.
        @Test func anotherWindowIsLive() async throws {
            // Where the window with the popover is not, wherever it opens.
            try await withPopoverWindow(width: 1_200, height: 760, sourceAt: 1_090, 700) { other in
                try await withLowWindow { place in
                    let run = try SheetRun()
                    try await run.presented(in: place.window, from: place.anchor)
                    try await other.window.click(other.source)
                    try await eventually("the click arrives") { other.sourceClicks == 1 }
                    if try Display.open().server == .sway {
                        let answer = try await run.ends()
                        #expect(answer == "answer outsideClick")
                    } else {
                        #expect(run.isPresented)
                        try await place.dismiss(run)
                    }
                }
            }
        }

        @Test func theBubbleFollowsItsSource() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                place.moveSource(420, 50)
                try await eventually("the bubble follows") {
                    let source = try await Place.onScreen(of: place.source)
                    let bubble = try await place.bubble(of: run).frame
                    return abs(bubble.midX - source.center.x) <= 1
                        && abs(bubble.y - source.y - source.height - 13) <= 0.5
                }
                try await FrameCounter.idle(place.window.widget)
                try await place.expectBubble(.up, of: run)
                try await place.dismiss(run)
            }
        }

        @Test(arguments: ["unmapped", "destroyed", "window"])
        func itEndsWithItsSource(_ how: String) async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                switch how {
                case "unmapped": gtk_widget_set_visible(place.source, 0)
                case "destroyed": gtk_widget_unparent(place.source)
                default: place.window.close()
                }
                let answer = try await run.ends()
                #expect(answer == "answer parentClosed")
            }
        }

        @Test func othersActionsGetTheirSpace() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let before = try await place.bubble(of: run).frame.height
                try run.update(SheetRun.actions + [Action("Share…", id: "share")])
                try await eventually("the bubble grows") { try await place.bubble(of: run).frame.height == before + 57 }
                try await FrameCounter.idle(place.window.widget)
                try await place.expectBubble(.up, of: run)
                try await place.window.click(place.probe.rows[3])
                let answer = try await run.ends()
                #expect(answer == "answer share#3")
            }
        }

        /// From its own surface into the window, to a bottom sheet, and back: one presentation.
        @Test func itChangesItsSurfaceWithTheWindow() async throws {
            try await withPopoverWindow(width: 700, height: 170, sourceAt: 300, 20) { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.input.key("Down")
                try await eventually("the second row has the focus") { place.probe.focusedRow == 1 }
                for (width, height, isOnPopup, cards) in [
                    (700, 500, false, 1), (420, 500, false, 2), (420, 200, true, 1), (700, 180, true, 1),
                ] {
                    try await place.window.resize(width, height)
                    try await eventually("it is there at \(width) × \(height)") {
                        place.isOnPopup == isOnPopup && place.probe.cards.count == cards
                    }
                    try await FrameCounter.idle(place.window.widget)
                    #expect(place.probe.focusedRow == 1)
                    #expect(run.log == ["willPresent", "didPresent"])
                }
                try await place.expectBubble(.up, of: run)
                try await place.window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        /// A task begun inside of the bubble: its sheet slides up within it, on the same surface.
        @Test func aSheetInsideAPopoverIsInItsBubble() async throws {
            try await withLowWindow { place in
                let popover = try SheetRun("Album", actions: (0..<6).map { Action("Action \($0)", id: "\($0)") })
                try await popover.presented(in: place.window, from: place.anchor)
                let bubble = try await place.bubble(of: popover).frame
                let inside = try SheetRun(
                    "Sure?", actions: [Action("Delete", id: "delete", role: .destructive), .cancel])
                inside.present(inside: popover, animated: true)
                try await inside.isAtRest(in: place.window)
                #expect(place.probe.overlays.count == 2 && place.isOnPopup)
                let cards = try await place.cardsOnScreen()
                #expect(cards.count == 2)
                for card in cards {
                    #expect(abs(card.x - bubble.x - 8) <= 0.5 && abs(card.width - bubble.width + 16) < 1)
                    #expect(card.y >= bubble.y && card.y + card.height <= bubble.maxY)
                }
                // The bubble's content is dimmed, and nothing outside it; without a compositor it is opaque.
                let isSeenThrough = try Display.open().isComposited
                let ground = isSeenThrough ? SheetWindow.background.underMaterial() : Pixel(252, 252, 252)
                try await place.shows(ground.underBackdrop, ScreenPoint(x: bubble.x + 20, y: bubble.y + 8))
                try await place.window.click(place.probe.rows[1])
                let answer = try await inside.ends()
                #expect(answer == "answer cancelAction")
                #expect(popover.isPresented && place.probe.focusedRow == 0)
                try await place.window.click(place.probe.rows[3])
                let other = try await popover.ends()
                #expect(other == "answer 3#3")
            }
        }

        @Test func dismissingTheBubbleTakesTheSheetInsideAlong() async throws {
            try await withLowWindow { place in
                let popover = try SheetRun("Album", actions: (0..<6).map { Action("Action \($0)", id: "\($0)") })
                try await popover.presented(in: place.window, from: place.anchor)
                let inside = try SheetRun(
                    "Sure?", actions: [Action("Delete", id: "delete", role: .destructive), .cancel])
                inside.present(inside: popover, animated: false)
                try await inside.isAtRest(in: place.window)
                try await place.window.click(place.other)
                try await popover.ends()
                #expect(inside.log.last == "answer parentClosed")
                #expect(popover.log.last == "answer outsideClick")
            }
        }

        /// Sway takes popups away when another window is clicked; where the answer is refused, the question goes on.
        @Test func aPopoverWhoseDismissalIsVetoedStaysInTheWindow() async throws {
            try await withPopoverWindow(width: 1_200, height: 760, sourceAt: 1_090, 700) { other in
                try await withLowWindow { place in
                    let run = try SheetRun()
                    var refused = 0
                    run.controller.shouldDismiss = { _ in
                        refused += 1
                        return false
                    }
                    try await run.presented(in: place.window, from: place.anchor)
                    if try Display.open().server == .sway {
                        try await other.window.click(other.source)
                        try await eventually("it goes on in the window") { refused == 1 && !place.isOnPopup }
                    } else {
                        try await place.window.click(place.other)
                        try await eventually("it is refused") { refused == 1 }
                        #expect(place.isOnPopup)
                    }
                    #expect(run.isPresented && place.probe.cards.count > 0)
                    run.controller.shouldDismiss = nil
                    try await place.dismiss(run)
                }
            }
        }

        @Test(.requires(.x11, "only an X server lets a program move another's window"))
        func theBubbleIsPlacedAgainWhenTheWindowMoves() async throws {
            try await withPopoverWindow(width: 500, height: 160, sourceAt: 210, 20) { place in
                let run = try place.nativeRun()
                try await run.presented(in: place.window, from: place.anchor)
                let number = try await ProcessRunner.run(
                    "xdotool", ["search", "--onlyvisible", "--pid", "\(getpid())", "--name", ""])
                for window in number.text.split(separator: "\n") {
                    _ = try await ProcessRunner.run("xdotool", ["windowmove", String(window), "780", "600"])
                }
                try await eventually("the bubble is on the screen") {
                    let frame = try await place.bubble(of: run).bounds
                    return frame.x >= 0 && frame.maxX <= 1_280 && frame.y >= 0 && frame.maxY <= 800
                        && place.window.height > 0
                }
                try await place.dismiss(run)
            }
        }

        @Test(.requires(.x11, "sway minimizes nothing"))
        func aMinimizedWindowHidesItsBubble() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let point = try await Place.onScreen(of: place.probe.rows[2]).center
                @MainActor func isOnScreen() async throws -> Bool {
                    let shot = try await Screenshot.of(ScreenRect(x: point.x - 100, y: point.y, width: 1, height: 1))
                    return shot.pixel(0, 0)?.isClose(to: SheetWindow.background.underMaterial(), tolerance: 3) == true
                }
                gtk_window_minimize(place.window.window)
                try await eventually("nothing is left on the screen") { try await !isOnScreen() }
                gtk_window_unminimize(place.window.window)
                gtk_window_present(place.window.window)
                try await place.window.rests()
                // The bubble is mapped before the window is where it will be, and a row that has just appeared under a
                // resting pointer takes no press.
                try await place.window.input.move(to: ScreenPoint(x: 1, y: 1))
                var last: ScreenPoint?
                try await eventually("it is back, and stays where it is", every: .milliseconds(100)) {
                    guard place.isOnPopup else { return false }
                    let now = try await Place.onScreen(of: place.probe.rows[1]).center
                    defer { last = now }
                    return now == last
                }
                try await place.window.rests()
                #expect(run.log == ["willPresent", "didPresent"])
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test(arguments: [GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, GTK_STYLE_PROVIDER_PRIORITY_USER])
        func noStyleSheetForPopoversMovesTheBubble(_ priority: Int32) async throws {
            try await withLowWindow { place in
                let text =
                    "popover > contents { padding: 20px; margin: 30px; border: 2px solid red; min-width: 500px; }"
                try await withStyleSheet(text, priority: priority) {
                    let run = try SheetRun()
                    try await run.presented(in: place.window, from: place.anchor)
                    try await place.expectBubble(.up, of: run)
                    try await place.dismiss(run)
                }
            }
        }
    }
}
