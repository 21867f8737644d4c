import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet does not change the content under it.
    @Suite @MainActor struct SheetContentTests {
        init() throws { try Display.open() }

        /// The widgets of a window and who holds them, without the sheet's.
        private func tree(_ window: SheetWindow) -> [String] {
            func list(_ widget: WidgetPointer, _ depth: Int) -> [String] {
                SheetProbe.children(of: widget).flatMap { child -> [String] in
                    let name = SheetProbe.cssName(of: child)
                    if depth == 0, name == "popsheet" || name == "tooltip" { return [] }
                    return ["\(depth) \(name) \(child)"] + list(child, depth + 1)
                }
            }
            return list(window.widget, 0)
        }

        @Test(arguments: SheetWindow.Kind.allCases)
        func theWidgetTreeStaysTheSame(_ kind: SheetWindow.Kind) async throws {
            try await withSheetWindow(kind) { window in
                let before = tree(window)
                #expect(before.count > 80)
                let run = try SheetRun()
                run.present(in: window.reference)
                #expect(tree(window) == before)
                try await run.isAtRest(in: window)
                #expect(tree(window) == before)
                run.controller.dismiss(animated: true)
                #expect(tree(window) == before)
                try await run.ends()
                #expect(tree(window) == before)
            }
        }

        @Test func sizesAndPlacesOfTheContentStayTheSame() async throws {
            try await withSheetWindow { window in
                let parts = [window.button, window.entry, window.scroller]
                let before = parts.map { window.probe.frame(of: $0) }
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                #expect(parts.map { window.probe.frame(of: $0) } == before)
                run.controller.dismiss(animated: true)
                try await run.ends()
                try await FrameCounter.idle(window.widget)
                #expect(parts.map { window.probe.frame(of: $0) } == before)
                #expect(window.width == 400 && window.height == 640)
            }
        }

        @Test func theScrollPositionStaysTheSame() async throws {
            try await withSheetWindow { window in
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(window.scroller))
                gtk_adjustment_set_value(adjustment, 333)
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                #expect(gtk_adjustment_get_value(adjustment) == 333)
                try await window.input.key("Escape")
                try await run.ends()
                #expect(gtk_adjustment_get_value(adjustment) == 333)
            }
        }

        @Test func textSelectionAndCursorStayTheSame() async throws {
            try await withSheetWindow { window in
                let entry = OpaquePointer(window.entry)
                gtk_editable_set_text(entry, "some text that is typed")
                gtk_widget_grab_focus(window.entry)
                gtk_editable_select_region(entry, 5, 9)
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                try await window.input.key("Escape")
                try await run.ends()
                var (start, end): (CInt, CInt) = (0, 0)
                #expect(gtk_editable_get_selection_bounds(entry, &start, &end) != 0)
                #expect((start, end) == (5, 9))
                #expect(String(cString: gtk_editable_get_text(entry)) == "some text that is typed")
            }
        }

        @Test func thePixelsAreTheSameAgainAfterwards() async throws {
            try await withSheetWindow { window in
                let before = try await window.picture()
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                try await window.click(window.probe.rows[1])
                try await run.ends()
                let after = try await window.picture(until: "the window looks as before") {
                    $0.shot.differences(from: before.shot) == 0
                }
                #expect(after.shot.differences(from: before.shot) == 0)
            }
        }

        @Test func changesUnderTheSheetShowThroughTheBackdrop() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.shows(SheetWindow.dimmed, x: 4, y: 300, "the content")
                gtk_widget_set_visible(window.scroller, 0)
                gtk_widget_set_visible(window.button, 0)
                gtk_window_set_title(window.window, gtk_window_get_title(window.window))
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                #expect(window.probe.focusedRow == 0)
                try await window.click(window.probe.rows[0])
                let answer = try await run.ends()
                #expect(answer == "answer delete#1")
            }
        }

        @Test func replacingTheWindowsContentLeavesTheSheet() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                gtk_window_set_child(window.window, gtk_label_new("Another"))
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                #expect(window.probe.focusedRow == 0)
                try await window.shows(SheetWindow.dimmed, x: 4, y: 300, "the new content")
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test(arguments: [true, false])
        func aWidgetThatTheWindowGetsLaterIsAboveTheSheetIfInputPassesThroughIt(passes: Bool) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let decoration: WidgetPointer = gtk_label_new("9:41")
                gtk_widget_set_can_target(decoration, passes ? 0 : 1)
                gtk_widget_set_parent(decoration, window.widget)
                gtk_widget_set_child_visible(decoration, 0)
                defer { gtk_widget_unparent(decoration) }
                gtk_widget_queue_allocate(window.widget)
                try await FrameCounter.idle(window.widget)
                #expect((gtk_widget_get_last_child(window.widget) == decoration) == passes)
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }
    }
}
