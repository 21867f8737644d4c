import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Names of parts of GTK's own widgets that are not documented, and that the toolkit and the dialogs look for.
    @Suite @MainActor struct GTKNameTests {
        init() throws { try Display.open() }

        private func withParts(of widget: WidgetPointer, _ body: ([WidgetPointer]) throws -> Void) rethrows {
            g_object_ref_sink(widget)
            defer { g_object_unref(widget) }
            try body(SheetProbe.descendants(of: widget))
        }

        private func typeName(_ widget: WidgetPointer) -> String? {
            pop_object_type(widget).map { String(cString: $0) }
        }

        @Test func aColorChooserHasSwatchesInAGridAndAPlane() throws {
            withParts(of: pop_color_chooser_new("Colour", true)) { parts in
                let swatches = parts.filter { typeName($0) == "GtkColorSwatch" }
                #expect(swatches.count > 9)
                let inGrid = swatches.filter { gtk_widget_get_parent($0).map { $0.isA(gtk_grid_get_type()) } == true }
                #expect(inGrid.count >= 9)
                #expect(parts.contains { typeName($0) == "GtkColorPlane" })
            }
        }

        @Test func aSearchFieldEndsWithTheImageThatClearsIt() throws {
            let field = try #require(gtk_search_entry_new())
            try withParts(of: field) { _ in
                let last = try #require(gtk_widget_get_last_child(field))
                #expect(typeName(last) == "GtkImage" && gtk_widget_get_child_visible(last) == 0)
                gtk_editable_set_text(OpaquePointer(field), "x")
                #expect(gtk_widget_get_child_visible(last) != 0)
            }
        }

        @Test func aCalendarHasSixWeeksOfDaysAndThoseOfOtherMonths() throws {
            try withParts(of: #require(gtk_calendar_new())) { parts in
                let days = parts.filter { gtk_widget_has_css_class($0, "day-number") != 0 }
                #expect(days.count == 42)
                let others = days.filter { gtk_widget_has_css_class($0, "other-month") != 0 }
                #expect((11...14).contains(others.count))
            }
        }

        @Test func aHeaderBarIsCalledThat() throws {
            let bar = try #require(gtk_header_bar_new())
            withParts(of: bar) { _ in #expect(SheetProbe.cssName(of: bar) == "headerbar") }
        }
    }
}
