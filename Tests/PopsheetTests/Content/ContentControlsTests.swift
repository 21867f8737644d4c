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

        /// A bar 10 high in the part that the knob leaves free, or a ring with radius 5; they do not follow the desktop's
        /// setting for images of GTK in switches.
        @Test(arguments: [SheetAppearance.highContrast, .highContrastDark, .light], [false, true])
        func marksShowTheStateOfASwitchInHighContrast(_ appearance: SheetAppearance, _ isOn: Bool) async throws {
            try Display.open()
            try await withSheetWindow(content: gtk_drawing_area_new()) { window in
                let toggle: WidgetPointer = gtk_switch_new()
                gtk_widget_set_halign(toggle, GTK_ALIGN_CENTER)
                gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER)
                gtk_switch_set_active(OpaquePointer(toggle), isOn ? 1 : 0)
                let run = try ContentSheetRun(
                    content: toggle, options: PresentationOptions(style: .cards, appearance: appearance)
                ) { $0.controls = .sheet }
                try await run.presented(in: window)
                let place = try await window.onScreen()
                let frame = try #require(window.probe.frame(of: toggle))
                let picture = try await window.picture().shot
                let (left, top) = (Int(place.x + frame.x) - picture.x, Int(place.y + frame.y) - picture.y)
                let columns = isOn ? left + 5..<left + 17 : left + 33..<left + 45
                let rows = top + 8..<top + 24
                let ground = try #require(picture.pixel(columns.lowerBound, top + 15))
                let mark = picture.ink(columns: columns, rows: rows, on: ground, tolerance: 24)
                if appearance == .light {
                    #expect(mark == nil)
                } else {
                    #expect(
                        (9...11).contains(mark?.rows.count ?? 0),
                        "\(String(describing: mark)) of \(columns), \(rows), \(frame)")
                    let width = mark?.columns.count ?? 0
                    let middle = mark.map { $0.columns.lowerBound + $0.columns.upperBound - 2 * left }
                    #expect(middle == 2 * (isOn ? 11 : 51 - 12), "\(String(describing: mark)) of \(frame)")
                    #expect(
                        isOn ? (1...2).contains(width) : (10...11).contains(width),
                        "\(String(describing: mark)) of \(columns), \(rows), \(frame)")
                }
                try await run.dismiss()
            }
        }
    }
}
