import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The pointer on a popover and around it (sheet.md §4).
    @Suite @MainActor struct PopoverPressTests {
        init() throws { try Display.open() }

        @Test(arguments: zip([0, 1, 2], ["delete#1", "move#0", "hide#2"]))
        func aClickPicksItsRow(_ row: Int, _ outcome: String) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.probe.rows[row])
                try await run.ends()
                #expect(run.log == SheetRun.life(outcome, handler: ["delete", "move", "hide"][row]))
            }
        }

        /// What is no sheet can't be flicked away: however fast, it is a sliding tap.
        @Test func aFastDragOverTheRowsPicksTheLastOne() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let (start, end) = (place.probe.rows[0], place.probe.rows[2])
                try await place.window.input.move(to: place.window.center(of: start))
                try await place.window.input.down()
                try await place.window.input.move(to: place.window.center(of: end))
                try await place.window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer hide#2")
            }
        }

        @Test(arguments: [true, false])
        func aClickOutsideDismissesAndReachesItsTarget(_ animated: Bool) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: animated)
                try await place.window.click(place.other)
                try await run.ends()
                #expect(run.log == SheetRun.life("outsideClick", handler: "cancel"))
                try await eventually("the click arrives") { place.otherClicks == 1 }
                #expect(place.sourceClicks == 0)
            }
        }

        /// The popover is gone long before the button is released.
        @Test(arguments: [true, false])
        func aLongPressOutsideArrivesWhole(_ animated: Bool) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: animated)
                try await place.window.input.move(to: place.window.center(of: place.other))
                try await place.window.input.down()
                try await run.ends()
                try await FrameCounter.idle(place.window.widget)
                try await place.window.input.up()
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        @Test func aClickOnNothingDismissesToo() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(x: 100, y: 300)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
            }
        }

        @Test(arguments: [Input.Button.right, .middle])
        func anyButtonOutsideDismisses(_ button: Input.Button) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.input.click(at: place.window.onScreen(x: 100, y: 300), button)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
            }
        }

        @Test func whereNothingIsToPassAClickOutsideOnlyDismisses() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                run.controller.options.allowsPassthrough = false
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.other)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
                try await FrameCounter.idle(place.window.widget)
                #expect(place.otherClicks == 0)
                // The next one is the button's again.
                try await place.window.click(place.other)
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        @Test(arguments: [true, false])
        func aClickOnTheSourceOnlyDismisses(_ animated: Bool) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                connect(place.source, "clicked") { [unowned place] in
                    run.present(in: place.window.reference, from: place.anchor, animated: animated)
                }
                try await place.window.click(place.source)
                try await run.isAtRest(in: place.window)
                #expect(place.sourceClicks == 1)
                try await place.window.input.down()
                try await place.window.input.up()
                try await run.ends()
                #expect(run.log == SheetRun.life("outsideClick", handler: "cancel"))
                try await FrameCounter.idle(place.window.widget)
                #expect(place.sourceClicks == 1)
                // It opens once more.
                try await place.window.input.down()
                try await place.window.input.up()
                try await run.isAtRest(in: place.window)
                #expect(place.sourceClicks == 2)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func ofAWidgetThatHoldsTheSourceOnlyTheRectangleIsTheSource() async throws {
            try await withPopoverWindow(sourceAt: 300, 40) { place in
                gtk_widget_set_size_request(place.source, 300, 60)
                try await FrameCounter.idle(place.window.widget)
                let anchor = SheetAnchor.rect(
                    Rect(x: 0, y: 0, width: 100, height: 60), in: WidgetReference(place.source))
                for (x, clicks) in [(350.0, 0), (560, 1)] {
                    let run = try SheetRun()
                    try await run.presented(in: place.window, from: anchor)
                    try await place.window.click(x: x, y: 60)
                    let answer = try await run.ends()
                    #expect(answer == "answer outsideClick")
                    try await FrameCounter.idle(place.window.widget)
                    #expect(place.sourceClicks == clicks)
                }
            }
        }

        @Test func aClickNextToTheArrowIsOutside() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let bubble = try #require(try place.layout(of: run.controller.sheet).bubble)
                let arrow = try #require(bubble.arrow)
                // On the arrow itself it is inside.
                try await place.window.click(x: arrow.tip.x, y: arrow.tip.y + 8)
                #expect(run.isPresented)
                try await place.window.click(x: bubble.frame.x + 60, y: arrow.tip.y + 8)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
            }
        }

        @Test func aTapOnTheHeaderDoesNothing() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(#require(place.probe.header))
                #expect(run.isPresented)
                try await place.window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aPressOutsideThatIsVetoedLeavesThePopoverAndArrives() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                run.controller.shouldDismiss = { $0 != .cancelled(.outsideClick) }
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(place.other)
                try await eventually("the click arrives") { place.otherClicks == 1 }
                #expect(run.isPresented)
                try await place.window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aClickIntoAnEntryMovesTheFocusTherePermanently() async throws {
            try await withPopoverWindow { place in
                gtk_widget_grab_focus(place.other)
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await place.window.click(place.entry)
                try await run.ends()
                try await place.window.input.type("abc")
                try await eventually("the entry receives the keys") { place.text(of: place.entry) == "abc" }
            }
        }

        @Test func theWheelOutsideThePopoverScrollsTheContentAndKeepsIt() async throws {
            let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            for number in 1...90 { gtk_box_append(asBox(list), gtk_label_new("Line \(number)")) }
            let scroller = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
            try await withSheetWindow(width: 900, height: 640, content: scroller) { window in
                let run = try SheetRun()
                let anchor = SheetAnchor.rect(Rect(x: 500, y: 60, width: 20, height: 20), in: window.reference)
                try await run.presented(in: window, from: anchor)
                try await window.input.scroll(at: window.onScreen(x: 60, y: 500), down: 3)
                try await eventually("the list scrolls") { window.probe.offset(of: scroller) > 0 }
                #expect(run.isPresented)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aPressOnItsOwnSurfaceIsNotOutside() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let popover = gtk_popover_new()!
                let button = gtk_button_new_with_label("On its own")!
                var clicks = 0
                connect(button, "clicked") { clicks += 1 }
                gtk_popover_set_child(UnsafeMutablePointer<GtkPopover>(OpaquePointer(popover)), button)
                gtk_popover_set_autohide(UnsafeMutablePointer<GtkPopover>(OpaquePointer(popover)), 0)
                gtk_widget_set_parent(popover, place.other)
                gtk_popover_popup(UnsafeMutablePointer<GtkPopover>(OpaquePointer(popover)))
                try await eventually("GTK's popover is there") { gtk_widget_get_mapped(popover) != 0 }
                try await FrameCounter.idle(button)
                try await place.window.input.click(at: Place.onScreen(of: button).center)
                try await eventually("the click arrives") { clicks == 1 }
                #expect(run.isPresented)
                gtk_widget_unparent(popover)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func twoPopoversAreLeftOneAfterTheOtherByAClickOutsideOfBoth() async throws {
            try await withPopoverWindow { place in
                let lower = try SheetRun()
                let upper = try SheetRun(actions: [Action("Only", id: "only")], style: .popover)
                try await lower.presented(in: place.window, from: place.anchor)
                let row = WidgetReference(place.probe.rows[1])
                try await upper.presented(in: place.window, from: .widget(row))
                #expect(place.probe.overlays.count == 2)
                // A click in the upper one is no click outside of the lower one.
                try await place.window.click(place.probe.rows[0])
                let answer = try await upper.ends()
                #expect(answer == "answer only#0")
                #expect(lower.isPresented)
                try await upper.presented(in: place.window, from: .widget(row))
                try await place.window.click(place.other)
                try await upper.ends()
                try await lower.ends()
                #expect(upper.log.last == "answer outsideClick" && lower.log.last == "answer outsideClick")
                try await eventually("the click arrives") { place.otherClicks == 1 }
            }
        }

        /// The rows end where the bubble's round corners do.
        @Test func aPressOutsideOfARoundCornerIsOneOutside() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let body = try #require(try place.layout(of: run.controller.sheet).bubble?.frame)
                try await place.window.click(x: body.x + 1.5, y: body.maxY - 1.5)
                let answer = try await run.ends()
                #expect(answer == "answer outsideClick")
            }
        }
    }
}
