import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// An on-screen keyboard that makes the window lower (content.md §8).
    @Suite @MainActor struct ContentKeyboardTests {
        init() throws { try Display.open() }

        private func resize(_ window: SheetWindow, _ height: Int) async throws {
            gtk_window_set_default_size(window.window, 400, CInt(height))
            try await eventually("the window is \(height) high, not \(window.height)") {
                window.height == Double(height)
            }
            try await window.rests()
        }

        @Test func aSheetKeepsItsHeightWhileItsEntryHasTheFocus() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: gtk_entry_new(), detents: [.medium, .large])
                try await run.presented(in: window, animated: true)
                try await run.isAt(315, in: window)
                for (height, extent) in [(440, 315.0), (380, 315), (300, 290), (500, 315), (640, 315)] {
                    try await resize(window, height)
                    try await run.isAt(extent, in: window)
                    #expect(run.controller.selectedDetent == .medium && run.isPresented)
                }
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                try await resize(window, 300)
                try await run.isAt(290, in: window)
                #expect(run.controller.selectedDetent == .large)
                try await resize(window, 640)
                try await run.isAt(630, in: window)
                #expect(!run.log.contains { $0.hasSuffix("resize") })
                try await run.dismiss()
            }
        }

        @Test func withoutAnEntryTheDetentsFollowTheWindow() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: gtk_button_new(), detents: [.medium, .large])
                try await run.presented(in: window)
                try await resize(window, 440)
                try await run.isAt(215, in: window)
                try await resize(window, 640)
                try await run.isAt(315, in: window)
                try await run.dismiss()
            }
        }

        @Test func theEntryIsScrolledIntoView() async throws {
            let entry = gtk_entry_new()!
            let lines = (1...14).map { gtk_label_new("Line \($0)")! }
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.column(lines + [entry]), detents: [.large])
                try await run.presented(in: window, animated: true)
                for height in [300, 640, 360] {
                    try await resize(window, height)
                    try await run.rests(in: window)
                    let frame = try #require(window.probe.frame(of: entry))
                    #expect(frame.y >= 0 && frame.maxY <= Double(height) + 1, "\(height): \(frame)")
                }
                try await run.dismiss()
            }
        }
    }
}
