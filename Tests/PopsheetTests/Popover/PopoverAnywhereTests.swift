import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Popovers as they are on any display server, with or without a compositor and a window manager, in a window of
    /// whatever size that gives it.
    @Suite @MainActor struct PopoverAnywhereTests {
        nonisolated static let places = [PopoverSurface.window, .native]

        /// A window with the source in its middle, and what else there is in its lower left corner.
        private func withSourceInTheMiddle(_ body: (PopoverWindow) async throws -> Void) async throws {
            try await withPopoverWindow(width: 1_100, height: 740) { place in
                place.moveSource((place.window.width / 2 - 40).rounded(), (place.window.height / 2 - 20).rounded())
                try await FrameCounter.idle(place.window.widget)
                try await body(place)
            }
        }

        private func run(_ surface: PopoverSurface, _ arrows: Set<ArrowEdge> = [.up]) throws -> SheetRun {
            let run = try SheetRun("Title", actions: SheetRun.actions, style: .popover)
            run.controller.options.popover = PopoverOptions(arrowDirections: arrows, surface: surface)
            return run
        }

        @Test(arguments: places, ArrowEdge.allCases)
        func theBubbleIsNextToItsSource(_ surface: PopoverSurface, _ edge: ArrowEdge) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface, [edge])
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                #expect(place.isOnPopup == (surface == .native))
                try await place.expectBubble(edge, of: run)
                try await place.dismiss(run)
            }
        }

        /// Nothing black, and nothing of another shape: the pixels next to the arrow and outside the corners are the window's.
        @Test(arguments: places)
        func aroundTheBubbleThereIsTheWindow(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface)
                try await run.presented(in: place.window, from: place.anchor)
                let body = try await place.bubble(of: run).frame
                for (x, y) in [(body.x + 1, body.y + 1), (body.midX - 40, body.y - 4), (body.midX + 40, body.y - 4)] {
                    // The shadow darkens the window by a quarter at most.
                    let point = ScreenPoint(x: x, y: y)
                    try await eventually("the window is seen at \(point)") {
                        let pixel = try await Screenshot.of(ScreenRect(x: x, y: y, width: 1, height: 1)).pixel(0, 0)
                        guard let pixel else { return false }
                        return (145...201).contains(pixel.red) && (110...151).contains(pixel.green)
                            && (72...101).contains(pixel.blue)
                    }
                }
                try await place.dismiss(run)
            }
        }

        @Test(arguments: places)
        func aClickPicksItsRow(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface)
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await place.window.click(place.probe.rows[1])
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
            }
        }

        @Test(arguments: places)
        func aClickOutsideDismissesAndReachesItsTarget(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface)
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await place.window.click(place.other)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        @Test(arguments: places)
        func aClickOnTheSourceOnlyDismisses(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface)
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.source)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await FrameCounter.idle(place.window.widget)
                #expect(place.sourceClicks == 0)
            }
        }

        @Test(arguments: places)
        func keysWalkAndPick(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let run = try run(surface)
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.input.key("Down")
                try await eventually("the second row has the focus") { place.probe.focusedRow == 1 }
                try await place.window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test(arguments: places)
        func aSheetInsideOfItIsAnsweredAndTheBubbleStays(_ surface: PopoverSurface) async throws {
            try await withSourceInTheMiddle { place in
                let popover = try run(surface)
                try await popover.presented(in: place.window, from: place.anchor)
                let inside = try SheetRun("Sure?", actions: [Action("Delete", id: "delete"), .cancel])
                inside.present(inside: popover)
                try await inside.isAtRest(in: place.window)
                try await place.window.click(place.probe.rows[0])
                let answer = try await inside.ends()
                #expect(answer == "answer delete#0" && popover.isPresented)
                try await place.window.input.key("Escape")
                let other = try await popover.ends()
                #expect(other == "answer escape")
            }
        }
    }
}
