import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// GTK's own popovers in a sheet's window: as its anchor, as its owner, and open meanwhile.
    @Suite @MainActor struct GTKPopoverTests {
        /// One of GTK's popovers, which belongs to a button of the window and has two buttons in it.
        @MainActor private final class Opened {
            nonisolated(unsafe) let popover = gtk_popover_new()!
            let inside = gtk_button_new_with_label("Inside")!
            let place: PopoverWindow

            init(in place: PopoverWindow, hidesItself: Bool, side: GtkPositionType) {
                self.place = place
                let box = gtkBox()
                gtk_widget_set_size_request(box, 160, 120)
                gtk_widget_set_valign(inside, GTK_ALIGN_END)
                gtk_widget_set_vexpand(inside, 1)
                gtk_box_append(asBox(box), gtk_button_new_with_label("Another"))
                gtk_box_append(asBox(box), inside)
                let asPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
                gtk_popover_set_child(asPopover, box)
                gtk_popover_set_autohide(asPopover, hidesItself ? 1 : 0)
                gtk_popover_set_position(asPopover, side)
                // A test may destroy what it belongs to.
                g_object_ref_sink(popover)
                gtk_widget_set_parent(popover, place.source)
                gtk_popover_popup(asPopover)
            }

            var isOpen: Bool { gtk_widget_get_mapped(popover) != 0 }

            func close() { if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) } }

            deinit { g_object_unref(popover) }
        }

        private func withOpenPopover(
            hidesItself: Bool, side: GtkPositionType = GTK_POS_BOTTOM, sourceAt x: Double = 400, _ y: Double = 120,
            _ body: (PopoverWindow, Opened) async throws -> Void
        ) async throws {
            try await withPopoverWindow(sourceAt: x, y) { place in
                let opened = Opened(in: place, hidesItself: hidesItself, side: side)
                defer { opened.close() }
                try await eventually("the popover is open") { opened.isOpen }
                try await FrameCounter.idle(place.window.widget)
                if hidesItself {
                    // Half a second after the grab begins, GTK 4.8 looks for a tooltip in the popover, even if its surface no
                    // longer exists. A key cancels that.
                    try await place.window.input.key("Shift_L")
                    try await FrameCounter.idle(place.window.widget)
                }
                try await body(place, opened)
            }
        }

        /// One popover at a time: the bubble takes its place.
        @Test(arguments: [true, false])
        func theArrowPointsAtWhatThePopoverAroundItsAnchorBelongsTo(_ hidesItself: Bool) async throws {
            try await withOpenPopover(hidesItself: hidesItself, side: GTK_POS_RIGHT) { place, opened in
                let run = try SheetRun(actions: SheetRun.actions, style: .popover)
                try await run.presented(in: place.window, from: .widget(WidgetReference(opened.inside)))
                #expect(!opened.isOpen)
                let expected = try #require(try place.layout(of: run.controller.sheet).bubble)
                #expect(place.bubbleFrame?.isClose(to: expected.bounds) == true)
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        /// It may be a part of a larger widget, such as what was clicked in a list.
        @Test func theArrowPointsAtThePartThatThePopoverPointsAt() async throws {
            try await withOpenPopover(hidesItself: false) { place, opened in
                var part = GdkRectangle(x: 60, y: 5, width: 10, height: 20)
                let asPopover = UnsafeMutableRawPointer(opened.popover).assumingMemoryBound(to: GtkPopover.self)
                // Older compositors can't move a popover that is shown.
                gtk_popover_popdown(asPopover)
                gtk_popover_set_pointing_to(asPopover, &part)
                gtk_popover_popup(asPopover)
                let run = try SheetRun(actions: SheetRun.actions, style: .popover)
                try await run.presented(in: place.window, from: .widget(WidgetReference(opened.inside)))
                let anchor = try #require(
                    place.window.frame(of: Rect(x: 60, y: 5, width: 10, height: 20), in: place.source))
                let expected = try #require(try place.layout(of: run.controller.sheet, anchor: anchor).bubble)
                #expect(place.bubbleFrame?.isClose(to: expected.bounds) == true)
                // Presented again with the same anchor during the dismissal, it returns.
                run.controller.dismiss(animated: true)
                try await run.presented(in: place.window, from: .widget(WidgetReference(opened.inside)))
                #expect(place.probe.overlays.count == 1)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func anAnchorInAPopoverWithinAPopoverIsWhatTheOuterOneBelongsTo() async throws {
            try await withOpenPopover(hidesItself: true) { place, opened in
                let inner = gtk_popover_new()!
                let button = gtk_button_new_with_label("Innermost")!
                let asPopover = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GtkPopover.self)
                gtk_popover_set_child(asPopover, button)
                gtk_widget_set_parent(inner, opened.inside)
                defer { gtk_widget_unparent(inner) }
                gtk_popover_popup(asPopover)
                try await eventually("it is open") { gtk_widget_get_mapped(inner) != 0 }
                let run = try SheetRun(actions: SheetRun.actions, style: .popover)
                try await run.presented(in: place.window, from: .widget(WidgetReference(button)))
                let expected = try #require(try place.layout(of: run.controller.sheet).bubble)
                #expect(place.bubbleFrame?.isClose(to: expected.bounds) == true)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test(arguments: [true, false]) func anOwnerInAPopoverMeansItsWindow(_ hidesItself: Bool) async throws {
            try await withOpenPopover(hidesItself: hidesItself) { place, opened in
                let run = try SheetRun()
                run.present(in: WidgetReference(opened.inside), animated: false)
                try await run.isAtRest(in: place.window)
                #expect(!opened.isOpen)
                let expected = try place.window.expectedCards(of: run.controller.sheet)
                let frames = place.probe.cards.compactMap { place.probe.frame(of: $0) }
                #expect(frames.count == 2 && zip(frames, expected).allSatisfy { $0.isClose(to: $1) })
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test(arguments: [true, false], [PresentationOptions.Style.sheet, .compact])
        func anOpenPopoverClosesForAModalSheet(_ hidesItself: Bool, _ presentation: PresentationOptions.Style)
            async throws
        {
            try await withOpenPopover(hidesItself: hidesItself) { place, opened in
                let run = try SheetRun(actions: SheetRun.actions, style: presentation)
                try await run.presented(in: place.window)
                #expect(!opened.isOpen)
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        /// As a menu's button does: it is clicked, and asks.
        @Test(arguments: [true, false], [PresentationOptions.Style.sheet, .popover])
        func aButtonInAPopoverAsks(_ hidesItself: Bool, _ presentation: PresentationOptions.Style) async throws {
            try await withOpenPopover(hidesItself: hidesItself, side: GTK_POS_RIGHT) { place, opened in
                let complaints = GLibMessages.unexpectedCount
                let run = try SheetRun(actions: SheetRun.actions, style: presentation)
                let (window, button) = (place.window.reference, WidgetReference(opened.inside))
                connect(opened.inside, "clicked") { run.present(in: window, from: .widget(button)) }
                try await place.window.input.click(at: Place.onScreen(of: opened.inside).center)
                try await run.isAtRest(in: place.window)
                #expect(!opened.isOpen)
                let row = try await Place.onScreen(of: place.probe.rows[1])
                try await place.window.input.click(at: row.center)
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
                #expect(GLibMessages.unexpectedCount == complaints)
            }
        }

        // MARK: What an application does as its popover closes

        @Test(arguments: [true, false], [PresentationOptions.Style.sheet, .compact])
        func aSheetMayBeDismissedByThePopoverThatItCloses(
            _ hidesItself: Bool, _ presentation: PresentationOptions.Style
        ) async throws {
            try await withOpenPopover(hidesItself: hidesItself) { place, opened in
                let complaints = GLibMessages.unexpectedCount
                let run = try SheetRun(actions: SheetRun.actions, style: presentation)
                weak var focus: FocusScope?
                connect(opened.popover, "closed") {
                    focus = run.controller.presenter?.focus
                    run.controller.dismiss(animated: true)
                }
                gtk_widget_grab_focus(place.entry)
                let before = SheetWindowsTests.Ties(place.window.widget)
                run.present(in: place.window.reference)
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
                #expect(!opened.isOpen && place.probe.overlays.isEmpty)
                // Nothing of the sheet is left, so all of the window is live.
                #expect(SheetWindowsTests.Ties(place.window.widget) == before)
                // The number of sheets that hide it from assistive tools; GTK has no function that returns a state's value.
                let object = UnsafeMutableRawPointer(place.fixed).assumingMemoryBound(to: GObject.self)
                #expect(g_object_get_data(object, "popsheet-screens") == nil)
                try await eventually("the sheet's focus keeper is gone") { focus == nil }
                // On X11, GDK breaks the popover's grab only when the server answers: a press before that would be cancelled.
                gdk_display_sync(gtk_widget_get_display(place.window.widget))
                try await FrameCounter.idle(place.window.widget)
                try await place.window.click(place.other)
                try await eventually("the window's button is clicked") { place.otherClicks == 1 }
                #expect(GLibMessages.unexpectedCount == complaints)
            }
        }

        @Test(arguments: [true, false])
        func aSheetEndsWithTheWindowThatIsDestroyedByThePopoverThatItCloses(_ hidesItself: Bool) async throws {
            try await withOpenPopover(hidesItself: hidesItself) { place, opened in
                let complaints = GLibMessages.unexpectedCount
                let run = try SheetRun()
                weak var focus: FocusScope?
                connect(opened.popover, "closed") { [unowned opened] in
                    focus = run.controller.presenter?.focus
                    opened.close()
                    place.window.close()
                }
                run.present(in: place.window.reference)
                try await run.ends()
                try await eventually("the sheet's focus keeper is gone") { focus == nil }
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
                #expect(GLibMessages.unexpectedCount == complaints)
            }
        }

        @Test(arguments: [true, false])
        func aSheetStaysWhereThePopoverThatItClosesTakesItsParentAway(_ hidesItself: Bool) async throws {
            try await withOpenPopover(hidesItself: hidesItself) { place, opened in
                let complaints = GLibMessages.unexpectedCount
                let run = try SheetRun()
                connect(opened.popover, "closed") { [unowned opened] in
                    opened.close()
                    place.removeSource()
                }
                try await run.presented(in: place.window)
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
                #expect(GLibMessages.unexpectedCount == complaints)
            }
        }

        /// An anchor in popovers is what the outermost one belongs to; the innermost closes first.
        ///
        /// Neither hides itself: GTK 4.8 looks for a tooltip on the surface of one that did and was taken away.
        @Test func aSheetEndsWithTheAnchorThatAPopoverWithinAPopoverTakesAway() async throws {
            try await withOpenPopover(hidesItself: false) { place, opened in
                let complaints = GLibMessages.unexpectedCount
                let inner = gtk_popover_new()!
                let button = gtk_button_new_with_label("Innermost")!
                let asPopover = UnsafeMutableRawPointer(inner).assumingMemoryBound(to: GtkPopover.self)
                gtk_popover_set_child(asPopover, button)
                gtk_popover_set_autohide(asPopover, 0)
                gtk_widget_set_parent(inner, opened.inside)
                gtk_popover_popup(asPopover)
                try await eventually("it is open") { gtk_widget_get_mapped(inner) != 0 }
                connect(inner, "closed") {
                    gtk_widget_unparent(inner)
                    opened.close()
                    place.removeSource()
                }
                let run = try SheetRun(actions: SheetRun.actions, style: .popover)
                run.present(in: place.window.reference, from: .widget(WidgetReference(button)))
                try await run.ends()
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
                #expect(GLibMessages.unexpectedCount == complaints)
            }
        }

        // MARK: Popovers that stay

        @Test func aPopoverThatStaysOutlivesABubble() async throws {
            try await withOpenPopover(hidesItself: false, sourceAt: 700, 20) { place, opened in
                let run = try SheetRun(actions: SheetRun.actions, style: .popover)
                try await run.presented(in: place.window, from: .widget(WidgetReference(place.other)))
                #expect(opened.isOpen)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        /// A bubble on a surface of its own is one of GTK's popovers, too, and not what this is about.
        @Test func aSheetOverABubbleOnItsOwnSurfaceLeavesItOpen() async throws {
            try await withPopoverWindow { place in
                let bubble = try SheetRun(actions: SheetRun.actions, style: .popover)
                bubble.controller.options.popover.surface = .native
                try await bubble.presented(in: place.window, from: place.anchor)
                let sheet = try SheetRun()
                try await sheet.presented(in: place.window)
                #expect(bubble.isPresented)
                #expect(bubble.controller.presenter?.surface.popup.popup != nil)
                sheet.controller.dismiss(animated: false)
                try await sheet.ends()
                bubble.controller.dismiss(animated: false)
                try await bubble.ends()
            }
        }

        @Test func anOpenPopoverNextToThePaneOfASheetStays() async throws {
            let (pane, box) = (gtkBox(), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
            try Display.open()
            gtk_widget_set_size_request(pane, 390, 500)
            let neighbour = gtk_button_new_with_label("Neighbour")!
            for child in [pane, neighbour] { gtk_box_append(asBox(box), child) }
            try await withSheetWindow(width: 700, height: 520, content: box) { window in
                let popover = gtk_popover_new()!
                let asPopover = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
                gtk_popover_set_child(asPopover, gtk_label_new("Open"))
                gtk_popover_set_autohide(asPopover, 0)
                gtk_widget_set_parent(popover, neighbour)
                defer { gtk_widget_unparent(popover) }
                gtk_popover_popup(asPopover)
                try await eventually("it is open") { gtk_widget_get_mapped(popover) != 0 }
                let run = try SheetRun()
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                #expect(gtk_widget_get_mapped(popover) != 0)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
