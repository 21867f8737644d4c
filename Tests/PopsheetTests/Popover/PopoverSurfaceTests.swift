import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A popover on its own surface: if it does not fit its window, or on request (sheet.md §2 and 4).
    @Suite @MainActor struct PopoverSurfaceTests {
        @Test func aBubbleThatDoesNotFitItsWindowExtendsBeyondIt() async throws {
            try await withLowWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                #expect(place.isOnPopup)
                try await place.expectBubble(.up, of: run)
                let answer = try await place.dismiss(run)
                #expect(answer == "answer programmatic")
            }
        }

        /// The sheet would have to scroll, and the window does not fill the screen.
        @Test func inASmallWindowTheSheetBecomesABubbleBeyondIt() async throws {
            try await withPopoverWindow(width: 400, height: 200, sourceAt: 160, 20) { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                #expect(place.isOnPopup)
                try await place.expectBubble(.up, of: run)
                try await place.dismiss(run)
            }
        }

        @Test func itIsShownTogetherWithAWindowThatWasHidden() async throws {
            try await withLowWindow { place in
                gtk_widget_set_visible(place.window.widget, 0)
                try await eventually("the window is hidden") { gtk_widget_get_mapped(place.window.widget) == 0 }
                // On Wayland, the display has not configured the window again when the sheet is presented.
                gtk_window_present(place.window.window)
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await eventually("it has a surface") { place.isOnPopup }
                try await place.window.rests()
                try await place.expectBubble(.up, of: run)
                let answer = try await place.dismiss(run)
                #expect(answer == "answer programmatic")
            }
        }

        @Test func aWindowThatFillsTheScreenKeepsTheBubble() async throws {
            try await withLowWindow { place in
                gtk_window_fullscreen(place.window.window)
                try await eventually("the window fills the screen") { place.window.height > 500 }
                try await place.window.rests()
                let run = try SheetRun("Title", actions: (0..<30).map { Action("Action \($0)", id: "\($0)") })
                try await run.presented(in: place.window, from: place.anchor)
                #expect(!place.isOnPopup)
                try await place.dismiss(run)
            }
        }

        @Test(arguments: [(ArrowEdge.up, 400.0, 250.0), (.down, 400, 300), (.left, 300, 250), (.right, 500, 250)])
        func itIsOnTheRequestedSide(_ edge: ArrowEdge, _ x: Double, _ y: Double) async throws {
            try await withPopoverWindow(width: 900, height: 560, sourceAt: x, y) { place in
                let run = try place.nativeRun(arrows: [edge])
                try await run.presented(in: place.window, from: place.anchor)
                try await place.expectBubble(edge, of: run)
                try await place.dismiss(run)
            }
        }

        /// GDK does not place a popover next to something that is on no monitor.
        @Test(.requires(.movableWindows))
        func aSourceBeyondTheEdgeOfTheScreenHasItsBubbleOnTheScreen() async throws {
            try await withPopoverWindow(width: 400, height: 400, sourceAt: 150, 300) { place in
                let surface = try #require(support_widget_surface(place.window.widget))
                try await ProcessRunner.run(
                    "xdotool", ["windowmove", "\(support_x11_number(surface))", "300", "600"]
                ).check()
                try await eventually("the source is beyond the edge") {
                    try await Place.onScreen(of: place.source).y > 800
                }
                let run = try place.nativeRun(arrows: [.up, .down])
                try await run.presented(in: place.window, from: place.anchor)
                let frame = try await place.bubble(of: run).frame
                #expect(frame.y > 0 && frame.maxY <= 800)
                try await place.dismiss(run)
            }
        }

        /// The window is nearly as tall as the screen, so below its lowest button there is no room.
        @Test func theDesktopTurnsTheBubbleAndTheArrowFollows() async throws {
            try await withPopoverWindow(width: 700, height: 760, sourceAt: 300, 700) { place in
                let run = try place.nativeRun(arrows: [.up, .down])
                try await run.presented(in: place.window, from: place.anchor)
                try await place.expectBubble(.down, of: run)
                try await place.dismiss(run)
            }
        }

        /// The window is as wide as the screen, so the bubble can't be in the middle below a button in its corner.
        @Test(arguments: [0.0, 1_180])
        func theDesktopPushesTheBubbleAndTheArrowLeans(_ x: Double) async throws {
            try await withPopoverWindow(width: 1_260, height: 200, sourceAt: x, 20) { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try await place.bubble(of: run)
                let source = try await Place.onScreen(of: place.source)
                let arrow = try #require(bubble.arrow)
                #expect(bubble.frame.x >= 0 && bubble.frame.maxX <= 1_280)
                #expect(abs(bubble.frame.midX - source.center.x) > 60)
                #expect(abs(arrow.tip.x - source.center.x) <= 27)
                try await place.expectPixels(of: bubble)
                try await place.dismiss(run)
            }
        }

        /// There is enough space at the side, but not above or below.
        @Test func withoutSpaceAboveOrBelowTheBubbleIsAtTheSide() async throws {
            try await withPopoverWindow(width: 500, height: 720, sourceAt: 210, 340) { place in
                let run = try place.nativeRun(actions: 8)
                try await run.presented(in: place.window, from: place.anchor)
                try await eventually("the bubble is next to its source") {
                    try await place.bubble(of: run).arrow?.edge == .left
                }
                try await place.expectBubble(.left, of: run)
                try await place.dismiss(run)
            }
        }

        @Test func rowsThatDoNotFitTheScreenScroll() async throws {
            try await withLowWindow { place in
                let run = try SheetRun("Title", actions: (0..<40).map { Action("Action \($0)", id: "\($0)") })
                try await run.presented(in: place.window, from: place.anchor)
                try await eventually("the bubble has its place") {
                    let frame = try await place.bubble(of: run).frame
                    return frame.y >= 0 && frame.maxY <= 800 && frame.height > 250
                }
                try await FrameCounter.idle(place.window.widget)
                let scroller = try #require(place.probe.scrollers.last)
                try await place.window.input.scroll(at: place.window.center(of: scroller), down: 2)
                try await eventually("the list scrolls") { place.probe.offset(of: scroller) > 0 }
                #expect(run.isPresented)
                try await place.dismiss(run)
            }
        }

        @Test func whereNoDirectionIsPermittedItIsCentredWithoutAnArrow() async throws {
            try await withPopoverWindow(width: 600, height: 300, sourceAt: 260, 130) { place in
                let run = try place.nativeRun(arrows: [])
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try await place.bubble(of: run)
                let source = try await Place.onScreen(of: place.source)
                #expect(bubble.arrow == nil)
                #expect(abs(bubble.frame.midX - source.center.x) <= 1 && abs(bubble.frame.midY - source.center.y) <= 1)
                try await place.expectPixels(of: bubble)
                try await place.dismiss(run)
            }
        }

        @Test func whereTextRunsFromRightToLeftTheSidesAreMirrored() async throws {
            try await withPopoverWindow(width: 900, height: 560, sourceAt: 500, 250) { place in
                gtk_widget_set_direction(place.window.widget, GTK_TEXT_DIR_RTL)
                let run = try place.nativeRun(arrows: [.left])
                try await run.presented(in: place.window, from: place.anchor)
                try await place.expectBubble(.right, of: run)
                try await place.dismiss(run)
            }
        }

        /// Creating a new one for each popover leaks memory on Wayland.
        @Test func theSurfaceIsKeptAndUsedAgain() async throws {
            try await withLowWindow { place in
                var surface: OpaquePointer?
                for round in 0..<20 {
                    let run = try SheetRun()
                    try await run.presented(in: place.window, from: place.anchor, animated: round % 4 == 0)
                    let now = pop_widget_surface(try #require(place.probe.overlays.last))
                    #expect(surface == nil || surface == now)
                    surface = now
                    try await place.dismiss(run)
                }
                let surfaces = SheetProbe.children(of: place.window.widget).count {
                    gtk_widget_has_css_class($0, "popsheet-surface") != 0
                }
                #expect(surfaces == 1)
            }
        }

        @Test func aStackOfThreeHasItsSurfacesAndEndsInOrder() async throws {
            try await withLowWindow { place in
                let runs = try (0..<3).map { _ in try place.nativeRun() }
                for run in runs { try await run.presented(in: place.window, from: place.anchor) }
                #expect(Set(place.probe.overlays.map { pop_widget_surface($0) }).count == 3)
                for run in runs.reversed() {
                    try await place.window.input.key("Escape")
                    let answer = try await run.ends()
                    #expect(answer == "answer escape")
                }
                #expect(place.probe.overlays.isEmpty)
            }
        }
    }
}

@MainActor
func withLowWindow(_ body: (PopoverWindow) async throws -> Void) async throws {
    try await withPopoverWindow(width: 700, height: 160, sourceAt: 300, 20, body)
}
