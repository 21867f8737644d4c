import CPopsheet
import PopsheetLayout
import PopsheetRandomNumbers
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets on real windows, compared with images that have been reviewed: `make goldens` renews
    /// the pictures, and shows what has changed.
    @Suite @MainActor struct GoldenTests {
        /// A sheet in one of its looks, and what of the window is kept.
        enum Look: String, CaseIterable, Sendable {
            case sheetLight, sheetDark, sheetHighContrast, sheetHighContrastDark, sheetPressed
            case popoverLight, popoverDark, compactRounded, compactSquare, classicBlue, classicBlack
            case adwaitaSheet, adwaitaAlert, adwaitaAlertDark, adwaitaPopover
            case glassSheet, glassSheetDark, glassAlert, glassPopover

            var appearance: SheetAppearance {
                switch self {
                case .sheetLight, .sheetPressed, .popoverLight, .compactRounded, .compactSquare: .light
                case .sheetDark, .popoverDark: .dark
                case .sheetHighContrast: .highContrast
                case .sheetHighContrastDark: .highContrastDark
                case .classicBlue: .classicBlue
                case .classicBlack: .classicBlack
                case .adwaitaSheet, .adwaitaAlert, .adwaitaAlertDark, .adwaitaPopover: .adwaita
                case .glassSheet, .glassSheetDark, .glassAlert, .glassPopover: .glass
                }
            }

            /// Whether the window is dark, which some appearances follow.
            var isDark: Bool { [.adwaitaAlertDark, .glassSheetDark].contains(self) }

            var presentation: PresentationOptions.Style {
                switch self {
                case .popoverLight, .popoverDark, .adwaitaPopover, .glassPopover: .popover
                case .compactRounded, .compactSquare: .compact
                default: .sheet
                }
            }

            var options: PresentationOptions {
                PresentationOptions(
                    style: presentation, appearance: appearance,
                    compactStyle: self == .compactSquare ? .square : .rounded)
            }

            var size: (width: Int, height: Int) {
                switch self {
                case .adwaitaAlert, .adwaitaAlertDark: (460, 400)
                case .glassAlert: (620, 380)
                case .compactRounded, .compactSquare: (198, 242)
                default: presentation == .popover ? (420, 300) : (320, 330)
                }
            }
        }

        private func sheet(_ look: Look) throws -> ActionSheet {
            try ActionSheet(
                "Delete 3 photos?", message: look.presentation == .compact ? nil : "They leave all your devices.",
                actions: [
                    Action("Move to Album…", id: "move", icon: "folder-symbolic"),
                    Action("Delete", id: "delete", role: .destructive),
                ])
        }

        @Test(
            .enabled(if: Golden.isKnown, "Tests/PopsheetTests/Goldens has no pictures of this GTK"),
            arguments: Look.allCases)
        func itLooksAsItDid(_ look: Look) async throws {
            try Display.open()
            let content = StripedContent()
            try await withSheetWindow(width: look.size.width, height: look.size.height, content: content.pointer) {
                window in
                if look.isDark { gtk_widget_add_css_class(window.widget, "night") }
                let controller = ActionSheetController(try sheet(look), options: look.options)
                let source = Rect(x: 200, y: 20, width: 40, height: 30)
                controller.present(
                    in: window.reference, from: .rect(source, in: window.reference), animated: false
                ) { _ in }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                if look == .sheetPressed { controller.presenter?.row(of: "move")?.setPressed(true) }
                // Which row has the focus is no matter of looks, and the ring shows once a key was used.
                gtk_window_set_focus_visible(window.window, 0)
                try await Golden.check(look.rawValue) { try await window.picture().shot }
                controller.dismiss(animated: false)
            }
        }

        // MARK: The comparison

        private func picture(_ body: (_ x: Int, _ y: Int) -> UInt8) -> Screenshot {
            var rgba: [UInt8] = []
            for y in 0..<200 { for x in 0..<200 { rgba += [body(x, y), body(x, y), body(x, y), 255] } }
            return Screenshot(width: 200, height: 200, rgba: rgba)
        }

        /// A rectangle with a soft edge, beginning at a place.
        private func card(at left: Int, shade: UInt8 = 250) -> Screenshot {
            picture { x, y in
                guard (40..<160).contains(y) else { return 90 }
                return x < left ? 90 : x == left ? 170 : x < left + 90 ? shade : 90
            }
        }

        @Test func noiseOfAntialiasingPasses() {
            let golden = card(at: 50)
            var noise = RandomNumbers()
            let noisy = Screenshot(
                width: 200, height: 200,
                rgba: golden.rgba.map { UInt8(clamping: Int($0) + noise.int(-4...4)) })
            #expect(PictureComparison(of: noisy, with: golden).isSame)
            var edge = golden.rgba
            for y in 60..<78 { edge[(y * 200 + 50) * 4] += 20 }
            let soft = Screenshot(width: 200, height: 200, rgba: edge)
            #expect(PictureComparison(of: soft, with: golden).isSame)
        }

        @Test func aShiftByAPixelAndAColourThatIsOffBySixFail() {
            let golden = card(at: 50)
            #expect(!PictureComparison(of: card(at: 51), with: golden).isSame)
            #expect(!PictureComparison(of: card(at: 50, shade: 244), with: golden).isSame)
            #expect(PictureComparison(of: card(at: 50, shade: 247), with: golden).isSame)
            // A single line between rows that is gone.
            let lined = picture { x, y in y == 100 && (50..<140).contains(x) ? 200 : 250 }
            #expect(!PictureComparison(of: picture { _, _ in 250 }, with: lined).isSame)
            let smaller = Screenshot(width: 1, height: 1, rgba: [0, 0, 0, 255])
            #expect(!PictureComparison(of: smaller, with: golden).isSame)
        }
    }
}

/// Stripes of several colours under a sheet, to see what shows through it.
final class StripedContent: NativeWidget {
    private static let colors = [
        Color(230, 90, 60), Color(250, 210, 90), Color(80, 170, 110), Color(60, 110, 200), Color(240, 240, 235),
        Color(40, 44, 60),
    ]

    init() { super.init(cssName: "stripes", role: GTK_ACCESSIBLE_ROLE_PRESENTATION) }

    override func snapshot(_ snapshot: OpaquePointer) {
        let height = 46.0
        for (index, y) in stride(from: 0, to: Double(self.height), by: height).enumerated() {
            var color = Self.colors[index % Self.colors.count].rgba
            var bounds = Rect(x: 0, y: y, width: Double(width), height: height).graphene
            gtk_snapshot_append_color(snapshot, &color, &bounds)
        }
    }
}
