import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Invalid anchors: the behaviour is defined, and GTK logs no warning.
    @Suite @MainActor struct PopoverAnchorTests {
        init() throws { try Display.open() }

        /// What becomes of an anchor that counts as none.
        private func countsAsNone(_ anchor: SheetAnchor, in place: PopoverWindow) async throws {
            for presentation in [PresentationOptions.Style.automatic, .popover] {
                let run = try SheetRun("Title", actions: SheetRun.actions, style: presentation)
                try await run.presented(in: place.window, from: anchor)
                if presentation == .automatic {
                    // A bottom sheet, its two cards.
                    #expect(place.probe.cards.count == 2)
                } else {
                    // A bubble in the middle without an arrow.
                    let frame = try #require(place.bubbleFrame)
                    #expect(abs(frame.midX - place.window.width / 2) <= 1)
                    #expect(abs(frame.midY - place.window.height / 2) <= 1)
                    #expect(abs(frame.width - 320) < 1)
                }
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func anAnchorInAnotherWindowCountsAsNone() async throws {
            try await withSheetWindow(width: 300, height: 300) { other in
                try await withPopoverWindow { place in
                    try await countsAsNone(.widget(WidgetReference(other.button)), in: place)
                }
            }
        }

        @Test func anAnchorThatIsNotShownCountsAsNone() async throws {
            try await withPopoverWindow { place in
                gtk_widget_set_visible(place.source, 0)
                try await countsAsNone(place.anchor, in: place)
            }
        }

        @Test(arguments: [
            Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: .infinity, width: 10, height: 10),
            Rect(x: 0, y: 0, width: -1, height: 10), Rect(x: 0, y: 0, width: 10, height: 1e300),
        ])
        func anInvalidRectangleIsIgnoredAsAnAnchor(_ rect: Rect) async throws {
            try await withPopoverWindow { place in
                try await countsAsNone(.rect(rect, in: place.window.reference), in: place)
            }
        }

        @Test func anAnchorThatIsGoneEndsThePresentationAtOnce() async throws {
            try await withPopoverWindow { place in
                let button = gtk_button_new()!
                g_object_ref_sink(button)
                let anchor = SheetAnchor.widget(WidgetReference(button))
                g_object_unref(button)
                let run = try SheetRun()
                run.present(in: place.window.reference, from: anchor)
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
                #expect(place.probe.overlays.isEmpty)
            }
        }

        @Test func aPointIsAnAnchor() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                let point = Rect(x: 300, y: 120, width: 0, height: 0)
                try await run.presented(in: place.window, from: .rect(point, in: place.window.reference))
                let bubble = try #require(try place.layout(of: run.controller.sheet, anchor: point).bubble)
                #expect(bubble.arrow?.tip == Point(x: 300, y: 120))
                #expect(place.bubbleFrame?.isClose(to: bubble.bounds) == true)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aRectangleIsInTheCoordinatesOfItsWidget() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                let rect = Rect(x: 60, y: 10, width: 10, height: 6)
                try await run.presented(in: place.window, from: .rect(rect, in: WidgetReference(place.source)))
                // A widget's coordinates begin within its border and padding.
                let anchor = try #require(place.window.frame(of: rect, in: place.source))
                let bubble = try #require(try place.layout(of: run.controller.sheet, anchor: anchor).bubble)
                #expect(place.bubbleFrame?.isClose(to: bubble.bounds) == true)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func whereNoDirectionIsPermittedTheBubbleIsCentredWithoutAnArrow() async throws {
            try await withPopoverWindow(sourceAt: 400, 300) { place in
                let options = PopoverOptions(arrowDirections: [])
                let run = try SheetRun()
                run.controller.options.popover = options
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try #require(try place.layout(of: run.controller.sheet, popover: options).bubble)
                #expect(bubble.arrow == nil)
                #expect(place.bubbleFrame?.isClose(to: bubble.frame) == true)
                #expect(abs(bubble.frame.midX - place.sourceFrame.midX) <= 1)
                #expect(abs(bubble.frame.midY - place.sourceFrame.midY) <= 1)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func theWindowItselfIsAnAnchor() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: .widget(place.window.reference))
                try await place.window.click(place.probe.rows[2])
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test func anAnchorOutsideOfTheWindowIsPointedAtWhereItLeavesIt() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                let rect = Rect(x: 2000, y: 300, width: 10, height: 10)
                try await run.presented(in: place.window, from: .rect(rect, in: place.window.reference))
                let frame = try #require(place.bubbleFrame)
                #expect(frame.maxX <= place.window.width + 0.5 && frame.maxX > place.window.width - 40)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
