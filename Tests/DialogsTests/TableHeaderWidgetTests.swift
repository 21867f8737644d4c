import CPopsheet
import Popsheet
import PopsheetSearch
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import PopsheetDialogs

extension DialogSuites {
    /// The headers above a table's columns.
    @Suite @MainActor struct TableHeaderWidgetTests {
        init() throws { try Display.open() }

        /// The natural width of a table with a row "x" below two headers.
        private func width(ofTableWithHeader title: String, isShown: Bool) -> Int32 {
            var settings = Table.Settings("Rows", columns: [TableColumn(title, index: 0), TableColumn("b", index: 1)])
            settings.showsHeader = isShown
            let window = gtk_window_new()
            defer { gtk_window_destroy(window?.cast()) }
            let table = Table(settings)
            table.append([TableRow(cells: [Array("x".utf8), Array("y".utf8)])])
            gtk_window_set_child(window?.cast(), table.pointer)
            var natural: Int32 = 0
            gtk_widget_measure(table.pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return natural
        }

        @Test func aColumnIsAsWideAsItsHeaderOnlyWhereItIsShown() {
            let title = "A header that is much longer than the text below it, and than the table"
            #expect(width(ofTableWithHeader: title, isShown: true) > width(ofTableWithHeader: "a", isShown: true))
            #expect(width(ofTableWithHeader: title, isShown: false) == width(ofTableWithHeader: "a", isShown: false))
        }
    }
}
