import CPopsheet
import Popsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import PopsheetDialogs

extension DialogSuites {
    /// A text that scrolls, whose end is kept in view.
    @Suite @MainActor struct TextEndTests {
        init() throws { try Display.open() }

        /// Scrolls a page up, as the keys of a scrolled window do, which takes some frames.
        private func scrollUp(_ scrolled: WidgetPointer) {
            // The macro G_TYPE_BOOLEAN, which Swift does not see.
            let boolean = GType(5 << G_TYPE_FUNDAMENTAL_SHIFT)
            var (values, scrolls) = ([GValue(), GValue(), GValue()], GValue())
            g_value_init(&values[0], gtk_scrolled_window_get_type())
            g_value_set_object(&values[0], scrolled)
            g_value_init(&values[1], gtk_scroll_type_get_type())
            g_value_set_enum(&values[1], Int32(GTK_SCROLL_PAGE_UP.rawValue))
            g_value_init(&values[2], boolean)
            g_value_set_boolean(&values[2], 0)
            let signal = g_signal_lookup("scroll-child", gtk_scrolled_window_get_type())
            g_value_init(&scrolls, boolean)
            g_signal_emitv(&values, signal, 0, &scrolls)
            for index in values.indices { g_value_unset(&values[index]) }
        }

        /// GTK ends the scrolling, and reports a fault if something else has ended it meanwhile.
        @Test func aTextThatIsHiddenWhileItScrollsEndsItQuietly() async throws {
            let scrolled: WidgetPointer = gtk_scrolled_window_new()
            let text: WidgetPointer = gtk_text_view_new()
            gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.cast()), String(repeating: "line\n", count: 500), -1)
            gtk_scrolled_window_set_child(OpaquePointer(scrolled), text)
            let end = TextEnd(of: scrolled)
            let window = try TestWindow(child: end.widget)
            defer { window.close() }
            let adjustment = try #require(gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)))
            try await window.show()
            end.keep()
            try await eventually("the end is shown") { end.isVisible && !end.isAtStart }

            let (before, faults) = (gtk_adjustment_get_value(adjustment), GLibMessages.unexpectedCount)
            scrollUp(scrolled)
            gtk_widget_set_visible(window.widget, 0)
            #expect(gtk_adjustment_get_value(adjustment) < before, "it was scrolling")
            #expect(GLibMessages.unexpectedCount == faults)
        }
    }
}
