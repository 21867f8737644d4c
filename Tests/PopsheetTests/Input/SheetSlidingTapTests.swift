import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A press that begins on a row lights the row under the pointer, across both cards, and picks the one that it ends
    /// on (sheet.md §9).
    @Suite @MainActor struct SheetSlidingTapTests {
        @Test(arguments: [(0, 2, "hide#2"), (2, 0, "delete#1"), (1, 3, "cancelAction"), (3, 1, "move#0")])
        func theRowThatThePressEndsOnIsPicked(_ start: Int, _ end: Int, _ outcome: String) async throws {
            try await withPress(onRow: start) { window, run in
                try await window.input.move(to: window.center(of: window.probe.rows[end]))
                try await lights([end], window)
                // Released any sooner, the press would be a flick.
                try await window.input.rest()
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer \(outcome)")
                #expect(run.log.filter { $0.hasPrefix("handler") }.count == 1)
            }
        }

        @Test func thePressedLookIsThereWithTheNextFrame() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let row = try #require(window.probe.frame(of: window.probe.rows[1]))
                var frames: [Bool] = []
                let clock = try #require(gtk_widget_get_frame_clock(window.widget))
                let painted = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in
                    frames.append(run.controller.presenter?.view.shownRows[1].isPressed == true)
                }
                defer { painted.disconnect() }
                let listener = try #require(run.controller.presenter?.presses?.listener)
                listener.take(.down(isTouch: false), finger: nil, at: Point(x: row.midX, y: row.midY), time: 1)
                try await eventually("a frame is painted") { !frames.isEmpty }
                #expect(frames.first == true)
                try await window.shows(SheetWindow.pressed, x: row.x + 20, y: row.midY, "the row", tolerance: 6)
                listener.take(.cancel, finger: nil, at: Point(x: row.midX, y: row.midY), time: 2)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func outsideTheRowsNothingIsLitOrPickedButThePressContinues() async throws {
            try await withPress(onRow: 1) { window, run in
                for (x, y) in [(200.0, 60.0), (200.0, 571.0), (200.0, 350.0)] {
                    try await window.input.move(to: window.onScreen(x: x, y: y))
                    try await lights([], window)
                }
                try await window.input.move(to: window.center(of: window.probe.rows[2]))
                try await lights([2], window)
                try await window.input.move(to: window.onScreen(x: 200, y: 60))
                try await lights([], window)
                try await window.input.up()
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aDisabledRowIsPassedOver() async throws {
            let actions = [
                Action("One", id: "one"), Action("Two", id: "two", isEnabled: false), Action("Three", id: "three"),
            ]
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions)
                try await run.presented(in: window)
                // A press may begin on it, too.
                try await window.input.move(to: window.center(of: window.probe.rows[1]))
                try await window.input.down()
                try await FrameCounter.idle(window.widget)
                try await lights([], window)
                try await window.input.move(to: window.center(of: window.probe.rows[2]))
                try await lights([2], window)
                try await window.input.move(to: window.center(of: window.probe.rows[1]))
                try await lights([], window)
                try await window.input.move(to: window.center(of: window.probe.rows[0]))
                try await lights([0], window)
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        @Test func aPressThatBeganOnTheBackdropLightsAndPicksNothing() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.move(to: window.onScreen(x: 200, y: 60))
                try await window.input.down()
                try await window.input.move(to: window.center(of: window.probe.rows[1]))
                try await FrameCounter.idle(window.widget)
                try await lights([], window)
                try await window.input.up()
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        /// A pointer's pick counts from the first frame on: no tap is lost because the sheet is still moving.
        @Test func aRowIsPickedWhileItMoves() async throws {
            try await withSheetWindow { window in
                // The rows move up past this point, and the cancel row rests there.
                try await window.input.move(to: window.onScreen(x: 200, y: 600))
                try await FrameCounter.idle(window.widget)
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                var litRows: [Int] = []
                recorder.onFrame = { _ in litRows += lit(window) }
                run.present(in: window.reference)
                try await eventually("rows are under the pointer") {
                    (recorder.frames.last?.cards.first ?? 640) < 520
                }
                try await window.input.down()
                try await eventually("a row is lit") { !litRows.isEmpty }
                try await window.input.up()
                let answer = try await run.ends()
                recorder.stop()
                let outcomes = ["delete#1", "move#0", "hide#2", "cancelAction"].map { "answer \($0)" }
                #expect(litRows.contains { outcomes[$0] == answer }, "\(answer), not one of the rows \(litRows)")
            }
        }

        @Test func aPressEndsWhenTheSheetIsDismissed() async throws {
            try await withPress(onRow: 1) { window, run in
                run.controller.dismiss(animated: true)
                try await lights([], window)
                try await window.input.up()
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        // MARK: Help

        private func withPress(onRow row: Int, _ body: (SheetWindow, SheetRun) async throws -> Void) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.input.move(to: window.center(of: window.probe.rows[row]))
                try await window.input.down()
                try await lights([row], window)
                try await body(window, run)
            }
        }

        private func lit(_ window: SheetWindow) -> [Int] {
            window.probe.rows.indices.filter {
                let flags = gtk_widget_get_state_flags(window.probe.rows[$0])
                return flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
            }
        }

        private func lights(_ rows: [Int], _ window: SheetWindow) async throws {
            try await eventually("the rows that are lit: \(rows), not \(lit(window))") { lit(window) == rows }
        }
    }
}
