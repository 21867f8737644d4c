import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Tiny, huge and translucent windows: a sheet over them is correct, and GTK logs no warning.
    @Suite @MainActor struct SheetOddWindowTests {
        /// Every form, as far as the room lets it, the first of them with motion.
        private func presentInEveryForm(
            in window: SheetWindow, over owner: WidgetReference, _ look: () async throws -> Void = {}
        ) async throws {
            for presentation in [PresentationOptions.Style.automatic, .sheet, .popover, .compact] {
                for appearance in [SheetAppearance.automatic, .classicBlue] {
                    let controller = ActionSheetController(
                        try SheetRun().controller.sheet,
                        options: PresentationOptions(style: presentation, appearance: appearance))
                    controller.present(in: owner, from: .widget(owner), animated: presentation == .automatic) { _ in }
                    try await eventually("the sheet is presented") { controller.phase == .presented }
                    try await FrameCounter.idle(window.widget, emptyFrames: 1)
                    try await look()
                    controller.dismiss(animated: false)
                }
            }
        }

        @Test(arguments: [2, 40]) func aWindowOfNearlyNoSize(_ side: Int) async throws {
            try Display.open()
            let complaints = GLibMessages.unexpectedCount
            try await withSheetWindow(width: side, height: side, content: gtk_drawing_area_new()) { window in
                try await presentInEveryForm(in: window, over: window.reference)
            }
            #expect(GLibMessages.unexpectedCount == complaints)
        }

        @Test func aPaneOfNoSizeThatGrows() async throws {
            try Display.open()
            let complaints = GLibMessages.unexpectedCount
            let (pane, box) = (gtkBox(), gtkBox())
            gtk_box_append(asBox(box), pane)
            try await withSheetWindow(content: box) { window in
                try await presentInEveryForm(in: window, over: WidgetReference(pane))
                let run = try SheetRun()
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                gtk_widget_set_size_request(pane, 390, 600)
                try await eventually("the sheet has its place") {
                    window.probe.cards.last.flatMap { window.probe.frame(of: $0)?.maxY } == 592
                }
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
            #expect(GLibMessages.unexpectedCount == complaints)
        }

        @Test func aWindowLargerThanAnyScreen() async throws {
            try Display.open()
            let complaints = GLibMessages.unexpectedCount
            try await withSheetWindow(width: 3_000, height: 2_000, content: gtk_drawing_area_new()) { window in
                try await presentInEveryForm(in: window, over: window.reference) {
                    for card in window.probe.cards { #expect(window.probe.frame(of: card) != nil) }
                }
                let run = try SheetRun(actions: SheetRun.actions, style: .sheet)
                try await run.presented(in: window)
                let layout = try window.layout(of: run.controller.sheet)
                for (row, expected) in zip(window.probe.rows, layout.rows) {
                    #expect(window.probe.frame(of: row)?.isClose(to: expected.frame) == true)
                }
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
            #expect(GLibMessages.unexpectedCount == complaints)
        }

        /// With a compositor the content behind such a window is dimmed; the cards are the same as over other windows.
        @Test(arguments: [SheetAppearance.light, .dark]) func aWindowThatIsSeenThrough(_ appearance: SheetAppearance)
            async throws
        {
            let display = try Display.open()
            let complaints = GLibMessages.unexpectedCount
            let text = "window.probed { background: none; box-shadow: none; border-radius: 0; }"
            try await withStyleSheet(text, priority: GTK_STYLE_PROVIDER_PRIORITY_USER + 1) {
                try await withSheetWindow(.gtkApplicationWindow, content: gtk_drawing_area_new()) { window in
                    let controller = ActionSheetController(
                        try SheetRun().controller.sheet, options: PresentationOptions(appearance: appearance))
                    controller.present(in: window.reference, animated: false) { _ in }
                    try await FrameCounter.idle(window.widget)
                    let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                    // The rig's screens are grey, 128, and two fifths of black leave 77 of it.
                    let behind = display.isComposited ? Pixel(77, 77, 77) : Pixel(0, 0, 0)
                    try await window.shows(behind, x: 20, y: 150, "the backdrop")
                    try await window.shows(behind, x: card.x, y: card.y, "next to the card's corner")
                    // Not black, as what is blurred of nothing would be.
                    let seen = try #require(try await window.pixel(x: card.x + 20, y: card.maxY - 10))
                    #expect(appearance == .light ? seen.red > 200 : (25...110).contains(seen.red))
                    controller.dismiss(animated: false)
                    try await presentInEveryForm(in: window, over: window.reference)
                }
            }
            #expect(GLibMessages.unexpectedCount == complaints)
        }
    }
}
