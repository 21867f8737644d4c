import CPopsheet
import Foundation
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetModel
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The parts of a popover on the screen are where the scene places them, to half a pixel.
    @Suite @MainActor struct PopoverFramesTests {
        @Test(arguments: [(ArrowEdge.up, 400.0, 40.0), (.down, 400, 560), (.left, 40, 300), (.right, 780, 300)])
        func theBubbleIsWhereTheLayoutPutsIt(_ edge: ArrowEdge, _ x: Double, _ y: Double) async throws {
            try await withPopoverWindow(sourceAt: x, y) { place in
                let options = PopoverOptions(arrowDirections: [edge])
                let run = try SheetRun()
                run.controller.options.popover = options
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try #require(try place.layout(of: run.controller.sheet, popover: options).bubble)
                #expect(bubble.arrow?.edge == edge)
                let picture = try await place.window.picture {
                    $0.isCard(Int(bubble.frame.midX), Int(bubble.frame.maxY) - 6)
                }
                // Next to the texts and beyond the corners' curves; the row below the header is all bubble but for lines.
                let column = picture.edges(inColumn: Int(bubble.frame.x + 26))
                expect(column, near: bubble.frame.y, bubble.frame.maxY, "column")
                let row = picture.edges(inRow: Int(bubble.frame.maxY) - 22)
                expect(row, near: bubble.frame.x, bubble.frame.maxX, "row")
                try expectArrow(bubble, in: picture)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theRowsAreAtTheFramesOfTheLayout() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let layout = try place.layout(of: run.controller.sheet)
                #expect(layout.form == .popover)
                let rows = place.probe.rows
                #expect(rows.count == 3 && layout.rows.count == 3)
                for (row, expected) in zip(rows, layout.rows) {
                    #expect(place.probe.frame(of: row)?.isClose(to: expected.frame) == true)
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        /// A Gaussian of sigma 20, 10 further down, a quarter of black.
        @Test func theShadowFollowsTheBubble() async throws {
            try await withPopoverWindow { place in
                let before = try await place.window.picture()
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let frame = try #require(try place.layout(of: run.controller.sheet).bubble?.frame)
                let picture = try await place.window.picture { $0.isCard(Int(frame.midX), Int(frame.maxY) - 6) }
                func covered(_ low: Double, _ high: Double, _ at: Double) -> Double {
                    (erf((high - at) / (20 * 2.0.squareRoot())) - erf((low - at) / (20 * 2.0.squareRoot()))) / 2
                }
                for (dx, dy) in [(160.0, 5.0), (160, 20), (160, 40), (100, 15), (-10, -60), (-30, -100), (340, -60)] {
                    let (x, y) = ((frame.x + dx).rounded(.down), (frame.maxY + dy).rounded(.down))
                    let share =
                        covered(frame.x, frame.maxX, x + 0.5) * covered(frame.y + 10, frame.maxY + 10, y + 0.5)
                    let plain = try #require(before.shot.pixel(Int(x), Int(y)))
                    func dark(_ value: UInt8) -> UInt8 { UInt8((Double(value) * (1 - 0.25 * share)).rounded()) }
                    let expected = Pixel(dark(plain.red), dark(plain.green), dark(plain.blue))
                    let seen = try #require(picture.shot.pixel(Int(x), Int(y)))
                    #expect(seen.isClose(to: expected, tolerance: 3), "\(dx), \(dy): \(seen), not \(expected)")
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func nothingIsDimmed() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                for (x, y) in [(5.0, 5.0), (890, 5), (5, 630), (890, 500)] {
                    try await place.window.shows(SheetWindow.background, x: x, y: y, "the content")
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: [SheetAppearance.light, .dark])
        func theBubbleHasTheColourOfItsAppearance(_ appearance: SheetAppearance) async throws {
            try await withPopoverWindow { place in
                let sheet = try ActionSheet("Title") { Action("One") }
                let controller = ActionSheetController(sheet, options: PresentationOptions(appearance: appearance))
                controller.present(in: place.window.reference, from: place.anchor, animated: false) { _ in }
                try await FrameCounter.idle(place.window.widget)
                let bubble = try #require(try place.layout(of: sheet).bubble)
                let tip = try #require(bubble.arrow?.tip)
                let color = SheetWindow.background.underMaterial(isDark: appearance == .dark)
                try await place.window.shows(color, x: bubble.frame.x + 30, y: bubble.frame.y + 10, "the bubble")
                try await place.window.shows(color, x: tip.x, y: tip.y + 6, "the arrow", tolerance: 20)
                controller.dismiss(animated: false)
            }
        }

        @Test func whereTextRunsFromRightToLeftTheSidesAreMirrored() async throws {
            try await withPopoverWindow(sourceAt: 400, 200) { place in
                gtk_widget_set_direction(place.window.widget, GTK_TEXT_DIR_RTL)
                let options = PopoverOptions(arrowDirections: [.left])
                let run = try SheetRun()
                run.controller.options.popover = options
                try await run.presented(in: place.window, from: place.anchor)
                try await place.bubbleFollows(run.controller.sheet, popover: options)
                #expect(try #require(place.bubbleFrame).maxX <= place.sourceFrame.x + 0.5)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aLongListScrollsInTheBubble() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun("Title", actions: (0..<30).map { Action("Action \($0)", id: "\($0)") })
                run.controller.options.popover.surface = .window
                try await run.presented(in: place.window, from: place.anchor)
                let scroller = try #require(place.probe.scrollers.last)
                try await place.window.input.scroll(at: place.window.center(of: scroller), down: 2)
                try await eventually("the list scrolls") { place.probe.offset(of: scroller) > 0 }
                #expect(run.isPresented)
                let bubble = try #require(place.bubbleFrame)
                #expect(bubble.maxY <= place.window.height - 10 + 0.5)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        // MARK: Help

        private func expect(_ edges: [Int], near first: Double, _ last: Double, _ what: String) {
            let seen = (Double(edges.first ?? -99), Double(edges.last ?? -99))
            #expect(abs(seen.0 - first) <= 0.5, "\(what) begins at \(seen.0), not \(first)")
            #expect(abs(seen.1 - last) <= 0.5, "\(what) ends at \(seen.1), not \(last)")
        }

        /// The arrow is there, from its base to just below its tip, and no part of it is outside its flanks.
        private func expectArrow(_ bubble: Panel, in picture: WindowPicture) throws {
            let arrow = try #require(bubble.arrow)
            let (dx, dy) = (arrow.base.x - arrow.tip.x, arrow.base.y - arrow.tip.y)
            func point(_ part: Double, aside: Double) -> (Int, Int) {
                let (x, y) = (arrow.tip.x + dx * part, arrow.tip.y + dy * part)
                return dx == 0
                    ? (Int((x + aside).rounded(.down)), Int(y.rounded(.down)))
                    : (Int(x.rounded(.down)), Int((y + aside).rounded(.down)))
            }
            for part in [0.3, 0.5, 0.9] {
                let (column, row) = point(part, aside: 0)
                #expect(picture.isCard(column, row), "nothing of the arrow at \(column), \(row)")
            }
            for aside in [-15.0, 15] {
                let (column, row) = point(0.5, aside: aside)
                #expect(!picture.isCard(column, row), "something outside the arrow at \(column), \(row)")
            }
        }
    }
}
