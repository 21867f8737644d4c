import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The looks of 2010 on the screen, compared with the specification (sheet.md §6).
    @Suite @MainActor struct ClassicTests {
        /// A sheet in a classic look at rest over a plain window.
        private func withPanel(
            _ appearance: SheetAppearance = .classicBlue, kind: SheetWindow.Kind = .gtkWindow, isNight: Bool = false,
            _ body: (SheetWindow, ActionSheetController, SheetLayout, _ outcomes: @escaping @MainActor () -> [Outcome])
                async throws -> Void
        ) async throws {
            try Display.open()
            try await withSheetWindow(kind, content: gtk_drawing_area_new()) { window in
                if isNight { gtk_widget_add_css_class(window.widget, "night") }
                let sheet = try ActionSheet("Delete?") {
                    Action("Keep", id: "keep")
                    Action("Delete", id: "delete", role: .destructive)
                }
                let options = PresentationOptions(appearance: appearance)
                let controller = ActionSheetController(sheet, options: options)
                var outcomes: [Outcome] = []
                controller.present(in: window.reference, animated: false) { outcomes.append($0) }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                try await FrameCounter.idle(window.widget)
                let stage = try LayoutContext(size: Size(width: window.width, height: window.height), deviceScale: 1)
                let layout = try SheetLayout(
                    sheet, options, in: stage, cancelLabel: StandardLabel.cancel, measuring: PangoTextMeasurer())
                try await body(window, controller, layout) { outcomes }
                controller.dismiss(animated: false)
            }
        }

        /// A colour between two, over another.
        private func mixed(_ top: Color, _ bottom: Color, at part: Double, over ground: Color) -> Color {
            func channel(_ path: KeyPath<Color, Double>) -> Double {
                let value = top[keyPath: path] + (bottom[keyPath: path] - top[keyPath: path]) * part
                return value * top.alpha + ground[keyPath: path] * (1 - top.alpha)
            }
            return Color(channel(\.red), channel(\.green), channel(\.blue))
        }

        private func pixel(_ color: Color) -> Pixel {
            Pixel(UInt8(color.red.rounded()), UInt8(color.green.rounded()), UInt8(color.blue.rounded()))
        }

        /// The test windows' content under the backdrop.
        private let dimmed = Color(120, 90, 60)

        @Test(
            arguments: zip(
                [SheetAppearance.classicBlue, .classicBlack],
                [
                    (Color(115, 134, 164, alpha: 0.92), Color(67, 85, 118, alpha: 0.92)),
                    (Color(70, 70, 70, alpha: 0.8), Color(0, 0, 0, alpha: 0.8)),
                ]))
        func thePanelHasItsGradientAndItsBrightLine(
            _ appearance: SheetAppearance, _ colors: (top: Color, bottom: Color)
        ) async throws {
            try await withPanel(appearance) { window, _, layout, _ in
                let panel = try #require(layout.cards.first?.frame)
                #expect(panel.x == 0 && panel.width == window.width && panel.maxY == window.height)
                let top = panel.y.rounded(.up)
                try await window.shows(pixel(dimmed), x: 10, y: top - 2, "above the panel")
                for part in [0.1, 0.5, 0.95] {
                    let expected = mixed(colors.top, colors.bottom, at: part, over: dimmed)
                    try await window.shows(
                        pixel(expected), x: 8, y: panel.y + panel.height * part, "the panel at \(part)")
                }
                let ground = mixed(colors.top, colors.bottom, at: 0, over: dimmed)
                let line = mixed(Color(255, 255, 255, alpha: 0.5), Color(255, 255, 255), at: 0, over: ground)
                if panel.y == top { try await window.shows(pixel(line), x: 8, y: panel.y, "the bright line") }
            }
        }

        @Test func theButtonsHaveTheirGradientsAndTheirGloss() async throws {
            try await withPanel { window, _, layout, _ in
                let colors: [(Color, Color)] = [
                    (Color(226, 60, 60), Color(172, 12, 12)), (Color(255, 255, 255), Color(216, 216, 216)),
                    (Color(84, 92, 108), Color(38, 44, 56)),
                ]
                #expect(layout.rows.map(\.frame.height) == [46, 46, 46])
                for (row, (top, bottom)) in zip(layout.rows, colors) {
                    // The middle of a row of pixels.
                    for offset in [10.0, 38] {
                        let plain = mixed(top, bottom, at: (offset + 0.5) / 46, over: dimmed)
                        let gloss = Color(255, 255, 255, alpha: offset < 23 ? 0.25 : 0)
                        let expected = mixed(gloss, gloss, at: 0, over: plain)
                        try await window.shows(
                            pixel(expected), x: row.frame.x + 24, y: row.frame.y + offset, "\(row.id) at \(offset)")
                    }
                }
            }
        }

        @Test func aPressedButtonIsBlue() async throws {
            try await withPanel { window, controller, layout, outcomes in
                let row = layout.rows[1].frame
                try await window.input.move(to: window.onScreen(x: row.x + 40, y: row.midY))
                try await window.input.down()
                let expected = mixed(Color(60, 120, 240), Color(20, 80, 210), at: 38.5 / 46, over: dimmed)
                try await window.shows(pixel(expected), x: row.x + 24, y: row.y + 38, "the pressed button")
                try await window.input.up()
                try await eventually("it is chosen") { outcomes().first != nil }
                #expect(outcomes() == [.action(ChosenAction(id: "keep", index: 0, label: "Keep"))])
            }
        }

        @Test(arguments: [(false, SheetAppearance.classicBlue), (true, .classicBlack)])
        func theAutomaticOneGoesByTheHeaderBar(_ isNight: Bool, _ like: SheetAppearance) async throws {
            try await withPanel(.classic, kind: .gtkApplicationWindow, isNight: isNight) { window, _, layout, _ in
                let colors = try #require(ClassicColors.of(like, hasDarkBar: false))
                let panel = try #require(layout.cards.first?.frame)
                let expected = mixed(colors.panel.top, colors.panel.bottom, at: 0.5, over: dimmed)
                try await window.shows(pixel(expected), x: 8, y: panel.midY, "the panel")
            }
        }

        @Test func keysAndCancelWorkAsInAnySheet() async throws {
            try await withPanel { window, _, _, outcomes in
                #expect(window.probe.focusedRow == 0)
                try await window.input.key("Down")
                try await window.input.key("Down")
                try await eventually("Cancel has the focus") { window.probe.focusedRow == 2 }
                try await window.input.key("Return")
                try await eventually("it is cancelled") { outcomes() == [.cancelled(.cancelAction)] }
            }
        }

        @Test func theRowsAreAtTheFramesOfTheLayout() async throws {
            try await withPanel { window, _, layout, _ in
                #expect(window.probe.rows.count == layout.rows.count)
                for (row, expected) in zip(window.probe.rows, layout.rows) {
                    #expect(window.probe.frame(of: row)?.isClose(to: expected.frame) == true, "\(expected.id)")
                }
            }
        }
    }
}
