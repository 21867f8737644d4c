import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The theme's style of an application's widgets in a sheet (content.md §9).
    @Suite @MainActor struct ContentStyleTests {
        init() throws { try Display.open() }

        /// The natural size of a widget in a window, and of another one in a sheet over it.
        private func sizes(
            of make: () -> WidgetPointer
        ) async throws -> (window: [Int32], sheet: [Int32]) {
            let reference = make()
            var found: (window: [Int32], sheet: [Int32]) = ([], [])
            try await withSheetWindow(content: Contents.column([reference])) { window in
                try await FrameCounter.idle(window.widget)
                found.window = naturalSize(of: reference)
                let widget = make()
                let run = try ContentSheetRun("Title", content: Contents.column([widget]))
                try await run.presented(in: window)
                found.sheet = naturalSize(of: widget)
                try await run.dismiss()
            }
            return found
        }

        private func naturalSize(of widget: WidgetPointer) -> [Int32] {
            [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map { orientation in
                var natural: Int32 = 0
                gtk_widget_measure(widget, orientation, -1, nil, &natural, nil, nil)
                return natural
            }
        }

        @Test func aCalendarKeepsThePaddingOfItsHeaderAndItsDays() async throws {
            let sizes = try await sizes { gtk_calendar_new() }
            #expect(sizes.window == sizes.sheet)
        }
    }
}
