import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Owners of a sheet that are neither a window nor a pane.
    @Suite @MainActor struct PresentationHostTests {
        /// Expects a presentation to end at once with `invalidOwner`, and one line that says why.
        private func isRefused(_ owner: WidgetReference, _ why: String) async throws {
            let complaints = GLibMessages.unexpectedCount
            let run = try SheetRun()
            let lines = await GLibMessages.expecting("Popsheet: ") { run.present(in: owner) }
            #expect(run.log == SheetRun.life("invalidOwner", handler: nil))
            #expect(lines.count == 1)
            #expect(lines.first?.contains(why) == true, "\(lines)")
            #expect(GLibMessages.unexpectedCount == complaints)
        }

        @Test func anApplicationIsNotAValidOwner() async throws {
            try Display.open()
            let application = gtk_application_new("org.example.owner", G_APPLICATION_NON_UNIQUE)!
            defer { g_object_unref(application) }
            try await isRefused(WidgetReference(application), "GtkApplication")
        }

        @Test func aWidgetWithoutAWindowIsNotAValidOwner() async throws {
            try Display.open()
            let stray = try #require(gtk_label_new("Stray"))
            g_object_ref_sink(stray)
            defer { g_object_unref(stray) }
            try await isRefused(WidgetReference(stray), "not in a window")
        }

        @Test(arguments: ["new", "realized", "hidden again"])
        func aWindowThatIsNotShownIsNotAValidOwner(_ state: String) async throws {
            try Display.open()
            let window = try SheetWindow()
            defer { window.close() }
            switch state {
            case "realized": gtk_widget_realize(window.widget)
            case "hidden again":
                try await window.show()
                gtk_widget_set_visible(window.widget, 0)
            default: break
            }
            try await isRefused(window.reference, "not shown yet")
            try await isRefused(WidgetReference(window.button), "not shown yet")
            try await isRefused(WidgetReference(window.scroller), "not shown yet")
            try await window.show()
            #expect(window.probe.overlays.isEmpty)
            let run = try SheetRun()
            try await run.presented(in: window)
            run.controller.dismiss(animated: false)
        }

        /// It would be waited for until the user shows it.
        @Test func aPageOfAStackThatIsNotShownIsNotAValidOwner() async throws {
            try Display.open()
            let stack = gtk_stack_new()!
            let pages = [gtkBox(), gtkBox()]
            for page in pages { gtk_stack_add_child(OpaquePointer(stack), page) }
            try await withSheetWindow(content: stack) { window in
                try await isRefused(WidgetReference(pages[1]), "hidden")
                gtk_stack_set_visible_child(OpaquePointer(stack), pages[1])
                let run = try SheetRun()
                run.present(in: WidgetReference(pages[1]), animated: false)
                try await run.isAtRest(in: window)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func aHiddenPaneIsNotAValidOwner() async throws {
            try await withSheetWindow { window in
                gtk_widget_set_visible(window.scroller, 0)
                try await isRefused(WidgetReference(window.scroller), "hidden")
                let child = try #require(gtk_scrolled_window_get_child(OpaquePointer(window.scroller)))
                try await isRefused(WidgetReference(child), "hidden")
            }
        }

        @Test func anAwaitedOutcomeIsReturned() async throws {
            try Display.open()
            let stray = try #require(gtk_button_new())
            g_object_ref_sink(stray)
            defer { g_object_unref(stray) }
            let controller = try SheetRun().controller
            var outcome: Outcome?
            _ = await GLibMessages.expecting("Popsheet: ") {
                outcome = await controller.present(in: WidgetReference(stray))
            }
            #expect(outcome.map(SheetRun.name) == "invalidOwner")
        }

        @Test(arguments: ["label", "narrow label", "hidden label", "button", "entry", "label in a button", "image"])
        func aControlMeansItsWindow(_ kind: String) async throws {
            try Display.open()
            let (label, image, box) = (gtk_label_new("Label")!, gtk_image_new()!, gtkBox())
            for child in [label, image] { gtk_box_append(asBox(box), child) }
            gtk_widget_set_size_request(image, 400, 300)
            let button = gtk_button_new_with_label("Press")!
            let entry = gtk_entry_new()!
            for child in [button, entry] { gtk_box_append(asBox(box), child) }
            if kind == "narrow label" {
                gtk_widget_set_halign(label, GTK_ALIGN_START)
                gtk_widget_set_size_request(label, 20, -1)
                gtk_label_set_text(OpaquePointer(label), "")
            }
            if kind == "hidden label" { gtk_widget_set_visible(label, 0) }
            let owner =
                switch kind {
                case "button": button
                case "entry": entry
                case "image": image
                case "label in a button": gtk_widget_get_first_child(button)!
                default: label
                }
            try await withSheetWindow(content: box) { window in
                let run = try SheetRun()
                run.present(in: WidgetReference(owner), animated: false)
                try await run.isAtRest(in: window)
                let expected = try window.expectedCards(of: run.controller.sheet)
                let frames = window.probe.cards.compactMap { window.probe.frame(of: $0) }
                #expect(frames.count == 2 && zip(frames, expected).allSatisfy { $0.isClose(to: $1) })
                // Asked again while it is there, it is the same sheet.
                run.present(in: WidgetReference(owner), animated: false)
                #expect(window.probe.overlays.count == 1)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        /// A widget that a program draws itself can be a pane.
        @Test func aLargeEnoughWidgetWithoutChildrenIsAPane() async throws {
            try Display.open()
            let (pane, box) = (gtk_drawing_area_new()!, gtkBox())
            gtk_widget_set_size_request(pane, 390, 500)
            gtk_box_append(asBox(box), pane)
            gtk_box_append(asBox(box), gtk_label_new("Below"))
            try await withSheetWindow(content: box) { window in
                let run = try SheetRun()
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                let area = try #require(window.probe.frame(of: pane))
                let expected = try window.expectedCards(of: run.controller.sheet, in: area)
                #expect(
                    window.probe.cards.last.flatMap { window.probe.frame(of: $0) }?.isClose(to: expected[1]) == true)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aPaneTooSmallForAnySheetMeansItsWindow() async throws {
            try Display.open()
            let (pane, box) = (gtkBox(), gtkBox())
            gtk_widget_set_halign(pane, GTK_ALIGN_START)
            gtk_widget_set_size_request(pane, 30, 40)
            gtk_box_append(asBox(box), pane)
            try await withSheetWindow(content: box) { window in
                let run = try SheetRun()
                run.present(in: WidgetReference(pane), animated: false)
                try await run.isAtRest(in: window)
                let expected = try window.expectedCards(of: run.controller.sheet)
                #expect(
                    window.probe.cards.last.flatMap { window.probe.frame(of: $0) }?.isClose(to: expected[1]) == true)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func anAnchorThatIsNotAWidgetIsIgnored() async throws {
            try await withPopoverWindow { place in
                let application = gtk_application_new("org.example.anchor", G_APPLICATION_NON_UNIQUE)!
                defer { g_object_unref(application) }
                let run = try SheetRun()
                let lines = await GLibMessages.expecting("Popsheet: ") {
                    run.present(
                        in: place.window.reference, from: .widget(WidgetReference(application)), animated: false)
                }
                #expect(lines.count == 1 && lines[0].contains("GtkApplication"))
                try await run.isAtRest(in: place.window)
                #expect(place.probe.cards.count == 2)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
