import CPopsheet
import Popsheet
import PopsheetSearch
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import PopsheetDialogs

extension DialogSuites {
    /// The widgets of a table's rows while its search changes which rows they show.
    @Suite @MainActor final class TableRowWidgetTests {
        private let table: Table
        nonisolated(unsafe) private let window: WidgetPointer?

        init() throws {
            try Display.open()
            window = gtk_window_new()
            var settings = Table.Settings("Rows", columns: [TableColumn("Name", index: 0)])
            settings.method = .exact
            table = Table(settings)
            table.append((0..<1000).map { TableRow(cells: [Array("row \($0)".utf8)]) })
            gtk_window_set_default_size(window?.cast(), 300, 400)
            gtk_window_set_child(window?.cast(), table.pointer)
            gtk_window_present(window?.cast())
        }

        deinit { gtk_window_destroy(window?.cast()) }

        /// The widgets of the rows, in their order.
        private var rows: [WidgetPointer] {
            SheetProbe.descendants(of: table.pointer).filter { SheetProbe.cssName(of: $0) == "row" }
        }

        /// The text of each row's widget.
        private var texts: [String] {
            rows.compactMap { row in
                SheetProbe.descendants(of: row).first { SheetProbe.cssName(of: $0) == "label" }
                    .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
            }
        }

        /// What scrolls the rows.
        private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
            rows.first.flatMap { gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }
                .map { gtk_scrolled_window_get_vadjustment(OpaquePointer($0)) }
        }

        @Test func aSearchKeepsTheWidgets() async throws {
            try await eventually("there are rows in view") { rows.count > 20 && gtk_widget_get_height(rows[4]) > 0 }
            let before = Array(rows.prefix(20))
            table.text = "9"
            #expect(Array(rows.prefix(20)) == before)
            let found = (0..<1000).map(String.init).filter { $0.contains("9") }.map { "row \($0)" }
            // Those in view are ready for the next frame, and the others before they come into view.
            #expect(Array(texts.prefix(5)) == Array(found.prefix(5)))
            #expect(texts[100] == "row 100")
            gtk_adjustment_set_value(adjustment, 200)
            #expect(texts == Array(found.prefix(texts.count)))
            table.text = ""
            gtk_adjustment_set_value(adjustment, 0)
            #expect(Array(texts.prefix(100)) == (0..<100).map { "row \($0)" })
        }

        @Test func aSearchAtTheEndOfTheListShowsItsFirstRow() async throws {
            try await eventually("there are rows in view") { rows.count > 20 && gtk_widget_get_height(rows[4]) > 0 }
            table.highlight(position: 999)
            try await eventually("the last row exists") { texts.contains("row 999") }
            table.text = "9"
            try await eventually("the highlighted row is in view") { texts.contains("row 999") }
            table.text = "1"
            try await eventually("the first row is in view") { texts.first == "row 1" }
            #expect(table.highlightedPosition == 0)
        }
    }
}
