import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A popover that points at the text cursor, as one with suggestions does.
    @Suite @MainActor struct PopoverCursorTests {
        private func bubble(_ window: SheetWindow) -> Rect? {
            window.probe.cards.first.flatMap { window.probe.frame(of: $0) }
        }

        @Test func itFollowsTheCursorOfAnEntry() async throws {
            try await withPopoverWindow { place in
                gtk_widget_set_size_request(place.entry, 800, 40)
                gtk_editable_set_text(OpaquePointer(place.entry), String(repeating: "wide words ", count: 6))
                gtk_editable_set_position(OpaquePointer(place.entry), -1)
                try await FrameCounter.idle(place.window.widget)
                let run = try SheetRun()
                try await run.presented(
                    in: place.window, from: .textCursor(in: WidgetReference(place.entry)))
                let before = try #require(bubble(place.window)?.midX)
                #expect(before > 350)
                gtk_editable_set_position(OpaquePointer(place.entry), 40)
                try await eventually("the bubble follows") { (bubble(place.window)?.midX ?? before) < before - 40 }
                try await place.window.input.key("Escape")
                try await run.ends()
            }
        }

        @Test func itFollowsTheCursorOfATextViewAndItsScrolling() async throws {
            try Display.open()
            let view = gtk_text_view_new()!
            let buffer = gtk_text_view_get_buffer(
                UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
            gtk_text_buffer_set_text(buffer, String(repeating: "a line\n", count: 200), -1)
            let scroller = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(scroller), view)
            gtk_widget_set_vexpand(scroller, 1)
            try await withSheetWindow(width: 900, height: 640, content: scroller) { window in
                var cursor = GtkTextIter()
                gtk_text_buffer_get_iter_at_line(buffer, &cursor, 10)
                gtk_text_buffer_place_cursor(buffer, &cursor)
                let run = try SheetRun()
                try await run.presented(in: window, from: .textCursor(in: WidgetReference(view)))
                let before = try #require(bubble(window)?.y)
                #expect(before > 100)
                gtk_text_buffer_get_iter_at_line(buffer, &cursor, 5)
                gtk_text_buffer_place_cursor(buffer, &cursor)
                try await eventually("the bubble follows the cursor") { (bubble(window)?.y ?? before) < before - 40 }
                let above = try #require(bubble(window)?.y)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)), 50)
                try await eventually("the bubble follows the text") { abs((bubble(window)?.y ?? 0) - above + 50) <= 1 }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func ofAnyOtherWidgetItIsTheWidget() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: .textCursor(in: WidgetReference(place.source)))
                try await place.bubbleFollows(run.controller.sheet)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
