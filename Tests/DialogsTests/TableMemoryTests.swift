import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import PopsheetDialogs

extension DialogSuites {
    @Suite @MainActor struct TableMemoryTests {
        init() throws { try Display.open() }

        @Test(arguments: [Table.Choice.one, .several]) func nothingOfATableIsLeft(choice: Table.Choice) async throws {
            let widgets: [WeakObject]
            do {
                var settings = Table.Settings("Rows", columns: [TableColumn("Name", index: 0)])
                settings.choice = choice
                let table = Table(settings)
                table.append([TableRow(cells: [Array("One".utf8)]), TableRow(cells: [Array("Two".utf8)])])
                widgets = ([table.pointer] + SheetProbe.descendants(of: table.pointer)).map { WeakObject($0) }
            }
            try await eventually("the table's widgets are freed") { widgets.allSatisfy { $0.isGone } }
        }
    }
}
