import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The compact form on the screen (sheet.md §5).
    @Suite @MainActor struct CompactTests {
        private func withSmallWindow(
            _ width: Int = 198, _ height: Int = 242, _ body: (SheetWindow) async throws -> Void
        ) async throws {
            try Display.open()
            try await withSheetWindow(width: width, height: height, content: gtk_drawing_area_new(), body)
        }

        private func layout(_ controller: ActionSheetController, _ window: SheetWindow) throws -> SheetLayout {
            let stage = try LayoutContext(size: Size(width: window.width, height: window.height), deviceScale: 1)
            return try SheetLayout(
                controller.sheet, controller.options, in: stage, cancelLabel: StandardLabel.cancel,
                measuring: PangoTextMeasurer())
        }

        @Test(arguments: zip([PresentationOptions.CompactStyle.rounded, .square], [UInt8(36), 51]))
        func aTinyWindowIsBlackWithButtons(_ look: PresentationOptions.CompactStyle, _ grey: UInt8) async throws {
            try await withSmallWindow { window in
                let run = try SheetRun("Delete?", actions: SheetRun.actions, compactStyle: look)
                try await run.presented(in: window)
                let layout = try layout(run.controller, window)
                #expect(layout.form == .compact)
                let first = layout.rows[0].frame
                try await window.shows(Pixel(0, 0, 0), x: 190, y: 10, "the upper right corner")
                try await window.shows(Pixel(grey, grey, grey), x: first.x + 30, y: first.y + 3, "the first button")
                // A rounded button's corner is black, a square one's is filled up to a few pixels.
                let corner = look == .rounded ? Pixel(0, 0, 0) : Pixel(grey, grey, grey)
                try await window.shows(corner, x: first.x + 3, y: first.y + 3, "the first button's corner")
                try await window.shows(Pixel(0, 0, 0), x: 100, y: first.maxY + 2, "the gap below it")
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        /// The header scrolls with the rows: it is read first, and keys lead from it to the first row and back.
        @Test func aLongHeaderIsReadFromItsBeginningByKeys() async throws {
            try await withSmallWindow { window in
                let message = (1...200).map(String.init).joined(separator: " ")
                let run = try SheetRun("Delete?", message: message, actions: SheetRun.actions)
                try await run.presented(in: window)
                let view = try #require(run.controller.presenter?.view)
                #expect(view.listScroll.offset == 0 && window.probe.focusedRow == 0)
                try await window.input.key("Down")
                try await eventually("the header scrolls") { view.listScroll.offset > 0 }
                while !view.rows.focusIsInView {
                    let before = view.listScroll.offset
                    try await window.input.key("Page_Down")
                    try await eventually("the header scrolls on") { view.listScroll.offset > before }
                }
                #expect(window.probe.focusedRow == 0)
                while view.listScroll.offset > 0 {
                    let before = view.listScroll.offset
                    try await window.input.key("Page_Up")
                    try await eventually("the header scrolls back") { view.listScroll.offset < before }
                }
                // A row that can't be seen is not picked, but shown.
                try await window.input.key("Tab")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                view.listScroll.offset = 0
                try await window.input.key("Return")
                try await eventually("the row is in view") { view.rows.focusIsInView }
                #expect(run.isPresented)
                try await window.input.key("Return")
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func theRowsAreAtTheFramesOfTheLayout() async throws {
            try await withSmallWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                let layout = try layout(run.controller, window)
                #expect(layout.rows.count == 4 && window.probe.rows.count == 4)
                for (row, expected) in zip(window.probe.rows, layout.rows) {
                    let frame = try #require(window.probe.frame(of: row))
                    #expect(frame.isClose(to: expected.frame), "\(expected.id): \(frame), not \(expected.frame)")
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: zip([0, 1, 3], ["delete#1", "move#0", "cancelAction"]))
        func aClickPicksItsRow(_ row: Int, _ outcome: String) async throws {
            try await withSmallWindow { window in
                let run = try SheetRun(actions: SheetRun.actions)
                try await run.presented(in: window, animated: true)
                try await window.click(window.probe.rows[row])
                try await run.ends()
                #expect(run.log == SheetRun.life(outcome, handler: ["delete", "move", "", "cancel"][row]))
            }
        }

        @Test func aClickNextToTheButtonsDoesNothing() async throws {
            try await withSmallWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await window.click(x: 180, y: 8)
                #expect(run.isPresented)
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func headerAndButtonsScrollAsOneAndCancelStays() async throws {
            try await withSmallWindow { window in
                let run = try SheetRun("Title", message: "Message", actions: SheetRun.actions + [Action("Fourth")])
                try await run.presented(in: window)
                let header = try #require(window.probe.header)
                let before = try #require(window.probe.frame(of: header))
                let cancelRow = try #require(window.probe.rows.last)
                let cancel = try #require(window.probe.frame(of: cancelRow))
                try await window.input.scroll(at: window.onScreen(x: 100, y: 150), down: 3)
                try await eventually("the header scrolls") {
                    window.probe.frame(of: header).map { $0.y < before.y - 20 } == true
                }
                #expect(window.probe.frame(of: cancelRow) == cancel)
                #expect(cancel.x == 6 && cancel.y == 0)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: [false, true])
        func aWidgetWiderThanTheScreenIsMadeToFit(isMirrored: Bool) async throws {
            let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            try await withSmallWindow { window in
                gtk_widget_set_direction(window.widget, direction)
                let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
                gtk_widget_set_direction(row, direction)
                let button = gtk_button_new_with_label("End")!
                for part in [Contents.block(height: 40, width: 400), button] { gtk_box_append(asBox(row), part) }
                let run = try ContentSheetRun(content: row, actions: [.cancel])
                try await run.presented(in: window)
                #expect(run.presenter?.layout?.containerName == .compact)
                let frame = try #require(window.probe.frame(of: row))
                #expect(abs(frame.x - 2) <= 1 && abs(frame.width - 194) <= 1, "\(frame)")
                for scroller in window.probe.scrollers {
                    let adjustment = try #require(gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller)))
                    #expect(gtk_adjustment_get_upper(adjustment) <= gtk_adjustment_get_page_size(adjustment))
                }
                var clicks = 0
                connect(button, "clicked") { clicks += 1 }
                try await window.click(button)
                try await eventually("the button is pressed where it is drawn") { clicks == 1 }
                try await run.dismiss()
            }
        }

        /// The window's theme is light.
        @Test func aWidgetIsDark() async throws {
            try await withSmallWindow { window in
                let field = gtk_entry_new()!
                let run = try ContentSheetRun(content: field, actions: [.cancel])
                try await run.presented(in: window)
                let frame = try #require(window.probe.frame(of: field))
                try await eventually("the field is dark") {
                    let pixel = try await window.pixel(x: frame.x + 30, y: frame.y + 8)
                    return pixel.map { $0.red < 90 && $0.green < 90 && $0.blue < 90 } == true
                }
                try await run.dismiss()
            }
        }

        /// A round display in a black rim shows a white page; the sheet leaves nothing of it.
        @Test func aRoundDisplayIsBlackToItsLastPixel() async throws {
            let style = """
                window.probed .rim { background: #000000; }
                window.probed .display { background: #ffffff; border-radius: 36px; }
                """
            try Display.open()
            try await withStyleSheet(style, priority: GTK_STYLE_PROVIDER_PRIORITY_USER + 1) {
                let rim = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
                let display = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
                gtk_widget_add_css_class(rim, "rim")
                gtk_widget_add_css_class(display, "display")
                gtk_widget_set_hexpand(display, 1)
                gtk_box_append(asBox(rim), display)
                try await withSheetWindow(width: 198, height: 242, content: rim) { window in
                    let run = try SheetRun("Delete?", actions: [Action("Delete", role: .destructive), .cancel])
                    run.present(in: WidgetReference(display), animated: false)
                    try await run.isAtRest(in: window)
                    // Cancel is inside the arc.
                    let cancel = try #require(window.probe.rows.last.flatMap { window.probe.frame(of: $0) })
                    #expect(cancel.x > 20)
                    let picture = try await window.picture { picture in
                        picture.shot.pixel(99, 4).map { $0.red < 10 } == true
                    }.shot
                    let (right, bottom) = (picture.width - 1, picture.height - 1)
                    var brightest: UInt8 = 0
                    // Only Cancel is in the corners, and not this close to the arc.
                    for (x, y) in (0..<12).flatMap({ x in (0..<12).map { (x, $0) } }) {
                        for (x, y) in [(x, y), (right - x, y), (x, bottom - y), (right - x, bottom - y)] {
                            let pixel = try #require(picture.pixel(x, y))
                            brightest = max(brightest, pixel.red, pixel.green, pixel.blue)
                        }
                    }
                    #expect(brightest == 0)
                    run.controller.dismiss(animated: false)
                    try await run.ends()
                }
            }
        }

        @Test func aRoundButtonHasCircularEnds() async throws {
            try await withSmallWindow { window in
                let run = try SheetRun("Delete?", actions: SheetRun.actions)
                try await run.presented(in: window)
                let first = try layout(run.controller, window).rows[1].frame
                // On the diagonal a circle of 22 begins 6.4 from both sides, a continuous corner of 14.4 begins 3.8 from them.
                try await window.shows(Pixel(0, 0, 0), x: first.x + 4.5, y: first.y + 4.5, "outside of the circle")
                try await window.shows(Pixel(36, 36, 36), x: first.x + 8.5, y: first.y + 8.5, "inside of the circle")
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func itMovesInFromBelowAndCoversItAll() async throws {
            try await withSmallWindow { window in
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                try await run.presented(in: window, animated: true)
                let tops = recorder.frames.compactMap(\.cards.first)
                #expect(!tops.isEmpty && tops.last == 0)
                #expect(tops.allSatisfy { $0 >= -0.5 })
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
