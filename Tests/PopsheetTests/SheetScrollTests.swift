import CPopsheet
import TestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet that is taller than its room: header and actions scroll apart, cancel stays put (sheet.md 3).
    @Suite @MainActor struct SheetScrollTests {
        private static let actions = (1...20).map { Action("Action \($0)", id: "\($0)") } + [.cancel]

        private func withTallSheet(
            message: String? = nil, _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow(width: 390, height: 500) { window in
                let run = try SheetRun("Which one?", message: message, actions: Self.actions)
                try await run.presented(in: window)
                try await body(window, run)
            }
        }

        @Test func theWheelScrollsTheActionsAndNothingElse() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let header = try #require(window.probe.header.flatMap { window.probe.frame(of: $0) })
                let cancel = try #require(window.probe.frame(of: window.probe.rows[20]))
                let point = try #require(window.probe.frame(of: list))
                try await window.input.scroll(at: window.onScreen(x: point.midX, y: point.midY), down: 3)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 0 }
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.header.flatMap { window.probe.frame(of: $0) } == header)
                #expect(window.probe.frame(of: window.probe.rows[20]) == cancel)
            }
        }

        @Test func aRowThatWasScrolledIntoViewIsPicked() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                let point = try await window.onScreen(x: room.midX, y: room.midY)
                // More notches than there are rows.
                for _ in 0..<4 { try await window.input.scroll(at: point, down: 10) }
                let end = 20 * 57 - room.height
                try await eventually("the list is at its end") { abs(window.probe.offset(of: list) - end) < 1 }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[19])
                let answer = try await run.ends()
                #expect(answer == "answer 20#19")
            }
        }

        /// GTK notices only with the next frame that another row is beneath the pointer, and takes the old one for pressed.
        @Test func aPressRightAfterTheWheelMakesOneRowLookPressed() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                let point = try await window.onScreen(x: room.midX, y: room.midY)
                try await window.input.move(to: point)
                try await FrameCounter.idle(window.widget)
                try await window.input.scroll(at: point, down: 2)
                try await window.input.down()
                let view = try #require(run.controller.presenter?.view)
                try await eventually("one row looks pressed: \(view.shownRows.filter(\.isPressed).map(\.label))") {
                    window.probe.offset(of: list) > 0 && view.shownRows.count(where: \.isPressed) == 1
                }
                try await window.input.up()
                try await run.ends()
            }
        }

        @Test func theFocusedRowScrollsIntoView() async throws {
            try await withTallSheet { window, _ in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                for (key, row) in [("Up", 20), ("Up", 19), ("Home", 0), ("Up", 20), ("Up", 19), ("Up", 18)] {
                    try await window.input.key(key)
                    try await eventually("\(key) leads to row \(row)") { window.probe.focusedRow == row }
                    guard row < 20 else { continue }
                    try await eventually("row \(row) is in view") {
                        guard let frame = window.probe.frame(of: window.probe.rows[row]) else { return false }
                        return frame.y >= room.y - 0.5 && frame.maxY <= room.maxY + 0.5
                    }
                }
            }
        }

        @Test func theScrollbarIsAtTheEndOfTheLines() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                @MainActor func isAtTheRight() -> Bool? {
                    guard let bar = gtk_scrolled_window_get_vscrollbar(OpaquePointer(list)),
                        let frame = window.probe.frame(of: bar), let room = window.probe.frame(of: list)
                    else { return nil }
                    return frame.midX > room.midX
                }
                #expect(gtk_scrolled_window_get_overlay_scrolling(OpaquePointer(list)) != 0)
                #expect(gtk_scrolled_window_get_kinetic_scrolling(OpaquePointer(list)) != 0)
                try await eventually("the scrollbar is at the right") { isAtTheRight() == true }
                gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL)
                try await eventually("the scrollbar is at the left") { isAtTheRight() == false }
                run.controller.dismiss(animated: false)
            }
        }

        @Test func aLongHeaderScrollsByItself() async throws {
            let message = Array(repeating: "They leave all your devices.", count: 60).joined(separator: " ")
            try await withTallSheet(message: message) { window, run in
                let (header, list) = (window.probe.scrollers[0], window.probe.scrollers[1])
                let room = try #require(window.probe.frame(of: header))
                try await window.input.scroll(at: window.onScreen(x: room.midX, y: room.midY), down: 2)
                try await eventually("the header scrolls") { window.probe.offset(of: header) > 0 }
                #expect(window.probe.offset(of: list) == 0)
                // A row and a half stay in view, so that people see that there is more (sheet.md 3).
                #expect(try #require(window.probe.frame(of: list)).height == 84)
            }
        }

        @Test func theScrollPositionSurvivesAResizeAndAChangeOfActions() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                try await window.input.scroll(at: window.onScreen(x: room.midX, y: room.midY), down: 2)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 0 }
                try await FrameCounter.idle(window.widget)
                let before = window.probe.offset(of: list)
                try run.update(Self.actions + [Action("One more", id: "more")])
                gtk_window_set_default_size(window.window, 390, 460)
                try await eventually("the window is lower") { window.height == 460 }
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.offset(of: list) == before)
            }
        }
    }
}
