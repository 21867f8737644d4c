import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A popover follows its source, and ends with it (sheet.md §4).
    @Suite @MainActor struct PopoverFollowTests {
        init() throws { try Display.open() }

        @Test func theBubbleFollowsASourceThatMoves() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                for (x, y) in [(20.0, 40.0), (780, 100), (400, 560), (300, 200)] {
                    place.moveSource(x, y)
                    try await eventually("the source moves") { abs(place.sourceFrame.x - x) < 1 }
                    try await place.bubbleFollows(run.controller.sheet)
                }
                #expect(run.isPresented && run.log == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theBubbleFollowsASourceThatGrows() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                gtk_widget_set_size_request(place.source, 200, 120)
                try await eventually("the source grows") { place.sourceFrame.width == 200 }
                try await place.bubbleFollows(run.controller.sheet)
                let tip = try place.layout(of: run.controller.sheet).bubble?.arrow?.tip
                #expect(tip == Point(x: place.sourceFrame.midX, y: place.sourceFrame.maxY))
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theBubbleFollowsItsSourceInAWindowThatIsResized() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.resize(700, 560)
                try await place.bubbleFollows(run.controller.sheet)
                #expect(run.isPresented && run.log == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theBubbleFollowsAScrolledSourceAsFarAsItCanBeSeen() async throws {
            let list = gtkBox()
            for number in 1...60 { gtk_box_append(asBox(list), gtk_button_new_with_label("Line \(number)")) }
            let scroller = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
            let source = SheetProbe.children(of: list)[4]
            gtk_widget_set_halign(source, GTK_ALIGN_START)
            try await withSheetWindow(width: 900, height: 640, content: scroller) { window in
                let run = try SheetRun()
                run.controller.options.popover.arrowDirections = [.left]
                try await run.presented(in: window, from: .widget(WidgetReference(source)))
                let bubble = try #require(window.probe.cards.first)
                let before = try #require(window.probe.frame(of: bubble))
                let top = try #require(window.probe.frame(of: source)).midY
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
                for offset in [30.0, 60, 2000] {
                    gtk_adjustment_set_value(adjustment, offset)
                    try await eventually("the list is scrolled") {
                        window.probe.frame(of: source).map { $0.midY < top - offset / 2 } == true
                    }
                    try await eventually("the bubble is there") { run.isPresented && window.probe.cards.count == 1 }
                }
                // The source is not visible: the arrow stops at the list's edge.
                try await FrameCounter.idle(window.widget)
                let after = try #require(window.probe.frame(of: bubble))
                #expect(after.y >= 9.5 && after.y <= before.y && after.height == before.height)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: ["hidden", "removed"], [true, false])
        func thePopoverEndsWithItsSource(_ how: String, _ animated: Bool) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                run.controller.shouldDismiss = { _ in false }
                try await run.presented(in: place.window, from: place.anchor, animated: animated)
                if how == "hidden" {
                    gtk_widget_set_visible(place.source, 0)
                } else {
                    gtk_widget_unparent(place.source)
                }
                try await run.ends()
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
                #expect(place.probe.overlays.isEmpty)
            }
        }

        @Test func thePopoverEndsIfItsSourcesContainerIsHiddenDuringThePresentation() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                run.present(in: place.window.reference, from: place.anchor)
                gtk_widget_set_visible(place.fixed, 0)
                try await run.ends()
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
            }
        }

        @Test func aBottomSheetDoesNotNeedItsAnchor() async throws {
            try await withPopoverWindow(width: 560) { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                gtk_widget_set_visible(place.source, 0)
                try await FrameCounter.idle(place.window.widget)
                #expect(run.isPresented)
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func thePopoverLeavesNothingBehind() async throws {
            try await withPopoverWindow { place in
                try await FrameCounter.idle(place.window.widget)
                let before = ties(place)
                for _ in 0..<3 {
                    let run = try SheetRun()
                    try await run.presented(in: place.window, from: place.anchor)
                    try await place.window.click(x: 100, y: 400)
                    try await run.ends()
                }
                try await FrameCounter.idle(place.window.widget)
                let after = ties(place)
                #expect(after == before)
            }
        }

        /// How many controllers and handlers the window and the source have.
        private func ties(_ place: PopoverWindow) -> [Int] {
            [place.window.widget, place.source].flatMap {
                [SheetProbe.controllerCount(of: $0), SheetProbe.handlerCount(of: $0)]
            }
        }
    }
}
