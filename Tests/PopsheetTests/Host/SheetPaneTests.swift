import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet that is confined to a widget's area: only that is dimmed and modal.
    @Suite @MainActor struct SheetPaneTests {
        /// A window of two panes; the sheet belongs to the left one.
        @MainActor final class Panes {
            let paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)!
            let pane = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            let inside = gtk_button_new_with_label("Inside")!
            let outside = gtk_button_new_with_label("Outside")!
            let entry = gtk_entry_new()!
            let window: SheetWindow
            var insideClicks = 0, outsideClicks = 0

            init() throws {
                let other = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
                gtk_box_append(asBox(pane), inside)
                gtk_box_append(asBox(other), outside)
                gtk_box_append(asBox(other), entry)
                gtk_paned_set_start_child(OpaquePointer(paned), pane)
                gtk_paned_set_end_child(OpaquePointer(paned), other)
                gtk_paned_set_position(OpaquePointer(paned), 360)
                window = try SheetWindow(width: 620, height: 500, content: paned)
                connect(inside, "clicked") { [unowned self] in insideClicks += 1 }
                connect(outside, "clicked") { [unowned self] in outsideClicks += 1 }
            }

            var reference: WidgetReference { WidgetReference(pane) }
            var area: Rect { window.probe.frame(of: pane) ?? Rect(x: 0, y: 0, width: 0, height: 0) }

            func presented(_ run: SheetRun, animated: Bool = false) async throws {
                run.present(in: reference, animated: animated)
                try await run.isAtRest(in: window)
            }
        }

        private func withPanes(_ body: (Panes) async throws -> Void) async throws {
            try Display.open()
            let panes = try Panes()
            defer { panes.window.close() }
            try await panes.window.show()
            try await body(panes)
        }

        @Test func onlyThePaneIsDimmedUpToItsLastPixel() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                let (window, edge) = (panes.window, panes.area.maxX)
                try await window.shows(SheetWindow.dimmed, x: 2, y: 100, "the pane")
                try await window.shows(SheetWindow.dimmed, x: edge - 1, y: 100, "the pane's last pixel")
                try await window.shows(SheetWindow.background, x: edge + 8, y: 300, "next to the pane")
                try await window.shows(SheetWindow.background, x: window.width - 3, y: 300, "the window's far end")
            }
        }

        @Test func theCardsAreInThePane() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                let probe = panes.window.probe
                let expected = try panes.window.expectedCards(of: run.controller.sheet, in: panes.area)
                let frames = probe.cards.compactMap { probe.frame(of: $0) }
                #expect(frames.count == expected.count)
                for (frame, wanted) in zip(frames, expected) {
                    #expect(abs(frame.x - wanted.x) <= 0.5 && abs(frame.y - wanted.y) <= 0.5)
                    #expect(abs(frame.width - wanted.width) < 1 && abs(frame.height - wanted.height) < 1)
                }
            }
        }

        @Test func theRestOfTheWindowStaysLive() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                try await panes.window.click(panes.outside)
                try await eventually("the click arrives") { panes.outsideClicks == 1 }
                #expect(run.isPresented)
                try await panes.window.click(panes.entry)
                try await panes.window.input.type("abc")
                try await eventually("the entry receives the keys") {
                    String(cString: gtk_editable_get_text(OpaquePointer(panes.entry))) == "abc"
                }
                try await panes.window.click(panes.window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func theContentOfThePaneCannotBeReached() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                try await panes.window.click(panes.inside)
                let answer = try await run.ends()
                #expect(answer == "answer backdrop")
                #expect(panes.insideClicks == 0)
            }
        }

        @Test func keysAreTheSheetsOnlyWhileTheFocusIsInIt() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                try await panes.window.click(panes.entry)
                try await eventually("the entry has the focus") { panes.window.probe.focusedRow == nil }
                try await panes.window.input.key("Escape")
                try await panes.window.input.key("Return")
                try await panes.window.input.type("a")
                try await eventually("the entry receives the keys") {
                    String(cString: gtk_editable_get_text(OpaquePointer(panes.entry))) == "a"
                }
                #expect(run.isPresented)
                gtk_widget_grab_focus(panes.window.probe.rows[1])
                try await panes.window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func focusTakenOutsideThePaneStaysThere() async throws {
            try await withPanes { panes in
                gtk_widget_grab_focus(panes.outside)
                let run = try SheetRun()
                try await panes.presented(run)
                #expect(panes.window.probe.focusedRow == 0)
                try await panes.window.click(panes.entry)
                try await eventually("the entry has the focus") { panes.window.probe.focusedRow == nil }
                let focus = panes.window.probe.focus
                try run.update(SheetRun.actions + [Action("More", id: "more")])
                #expect(panes.window.probe.focus == focus)
                run.controller.dismiss(animated: false)
                try await run.ends()
                #expect(panes.window.probe.focus == focus)
            }
        }

        @Test func theSheetFollowsThePane() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                try await panes.presented(run)
                for position in [420, 300, 500] {
                    gtk_paned_set_position(OpaquePointer(panes.paned), CInt(position))
                    try await eventually("the pane is \(position) wide") { panes.area.width == Double(position) }
                    let expected = try panes.window.expectedCards(of: run.controller.sheet, in: panes.area)
                    let probe = panes.window.probe
                    try await eventually("the cards follow") {
                        let frames = probe.cards.compactMap { probe.frame(of: $0) }
                        return zip(frames, expected).allSatisfy {
                            abs($0.x - $1.x) <= 0.5 && abs($0.y - $1.y) <= 0.5 && abs($0.width - $1.width) < 1
                        }
                    }
                    try await panes.window.shows(
                        SheetWindow.dimmed, x: panes.area.maxX - 1, y: 100, "the pane's last pixel")
                    try await panes.window.shows(
                        SheetWindow.background, x: panes.area.maxX + 8, y: 300, "next to the pane")
                }
            }
        }

        @Test func theSheetMovesInFromBelowThePaneAndIsClippedByIt() async throws {
            try await withPanes { panes in
                let run = try SheetRun()
                let recorder = FrameRecorder(panes.window)
                defer { recorder.stop() }
                try await panes.presented(run, animated: true)
                let first = try #require(recorder.frames.first)
                #expect(first.cards[0] <= panes.area.maxY + 0.5)
                #expect(try #require(recorder.frames.last).cards[0] < first.cards[0])
            }
        }

        @Test func twoPanesCanHaveASheetEach() async throws {
            try await withPanes { panes in
                let left = try SheetRun()
                let right = try SheetRun()
                try await panes.presented(left)
                let other = try #require(gtk_widget_get_parent(panes.outside))
                right.present(in: WidgetReference(other), animated: false)
                try await right.isAtRest(in: panes.window)
                try await panes.window.click(panes.window.probe.rows(of: 0)[1])
                try await left.ends()
                #expect(right.isPresented)
                try await panes.window.click(panes.window.probe.rows[2])
                try await right.ends()
                #expect(left.log == SheetRun.life("move#0", handler: "move"))
                #expect(right.log == SheetRun.life("hide#2", handler: "hide"))
            }
        }
    }
}
