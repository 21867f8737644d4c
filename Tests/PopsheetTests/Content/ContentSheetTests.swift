import CPopsheet
import PopsheetLayout
import PopsheetRandomNumbers
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Synchronization
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A widget of an application in a sheet (content.md).
    @Suite @MainActor struct ContentSheetTests {
        init() throws { try Display.open() }

        // MARK: The widget

        @Test(arguments: [(400, 640), (800, 640), (200, 240)])
        func aWidgetIsShownInTheContainerOfItsWindow(_ width: Int, _ height: Int) async throws {
            try await withSheetWindow(width: width, height: height, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun("Title", content: gtk_entry_new())
                try await run.presented(in: window)
                let names = [400: "edge-sheet", 800: "form-sheet", 200: "compact"]
                #expect(run.presenter?.layout?.containerName.rawValue == names[width])
                let frame = try #require(window.probe.frame(of: run.widget))
                #expect(frame.width > 0 && frame.height > 0 && frame.maxY <= window.height)
                try await run.dismiss()
                #expect(run.log.last == "didDismiss programmatic")
            }
        }

        @Test func theOwnerGetsTheWidgetBackAndCanPresentItAgain() async throws {
            try await withSheetWindow { window in
                let entry = gtk_entry_new()!
                gtk_editable_set_text(OpaquePointer(entry), "kept")
                let run = try ContentSheetRun(content: entry)
                for _ in 0..<3 {
                    try await run.presented(in: window)
                    #expect(gtk_widget_get_mapped(entry) != 0)
                    try await run.dismiss()
                    #expect(gtk_widget_get_parent(entry) == nil)
                    #expect(String(cString: gtk_editable_get_text(OpaquePointer(entry))) == "kept")
                }
            }
        }

        @Test func aWidgetThatScrollsByItselfIsNotPutIntoAViewport() async throws {
            try await withSheetWindow { window in
                let text = gtk_text_view_new()!
                let run = try ContentSheetRun(content: text)
                try await run.presented(in: window)
                #expect(gtk_widget_get_parent(text) == run.content?.area.pointer)
                try await run.dismiss()
                #expect(gtk_widget_get_parent(text) == nil)
            }
        }

        @Test func whatIsNoFreeWidgetIsATypedError() async throws {
            try await withSheetWindow { window in
                @MainActor func code(_ reference: WidgetReference) -> SheetError.Code? {
                    do {
                        _ = try ContentSheet(content: reference)
                        return nil
                    } catch { return error.code }
                }
                #expect(code(window.reference) == .invalidContent)
                #expect(code(WidgetReference(window.button)) == .contentHasParent)
                let settings = try #require(gtk_settings_get_default())
                #expect(code(WidgetReference(UnsafeMutableRawPointer(settings))) == .invalidContent)
                let label = gtk_label_new("gone")!
                let gone = WidgetReference(label)
                g_object_ref_sink(label)
                g_object_unref(label)
                #expect(code(gone) == .invalidContent)
            }
        }

        @Test func aWidgetThatGetsAParentElsewhereIsNotPresented() async throws {
            try await withSheetWindow { window in
                let label = gtk_label_new("Label")!
                let run = try ContentSheetRun(content: label)
                let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
                g_object_ref_sink(box)
                defer { g_object_unref(box) }
                gtk_box_append(asBox(box), label)
                let warnings = try await GLibMessages.expecting("can't be presented") {
                    run.controller.present(in: window.reference) { #expect($0 == .cancelled(.parentClosed)) }
                    try await eventually("it ends") { run.log.last == "didDismiss parentClosed" }
                }
                #expect(
                    warnings == [
                        "Popsheet: a content sheet can't be presented: the content is a GtkLabel in a GtkBox; remove it from there first"
                    ])
            }
        }

        @Test func aWidgetThatIsTakenOutAndDestroyedEndsTheSheet() async throws {
            try await withSheetWindow { window in
                let label = gtk_label_new("Label")!
                let run = try ContentSheetRun(content: label)
                try await run.presented(in: window)
                gtk_viewport_set_child(OpaquePointer(try #require(gtk_widget_get_parent(label))), nil)
                g_object_run_dispose(UnsafeMutableRawPointer(label).assumingMemoryBound(to: GObject.self))
                let outcome = try await run.ends()
                #expect(outcome == "parentClosed")
                // It can't be presented again.
                let warnings = try await GLibMessages.expecting("a widget that is gone") {
                    run.controller.present(in: window.reference) { #expect($0 == .cancelled(.parentClosed)) }
                    try await eventually("it ends again") {
                        run.log.filter { $0 == "didDismiss parentClosed" }.count == 2
                    }
                }
                #expect(warnings.count == 1)
            }
        }

        // MARK: The container changes with the window

        @Test func theFocusTheTextAndTheSelectionSurviveAnotherContainer() async throws {
            try await withSheetWindow(width: 800, height: 640, content: gtk_drawing_area_new()) { window in
                let entry = gtk_entry_new()!
                gtk_editable_set_text(OpaquePointer(entry), "some text")
                let run = try ContentSheetRun(content: entry)
                try await run.presented(in: window)
                gtk_editable_select_region(OpaquePointer(entry), 2, 5)
                for width in [400, 800, 400] {
                    try await resize(window, width, 640)
                    let name = width == 400 ? "edge-sheet" : "form-sheet"
                    try await eventually("an \(name)") { run.presenter?.layout?.containerName.rawValue == name }
                    try await run.rests(in: window)
                    var (start, end): (Int32, Int32) = (0, 0)
                    gtk_editable_get_selection_bounds(OpaquePointer(entry), &start, &end)
                    #expect((start, end) == (2, 5), "width \(width)")
                    let focus = try #require(window.probe.focus)
                    #expect(gtk_widget_is_ancestor(focus, entry) != 0, "width \(width)")
                }
                try await run.dismiss()
            }
        }

        @Test func theSelectedDetentSurvivesAnotherContainer() async throws {
            try await withSheetWindow(width: 400, height: 640, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun(content: Contents.block(height: 100))
                try await run.presented(in: window)
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                try await resize(window, 800, 640)
                try await eventually("a form sheet") { run.presenter?.layout?.containerName == .formSheet }
                #expect(run.controller.selectedDetent == nil)
                try await resize(window, 400, 600)
                try await run.isAt(590, in: window)
                #expect(run.controller.selectedDetent == .large)
                try await run.dismiss()
            }
        }

        private func resize(_ window: SheetWindow, _ width: Int, _ height: Int) async throws {
            gtk_window_set_default_size(window.window, CInt(width), CInt(height))
            try await eventually("the window is \(width) wide") { window.width == Double(width) }
            try await window.rests()
        }

        // MARK: Detents

        @Test func theSheetIsPresentedAtItsSmallestOrItsInitialDetent() async throws {
            try await withSheetWindow { window in
                for (initial, extent) in [(nil, 315.0), (Detent.large, 630), (.medium, 315)] {
                    let run = try ContentSheetRun(content: Contents.block(height: 50)) { $0.initialDetent = initial }
                    try await run.presented(in: window)
                    try await run.isAt(extent, in: window)
                    #expect(run.controller.selectedDetent == (initial ?? .medium))
                    try await run.dismiss()
                }
            }
        }

        @Test(arguments: [true, false])
        func theProgramSelectsADetent(_ animated: Bool) async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), detents: [.height(120), .fraction(0.5), .large])
                try await run.presented(in: window, animated: animated)
                try await run.isAt(120, in: window)
                run.controller.selectedDetent = .large
                #expect(run.controller.selectedDetent == .large)
                try await run.isAt(630, in: window)
                run.controller.selectedDetent = .fraction(0.5)
                try await run.isAt(315, in: window)
                // One that the sheet does not have.
                run.controller.selectedDetent = .height(200)
                #expect(run.controller.selectedDetent == .fraction(0.5))
                let changes = run.log.filter { $0.contains(" by ") }
                #expect(changes == ["large by program", "fraction(0.5) by program"])
                try await run.dismiss()
            }
        }

        @Test func aPressOnTheGrabberMovesToTheNextDetentAndFromTheLargestToTheSmallest() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), detents: [.height(120), .medium, .large])
                try await run.presented(in: window, animated: true)
                for (extent, detent) in [(315.0, "medium"), (630, "large"), (120, "height(120.0)")] {
                    let place = try run.grabber(in: window)
                    try await window.click(x: place.x, y: place.y)
                    try await run.isAt(extent, in: window)
                    #expect(run.log.last == "\(detent) by grabber")
                }
                try await run.dismiss()
            }
        }

        @Test func theArrowKeysOnTheGrabberMoveOneDetent() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                gtk_widget_grab_focus(try #require(run.content).grabber.button)
                for (key, extent) in [("Up", 630.0), ("Up", 630), ("Down", 315), ("Down", 315), ("Return", 630)] {
                    try await window.input.key(key)
                    try await run.isAt(extent, in: window)
                }
                #expect(run.log.filter { $0.hasSuffix("keyboard") }.count == 3)
                try await run.dismiss()
            }
        }

        @Test func contentThatGrowsMovesASheetAtItsContentDetentOnly() async throws {
            try await withSheetWindow { window in
                let block = Contents.block(height: 100)
                let run = try ContentSheetRun(content: block, detents: [.content, .height(400)])
                try await run.presented(in: window, animated: true)
                // The grabber takes 15.
                try await run.isAt(115, in: window)
                gtk_widget_set_size_request(block, 100, 200)
                try await run.isAt(215, in: window)
                run.controller.selectedDetent = .height(400)
                try await run.isAt(400, in: window)
                gtk_widget_set_size_request(block, 100, 300)
                try await FrameCounter.idle(window.widget)
                try await run.isAt(400, in: window)
                run.controller.selectedDetent = .content
                try await run.isAt(315, in: window)
                try await run.dismiss()
            }
        }

        @Test func aDetentThatDisappearsIsReplacedByTheNearest() async throws {
            try await withSheetWindow { window in
                final class Switch: @unchecked Sendable { var isOn = true }
                let isOn = Switch()
                let block = Contents.block(height: 50)
                let custom = Detent.custom("third") { isOn.isOn ? $0.maximum / 3 : nil }
                let run = try ContentSheetRun(content: block, detents: [custom, .height(240), .large])
                try await run.presented(in: window, animated: true)
                try await run.isAt(210, in: window)
                isOn.isOn = false
                gtk_widget_set_size_request(block, 100, 60)
                try await run.isAt(240, in: window)
                #expect(run.log.last == "height(240.0) by resize")
                try await run.dismiss()
            }
        }

        @Test func oneThousandDetentsAndRandomResolversAreHarmless() async throws {
            try await withSheetWindow { window in
                var detents = (1...1_000).map { Detent.height(Double($0)) }
                let random = Mutex(RandomNumbers())
                detents.append(.custom("random") { _ in random.withLock { $0.number(-100...1_000) } })
                detents.append(.custom("nan") { _ in .nan })
                let block = Contents.block(height: 50)
                let run = try ContentSheetRun(content: block, detents: detents)
                try await run.presented(in: window)
                for height in [60, 70, 80] {
                    gtk_widget_set_size_request(block, 100, CInt(height))
                    try await run.rests(in: window)
                }
                run.controller.selectedDetent = .height(500)
                try await run.isAt(500, in: window)
                try await run.dismiss()
            }
        }

        // MARK: What is beneath

        @Test func upToTheLargestUndimmedDetentWhatIsBeneathIsLive() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    content: Contents.block(height: 50), detents: [.medium, .height(400)]
                ) {
                    $0.largestUndimmedDetent = .medium
                }
                try await run.presented(in: window)
                try await window.shows(SheetWindow.background, x: 20, y: 200, "the undimmed window")
                try await window.click(window.button)
                try await eventually("the button beneath is clicked") { window.buttonClicks == 1 }
                #expect(run.isPresented)
                run.controller.selectedDetent = .height(400)
                try await run.isAt(400, in: window)
                // Black at 0.2 (content.md §5).
                try await window.shows(Pixel(160, 120, 80), x: 20, y: 200, "the dimmed window")
                run.controller.selectedDetent = .medium
                try await run.isAt(315, in: window)
                try await window.shows(SheetWindow.background, x: 20, y: 200, "the undimmed window")
                try await window.click(window.button)
                try await eventually("the button beneath is clicked again") { window.buttonClicks == 2 }
                try await run.dismiss()
            }
        }

        @Test func aDimmedSheetIsDismissedByAPressOutsideIt() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(content: Contents.block(height: 50))
                try await run.presented(in: window)
                try await window.click(window.button)
                let outcome = try await run.ends()
                #expect(outcome == "backdrop" && window.buttonClicks == 0)
            }
        }

        // MARK: An on-screen keyboard

        @Test func aKeyboardLiftsTheSheetAndLowersItOnlyWhereThereIsNoSpace() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun(content: Contents.block(height: 50), detents: [.medium, .large])
                try await run.presented(in: window, animated: true)
                try await run.isAt(315, in: window)
                run.controller.options.keyboardInset = 200
                try await run.isAt(515, in: window)
                #expect(run.controller.selectedDetent == .medium)
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                run.controller.options.keyboardInset = 0
                try await run.isAt(630, in: window)
                run.controller.selectedDetent = .medium
                try await run.isAt(315, in: window)
                #expect(!run.log.contains { $0.hasSuffix("resize") })
                try await run.dismiss()
            }
        }

        // MARK: A popover

        @Test func aPopoverHasTheNaturalSizeOfItsContent() async throws {
            try await withSheetWindow(width: 800, height: 640) { window in
                var options = PresentationOptions(style: .popover)
                options.popover.width = .fitting
                let run = try ContentSheetRun(content: Contents.block(height: 180, width: 240), options: options)
                try await run.presented(in: window, from: .widget(WidgetReference(window.button)))
                let frame = try #require(window.probe.frame(of: run.widget))
                #expect((frame.width, frame.height) == (240, 180))
                try await run.dismiss()
            }
        }
    }
}
