import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A widget with a background of its own inside a sheet's corners, and the fill of a popover's arrow (content.md §1).
    @Suite @MainActor struct ContentClipTests {
        init() throws { try Display.open() }

        private static let red = Pixel(255, 0, 0)

        /// A widget with a background.
        private func redBlock() -> WidgetPointer {
            let block = Contents.block(height: 200, width: 300)
            gtk_widget_add_css_class(block, "red")
            return block
        }

        private func withRed(_ body: () async throws -> Void) async throws {
            try await withStyleSheet(".red { background: rgb(255, 0, 0); }") { try await body() }
        }

        /// Presents a sheet with a red widget and one without, and passes on both pictures and the panel's outline.
        private func compare(
            _ options: PresentationOptions, width: Int, isScrolled: Bool = false,
            _ body: (_ red: Screenshot, _ plain: Screenshot, _ outline: Panel) throws -> Void
        ) async throws {
            try await withRed {
                try await withSheetWindow(width: width, height: 640, content: gtk_drawing_area_new()) { window in
                    var pictures: [Screenshot] = []
                    var outline: Panel?
                    for isRed in [true, false] {
                        let block = isRed ? redBlock() : Contents.block(height: 200, width: 300)
                        let run = try ContentSheetRun(
                            content: isScrolled ? Contents.scrolled(block) : block, detents: [.height(200)],
                            options: options)
                        let source = Rect(x: 380, y: 100, width: 40, height: 30)
                        try await run.presented(
                            in: window, from: options.style == .popover ? .rect(source, in: window.reference) : nil)
                        pictures.append(try await Screenshot.of(window.onScreen()))
                        outline = run.presenter?.layout?.container.panel(.main)
                        try await run.dismiss()
                    }
                    try body(pictures[0], pictures[1], try #require(outline))
                }
            }
        }

        /// The containers whose content reaches a corner.
        @Test(
            arguments: [PresentationOptions.Style.sheet, .popover, .cards], [400, 800])
        func aWidgetWithABackgroundIsClippedToTheCorners(_ style: PresentationOptions.Style, _ width: Int) async throws
        {
            try await compare(PresentationOptions(style: style), width: width) { red, plain, outline in
                let frame = outline.frame
                let enough = 20_000
                var (inside, outside) = (0, 0)
                for y in Int(frame.y) - 2..<min(Int(frame.maxY) + 2, 640) {
                    for x in max(0, Int(frame.x) - 2)..<min(Int(frame.maxX) + 2, width) {
                        // The corners of the pixel, and a little around it. Most pixels are inside: the first decides.
                        let corners = [(-0.1, -0.1), (1.1, -0.1), (-0.1, 1.1), (1.1, 1.1)].lazy.map {
                            outline.contains(Point(x: Double(x) + $0.0, y: Double(y) + $0.1))
                        }
                        guard let one = red.pixel(x, y), let other = plain.pixel(x, y) else { continue }
                        if corners.allSatisfy({ !$0 }) {
                            outside += 1
                            #expect(one.isClose(to: other, tolerance: 14), "\(x), \(y): \(one), not \(other)")
                        } else if inside <= enough, one.isClose(to: Self.red, tolerance: 3), corners.allSatisfy({ $0 })
                        {
                            inside += 1
                        }
                    }
                }
                #expect(inside > enough && outside > 100)
            }
        }

        @Test func theArrowOfAPopoverHasTheFillOfItsContent() async throws {
            for edge in [PopoverOptions.ArrowEdge.up, .down, .left, .right] {
                var options = PresentationOptions(style: .popover)
                options.popover.arrowDirections = [edge]
                try await withSheetWindow(width: 800, height: 640, content: gtk_drawing_area_new()) { window in
                    let run = try ContentSheetRun(content: Contents.block(height: 200, width: 300), options: options) {
                        $0.background = .grouped
                    }
                    let source = Rect(x: 380, y: 320, width: 40, height: 10)
                    try await run.presented(in: window, from: .rect(source, in: window.reference))
                    let arrow = try #require(run.presenter?.layout?.container.panel(.main)?.arrow)
                    #expect(arrow.edge == edge)
                    let middle = Point(
                        x: arrow.base.x + (arrow.tip.x - arrow.base.x) * 0.3,
                        y: arrow.base.y + (arrow.tip.y - arrow.base.y) * 0.3)
                    // content.md §10
                    try await window.shows(
                        Pixel(242, 242, 247), x: middle.x, y: middle.y, "the arrow \(edge)", tolerance: 1)
                    try await run.dismiss()
                }
            }
        }

        @Test func theBarHasTheBackgroundOfTheContentUntilThatHasScrolledBeneathIt() async throws {
            let list = Contents.scrolled(Contents.column((1...80).map { gtk_label_new("Line \($0)")! }))
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list) { $0.background = .grouped }
                try await run.presented(in: window)
                let (x, y) = (20.0, window.probe.top + 30)
                try await window.shows(Pixel(242, 242, 247), x: x, y: y, "the bar", tolerance: 1)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 40)
                try await eventually("the bar has the material") {
                    let seen = try await window.pixel(x: x, y: y)
                    return seen?.isClose(to: Pixel(242, 242, 247), tolerance: 1) == false
                }
                try await run.dismiss()
            }
        }
    }
}
