import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Keys while an input method composes text in an application's widget (content.md §4).
    ///
    /// Control, Shift and U begin a code point in hexadecimal, in GTK's own input method.
    @Suite @MainActor struct ContentComposingTests {
        init() throws { try Display.open() }

        private func text(of widget: WidgetPointer) -> String {
            if widget.isA(gtk_text_view_get_type()) {
                let buffer = gtk_text_view_get_buffer(widget.cast())
                var (start, end) = (GtkTextIter(), GtkTextIter())
                gtk_text_buffer_get_bounds(buffer, &start, &end)
                guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
                defer { g_free(text) }
                return String(cString: text)
            }
            return String(cString: gtk_editable_get_text(OpaquePointer(widget)))
        }

        private func compose(in window: SheetWindow) async throws {
            for key in ["ctrl+shift+u", "4", "1"] { try await window.input.key(key) }
        }

        private func run(_ entry: WidgetPointer) throws -> ContentSheetRun {
            try ContentSheetRun(
                "Title", content: entry, leading: [.cancel],
                trailing: [BarItem("Create", id: "create", isDefault: true)])
        }

        @Test(arguments: [false, true])
        func returnEndsTheComposingBeforeItChoosesTheDefaultItem(isUndimmed: Bool) async throws {
            try await withSheetWindow { window in
                let entry = gtk_entry_new()!
                let run = try ContentSheetRun(
                    "Title", content: entry, trailing: [BarItem("Create", id: "create", isDefault: true)]
                ) { if isUndimmed { $0.largestUndimmedDetent = .large } }
                try await run.presented(in: window)
                try await compose(in: window)
                try await window.input.key("Return")
                try await eventually("the letter is in the entry: “\(text(of: entry))”") { text(of: entry) == "A" }
                #expect(run.outcome == nil && run.isPresented)
                try await window.input.key("Return")
                let outcome = try await run.ends()
                #expect(outcome == "create#0")
            }
        }

        @Test func escapeEndsTheComposingBeforeItDismisses() async throws {
            try await withSheetWindow { window in
                for widget in [gtk_entry_new()!, gtk_text_view_new()!] {
                    let run = try run(widget)
                    try await run.presented(in: window)
                    try await compose(in: window)
                    try await window.input.key("Escape")
                    try await window.input.key("b")
                    try await eventually("the next letter is in the text: \(text(of: widget))") {
                        text(of: widget) == "b"
                    }
                    #expect(run.outcome == nil && run.isPresented)
                    try await window.input.key("Escape")
                    let outcome = try await run.ends()
                    #expect(outcome == "escape")
                }
            }
        }
    }
}
