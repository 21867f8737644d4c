import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet that is taller than its space: header and actions scroll separately, Cancel does not scroll (sheet.md §3).
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

        /// GTK notices only in the next frame that another row is under the pointer, and presses the old one.
        @Test func aPressAfterTheWheelMakesOneRowLookPressedOnceThatHasBeenInItsPlace() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                let point = try await window.onScreen(x: room.midX, y: room.midY)
                let presenter = try #require(run.controller.presenter)
                var time = 90.0
                presenter.presses?.clock = { time }
                try await window.input.move(to: point)
                try await FrameCounter.idle(window.widget)
                time = 100
                try await window.input.scroll(at: point, down: 2)
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 57 }
                time = 100.29
                try await window.input.down()
                try await FrameCounter.idle(window.widget)
                #expect(presenter.view.shownRows.count(where: \.isPressed) == 0)
                try await window.input.up()
                time = 100.31
                try await window.input.down()
                try await eventually("one row looks pressed") {
                    presenter.view.shownRows.count(where: \.isPressed) == 1
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
                // A row and a half stay visible, to show that there is more (sheet.md §3).
                #expect(try #require(window.probe.frame(of: list)).height == 84)
            }
        }

        /// The header is read before the rows: from the first row the keys scroll it, as long as there is more of it.
        @Test func keysScrollALongHeader() async throws {
            let message = (1...1_000).map(String.init).joined(separator: " ")
            try await withTallSheet(message: message) { window, run in
                let header = window.probe.scrollers[0]
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(header))
                let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
                try #require(end > 0)
                var last = 0.0
                for key in ["Down", "Page_Down", "Down"] {
                    try await window.input.key(key)
                    try await eventually("\(key) scrolls the header down") { window.probe.offset(of: header) > last }
                    last = window.probe.offset(of: header)
                }
                for key in ["Up", "Page_Up"] {
                    try await window.input.key(key)
                    try await eventually("\(key) scrolls the header up") { window.probe.offset(of: header) < last }
                    last = window.probe.offset(of: header)
                }
                #expect(window.probe.focusedRow == 0)
                try await eventually("the header ends") {
                    try await window.input.key("Page_Down")
                    return window.probe.offset(of: header) == end
                }
                // Tab walks the rows anyway; the arrows do once the header is read.
                try await window.input.key("Home")
                try await eventually("the header begins") { window.probe.offset(of: header) == 0 }
                try await window.input.key("Tab")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                try await window.input.key("Down")
                try await eventually("the third row has the focus") { window.probe.focusedRow == 2 }
                run.controller.dismiss(animated: false)
            }
        }

        @Test func arrowsWalkTheRowsOnceTheHeaderIsRead() async throws {
            let message = (1...1_000).map(String.init).joined(separator: " ")
            try await withTallSheet(message: message) { window, run in
                let view = try #require(run.controller.presenter?.view)
                view.headerScroll.offset = view.headerScroll.end
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                try await window.input.key("Up")
                try await eventually("the first row has the focus") { window.probe.focusedRow == 0 }
                #expect(view.headerScroll.offset == view.headerScroll.end)
                try await window.input.key("Up")
                try await eventually("the header scrolls up") { view.headerScroll.offset < view.headerScroll.end }
                #expect(window.probe.focusedRow == 0)
                run.controller.dismiss(animated: false)
            }
        }

        // MARK: Dragged by the mouse

        @Test func aDragByTheMouseScrollsTheRowsAndPicksNothing() async throws {
            try await withTallSheet { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                let start = try await window.onScreen(x: room.midX, y: room.maxY - 30)
                try await window.input.drag(from: start, to: ScreenPoint(x: start.x, y: start.y - 120))
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 60 }
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                #expect(run.controller.presenter?.view.shownRows.contains(where: \.isPressed) == false)
                let offset = window.probe.offset(of: list)
                try await window.input.drag(from: start.offset(x: 0, y: -100), to: start.offset(x: 0, y: -50))
                try await eventually("the list scrolls back") { window.probe.offset(of: list) < offset - 20 }
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                // A click still picks.
                try await window.input.click(at: window.center(of: window.probe.rows[20]))
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }

        @Test func aDragThatTheListOnceScrolledByIsASlidingTapWhereItScrollsNoMore() async throws {
            try await withTallSheet { window, run in
                try run.update([
                    Action("One", id: "one"), Action("Two", id: "two"), Action("Three", id: "three"), .cancel,
                ])
                try await eventually("there are few rows") { window.probe.rows.count == 4 }
                try await FrameCounter.idle(window.widget)
                let rows = window.probe.rows
                try await window.input.drag(
                    from: window.center(of: rows[2]), to: window.center(of: rows[0]), over: .milliseconds(400))
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        @Test func aFlickByTheMouseFromTheTopOfTheListDismisses() async throws {
            try await withTallSheet { window, run in
                let start = try await window.center(of: window.probe.rows[0])
                try await window.input.drag(
                    from: start, to: start.offset(x: 0, y: 110), steps: 6, over: .milliseconds(100))
                let answer = try await run.ends()
                #expect(answer == "answer swipe")
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

        /// libadwaita's style has margins and borders that would push the slider out of its trough, and an outline within it.
        @Test(arguments: [SheetWindow.Kind.gtkWindow, .adwWindow])
        func theScrollBarIsTheSameInEveryTheme(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let run = try SheetRun("Title", actions: (0..<40).map { Action("Action \($0)") })
                try await run.presented(in: window)
                let list = try #require(window.probe.scrollers.first)
                let bar = try #require(gtk_scrolled_window_get_vscrollbar(OpaquePointer(list)))
                let parts = SheetProbe.descendants(of: bar)
                @MainActor func frame(_ name: String) throws -> Rect {
                    let part = try #require(parts.first { SheetProbe.cssName(of: $0) == name })
                    return try #require(window.probe.frame(of: part))
                }
                let (trough, slider) = (try frame("trough"), try frame("slider"))
                let whole = try #require(window.probe.frame(of: bar))
                #expect(trough == whole)
                // As popsheet-base.css has it: 3 wide, 3 from the edges, while the pointer is elsewhere.
                #expect(slider.width == 3 && slider.maxX == trough.maxX - 3)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
