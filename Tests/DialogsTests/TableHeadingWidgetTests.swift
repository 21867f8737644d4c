import CPopsheet
import Popsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import PopsheetDialogs

extension DialogSuites {
    /// The widgets of the headings of a table's sections.
    @Suite @MainActor struct TableHeadingWidgetTests {
        @Test func aHeadingAboveAnUnavailableRowIsNotDimmed() async throws {
            try Display.open()
            var settings = Table.Settings("Rows", columns: [TableColumn("Name", index: 0)])
            settings.sectionColumn = 1
            let table = Table(settings)
            table.append([TableRow(cells: [Array("Old backup".utf8), Array("Disks".utf8)], isEnabled: false)])
            let window = gtk_window_new()
            defer { gtk_window_destroy(window?.cast()) }
            gtk_window_set_child(window?.cast(), table.pointer)
            gtk_window_present(window?.cast())
            func label(_ text: String) -> WidgetPointer? {
                SheetProbe.descendants(of: table.pointer).filter { SheetProbe.cssName(of: $0) == "label" }
                    .first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
            }
            try await eventually("the row is there") { label("Old backup") != nil }
            #expect(gtk_widget_is_sensitive(label("Disks")) != 0)
            #expect(gtk_widget_is_sensitive(label("Old backup")) == 0)
        }
    }
}
