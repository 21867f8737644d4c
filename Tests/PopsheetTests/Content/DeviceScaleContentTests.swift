import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Content sheets are one surface at any scale of the screen (content.md §1, §3). `Tests/run` brings screens of scale
    /// 1, 2 and 3.
    @Suite @MainActor struct DeviceScaleContentTests {
        init() throws { try Display.open() }

        private static let red = Pixel(255, 0, 0)

        private func withSheet(
            _ options: PresentationOptions, content: WidgetPointer, detents: [Detent] = [.height(200)],
            sourceAt x: Double = 180, configure: (inout ContentSheet) -> Void = { _ in },
            _ body: (SheetWindow, ContentSheetRun) async throws -> Void
        ) async throws {
            try await withSheetWindow(width: 390, height: 480, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun(
                    content: content, detents: detents, options: options, configure: configure)
                let source = Rect(x: x, y: 60, width: 30, height: 20)
                try await run.presented(
                    in: window, from: options.style == .popover ? .rect(source, in: window.reference) : nil)
                try await body(window, run)
                try await run.dismiss()
            }
        }

        // MARK: Corners

        /// Pictures of a sheet with a red widget and of one without it, and the panel.
        private func pictures(
            _ style: PresentationOptions.Style
        ) async throws -> (red: DevicePixels, plain: DevicePixels, panel: Panel) {
            var pictures: [DevicePixels] = []
            var panel: Panel?
            try await withStyleSheet(".red { background: rgb(255, 0, 0); }") {
                for isRed in [true, false] {
                    let block = Contents.block(height: 200, width: 300)
                    if isRed { gtk_widget_add_css_class(block, "red") }
                    try await withSheet(PresentationOptions(style: style, appearance: .light), content: block) {
                        window, run in
                        pictures.append(try await DevicePixels(of: window))
                        panel = run.presenter?.layout?.container.panel(.main)
                    }
                }
            }
            return (pictures[0], pictures[1], try #require(panel))
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .popover, .cards])
        func aWidgetWithABackgroundFillsTheCornersOfThePanelAndNothingOutside(
            _ style: PresentationOptions.Style
        ) async throws {
            let (red, plain, panel) = try await pictures(style)
            let (scale, frame, side) = (red.scale, panel.frame, 20.0)
            // The clip is a circle, which differs from the outline by less than this.
            let margin = 0.2
            var (touched, outside, missing) = (0, 0, 0)
            for corner in [
                Point(x: frame.x, y: frame.y), Point(x: frame.maxX - side, y: frame.y),
                Point(x: frame.x, y: frame.maxY - side), Point(x: frame.maxX - side, y: frame.maxY - side),
            ] {
                for row in Int(corner.y * scale) - 2..<Int((corner.y + side) * scale) + 2 {
                    for column in Int(corner.x * scale) - 2..<Int((corner.x + side) * scale) + 2 {
                        guard let one = red.shot.pixel(column, row), let other = plain.shot.pixel(column, row),
                            !one.isClose(to: Self.red, tolerance: 3)
                        else { continue }
                        let hasRed = !one.isClose(to: other, tolerance: 14)
                        guard hasRed || other.isClose(to: Pixel(255, 255, 255), tolerance: 3) else { continue }
                        let ends = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
                            (x: (Double(column) + $0.0) / scale, y: (Double(row) + $0.1) / scale)
                        }
                        let isOutside = ends.allSatisfy { end in
                            ![(-margin, -margin), (margin, margin), (-margin, margin), (margin, -margin)].contains {
                                panel.contains(Point(x: end.x + $0.0, y: end.y + $0.1))
                            }
                        }
                        if hasRed {
                            touched += 1
                            if isOutside { outside += 1 }
                        } else if !isOutside, ends.allSatisfy({ panel.contains(Point(x: $0.x, y: $0.y)) }) {
                            missing += 1
                        }
                    }
                }
            }
            #expect(touched > 0)
            #expect(outside == 0, "\(outside) pixels outside the outline have the colour of the widget")
            #expect(missing == 0, "\(missing) pixels inside the outline lack the colour of the widget")
        }

        /// The edges of a card between two pixels are soft on all sides.
        @Test(arguments: [180, 180.5])
        func aPopoversEdgesAreTheSameOnBothSides(_ x: Double) async throws {
            let block = Contents.block(height: 200, width: 300)
            try await withSheet(PresentationOptions(style: .popover, appearance: .light), content: block, sourceAt: x) {
                window, run in
                let frame = try #require(run.presenter?.layout?.container.panel(.main)).frame
                let pixels = try await DevicePixels(of: window)
                let (left, right) = (frame.x * pixels.scale, frame.maxX * pixels.scale)
                for row in Int(frame.y * pixels.scale) + 1..<Int(frame.maxY * pixels.scale) - 1 {
                    for step in -3...3 {
                        let one = pixels.shot.pixel(Int(left.rounded(.down)) + step, row)
                        let other = pixels.shot.pixel(Int(right.rounded(.up)) - 1 - step, row)
                        let isSame = try #require(one).isClose(to: #require(other), tolerance: 12)
                        #expect(isSame, "\(step), \(row): \(String(describing: one)), \(String(describing: other))")
                    }
                }
            }
        }

        // MARK: The grabber

        @Test func theGrabberIsAPillWithCircularEnds() async throws {
            let block = Contents.block(height: 200, width: 300)
            try await withSheet(
                PresentationOptions(appearance: .light), content: block, detents: [.medium, .large]
            ) { window, run in
                let target = try #require(run.content.flatMap { window.probe.frame(of: $0.grabber.button) })
                // content.md §3
                let frame = Rect(x: target.midX - 18, y: target.y + 5, width: 36, height: 5)
                let pixels = try await DevicePixels(of: window)
                let (middle, around) = (
                    try pixels.at(frame.midX, frame.midY), try pixels.at(frame.midX, frame.y - 2)
                )
                #expect(Int(middle.red) < Int(around.red) - 30)
                /// How much of a pixel is covered.
                func coverage(_ pixel: Pixel) -> Double {
                    (Double(around.red) - Double(pixel.red)) / (Double(around.red) - Double(middle.red))
                }
                var area = 0.0
                for row in -1...Int(5 * pixels.scale) {
                    for column in -1...Int(36 * pixels.scale) {
                        area += coverage(try pixels.at(frame.x, frame.y, dx: column, dy: row))
                    }
                }
                // A circle of 5 and a rectangle of 31 by 5; a continuous corner would leave 3 more.
                #expect(abs(area / pixels.scale / pixels.scale - 174.6) < 0.8, "\(area)")
                run.content?.grabber.setPressed(true)
                try await eventually("the pressed grabber is stronger") {
                    let pressed = try await DevicePixels(of: window).at(frame.midX, frame.midY)
                    return pressed.luminance.contrast(with: middle.luminance) > 1.25
                        && pressed.luminance < middle.luminance
                }
            }
        }

        // MARK: Bar and grabber

        @Test(arguments: [true, false], [SheetAppearance.light, .dark])
        func barAndGrabberAreTheContentsSurfaceUntilItScrolls(_ hasBar: Bool, _ appearance: SheetAppearance)
            async throws
        {
            let list = Contents.scrolled(Contents.column((1...80).map { gtk_label_new("Line \($0)")! }))
            let configure: (inout ContentSheet) -> Void = {
                $0.background = .grouped
                if hasBar { $0.title = "Title" }
            }
            try await withSheet(
                PresentationOptions(appearance: appearance), content: list, detents: [.medium, .large],
                configure: configure
            ) { window, run in
                // content.md §10
                let content = appearance == .light ? Pixel(242, 242, 247) : Pixel(28, 28, 30)
                let top = window.probe.top
                let edge = try #require(window.probe.frame(of: list)).y
                let before = try await DevicePixels(of: window)
                for y in stride(from: top + 2, to: edge + 4, by: 0.5) {
                    #expect(try before.at(20, y).isClose(to: content, tolerance: 1), "at \(y - top)")
                }
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), 40)
                var after = before
                try await eventually("bar and grabber have the material") {
                    after = try await DevicePixels(of: window)
                    return try !after.at(20, top + 6).isClose(to: content, tolerance: 1)
                }
                // A line of one pixel between the material and the content.
                #expect(try after.at(20, edge, dy: 1).isClose(to: content, tolerance: 1))
                let material = try after.at(20, edge, dy: -2)
                #expect(try after.at(20, top + 6).isClose(to: material, tolerance: 2))
                #expect(try after.at(20, edge, dy: -1).isClose(to: material, tolerance: 2))
                let line = try after.at(20, edge)
                #expect(!line.isClose(to: material, tolerance: 8), "\(line), \(content)")
                #expect(!line.isClose(to: content, tolerance: 8), "\(line), \(material)")
            }
        }
    }
}
