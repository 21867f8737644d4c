import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// GTK's own widgets in the style of the sheet (controls.md).
    @Suite @MainActor struct ContentControlsTests {
        private nonisolated static let appearances: [SheetAppearance] = [
            .light, .dark, .highContrast, .highContrastDark, .classicBlue, .classicBlack,
        ]

        private func run(
            _ part: ControlPanel.Part, _ appearance: SheetAppearance, style: PresentationOptions.Style
        ) throws -> ContentSheetRun {
            try ContentSheetRun(
                "Controls", message: "In the sheet's own style.", content: ControlPanel(part).widget,
                actions: [Action("OK", id: "ok"), .cancel],
                options: PresentationOptions(style: style, appearance: appearance)
            ) { $0.controls = .sheet }
        }

        @Test(
            .enabled(if: Golden.isKnown, "Tests/PopsheetTests/Goldens has no pictures of this GTK"),
            arguments: ControlPanel.Part.allCases, appearances)
        func theyLookAsTheyDid(_ part: ControlPanel.Part, _ appearance: SheetAppearance) async throws {
            try Display.open()
            let content = StripedContent()
            try await withSheetWindow(width: 430, height: 780, content: content.pointer) { window in
                let run = try run(part, appearance, style: .cards)
                try await run.presented(in: window)
                gtk_window_set_focus_visible(window.window, 0)
                try await Golden.check("controls-\(part.rawValue)-\(appearance.name)") {
                    try await window.picture().shot
                }
                try await run.dismiss()
            }
        }

        @Test(
            .enabled(if: Golden.isKnown, "Tests/PopsheetTests/Goldens has no pictures of this GTK"),
            arguments: ControlPanel.Part.allCases)
        func theyLookAsTheyDidOnAWatch(_ part: ControlPanel.Part) async throws {
            try Display.open()
            try await withSheetWindow(width: 198, height: 242, content: gtk_drawing_area_new()) { window in
                let run = try run(part, .automatic, style: .automatic)
                try await run.presented(in: window)
                gtk_window_set_focus_visible(window.window, 0)
                try await Golden.check("controls-\(part.rawValue)-watch") {
                    try await window.picture().shot
                }
                try await run.dismiss()
            }
        }
    }
}
