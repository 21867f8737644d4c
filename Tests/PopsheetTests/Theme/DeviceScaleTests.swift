import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets on real windows at any scale of the screen: their edges and lines are sharp in device pixels
    /// (sheet.md §3). `Tests/run` brings screens of scale 1, 2 and 3.
    @Suite @MainActor struct DeviceScaleTests {
        private func withSheet(
            _ appearance: SheetAppearance, _ body: (SheetWindow, SheetLayout, DevicePixels) throws -> Void
        ) async throws {
            try Display.open()
            try await withSheetWindow(width: 390, height: 480, content: gtk_drawing_area_new()) { window in
                #expect(try Double(gtk_widget_get_scale_factor(window.widget)) == Display.open().scale)
                let sheet = try SheetRun().controller.sheet
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: appearance))
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                try await eventually("the backdrop is drawn") {
                    try await DevicePixels(of: window).at(3, 200).isClose(to: SheetWindow.dimmed)
                }
                try body(window, try window.layout(of: sheet), try await DevicePixels(of: window))
                controller.dismiss(animated: false)
            }
        }

        @Test(arguments: [SheetAppearance.light, .dark, .highContrast, .highContrastDark])
        func theEdgesOfTheCardsAreSharp(_ appearance: SheetAppearance) async throws {
            try await withSheet(appearance) { _, layout, pixels in
                for card in layout.cards {
                    let (frame, inside) = (card.frame, try pixels.at(card.frame.x + 6, card.frame.y + 28))
                    #expect(!inside.isClose(to: SheetWindow.dimmed, tolerance: 10))
                    let edges: [(Double, Double, Int, Int)] = [
                        (frame.midX, frame.y, 0, 1), (frame.midX, frame.maxY, 0, -1), (frame.x, frame.y + 28, 1, 0),
                        (frame.maxX, frame.y + 28, -1, 0),
                    ]
                    for (x, y, dx, dy) in edges {
                        // A place rounds to the pixel behind it: the last one before an edge is one further on.
                        let (first, last) = (dx + dy > 0 ? 0 : -1, dx + dy > 0 ? -1 : 0)
                        let within = try pixels.at(x, y, dx: first * abs(dx), dy: first * abs(dy))
                        let without = try pixels.at(x, y, dx: last * abs(dx), dy: last * abs(dy))
                        #expect(within.isClose(to: inside), "\(card.role) at \(x), \(y): \(within)")
                        #expect(without.isClose(to: SheetWindow.dimmed), "\(card.role) at \(x), \(y): \(without)")
                    }
                }
            }
        }

        @Test(arguments: [SheetAppearance.light, .dark, .highContrast, .highContrastDark])
        func aLineBetweenRowsIsOnePixelOfTheScreen(_ appearance: SheetAppearance) async throws {
            try await withSheet(appearance) { _, layout, pixels in
                #expect(layout.separators.count == 3)
                for line in layout.separators.map(\.frame) {
                    // All along the row, from end to end.
                    for x in [line.x + 2, line.x + 60, line.maxX - 3] {
                        let card = try pixels.at(x, line.y, dy: -2)
                        #expect(try pixels.at(x, line.y, dy: -1).isClose(to: card, tolerance: 1))
                        #expect(try pixels.at(x, line.y, dy: 1).isClose(to: card, tolerance: 1))
                        #expect(try !pixels.at(x, line.y).isClose(to: card, tolerance: 15))
                    }
                }
            }
        }

        /// The picture of the content is coarse, and enlarged to the pixels of the screen.
        @Test func theMaterialShowsWhatIsBeneathIt() async throws {
            try Display.open()
            let (red, blue) = (Color(220, 30, 40), Color(40, 60, 200))
            let halves = Mosaic([
                (Rect(x: 0, y: 0, width: 195, height: 480), red), (Rect(x: 195, y: 0, width: 195, height: 480), blue),
            ])
            try await withSheetWindow(width: 390, height: 480, content: halves.pointer) { window in
                let sheet = try SheetRun().controller.sheet
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: .light))
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let card = try #require(try window.layout(of: sheet).cards.first).frame
                for (x, color) in [(card.x + 4, red), (card.maxX - 4, blue)] {
                    let content = Pixel(UInt8(color.red), UInt8(color.green), UInt8(color.blue))
                    let wanted = content.underBackdrop.underMaterial()
                    try await eventually("the material is drawn") {
                        try await DevicePixels(of: window).at(x, card.y + 28).isClose(to: wanted, tolerance: 4)
                    }
                }
                controller.dismiss(animated: false)
            }
        }

        @Test func theBackdropIsTwoFifthsOfBlackEverywhereAround() async throws {
            try await withSheet(.light) { window, layout, pixels in
                let top = try #require(layout.cards.first).frame.y
                for y in stride(from: 0.0, to: top - 1, by: 13) {
                    for x in stride(from: 0.0, to: window.width - 1, by: 17) {
                        #expect(try pixels.at(x, y).isClose(to: SheetWindow.dimmed, tolerance: 1))
                    }
                }
                #expect(
                    try pixels.at(window.width - 1, window.height - 1).isClose(to: SheetWindow.dimmed, tolerance: 1))
            }
        }
    }
}
