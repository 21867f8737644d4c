import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet
@testable import PopsheetStandalone

extension StandaloneSuites {
    /// Content sheets without an owner window.
    @Suite @MainActor struct StandaloneContentTests {
        private nonisolated static let places: [StandalonePlace] = [.window, .overlay]
        private let input: Input

        init() throws {
            try Display.open()
            input = try Input()
        }

        /// A sheet on the screen, and what comes of it.
        @MainActor
        final class Shown {
            let sheet: StandaloneSheet<ContentSheetController>
            private(set) var outcome: Outcome?

            init(_ sheet: ContentSheet, at place: StandalonePlace, _ options: PresentationOptions) throws {
                let controller = ContentSheetController(sheet, options: options)
                self.sheet = try StandaloneSheet(controller, at: place)
                self.sheet.show { [weak self] in self?.outcome = $0 }
            }

            var controller: ContentSheetController { sheet.controller }

            /// Expects the outcome, and that nothing is left on the screen.
            func expect(_ outcome: Outcome, location: SourceLocation = #_sourceLocation) async throws {
                try await eventually("it ends") { self.outcome != nil }
                #expect(self.outcome == outcome, sourceLocation: location)
                #expect(StandaloneWindow.all.isEmpty, sourceLocation: location)
            }
        }

        private nonisolated static let actions = [
            Action("Rename", id: "rename"), Action("Delete", id: "delete", role: .destructive), .cancel,
        ]

        private func show(
            _ content: WidgetPointer, at place: StandalonePlace = .window, message: String? = nil,
            trailing: [BarItem] = [], _ options: PresentationOptions = PresentationOptions()
        ) async throws -> (Shown, StandaloneWindow) {
            let sheet = try ContentSheet(
                "Content", message: message, content: WidgetReference(content), leadingItems: [],
                trailingItems: trailing,
                actions: Self.actions)
            let shown = try Shown(sheet, at: place, options)
            return (shown, try await StandaloneWindow.present())
        }

        private func text(of entry: WidgetPointer) -> String {
            String(cString: gtk_editable_get_text(OpaquePointer(entry)))
        }

        private func frame(of widget: WidgetPointer, in window: StandaloneWindow) throws -> Rect {
            try #require(SheetProbe(window: window.widget).frame(of: widget))
        }

        /// Waits until the widget has this height and the last row is inside the window.
        private func fits(_ widget: WidgetPointer, _ height: Double, in window: StandaloneWindow) async throws {
            try await eventually("the widget is \(height) high") {
                let probe = SheetProbe(window: window.widget)
                guard let frame = probe.frame(of: widget), let last = window.rows.last.flatMap({ probe.frame(of: $0) })
                else { return false }
                return frame.height == height && frame.y >= 0 && last.maxY <= window.height
            }
        }

        @Test(arguments: places.indices)
        func theWindowsTitleFollowsTheSheets(place: Int) async throws {
            let (shown, window) = try await show(gtk_entry_new(), at: Self.places[place])
            func title() -> String { String(cString: gtk_window_get_title(asWindow(window.widget))) }
            #expect(title().hasPrefix("Content"))
            shown.controller.title = "Another one"
            try await eventually("the window has the new title, not \(title())") { title() == "Another one" }
            shown.controller.dismiss(animated: false)
            try await shown.expect(.cancelled(.programmatic))
        }

        // MARK: Input

        @Test(arguments: places.indices)
        func anEntryHasTheFocusFirstAndReturnChoosesTheDefaultItem(place: Int) async throws {
            let entry = gtk_entry_new()!
            let (shown, _) = try await show(
                entry, at: Self.places[place], trailing: [BarItem("Create", id: "create", isDefault: true)])
            try await input.type("abc")
            try await eventually("the text arrives") { text(of: entry) == "abc" }
            try await input.key("Return")
            try await shown.expect(.action(ChosenAction(id: "create", index: 2, label: "Create")))
            #expect(gtk_widget_get_parent(entry) == nil)
        }

        @Test(arguments: places.indices)
        func aClickChoosesAnActionAndTheOutcomeIsAwaited(place: Int) async throws {
            let sheet = try ContentSheet(
                "Content", content: WidgetReference(gtk_entry_new()!), actions: Self.actions)
            let task = Task { await sheet.present(at: Self.places[place]) }
            let window = try await StandaloneWindow.present()
            #expect(window.rows.count == 3)
            try await window.click(1)
            #expect(await task.value == .action(ChosenAction(id: "rename", index: 0, label: "Rename")))
            #expect(StandaloneWindow.all.isEmpty)
        }

        @Test(arguments: places.indices)
        func aCompletionHandlerGetsTheOutcomeOfTheEscapeKey(place: Int) async throws {
            let sheet = try ContentSheet("Content", content: WidgetReference(gtk_entry_new()!), actions: Self.actions)
            var outcomes: [Outcome] = []
            sheet.present(at: Self.places[place]) { outcomes.append($0) }
            _ = try await StandaloneWindow.present()
            try await input.key("Escape")
            try await eventually("the outcome comes") { !outcomes.isEmpty }
            #expect(outcomes == [.cancelled(.escape)])
            #expect(StandaloneWindow.all.isEmpty)
        }

        // MARK: Ends

        @Test(arguments: places.indices)
        func closingTheWindowIsItsOwnReason(place: Int) async throws {
            let (shown, window) = try await show(gtk_entry_new(), at: Self.places[place])
            try await window.close()
            try await shown.expect(.cancelled(.windowClosed))
        }

        @Test(arguments: places.indices)
        func theWindowOfASheetThatTheUserCantDismissStays(place: Int) async throws {
            let (shown, window) = try await show(
                gtk_entry_new(), at: Self.places[place], PresentationOptions(interactiveDismissal: false))
            var refused: [Outcome] = []
            shown.controller.onEvent = { if case .didRefuseDismissal(let outcome) = $0 { refused.append(outcome) } }
            try await window.close()
            try await eventually("the attempt is refused") { refused == [.cancelled(.windowClosed)] }
            #expect(shown.outcome == nil && StandaloneWindow.all.count == 1)
            shown.controller.dismiss(animated: false)
            try await shown.expect(.cancelled(.programmatic))
        }

        @Test(arguments: places.indices)
        func aTimeoutEndsIt(place: Int) async throws {
            let sheet = try ContentSheet(content: WidgetReference(gtk_entry_new()!), actions: Self.actions)
            let options = PresentationOptions(timeout: .milliseconds(300))
            let shown = try Shown(sheet, at: Self.places[place], options)
            try await shown.expect(.cancelled(.timeout))
        }

        @Test(arguments: places.indices)
        func cancellingTheTaskDismissesIt(place: Int) async throws {
            let sheet = try ContentSheet("Content", content: WidgetReference(gtk_entry_new()!), actions: Self.actions)
            let task = Task { await sheet.present(at: Self.places[place]) }
            _ = try await StandaloneWindow.present()
            task.cancel()
            #expect(await task.value == .cancelled(.programmatic))
            #expect(StandaloneWindow.all.isEmpty)
        }

        @Test(arguments: places.indices)
        func aWidgetThatIsDestroyedTakesTheWindowWithIt(place: Int) async throws {
            let entry = gtk_entry_new()!
            let (shown, _) = try await show(entry, at: Self.places[place])
            // GTK reports a widget that is destroyed while it has a parent as an error of the application.
            gtk_viewport_set_child(OpaquePointer(gtk_widget_get_parent(entry)), nil)
            g_object_run_dispose(UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self))
            try await shown.expect(.cancelled(.parentClosed))
        }

        @Test(arguments: places.indices)
        func aWidgetThatIsShownElsewhereIsNotPresented(place: Int) async throws {
            let entry = gtk_entry_new()!
            let sheet = try ContentSheet("Content", content: WidgetReference(entry), actions: Self.actions)
            let first = try Shown(sheet, at: .window, PresentationOptions())
            let window = try await StandaloneWindow.present()
            let warnings = try await GLibMessages.expecting("can't be presented") {
                let second = try Shown(sheet, at: Self.places[place], PresentationOptions())
                try await eventually("the second ends") { second.outcome != nil }
                #expect(second.outcome == .cancelled(.parentClosed))
            }
            #expect(warnings.count == 1)
            #expect(StandaloneWindow.all == [window.widget])
            #expect(gtk_widget_get_mapped(entry) != 0)
            first.sheet.cancel(.programmatic)
            try await first.expect(.cancelled(.programmatic))
        }

        @Test(arguments: places.indices)
        func itCanBePresentedAgain(place: Int) async throws {
            let entry = gtk_entry_new()!
            let sheet = try ContentSheet("Content", content: WidgetReference(entry), actions: Self.actions)
            for text in ["a", "ab"] {
                let shown = try Shown(sheet, at: Self.places[place], PresentationOptions())
                _ = try await StandaloneWindow.present()
                try await input.key("End")
                try await input.type(String(text.last!))
                try await eventually("the text is kept") { self.text(of: entry) == text }
                try await input.key("Escape")
                try await shown.expect(.cancelled(.escape))
            }
        }

        @Test(arguments: places.indices)
        func nothingIsLeftInMemory(place: Int) async throws {
            let widget: WeakObject
            let (window, controller): (WeakObject, () -> ContentSheetController?)
            do {
                let entry = gtk_entry_new()!
                let (shown, found) = try await show(entry, at: Self.places[place])
                (widget, window) = (WeakObject(entry), WeakObject(found.widget))
                controller = { [weak controller = shown.controller] in controller }
                try await input.key("Escape")
                try await shown.expect(.cancelled(.escape))
            }
            try await eventually("the controller is freed") { controller() == nil }
            try await eventually("the widget is freed") { widget.isGone }
            try await eventually("the window is freed") { window.isGone }
        }

        // MARK: Size

        @Test func theWindowFitsItsContentAndFollowsIt() async throws {
            let display = try Display.open()
            let block = Contents.block(height: 120)
            let (shown, window) = try await show(block)
            try await fits(block, 120, in: window)
            #expect(window.width < Double(display.width) && window.height < Double(display.height))
            let height = window.height
            for change in [200, 60, 120] {
                gtk_widget_set_size_request(block, 100, CInt(change))
                try await fits(block, Double(change), in: window)
                try await eventually("the window follows") {
                    window.height == height + Double(change - 120)
                }
            }
            #expect(SheetProbe(window: window.widget).cards.count == 2)
            shown.sheet.cancel(.programmatic)
            try await shown.expect(.cancelled(.programmatic))
        }

        @Test func theWindowFollowsTheTexts() async throws {
            let block = Contents.block(height: 80)
            let (shown, window) = try await show(block)
            let height = window.height
            shown.controller.message = "What it does, in some more words than fit on a single line of the header."
            try await eventually("the window grows") { window.height > height }
            try await fits(block, 80, in: window)
            shown.controller.message = nil
            try await eventually("the window shrinks") { window.height == height }
            shown.controller.setEnabled(false, "rename")
            try await FrameCounter.idle(window.widget)
            try await window.click(1)
            try await FrameCounter.idle(window.widget)
            #expect(shown.outcome == nil)
            shown.controller.setEnabled(true, "rename")
            #expect(shown.controller.list.actions.first?.isEnabled == true)
            shown.sheet.cancel(.programmatic)
            try await shown.expect(.cancelled(.programmatic))
        }

        @Test(arguments: places.indices)
        func contentLargerThanTheScreenScrolls(place: Int) async throws {
            let display = try Display.open()
            let (shown, window) = try await show(Contents.block(height: 5_000, width: 6_000), at: Self.places[place])
            // A window also has a margin for shadows.
            #expect(window.width <= Double(display.width) + 100 && window.height <= Double(display.height) + 100)
            let area = try frame(of: try #require(SheetProbe(window: window.widget).scrollers.first), in: window)
            #expect(area.width < Double(display.width) && area.height < Double(display.height) && area.height > 100)
            try await window.click(window.rows.count - 1)
            try await shown.expect(.cancelled(.cancelAction))
        }

        @Test(arguments: places.indices)
        func contentWithoutASizeIsPresented(place: Int) async throws {
            let (shown, window) = try await show(gtk_drawing_area_new(), at: Self.places[place])
            try await window.click(0)
            try await shown.expect(.action(ChosenAction(id: "delete", index: 1, label: "Delete")))
        }

        @Test(arguments: places.indices)
        func contentThatGrowsInEachFrameFillsTheScreenAndStaysUsable(place: Int) async throws {
            let display = try Display.open()
            let block = Contents.block(height: 10)
            var height = 10
            let ticker = FrameTicker(block)
            let sheet = try ContentSheet("Content", content: WidgetReference(block), actions: Self.actions)
            let shown = try Shown(sheet, at: Self.places[place], PresentationOptions())
            try await eventually("there is a window") { StandaloneWindow.all.count == 1 }
            try await eventually("the widget is shown") { gtk_widget_get_mapped(block) != 0 }
            let window = StandaloneWindow(widget: StandaloneWindow.all[0])
            ticker.start { _ in
                height += 11
                gtk_widget_set_size_request(block, 100, CInt(height))
                return true
            }
            try await eventually("it is larger than the screen") { height > display.height * 2 }
            #expect(window.height <= Double(display.height) + 100)
            let last = try frame(of: try #require(window.rows.last), in: window)
            #expect(last.maxY <= window.height)
            try await input.key("Escape")
            try await shown.expect(.cancelled(.escape))
            ticker.stop()
        }

        // MARK: Containers

        @Test(
            .requires(.x11), .requires(.compositor), arguments: [PresentationOptions.Style.automatic, .sheet, .cards])
        func onTheScreenTheContentIsOnCards(style: PresentationOptions.Style) async throws {
            let display = try Display.open()
            let block = Contents.block(height: 120)
            let (shown, window) = try await show(block, at: .automatic, PresentationOptions(style: style))
            #expect(window.width == Double(display.width) && window.height == Double(display.height))
            let probe = SheetProbe(window: window.widget)
            let cards = probe.cards.compactMap { probe.frame(of: $0) }
            #expect(cards.count == 2)
            #expect(try #require(cards.last).maxY > window.height - 40)
            try await input.click(at: ScreenPoint(x: 20, y: 20))
            try await shown.expect(.cancelled(.backdrop))
        }

        @Test(.requires(.x11), .requires(.compositor))
        func aPopoverPointsAtThePointer() async throws {
            let display = try Display.open()
            let (x, y) = (Double(display.width) / 2, Double(display.height) / 2)
            try await input.move(to: ScreenPoint(x: x, y: y))
            let entry = gtk_entry_new()!
            var options = PresentationOptions(style: .popover)
            options.popover.arrowDirections = [.up]
            let (shown, window) = try await show(entry, at: .automatic, options)
            #expect(try frame(of: entry, in: window).y > y)
            try await input.type("abc")
            try await eventually("the text arrives") { text(of: entry) == "abc" }
            try await input.key("Escape")
            try await shown.expect(.cancelled(.escape))
        }

        @Test func aCompactSheetFillsItsWindow() async throws {
            let (shown, window) = try await show(
                gtk_entry_new(), at: .automatic, PresentationOptions(style: .compact))
            #expect(shown.controller.session.presenter?.layout?.containerName == .compact)
            #expect(window.width < 400 && window.height < 400)
            try await input.key("Escape")
            try await shown.expect(.cancelled(.escape))
        }

        // MARK: Moving

        @Test(arguments: [true, false])
        func theMouseDragsTheWindowByItsHeaderAndByEmptyPartsOfItsContent(byHeader: Bool) async throws {
            let block = Contents.block(height: 160)
            let (shown, window) = try await show(block, message: "Message")
            let probe = SheetProbe(window: window.widget)
            let part = try frame(of: byHeader ? try #require(probe.header) : block, in: window)
            let before = try await WindowPlace.onScreen(of: window.widget)
            let start = ScreenPoint(x: before.x + part.midX, y: before.y + part.midY)
            try await input.drag(from: start, to: start.offset(x: -60, y: -120))
            try await eventually("the window has moved") {
                try await WindowPlace.onScreen(of: window.widget).y < before.y - 60
            }
            gtk_widget_set_size_request(block, 100, 200)
            try await fits(block, 200, in: window)
            shown.sheet.cancel(.programmatic)
            try await shown.expect(.cancelled(.programmatic))
        }
    }
}
