import CPopsheet
import CPopsheetTestSupport
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Ten thousand actions, of which only those are widgets that can be seen (performance.md, "Scale").
    @Suite @MainActor struct SheetScaleTests {
        private static func actions(_ count: Int, from first: Int = 0) -> [Action] {
            (first..<first + count).map { Action("Action \($0)", id: "\($0)") }
        }

        private func withLongSheet(
            _ actions: [Action] = actions(10_000) + [.cancel], _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow(width: 390, height: 500) { window in
                let run = try SheetRun("Which one?", actions: actions)
                try await run.presented(in: window)
                try await body(window, run)
            }
        }

        private func list(_ window: SheetWindow) -> WidgetPointer { window.probe.scrollers[0] }

        /// Where a row is in the window, from the layout and the list's scroll offset.
        private func frame(_ index: Int, _ run: SheetRun, _ window: SheetWindow) throws -> Rect {
            let offset = window.probe.offset(of: list(window))
            return try window.layout(of: run.controller.sheet).rows[index].frame.offset(y: -offset)
        }

        /// Scrolls as the scrollbar does, and waits for it to be drawn.
        private func scroll(to offset: Double, _ window: SheetWindow) async throws {
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list(window))), offset)
            try await FrameCounter.idle(window.widget)
        }

        @Test func aFewRowsAreWidgetsAtEveryScrollPosition() async throws {
            try await withLongSheet { window, run in
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list(window)))
                #expect(gtk_adjustment_get_upper(adjustment) == 570_000)
                let room = try #require(window.probe.frame(of: list(window)))
                for offset in [0.0, 20, 300_000, 299_990, 569_700, 57] {
                    try await scroll(to: offset, window)
                    let rows = window.probe.rows
                    #expect((8...16).contains(rows.count), "\(rows.count) rows at \(offset)")
                    // Those in view are there, each where the layout puts it, in the order shown.
                    let first = Int(offset / 57)
                    let frames = rows.dropLast().compactMap { window.probe.frame(of: $0) }
                    #expect(frames.map(\.y) == frames.map(\.y).sorted())
                    for index in first..<min(10_000, first + Int(room.height / 57)) {
                        let expected = try frame(index, run, window)
                        #expect(frames.contains { abs($0.y - expected.y) < 0.5 && $0.height == 57 })
                    }
                }
            }
        }

        @Test(arguments: [0.0, 100_000, 284_985, 569_683]) func aClickPicksTheRowThatIsScrolledThere(
            _ offset: Double
        ) async throws {
            try await withLongSheet { window, run in
                try await scroll(to: offset, window)
                let index = Int(offset / 57) + 2
                let place = try frame(index, run, window)
                try await window.click(x: place.midX, y: place.midY)
                let answer = try await run.ends()
                #expect(answer == "answer \(index)#\(index)")
            }
        }

        @Test(arguments: [
            ("Home", "End", "9999#9999"), ("End", "End", "cancelAction"), ("Up", "Up", "9999#9999"),
            ("Down", "Down", "2#2"),
        ])
        func keysReachRowsThatWereNoWidgets(_ first: String, _ second: String, _ outcome: String) async throws {
            try await withLongSheet { window, run in
                try await window.input.key(first)
                try await window.input.key(second)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer \(outcome)")
            }
        }

        @Test func typingReachesARowFarAwayAndScrollsItIntoView() async throws {
            let actions = (0..<10_000).map { Action("Row\($0)", id: "\($0)") }
            try await withLongSheet(actions) { window, run in
                try await window.input.type("row7777")
                let room = try #require(window.probe.frame(of: list(window)))
                try await eventually("the row that was typed is in view") {
                    guard let row = window.probe.focusedRow.map({ window.probe.rows[$0] }),
                        let frame = window.probe.frame(of: row)
                    else { return false }
                    return abs(window.probe.offset(of: list(window)) - 7_777 * 57) < room.height
                        && frame.y >= room.y - 0.5 && frame.maxY <= room.maxY + 0.5
                }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer 7777#7777")
            }
        }

        @Test func theFocusStaysWhereItIsWhileTheListIsScrolledAway() async throws {
            try await withLongSheet { window, run in
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                let focused = window.probe.focus
                try await scroll(to: 400_000, window)
                #expect(window.probe.focus == focused)
                try await window.input.key("Down")
                try await eventually("the third row is in view again") {
                    window.probe.offset(of: list(window)) < 400 && window.probe.focusedRow == 2
                }
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer 2#2")
            }
        }

        @Test func aLabelFarBelowShrinksOnceItIsSeen() async throws {
            var actions = Self.actions(200)
            let label = "A label that is too long for its row at its full size"
            actions[150] = Action(label, id: "long")
            try await withLongSheet(actions) { window, run in
                let layout = try window.layout(of: run.controller.sheet)
                #expect(layout.rows[150].font.size == 20)
                let measurer = PangoTextMeasurer()
                let fitted = layout.list.row(150, fitting: label, measuring: measurer)
                #expect(fitted.font.size < 20 && !fitted.isTruncated)
                let wanted = measurer.width(of: label, in: fitted.font)
                try await scroll(to: 150 * 57, window)
                let place = try frame(150, run, window)
                let picture = try await window.picture()
                // The first and the last letter's columns: as wide as the fitted text, in the middle.
                let inked = (Int(place.x) + 2..<Int(place.maxX) - 2).filter { column in
                    (Int(place.y) + 8..<Int(place.maxY) - 8).contains { row in
                        picture.shot.pixel(column, row)?.isClose(to: SheetWindow.dimmed.underMaterial(), tolerance: 40)
                            == false
                    }
                }
                let width = Double((inked.last ?? 0) - (inked.first ?? 0))
                #expect(abs(width - wanted) < 6, "\(width), not \(wanted)")
            }
        }

        @Test func assistiveToolsGetThePositionAndTheNumberOfRows() async throws {
            try await withLongSheet { window, _ in
                try await scroll(to: 57_000, window)
                try await window.input.key("Home")
                try await eventually("the first row has the focus") { window.probe.focusedRow == 0 }
                #expect(support_has_position(window.probe.rows[0], 1, 10_000))
            }
        }

        @Test func aTitleOfAMegabyteIsAsFastAsOneThatFillsTheScreen() async throws {
            try await withSheetWindow(width: 390, height: 500) { window in
                @MainActor func time(_ count: Int) async throws -> Duration {
                    let title = String(repeating: "abcd ", count: count / 5)
                    let run = try SheetRun(title, actions: [Action("One", id: "one")])
                    let duration = ContinuousClock().measure { run.present(in: window.reference, animated: false) }
                    try await run.isAtRest(in: window)
                    #expect(window.probe.scrollers.count == 1)
                    run.controller.dismiss(animated: false)
                    try await run.ends()
                    return duration
                }
                // What is measured and drawn ends at a few screens; assistive tools are given all of it. On a machine that does
                // much else only the shortest of many times says what something takes: both are measured by turns.
                var (long, megabyte) = (Duration.seconds(60), Duration.seconds(60))
                for _ in 0..<20 where megabyte >= long * 25 || long == .seconds(60) {
                    long = min(long, try await time(20_000))
                    megabyte = min(megabyte, try await time(1_000_000))
                }
                #expect(megabyte < long * 25, "\(megabyte), compared with \(long)")
            }
        }

        // MARK: Rows that are added

        @Test func tenThousandRowsThatComeOneByOneAreShownByTheNextFrame() async throws {
            try await withLongSheet([Action("Action 0", id: "0"), .cancel]) { window, run in
                let counter = FrameCounter(window.widget)
                for index in 1..<10_000 { try run.controller.append([Action("Action \(index)", id: "\(index)")]) }
                #expect(run.controller.sheet.actions.count == 10_000)
                try await FrameCounter.idle(window.widget)
                counter.stop()
                let upper = gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(OpaquePointer(list(window))))
                #expect(upper == 570_000)
                try await window.input.key("Up")
                try await window.input.key("Up")
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer 9999#9999")
            }
        }

        @Test func rowsThatAreAddedLeaveFocusAndScrollingWhereTheyAre() async throws {
            try await withLongSheet(Self.actions(100) + [.cancel]) { window, run in
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                try await scroll(to: 2_000, window)
                let focused = window.probe.focus
                try run.controller.append(Self.actions(500, from: 100))
                try await eventually("the list has grown") {
                    gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(OpaquePointer(list(window))))
                        == 600 * 57
                }
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.offset(of: list(window)) == 2_000)
                #expect(window.probe.focus == focused)
                let place = try frame(37, run, window)
                try await window.click(x: place.midX, y: place.midY)
                let answer = try await run.ends()
                #expect(answer == "answer 37#37")
            }
        }

        @Test func whatCannotBeAddedLeavesTheSheetAsItWas() async throws {
            try await withLongSheet(Self.actions(3) + [.cancel]) { window, run in
                try run.controller.append([Action("Action 3", id: "3")])
                #expect(throws: SheetError.duplicateIdentifier(id: "1", position: 6, firstPosition: 1)) {
                    try run.controller.append([Action("New", id: "new"), Action("Again", id: "1")])
                }
                #expect(throws: SheetError.secondCancel(position: 5, label: "Cancel", firstPosition: 4)) {
                    try run.controller.append([.cancel])
                }
                try run.controller.append([Action("New", id: "new")])
                #expect(run.controller.sheet.actions.map(\.id) == ["0", "1", "2", "3", "new"])
                try await eventually("five rows and Cancel") { window.probe.rows.count == 6 }
                run.controller.dismiss(animated: false)
            }
        }
    }
}
