import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The fill of hovered and pressed rows over any content: darker in light appearances, lighter in dark ones (sheet.md §6).
    @Suite @MainActor struct RowHighlightTests {
        init() throws { try Display.open() }

        nonisolated static let contents = [Color(0, 0, 0), Color(255, 255, 255), Color(51, 102, 153)]
        nonisolated static let appearances = [SheetAppearance.light, .dark, .highContrast, .highContrastDark]

        /// A row at rest, under the pointer, and pressed.
        private struct Shades {
            var rest, hovered, pressed: Pixel
        }

        /// Waits until a row has a state, and returns the colour next to its label.
        private func pixel(
            of row: WidgetPointer, in window: SheetWindow, _ what: String, where isReached: () -> Bool
        ) async throws -> Pixel {
            try await eventually("the row is \(what)") { isReached() }
            try await FrameCounter.idle(window.widget)
            let frame = try #require(window.probe.frame(of: row))
            return try #require(try await window.pixel(x: frame.x + 24, y: frame.y + 24))
        }

        /// The shades of some rows of a sheet over a window of one colour.
        private func shades(
            _ style: PresentationOptions.Style, _ appearance: SheetAppearance, over content: Color, rows: [Int]
        ) async throws -> [Shades] {
            var shades: [Shades] = []
            let width = style == .popover ? 700 : 400
            let mosaic = Mosaic(content)
            try await withSheetWindow(width: width, height: 480, content: mosaic.pointer) { window in
                let run = try SheetRun()
                run.controller.options = PresentationOptions(style: style, appearance: appearance)
                let source = Rect(x: 300, y: 20, width: 40, height: 30)
                try await run.presented(
                    in: window, from: style == .popover ? .rect(source, in: window.reference) : nil)
                let view = try #require(run.controller.presenter?.view)
                for index in rows {
                    let row = window.probe.rows[index]
                    let away = try await window.onScreen(x: 5, y: 5)
                    try await window.input.move(to: away)
                    let rest = try await pixel(of: row, in: window, "at rest") { view.hoveredRow == nil }
                    let place = try await window.onScreen(
                        x: try #require(window.probe.frame(of: row)).midX,
                        y: try #require(window.probe.frame(of: row)).y + 12)
                    try await window.input.move(to: place)
                    let hovered = try await pixel(of: row, in: window, "hovered") { view.hoveredRow == index }
                    try await window.input.down()
                    let pressed = try await pixel(of: row, in: window, "pressed") {
                        view.shownRows.contains { $0.button == row && $0.isPressed }
                    }
                    shades.append(Shades(rest: rest, hovered: hovered, pressed: pressed))
                    // A release away from all rows chooses nothing.
                    try await window.input.move(to: away)
                    try await window.input.up()
                }
                run.controller.dismiss(animated: false)
            }
            return shades
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover], appearances)
        func pressedAndHoveredRowsChangeInOneDirectionOverEveryContent(
            _ style: PresentationOptions.Style, _ appearance: SheetAppearance
        ) async throws {
            let isDark = [SheetAppearance.dark, .highContrastDark].contains(appearance)
            for content in Self.contents {
                // The last row of a sheet is that of the opaque cancel card.
                for shade in try await shades(style, appearance, over: content, rows: style == .sheet ? [1, 3] : [1]) {
                    let (rest, hovered, pressed) = (
                        shade.rest.luminance, shade.hovered.luminance, shade.pressed.luminance
                    )
                    #expect(isDark ? rest < hovered : hovered < rest, "\(content): \(shade)")
                    #expect(isDark ? hovered < pressed : pressed < hovered, "\(content): \(shade)")
                    #expect(rest.contrast(with: pressed) >= 1.25, "\(content): \(shade)")
                    let overlay =
                        isDark ? (level: 255.0, share: appearance == .dark ? 0.05 : 0.07) : (level: 0.0, share: 0.04)
                    let wanted = Double(shade.rest.green) * (1 - overlay.share) + overlay.level * overlay.share
                    #expect(abs(Double(shade.hovered.green) - wanted) <= 1, "\(content): \(shade)")
                }
            }
        }

        @Test(arguments: contents)
        func aPressedRowOfATranslucentCardIsDarkerByTheSameAmountOverEveryContent(_ content: Color) async throws {
            for style in [PresentationOptions.Style.sheet, .popover] {
                let shade = try #require(try await shades(style, .light, over: content, rows: [1]).first)
                // The tints' difference, 43 and 38 levels, at 0.78.
                for (channel, difference) in [(\Pixel.red, 33.5), (\.green, 33.5), (\.blue, 29.6)] {
                    let seen = Double(shade.rest[keyPath: channel]) - Double(shade.pressed[keyPath: channel])
                    #expect(abs(seen - difference) <= 1.5, "\(style): \(shade)")
                }
            }
        }

        @Test(arguments: zip([SheetAppearance.light, .dark], [Pixel(245, 245, 245), Pixel(39, 39, 41)]))
        func aHoveredItemOfABarHasTheOverlayOfARow(_ appearance: SheetAppearance, _ hovered: Pixel) async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 200), leading: [.cancel],
                    options: PresentationOptions(appearance: appearance))
                try await run.presented(in: window)
                let frame = try #require(run.content?.bar.items.first.flatMap { window.probe.frame(of: $0.button) })
                // content.md §10
                let rest = appearance == .light ? Pixel(255, 255, 255) : Pixel(28, 28, 30)
                try await window.shows(
                    rest, x: frame.maxX + 3, y: frame.midY, "the place next to the label", tolerance: 1)
                try await window.input.move(to: window.onScreen(x: frame.midX, y: frame.midY))
                try await window.shows(hovered, x: frame.maxX + 3, y: frame.midY, "the highlight", tolerance: 1)
                try await run.dismiss()
            }
        }

        @Test(arguments: contents)
        func aPressedRowOfADarkCardHasATenthOfWhiteOverIt(_ content: Color) async throws {
            for shade in try await shades(.sheet, .dark, over: content, rows: [1, 3]) {
                let wanted = Double(shade.rest.green) * 0.9 + 25.5
                #expect(abs(Double(shade.pressed.green) - wanted) <= 1, "\(shade)")
            }
        }
    }
}
