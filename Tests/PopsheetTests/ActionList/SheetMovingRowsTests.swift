import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Rows that are added, removed or moved under a pointer never redirect a press to an action that was not pressed
    /// (sheet.md §9).
    @Suite @MainActor struct SheetMovingRowsTests {
        private static let two = [Action("One", id: "one"), Action("Two", id: "two"), .cancel]
        private static let three = [
            Action("One", id: "one"), Action("Two", id: "two"), Action("Three", id: "three"), .cancel,
        ]

        private func withSheet(
            _ actions: [Action] = two, _ presentation: PresentationOptions.Style = .sheet,
            _ body: (SheetWindow, SheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun(actions: actions, style: presentation)
                try await run.presented(in: window, from: .widget(WidgetReference(window.button)))
                do {
                    try await body(window, run)
                } catch {
                    // The button is not to be down in the next test.
                    try await window.input.up()
                    throw error
                }
                run.controller.dismiss(animated: false)
            }
        }

        private func row(_ id: String, _ run: SheetRun) throws -> WidgetPointer {
            try #require(run.controller.presenter?.view.shownRows.first { $0.action?.id == id }?.button)
        }

        private func lit(_ run: SheetRun) -> [String] {
            run.controller.presenter?.view.shownRows.filter(\.isPressed).compactMap { $0.action?.id } ?? []
        }

        private func press(_ id: String, _ window: SheetWindow, _ run: SheetRun) async throws {
            try await window.input.move(to: window.center(of: row(id, run)))
            try await window.input.down()
            try await eventually("\(id) is lit, not \(lit(run))") { lit(run) == [id] }
        }

        /// Whatever went before had no effect: Escape is the first thing that does.
        private func staysUntilEscape(_ window: SheetWindow, _ run: SheetRun) async throws {
            try await FrameCounter.idle(window.widget)
            #expect(lit(run) == [])
            try await window.input.key("Escape")
            let answer = try await run.ends()
            #expect(answer == "answer escape")
        }

        // MARK: During a press

        @Test func aRowThatMovesFromUnderThePointerStaysPressedAndIsNotPicked() async throws {
            try await withSheet { window, run in
                try await press("two", window, run)
                let before = try #require(window.probe.frame(of: row("two", run)))
                try run.update(Self.three)
                try await eventually("the row moves") { try window.probe.frame(of: row("two", run)) != before }
                #expect(lit(run) == ["two"])
                try await window.input.up()
                try await staysUntilEscape(window, run)
            }
        }

        @Test func thePointerMayFollowTheRowThatIsPressed() async throws {
            try await withSheet { window, run in
                try await press("two", window, run)
                let before = try #require(window.probe.frame(of: row("two", run)))
                try run.update(Self.three)
                try await eventually("the row moves") { try window.probe.frame(of: row("two", run)) != before }
                for id in ["three", "cancel", "one"] {
                    try await window.input.move(to: window.center(of: row(id, run)))
                    try await eventually("nothing is lit on \(id)") { lit(run) == [] }
                }
                try await window.input.move(to: window.center(of: row("two", run)))
                try await eventually("the row is lit") { lit(run) == ["two"] }
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer two#1")
            }
        }

        @Test(arguments: [PresentationOptions.Style.popover, .compact])
        func aRowThatStaysUnderThePointerIsPicked(_ form: PresentationOptions.Style) async throws {
            try await withSheet(Self.two, form) { window, run in
                try await press("two", window, run)
                let before = try #require(window.probe.frame(of: row("two", run)))
                try run.update(Self.three)
                try await eventually("the row has come") { window.probe.rows.count >= 3 }
                try await FrameCounter.idle(window.widget)
                try #require(window.probe.frame(of: row("two", run)) == before)
                #expect(lit(run) == ["two"])
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer two#1")
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .compact])
        func aRowThatLeavesWhileItIsPressedIsNotPickedNorIsTheOneInItsPlace(_ form: PresentationOptions.Style)
            async throws
        {
            try await withSheet(Self.three, form) { window, run in
                try await press("two", window, run)
                let count = window.probe.rows.count
                try run.update([
                    Action("One", id: "one"), Action("Three", id: "three"), Action("Four", id: "four"), .cancel,
                ])
                let view = try #require(run.controller.presenter?.view)
                try await eventually("the rows are others") {
                    view.shownRows.contains { $0.action?.id == "four" }
                }
                #expect(window.probe.rows.count == count)
                try await FrameCounter.idle(window.widget)
                #expect(lit(run) == [])
                try await window.input.up()
                try await staysUntilEscape(window, run)
            }
        }

        @Test func aRowThatIsDisabledWhileItIsPressedIsNotPicked() async throws {
            try await withSheet { window, run in
                try await press("two", window, run)
                try run.update([Action("One", id: "one"), Action("Two", id: "two", isEnabled: false), .cancel])
                try await FrameCounter.idle(window.widget)
                try await window.input.up()
                try await staysUntilEscape(window, run)
            }
        }

        /// With nothing lit there is nothing that the press can still mean.
        @Test func aPressOnADisabledRowDoesNotPickTheRowThatReplacesIt() async throws {
            let (disabled, three) = (Action("Two", id: "two", isEnabled: false), Action("Three", id: "three"))
            try await withSheet([Action("One", id: "one"), disabled, three, .cancel]) { window, run in
                let before = try #require(window.probe.frame(of: row("two", run)))
                try await window.input.move(to: window.center(of: row("two", run)))
                try await window.input.down()
                let overlay = try #require(window.probe.overlays.first)
                try await eventually("GTK has received the press") {
                    gtk_widget_get_state_flags(overlay).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
                }
                #expect(lit(run) == [])
                try run.update([Action("One", id: "one"), three, disabled, .cancel])
                try await eventually("another row is beneath the pointer") {
                    try window.probe.frame(of: row("three", run)) == before
                }
                try await FrameCounter.idle(window.widget)
                try await window.input.up()
                try await staysUntilEscape(window, run)
            }
        }

        @Test func aChangeThatMovesNoRowLeavesTheSlidingTapAsItWas() async throws {
            try await withSheet { window, run in
                try await press("two", window, run)
                try run.update([Action("One", id: "one"), Action("Two", id: "two"), .cancel("Cancel (9)")])
                try await FrameCounter.idle(window.widget)
                try await window.input.move(to: window.center(of: row("one", run)))
                try await eventually("the row is lit") { lit(run) == ["one"] }
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        @Test func rowsThatScrollUnderAPressAreNotPicked() async throws {
            let many = (1...30).map { Action("Action \($0)", id: "\($0)") }
            try await withSheet(many) { window, run in
                try await press("2", window, run)
                let point = try await window.center(of: row("2", run))
                try await window.input.scroll(at: point, down: 2)
                try await eventually("the list scrolls") { window.probe.offset(of: window.probe.scrollers[0]) > 57 }
                try await FrameCounter.idle(window.widget)
                #expect(lit(run).allSatisfy { $0 == "2" })
                try await window.input.up()
                try await staysUntilEscape(window, run)
            }
        }

        /// The row that looks pressed is the one that is chosen, although the sheet moves while it is being presented.
        @Test func duringThePresentationThePressedRowIsPicked() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.present(in: window.reference)
                let listener = try #require(run.controller.presenter?.presses?.listener)
                let point = Point(x: 200, y: 600)
                try await eventually("a row that is on its way is lit") {
                    listener.take(.down(isTouch: false), finger: nil, at: point, time: 1)
                    if lit(run).isEmpty { listener.take(.cancel, finger: nil, at: point, time: 1) }
                    return !lit(run).isEmpty
                }
                let pressed = lit(run)
                try await run.isAtRest(in: window)
                #expect(lit(run) == pressed)
                listener.take(.up, finger: nil, at: point, time: 2)
                let answer = try await run.ends()
                let id = try #require(pressed.first)
                #expect(answer == "answer cancelAction" ? id == "cancel" : answer.hasPrefix("answer \(id)#"))
            }
        }

        @Test func anotherFormDuringAPressPicksNothingElseAndTheNextPressCounts() async throws {
            try await withSheetWindow(width: 500, height: 640) { window in
                let run = try SheetRun(actions: Self.two)
                try await run.presented(in: window, from: .widget(WidgetReference(window.button)))
                try await press("two", window, run)
                try await window.resize(800, 640)
                try await eventually("a popover is there") { run.controller.presenter?.view.layout?.form == .popover }
                try await FrameCounter.idle(window.widget)
                try await window.input.up()
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented && lit(run) == [])
                try await window.click(row("one", run))
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        // MARK: Right after a change

        @Test(arguments: [PresentationOptions.Style.sheet, .popover])
        func aRowThatHasJustMovedUnderARestingPointerAcceptsNoPress(_ form: PresentationOptions.Style) async throws {
            try await withSheet(Self.two, form) { window, run in
                var time = 90.0
                run.controller.presenter?.presses?.clock = { time }
                try await window.input.move(to: window.center(of: row("two", run)))
                try await FrameCounter.idle(window.widget)
                let before = try #require(window.probe.frame(of: row("two", run)))
                time = 100
                // A popover's rows stay where its arrow is, a sheet's stay at the window's lower edge.
                let new = Action("New", id: "new", role: form == .popover ? .destructive : .default)
                try run.update([Action("One", id: "one"), Action("Two", id: "two"), new, .cancel])
                try await eventually("the rows move") { try window.probe.frame(of: row("two", run)) != before }
                try await FrameCounter.idle(window.widget)
                time = 100.29
                try await window.input.down()
                try await FrameCounter.idle(window.widget)
                #expect(lit(run) == [])
                try await window.input.up()
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                time = 100.31
                try await window.input.down()
                try await eventually("the row takes the press") { lit(run).count == 1 }
                try await window.input.up()
                try await run.ends()
            }
        }

        @Test func aRowThatThePointerIsMovedToTakesAPressAtOnce() async throws {
            try await withSheet { window, run in
                var time = 90.0
                run.controller.presenter?.presses?.clock = { time }
                try await window.input.move(to: window.center(of: row("two", run)))
                try await FrameCounter.idle(window.widget)
                time = 100
                try run.update(Self.three)
                try await FrameCounter.idle(window.widget)
                time = 100.1
                try await window.click(row("one", run))
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }

        /// A press where a row was a moment ago is not one on the backdrop, nor does it reach what the bubble covered.
        @Test(arguments: [
            (PresentationOptions.Style.sheet, "one", "answer backdrop"), (.popover, "three", "answer outsideClick"),
        ])
        func whereARowHasJustLeftAPressDoesNothing(
            _ style: PresentationOptions.Style, _ leaving: String, _ expected: String
        ) async throws {
            try await withSheet(Self.three, style) { window, run in
                var time = 90.0
                run.controller.presenter?.presses?.clock = { time }
                try await window.input.move(to: window.center(of: row(leaving, run)))
                try await FrameCounter.idle(window.widget)
                time = 100
                let rows = window.probe.rows.count
                try run.update([Action("Rest", id: "rest"), .cancel])
                try await eventually("the rows are gone") { window.probe.rows.count == rows - 2 }
                try await FrameCounter.idle(window.widget)
                try await window.input.down()
                try await window.input.up()
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                time = 100.31
                try await window.input.down()
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == expected)
            }
        }

        /// What of a list is scrolled out of view is not on the screen, so no press is meant for it.
        @Test func whereRowsWouldBeThatAreScrolledOutOfViewAPressCountsAtOnce() async throws {
            let many = (1...30).map { Action("Action \($0)", id: "\($0)") }
            try await withSheet(many) { window, run in
                var time = 90.0
                run.controller.presenter?.presses?.clock = { time }
                let list = window.probe.scrollers[0]
                let card = try #require(window.probe.cards.first.flatMap { window.probe.frame(of: $0) })
                try await window.input.move(to: window.onScreen(x: 200, y: card.y / 2))
                try await FrameCounter.idle(window.widget)
                try await window.input.key("End")
                try await eventually("the list is at its end") { window.probe.offset(of: list) > card.maxY }
                try await FrameCounter.idle(window.widget)
                time = 100
                try await window.input.key("Home")
                try await eventually("the list is at its top") { window.probe.offset(of: list) == 0 }
                try await FrameCounter.idle(window.widget)
                time = 100.1
                try await window.input.down()
                try await window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
            }
        }

        // MARK: Keys and assistive tools

        @Test func anAssistiveToolThatHoldsARowPicksItsAction() async throws {
            try await withSheet { window, run in
                let button = try row("two", run)
                try run.update([Action("New", id: "new", role: .destructive)] + Self.three)
                try await FrameCounter.idle(window.widget)
                #expect(try row("two", run) == button)
                #expect(gtk_widget_activate(button) != 0)
                let answer = try await run.ends()
                #expect(answer == "answer two#2")
            }
        }

        /// Until there are rows Cancel has the focus; a Return for Cancel does not choose the first row.
        @Test func aKeyPicksNoRowThatHasJustGotTheFocusByItself() async throws {
            try await withSheet([.cancel]) { window, run in
                try await eventually("Cancel has the focus") { window.probe.focusedRow == 0 }
                var time = 100.0
                run.controller.presenter?.view.listFocus.clock = { time }
                try run.update(Self.two)
                try await eventually("the first row has the focus") {
                    window.probe.rows.count == 3 && window.probe.focusedRow == 0
                }
                time = 100.29
                for key in ["Return", "space"] { try await window.input.key(key) }
                try await FrameCounter.idle(window.widget)
                #expect(run.log == ["willPresent", "didPresent"])
                time = 100.31
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer one#0")
            }
        }
    }
}
