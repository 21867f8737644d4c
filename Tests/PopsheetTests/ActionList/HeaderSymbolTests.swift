import CPopsheet
import PopsheetLayout
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The symbols above the texts of messages (sheet.md §13).
    @Suite @MainActor struct HeaderSymbolTests {
        /// A point of each shape, and one of its mark, in the symbol's coordinates.
        private nonisolated static let points: [StandardSymbol: (fill: Point, mark: Point)] = [
            .info: (Point(x: 7, y: 20), Point(x: 20, y: 23)), .question: (Point(x: 7, y: 20), Point(x: 20, y: 28)),
            .warning: (Point(x: 12, y: 31), Point(x: 20, y: 18)), .error: (Point(x: 7, y: 20), Point(x: 20, y: 16)),
        ]

        private struct Look: Sendable {
            var tint: Pixel, warning: Pixel, red: Pixel
            var mark: Pixel, warningMark: Pixel
        }

        private nonisolated static let white = Pixel(255, 255, 255), black = Pixel(0, 0, 0)

        private nonisolated static let looks: [(SheetAppearance, Look)] = [
            (
                .light,
                Look(
                    tint: Pixel(0, 122, 255), warning: Pixel(255, 149, 0), red: Pixel(255, 59, 48), mark: white,
                    warningMark: Pixel(38, 22, 0))
            ),
            (
                .dark,
                Look(
                    tint: Pixel(10, 132, 255), warning: Pixel(255, 159, 10), red: Pixel(255, 69, 58), mark: white,
                    warningMark: Pixel(38, 24, 2))
            ),
            (
                .highContrast,
                Look(
                    tint: Pixel(0, 64, 221), warning: Pixel(201, 52, 0), red: Pixel(215, 0, 21), mark: white,
                    warningMark: white)
            ),
            (
                .highContrastDark,
                Look(
                    tint: Pixel(64, 156, 255), warning: Pixel(255, 179, 64), red: Pixel(255, 105, 97), mark: black,
                    warningMark: black)
            ),
        ]

        private func withMessage(
            _ symbol: StandardSymbol, _ appearance: SheetAppearance, tint: SheetColor? = nil,
            _ body: (SheetWindow, ActionSheetController, _ symbol: Rect) async throws -> Void
        ) async throws {
            try await withSheetWindow { window in
                var sheet = try ActionSheet("Backup", message: "310 photos", actions: [Action("OK")])
                (sheet.headerImage, sheet.headerTexts) = (.symbol(symbol), .alert)
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: appearance))
                controller.options.tint = tint
                controller.present(in: window.reference, animated: false) { _ in }
                try await FrameCounter.idle(window.widget)
                let header = try #require(window.probe.header)
                let image = try #require(
                    SheetProbe.children(of: header).first { SheetProbe.cssName(of: $0) == "image" })
                try await body(window, controller, try #require(window.probe.frame(of: image)))
                controller.dismiss(animated: false)
            }
        }

        private func shows(
            _ symbol: StandardSymbol, _ fill: Pixel, _ mark: Pixel, at frame: Rect, in window: SheetWindow
        ) async throws {
            let points = try #require(Self.points[symbol])
            let (x, y) = (frame.x, frame.y)
            try await window.shows(fill, x: x + points.fill.x, y: y + points.fill.y, "the shape of \(symbol)")
            try await window.shows(mark, x: x + points.mark.x, y: y + points.mark.y, "the mark of \(symbol)")
        }

        @Test(arguments: StandardSymbol.allCases, looks)
        private func eachKindHasItsColours(symbol: StandardSymbol, look: (SheetAppearance, Look)) async throws {
            let (appearance, look) = look
            try await withMessage(symbol, appearance) { window, _, frame in
                #expect(frame.width == 40 && frame.height == 40)
                let fill =
                    switch symbol {
                    case .info, .question: look.tint
                    case .warning: look.warning
                    case .error: look.red
                    }
                try await shows(symbol, fill, symbol == .warning ? look.warningMark : look.mark, at: frame, in: window)
            }
        }

        @Test func itsShapeIsNotASquare() async throws {
            for symbol in StandardSymbol.allCases {
                try await withMessage(symbol, .highContrast) { window, _, frame in
                    // The card of high contrast is opaque.
                    let corners = [Point(x: 2, y: 2), Point(x: 37, y: 2), Point(x: 2, y: 37), Point(x: 37, y: 37)]
                    for corner in symbol == .warning ? Array(corners.prefix(2)) : corners {
                        try await window.shows(
                            Pixel(252, 252, 252), x: frame.x + corner.x, y: frame.y + corner.y, "a corner of \(symbol)")
                    }
                }
            }
        }

        @Test func itFollowsTheAppearanceAndTheTint() async throws {
            try await withMessage(.info, .light) { window, controller, frame in
                try await shows(.info, Pixel(0, 122, 255), Self.white, at: frame, in: window)
                controller.options.appearance = .highContrastDark
                try await shows(.info, Pixel(64, 156, 255), Self.black, at: frame, in: window)
                controller.options.appearance = .light
                controller.options.tint = SheetColor(255, 204, 0)
                // A white mark could not be seen on it.
                try await shows(.info, Pixel(255, 204, 0), Pixel(38, 31, 0), at: frame, in: window)
            }
        }

        @Test func onTheClassicPanelItHasAWhiteLine() async throws {
            try await withMessage(.error, .classicBlue) { window, _, frame in
                try await shows(.error, Pixel(255, 59, 48), Self.white, at: frame, in: window)
                try await window.shows(
                    Self.white, x: frame.x, y: frame.y + 20, "the line around the shape", tolerance: 8)
            }
        }
    }
}
