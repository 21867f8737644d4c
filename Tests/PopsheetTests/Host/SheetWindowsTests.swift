import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet covers any kind of window completely.
    @Suite @MainActor struct SheetWindowsTests {
        @Test(arguments: SheetWindow.Kind.allCases)
        func aRowIsPickedOverAWindowOfAnyKind(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                #expect(window.probe.overlays.count == 1)
                #expect(window.probe.cards.count == 2)
                try await window.click(window.probe.rows[0])
                let answer = try await run.ends()
                #expect(answer == "answer delete#1")
                #expect(window.probe.overlays.isEmpty)
                // The window lives on.
                try await window.click(window.button)
                try await eventually("the click arrives") { window.buttonClicks == 1 }
            }
        }

        @Test(arguments: SheetWindow.Kind.allCases)
        func theWholeWindowIsDimmedItsHeaderBarIncluded(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let (middle, left, right) = (window.height / 2, 4.0, window.width - 5)
                try await window.shows(SheetWindow.background, x: left, y: middle, "the content")
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.shows(SheetWindow.dimmed, x: left, y: middle, "the content's left edge")
                try await window.shows(SheetWindow.dimmed, x: right, y: middle, "the content's right edge")
                if kind.hasHeaderBar {
                    try await window.shows(Pixel(60, 90, 120), x: 30, y: 20, "the header bar")
                }
                run.controller.dismiss(animated: false)
                try await window.shows(SheetWindow.background, x: left, y: middle, "the content, afterwards,")
            }
        }

        @Test(arguments: SheetWindow.Kind.allCases.filter(\.hasHeaderBar))
        func aButtonInTheHeaderBarCannotBeReached(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.click(window.headerButton)
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
                #expect(window.headerClicks == 0)
                try await window.click(window.headerButton)
                try await eventually("the click arrives") { window.headerClicks == 1 }
            }
        }

        /// Outside a window's rounded corners is the desktop, which a sheet does not dim. (The X server's window manager
        /// knows nothing of client-side decorations, so that GTK draws the windows square there.)
        @Test(
            .requires(.shadows, "GTK draws square corners elsewhere"),
            arguments: SheetWindow.Kind.allCases.filter(\.hasHeaderBar))
        func roundedCornersStayRound(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let place = try await window.onScreen()
                // The pointer is no part of the picture.
                try await window.input.move(to: ScreenPoint(x: 2, y: 2))
                try await FrameCounter.idle(window.widget)
                let before = try await Screenshot.of(place)
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.shows(SheetWindow.dimmed, x: 4, y: window.height / 2, "the content")
                let during = try await Screenshot.of(place)
                let columns = [0, before.width - 1]
                let rows = [0, before.height - 1]
                var outside = 0
                for (column, row) in columns.flatMap({ column in rows.map { (column, $0) } }) {
                    guard let corner = before.pixel(column, row), let now = during.pixel(column, row) else { continue }
                    // The desktop is grey, the window is not.
                    guard corner.red == corner.green, corner.green == corner.blue else { continue }
                    outside += 1
                    #expect(now.isClose(to: corner, tolerance: 6), "the corner at \(column), \(row)")
                }
                #expect(outside >= 2)
            }
        }

        @Test(arguments: SheetWindow.Kind.allCases)
        func nothingOfASheetIsLeftAtTheWindow(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                gtk_widget_grab_focus(window.entry)
                // The first sheet may make what is made once for a display.
                let first = try SheetRun()
                try await first.presented(in: window)
                first.controller.dismiss(animated: false)
                try await FrameCounter.idle(window.widget)
                let before = Ties(window.widget)
                for way in ["escape", "pick", "program"] {
                    let run = try SheetRun()
                    // With motion and without.
                    try await run.presented(in: window, animated: way == "program")
                    #expect(Ties(window.widget) != before)
                    switch way {
                    case "escape": try await window.input.key("Escape")
                    case "pick": try await window.click(window.probe.rows[1])
                    default: run.controller.dismiss(animated: true)
                    }
                    try await run.ends()
                    #expect(Ties(window.widget) == before, "after \(way)")
                }
            }
        }

        /// What ties a sheet to a window.
        @MainActor struct Ties: Equatable {
            var children: [WidgetPointer]
            var controllers: Int
            var handlers: Int, surfaceHandlers: Int

            init(_ window: WidgetPointer) {
                // GTK hangs its one tooltip into the window that last had one.
                children = SheetProbe.children(of: window).filter { SheetProbe.cssName(of: $0) != "tooltip" }
                controllers = SheetProbe.controllerCount(of: window)
                handlers = SheetProbe.handlerCount(of: window)
                surfaceHandlers =
                    pop_widget_surface(window).map { SheetProbe.handlerCount(of: UnsafeMutableRawPointer($0)) } ?? 0
            }

            nonisolated static func == (one: Ties, other: Ties) -> Bool {
                MainActor.assumeIsolated {
                    one.children == other.children && one.controllers == other.controllers
                        && one.handlers == other.handlers && one.surfaceHandlers == other.surfaceHandlers
                }
            }
        }
    }
}
