import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

/// Popovers on their own surfaces, on the screen.
extension PopoverWindow {
    /// Whether the uppermost sheet is on a surface that is not the window's.
    var isOnPopup: Bool {
        guard let overlay = probe.overlays.last else { return false }
        return pop_widget_surface(overlay) != pop_widget_surface(window.widget)
    }

    /// A sheet whose popover is to have a surface of its own.
    func nativeRun(arrows: Set<ArrowEdge> = Set(ArrowEdge.allCases), actions: Int = 3) throws -> SheetRun {
        let run =
            actions == 3
            ? try SheetRun("Title", actions: SheetRun.actions, style: .popover)
            : try SheetRun(
                "Title", actions: (0..<actions).map { Action("Action \($0)", id: "\($0)") }, style: .popover)
        run.controller.options.popover = PopoverOptions(arrowDirections: arrows, surface: .native)
        return run
    }

    /// The bubble on the screen, by the sheet's own layout and the place of the surface that GTK knows.
    func bubble(of run: SheetRun) async throws -> Panel {
        let presenter = try #require(run.controller.presenter)
        let bubble = try #require(presenter.view.layout?.bubble)
        let card = try #require(probe.cards.first)
        let place = try await Place.onScreen(of: card)
        // A card has the bounds of its bubble, arrow included.
        return bubble.offset(x: place.x - bubble.bounds.x, y: place.y - bubble.bounds.y)
    }

    /// Expects the bubble next to the middle of the source, in its frame and in the pixels.
    func expectBubble(_ edge: ArrowEdge, of run: SheetRun) async throws {
        let bubble = try await bubble(of: run)
        let source = try await Place.onScreen(of: source)
        let (body, arrow) = (bubble.frame, try #require(bubble.arrow))
        #expect(arrow.edge == edge)
        #expect(abs(body.width - 320) < 0.5)
        let (gap, aside) =
            switch edge {
            case .up: (body.y - source.y - source.height, body.midX - source.center.x)
            case .down: (source.y - body.maxY, body.midX - source.center.x)
            case .left: (body.x - source.x - source.width, body.midY - source.center.y)
            case .right: (source.x - body.maxX, body.midY - source.center.y)
            }
        #expect(abs(gap - 13) <= 0.5, "\(gap) from the source")
        #expect(abs(aside) <= 1, "\(aside) off the source's middle")
        try await expectPixels(of: bubble)
    }

    /// Expects the bubble's edges and its arrow on the screen at the expected positions, to half a pixel.
    func expectPixels(of bubble: Panel) async throws {
        try await window.input.move(to: ScreenPoint(x: 1, y: 1))
        let body = bubble.frame
        var shot = try await Screenshot.ofScreen()
        // Lighter than the window and the screen, however much of them shows through.
        func isBubble(_ x: Int, _ y: Int) -> Bool { shot.pixel(x, y).map { $0.green > 190 && $0.blue > 160 } ?? false }
        try await eventually("the bubble is drawn") {
            shot = try await Screenshot.ofScreen()
            return isBubble(Int(body.x) + 30, Int(body.maxY) - 8)
        }
        // Away from the texts, the arrow and the corners' curves.
        let row = Int(body.maxY) - 24
        let columns = (Int(body.x) - 8..<Int(body.x) + 9).first { isBubble($0, row) }
        let lastColumn = (Int(body.maxX) - 8..<Int(body.maxX) + 9).last { isBubble($0, row) }
        #expect(abs(Double(columns ?? -99) - body.x) <= 0.5)
        #expect(abs(Double((lastColumn ?? -99) + 1) - body.maxX) <= 0.5)
        // Not where the arrow is.
        let isLeft = bubble.arrow.map { abs($0.base.x - body.x - 26) > 24 } ?? true
        let column = isLeft ? Int(body.x) + 26 : Int(body.maxX) - 27
        let rows = (Int(body.y) - 8..<Int(body.y) + 9).first { isBubble(column, $0) }
        let lastRow = (Int(body.maxY) - 8..<Int(body.maxY) + 9).last { isBubble(column, $0) }
        #expect(abs(Double(rows ?? -99) - body.y) <= 0.5)
        // A body may end within a pixel.
        #expect(abs(Double((lastRow ?? -99) + 1) - body.maxY) <= 1)
        guard let arrow = bubble.arrow else { return }
        let (x, y) = (arrow.tip.x + (arrow.base.x - arrow.tip.x) / 2, arrow.tip.y + (arrow.base.y - arrow.tip.y) / 2)
        #expect(isBubble(Int(x), Int(y)), "no arrow at \(x), \(y)")
    }

    /// Takes the sheet away by program, and answers how it ended.
    @discardableResult
    func dismiss(_ run: SheetRun) async throws -> String {
        run.controller.dismiss(animated: false)
        return try await run.ends()
    }
}

extension PopoverWindow {
    /// Where the cards of the uppermost sheet are on the screen.
    func cardsOnScreen() async throws -> [ScreenRect] {
        var places: [ScreenRect] = []
        for card in probe.cards { places.append(try await Place.onScreen(of: card)) }
        return places
    }

    /// Waits until the screen shows a colour at a point.
    func shows(_ color: Pixel, _ point: ScreenPoint, tolerance: UInt8 = 3) async throws {
        var seen: Pixel?
        try await eventually("\(point) is \(color), not \(seen.map(\.description) ?? "outside")") {
            seen = try await Screenshot.of(ScreenRect(x: point.x, y: point.y, width: 1, height: 1)).pixel(0, 0)
            return seen?.isClose(to: color, tolerance: tolerance) == true
        }
    }
}
