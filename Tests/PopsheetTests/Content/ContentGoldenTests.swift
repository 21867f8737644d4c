import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Content sheets on real windows, compared with images that have been reviewed.
    @Suite @MainActor struct ContentGoldenTests {
        /// A content sheet in one of its looks.
        enum Look: String, CaseIterable, Sendable {
            case edgeLight, edgeDark, edgeHighContrast, edgeUndimmed, formLight, formDark, cardsLight, contentPopover

            var appearance: SheetAppearance {
                switch self {
                case .edgeDark, .formDark: .dark
                case .edgeHighContrast: .highContrast
                default: .light
                }
            }

            var style: PresentationOptions.Style {
                switch self {
                case .cardsLight: .cards
                case .contentPopover: .popover
                default: .sheet
                }
            }

            var size: (width: Int, height: Int) {
                switch self {
                case .formLight, .formDark: (620, 300)
                case .contentPopover: (420, 300)
                default: (320, 330)
                }
            }
        }

        private func run(_ look: Look, _ widget: WidgetPointer) throws -> ContentSheetRun {
            let options = PresentationOptions(style: look.style, appearance: look.appearance)
            if look == .cardsLight {
                return try ContentSheetRun(
                    "Rename?", message: "Everyone sees it.", content: widget,
                    actions: [Action("Rename", id: "rename"), .cancel], options: options)
            }
            return try ContentSheetRun(
                "New Album", content: widget, detents: [.medium, .large], leading: [.cancel],
                trailing: [BarItem("Create", id: "create", isDefault: true)], options: options
            ) {
                $0.background = look == .edgeDark ? .grouped : .plain
                if look == .edgeUndimmed { $0.largestUndimmedDetent = .medium }
            }
        }

        @Test(
            .enabled(if: Golden.isKnown, "Tests/PopsheetTests/Goldens has no pictures of this GTK"),
            arguments: Look.allCases)
        func itLooksAsItDid(_ look: Look) async throws {
            try Display.open()
            let content = StripedContent()
            try await withSheetWindow(width: look.size.width, height: look.size.height, content: content.pointer) {
                window in
                let inside = StripedContent()
                gtk_widget_set_size_request(inside.pointer, 200, 92)
                gtk_widget_set_margin_start(inside.pointer, 24)
                gtk_widget_set_margin_end(inside.pointer, 24)
                gtk_widget_set_margin_top(inside.pointer, 12)
                let run = try run(look, inside.pointer)
                let source = Rect(x: 200, y: 20, width: 40, height: 30)
                try await run.presented(in: window, from: .rect(source, in: window.reference))
                gtk_window_set_focus_visible(window.window, 0)
                try await Golden.check(look.rawValue) { try await window.picture().shot }
                try await run.dismiss()
            }
        }
    }
}
