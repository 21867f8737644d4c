import CPopsheet
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Copying the texts of a sheet (sheet.md §9).
    @Suite @MainActor struct SheetCopyTests {
        @Test(arguments: ["ctrl+c", "ctrl+Insert"])
        func theTextsAreCopied(key: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun("It failed", message: "Code\t4711")
                try await run.presented(in: window)
                try await window.input.key(key)
                let clipboard = gtk_widget_get_clipboard(window.widget)
                try await eventually("the texts are in the clipboard") {
                    text(of: clipboard) == "It failed\n\nCode\t4711"
                }
                #expect(run.controller.phase == .presented)
                try await window.input.key("Escape")
                try await run.ends()
            }
        }

        private func text(of clipboard: OpaquePointer?) -> String? {
            guard let provider = gdk_clipboard_get_content(clipboard) else { return nil }
            var value = GValue()
            g_value_init(&value, GType(16 << 2))
            defer { g_value_unset(&value) }
            guard gdk_content_provider_get_value(provider, &value, nil) != 0 else { return nil }
            return g_value_get_string(&value).map { String(cString: $0) }
        }
    }
}
