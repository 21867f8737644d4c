import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Touch input (sheet.md §9), on displays with a touchscreen.
    @Suite(.requires(.touch)) @MainActor struct SheetTouchTests {
        private func withSheet(
            actions: [Action]? = nil, _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow(width: 390, height: 600) { window in
                let run = try actions.map { try SheetRun("Which one?", actions: $0) } ?? SheetRun()
                try await run.presented(in: window, animated: true)
                try await body(window, run)
            }
        }

        private static let many = (1...20).map { Action("Action \($0)", id: "\($0)") } + [.cancel]

        @Test func aTapPicksItsRow() async throws {
            try await withSheet { window, run in
                try await window.input.tap(at: window.center(of: window.probe.rows[2]))
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func aFingerHighlightsNothingOnceItIsLifted() async throws {
            try await withSheet(actions: [Action("One", isEnabled: false), Action("Two"), .cancel]) { window, run in
                let (start, end) = try await (
                    window.center(of: window.probe.rows[1]), window.center(of: window.probe.rows[0])
                )
                try await window.input.swipe(from: start, to: end, over: .milliseconds(600))
                try await window.input.touch(.begin, at: start)
                try await eventually("the row is pressed") {
                    run.controller.presenter?.row(of: "Two")?.isPressed == true
                }
                try await window.input.touch(.update, at: end)
                try await eventually("no row is pressed") {
                    run.controller.presenter?.row(of: "Two")?.isPressed == false
                }
                #expect(run.controller.presenter?.view.hoveredRow == nil)
                try await window.input.touch(.end, at: end)
                try await FrameCounter.idle(window.widget)
                #expect(run.controller.presenter?.view.hoveredRow == nil)
            }
        }

        @Test func aTapOnTheBackdropDismisses() async throws {
            try await withSheet { window, run in
                try await window.input.tap(at: window.onScreen(x: 20, y: 60))
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
                #expect(window.buttonClicks == 0)
            }
        }

        @Test func aFingerThatSlidesPicksTheRowThatItLeaves() async throws {
            try await withSheet { window, run in
                let (start, end) = (window.probe.rows[0], window.probe.rows[3])
                try await window.input.swipe(
                    from: window.center(of: start), to: window.center(of: end), over: .milliseconds(600))
                let answer = try await run.ends()
                #expect(answer == "answer cancelAction")
            }
        }

        @Test func aSwipeOnTheHeaderDismisses() async throws {
            try await withSheet { window, run in
                let header = try #require(window.probe.header)
                let start = try await window.center(of: header)
                let end = ScreenPoint(x: start.x, y: start.y + 90)
                try await window.input.swipe(from: start, to: end, over: .milliseconds(400))
                let answer = try await run.ends()
                #expect(answer == "answer swipe")
            }
        }

        @Test func overRowsThatScrollAVerticalDragScrolls() async throws {
            try await withSheet(actions: Self.many) { window, run in
                let list = window.probe.scrollers[0]
                let start = try await window.center(of: list)
                let end = ScreenPoint(x: start.x, y: start.y - 100)
                try await window.input.swipe(from: start, to: end, over: .milliseconds(400))
                try await eventually("the list scrolls") { window.probe.offset(of: list) > 50 }
                #expect(run.isPresented)
                // A tap there still picks.
                try await FrameCounter.idle(window.widget)
                let row = window.probe.rows.firstIndex { row in
                    guard let frame = window.probe.frame(of: row), let room = window.probe.frame(of: list) else {
                        return false
                    }
                    return frame.y > room.y + 10 && frame.maxY < room.maxY - 10
                }
                let picked = try #require(row)
                try await window.input.tap(at: window.center(of: window.probe.rows[picked]))
                let answer = try await run.ends()
                #expect(answer == "answer \(picked + 1)#\(picked)")
            }
        }

        @Test func aFlickedListKeepsScrolling() async throws {
            try await withSheet(actions: Self.many) { window, run in
                let list = window.probe.scrollers[0]
                let room = try #require(window.probe.frame(of: list))
                let start = try await window.onScreen(x: room.midX, y: room.maxY - 30)
                let end = ScreenPoint(x: start.x, y: start.y - 150)
                try await window.input.swipe(from: start, to: end, over: .milliseconds(120))
                // Further than the finger went.
                try await eventually("the list goes on") { window.probe.offset(of: list) > 180 }
                #expect(run.isPresented)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func downFromTheTopOfAListTheSheetIsDragged() async throws {
            try await withSheet(actions: Self.many) { window, run in
                let rest = window.probe.top
                let start = try await window.onScreen(x: window.width / 2, y: rest + 80)
                try await window.input.touch(.begin, at: start)
                for step in 1...10 {
                    try await window.input.touch(.update, at: ScreenPoint(x: start.x, y: start.y + Double(step) * 4))
                }
                try await eventually("the sheet is lower") { window.probe.top > rest + 20 }
                for step in 11...30 {
                    try await window.input.touch(.update, at: ScreenPoint(x: start.x, y: start.y + Double(step) * 4))
                }
                try await window.input.touch(.end, at: ScreenPoint(x: start.x, y: start.y + 120))
                let answer = try await run.ends()
                #expect(answer == "answer swipe")
            }
        }

        // MARK: Rows that move

        private static let two = [Action("One", id: "one"), Action("Two", id: "two"), .cancel]
        private static let three = [
            Action("One", id: "one"), Action("Two", id: "two"), Action("Three", id: "three"), .cancel,
        ]

        @Test func aRowThatArrivesDuringATouchIsNotPicked() async throws {
            try await withSheet(actions: Self.two) { window, run in
                let row = window.probe.rows[1]
                let point = try await window.center(of: row)
                try await window.input.touch(.begin, at: point)
                try await eventually("the row looks pressed") { pressedCount(run) == 1 }
                let before = window.probe.frame(of: row)
                try run.update(Self.three)
                try await eventually("the row moves") { window.probe.frame(of: row) != before }
                #expect(gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0)
                try await window.input.touch(.end, at: point)
                try await eventually("no row looks pressed") { pressedCount(run) == 0 }
                #expect(run.log == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: false)
            }
        }

        /// A finger does not rest anywhere.
        @Test func aRowThatHasJustMovedTakesATap() async throws {
            try await withSheet(actions: Self.two) { window, run in
                let row = window.probe.rows[1]
                let (point, before) = (try await window.center(of: row), window.probe.frame(of: row))
                var time = 100.0
                run.controller.presenter?.presses?.clock = { time }
                try run.update(Self.three)
                try await eventually("the row moves") { window.probe.frame(of: row) != before }
                try await FrameCounter.idle(window.widget)
                time = 100.1
                try await window.input.tap(at: point)
                let answer = try await run.ends()
                #expect(answer == "answer three#2")
            }
        }

        @Test func aFingerSlidesOverAListThatScrollsNoMore() async throws {
            try await withSheet(actions: Self.many) { window, run in
                var time = 100.0
                run.controller.presenter?.presses?.clock = { time }
                try run.update(Self.three)
                try await eventually("there are few rows") { window.probe.rows.count == 4 }
                try await FrameCounter.idle(window.widget)
                time = 101
                let (start, end) = (window.probe.rows[2], window.probe.rows[0])
                try await window.input.swipe(
                    from: window.center(of: start), to: window.center(of: end), over: .milliseconds(600))
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        @Test(.requires(.weston, "the rig cancels touches on it alone"), arguments: ["header", "row"])
        func aTouchThatTheCompositorCancelsHasNoOutcome(_ origin: String) async throws {
            try await withSheet { window, run in
                let rest = window.probe.top
                let rows = window.probe.rows
                let start = try await window.center(of: origin == "row" ? rows[0] : #require(window.probe.header))
                let end = ScreenPoint(x: start.x, y: start.y + 90)
                try await window.input.touch(.begin, at: start)
                if origin == "header" {
                    for step in 1...9 {
                        let point = ScreenPoint(x: start.x, y: start.y + Double(step) * 10)
                        try await window.input.touch(.update, at: point)
                    }
                    try await eventually("the sheet is lower") { window.probe.top > rest + 60 }
                } else {
                    try await eventually("the row looks pressed") { pressedCount(run) == 1 }
                }
                try await window.input.touch(.cancel, at: end)
                try await eventually("the sheet is back, with no row pressed") {
                    abs(window.probe.top - rest) <= 0.5 && pressedCount(run) == 0
                }
                #expect(run.log == ["willPresent", "didPresent"])
                // The next touch counts again.
                try await FrameCounter.idle(window.widget)
                try await window.input.tap(at: window.center(of: rows[2]))
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        private func pressedCount(_ run: SheetRun) -> Int {
            run.controller.presenter?.view.shownRows.count(where: \.isPressed) ?? 0
        }

        @Test func onlyTheFirstFingerCounts() async throws {
            try await withSheet { window, run in
                let rows = window.probe.rows
                let (first, second) = (try await window.center(of: rows[1]), try await window.center(of: rows[0]))
                try await window.input.touch(.begin, finger: 0, at: first)
                try await window.input.touch(.begin, finger: 1, at: second)
                try await window.input.touch(.end, finger: 1, at: second)
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                try await window.input.touch(.end, finger: 0, at: first)
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }
    }
}
