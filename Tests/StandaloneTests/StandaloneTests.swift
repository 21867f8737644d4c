import CPopsheet
import CPopsheetTestSupport
import Foundation
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet
@testable import PopsheetStandalone

extension StandaloneSuites {
    /// Sheets without an owner window, in a program whose main loop runs.
    @Suite @MainActor struct StandaloneTests {
        private nonisolated static let places: [StandalonePlace] = [.automatic, .window, .overlay]
        private let input: Input
        private let sheet: ActionSheet

        init() throws {
            try Display.open()
            input = try Input()
            sheet = try ActionSheet("Standalone", actions: StandaloneSuites.actions)
        }

        private func present(
            at place: StandalonePlace = .window, _ options: PresentationOptions = PresentationOptions()
        ) -> Task<Outcome, Never> {
            Task { await sheet.present(at: place, options: options) }
        }

        /// Expects the outcome, and that nothing is left on the screen.
        private func expect(
            _ outcome: Outcome, of task: Task<Outcome, Never>, location: SourceLocation = #_sourceLocation
        ) async {
            #expect(await task.value == outcome, sourceLocation: location)
            #expect(StandaloneWindow.all.isEmpty, sourceLocation: location)
        }

        @Test(arguments: places.indices)
        func aKeyChooses(place: Int) async throws {
            let task = present(at: Self.places[place])
            _ = try await StandaloneWindow.present()
            for key in ["Home", "Return"] { try await input.key(key) }
            await expect(.action(ChosenAction(id: "delete", index: 1, label: "Delete Photos")), of: task)
        }

        @Test(arguments: places.indices)
        func aClickChooses(place: Int) async throws {
            let task = present(at: Self.places[place])
            try await StandaloneWindow.present().click(1)
            await expect(.action(ChosenAction(id: "move", index: 0, label: "Move to Album…")), of: task)
        }

        @Test(arguments: places.indices)
        func itReportsWhenItIsShownAndThenWhenItHasBeenDrawn(place: Int) async throws {
            var events: [String] = []
            let standalone = try StandaloneSheet(
                ActionSheetController(sheet, options: PresentationOptions()), at: Self.places[place])
            standalone.onShown = { events.append("shown") }
            standalone.onDrawn = { events.append("drawn") }
            standalone.show { _ in events.append("ended") }
            try await eventually("it is drawn") { events.contains("drawn") }
            standalone.cancel(.programmatic, animated: false)
            try await eventually("it ends") { events.contains("ended") }
            #expect(events == ["shown", "drawn", "ended"])
        }

        /// A window that is not shown is not drawn: what waits for that goes on after a time.
        @Test func theWaitForADrawingHasALimit() async throws {
            let window: WidgetPointer = try #require(gtk_window_new())
            defer { gtk_window_destroy(window.asWindow) }
            gtk_widget_realize(window)
            var ends: [String] = []
            let limited = FirstDrawing(of: window, orAfter: 20) { ends.append("limited") }
            let unlimited = FirstDrawing(of: window) { ends.append("unlimited") }
            let stopped = FirstDrawing(of: window, orAfter: 10) { ends.append("stopped") }
            stopped.stop()
            try await eventually("the limit is over") { !ends.isEmpty }
            #expect(ends == ["limited"])
            for drawing in [limited, unlimited] { drawing.stop() }
        }

        @Test func aCompletionHandlerGetsTheOutcome() async throws {
            var outcomes: [Outcome] = []
            sheet.present(at: .window) { outcomes.append($0) }
            _ = try await StandaloneWindow.present()
            try await input.key("Escape")
            try await eventually("the outcome comes") { !outcomes.isEmpty }
            #expect(outcomes == [.cancelled(.escape)])
            #expect(StandaloneWindow.all.isEmpty)
        }

        @Test func aWindowIsAsLargeAsTheSheet() async throws {
            let display = try Display.open()
            let task = present(at: .window)
            let window = try await StandaloneWindow.present()
            #expect(window.width < Double(display.width) && window.height < Double(display.height))
            task.cancel()
            await expect(.cancelled(.programmatic), of: task)
        }

        /// The server fills them before GTK knows about them.
        @Test(.requires(.x11), .requires(.compositor), arguments: [StandalonePlace.window, .overlay])
        func newPartsOfAWindowAreTransparentUntilTheyAreDrawn(place: StandalonePlace) async throws {
            let desktop = try await Screenshot.ofScreen().pixel(at: ScreenPoint(x: 20, y: 20))
            let task = present(at: place)
            let window = try await StandaloneWindow.present()
            let row = try #require(SheetProbe(window: window.widget).frame(of: window.rows[0]))
            let origin = try await WindowPlace.onScreen(of: window.widget)
            let point = ScreenPoint(x: origin.x + row.x + 20, y: origin.y + row.midY)
            let surface = try #require(pop_widget_surface(window.widget))
            #expect(support_x11_clear(support_x11_number(surface), 0, 0, 0, 0))
            try await eventually("the row's place shows the desktop") {
                try await Screenshot.ofScreen().pixel(at: point) == desktop
            }
            task.cancel()
            await expect(.cancelled(.programmatic), of: task)
        }

        @Test(.requires(.x11), .requires(.compositor))
        func anOverlayCoversTheScreen() async throws {
            let display = try Display.open()
            for place in [StandalonePlace.automatic, .overlay] {
                let task = present(at: place)
                let window = try await StandaloneWindow.present()
                #expect(window.width == Double(display.width) && window.height == Double(display.height))
                try await input.click(at: ScreenPoint(x: 20, y: 20))
                await expect(.cancelled(.backdrop), of: task)
            }
        }

        @Test(.requires(.wayland, "the tests do not load gtk4-layer-shell"))
        func whatCannotCoverTheScreenIsAWindow() async throws {
            let display = try Display.open()
            let task = present(at: .overlay)
            #expect(try await StandaloneWindow.present().width < Double(display.width))
            try await input.key("Escape")
            await expect(.cancelled(.escape), of: task)
        }

        @Test(.requires(.x11), .requires(.compositor))
        func aPopoverPointsAtThePointerInItsPermittedDirection() async throws {
            let display = try Display.open()
            let (x, y) = (Double(display.width) / 2, Double(display.height) / 2)
            try await input.move(to: ScreenPoint(x: x, y: y))
            for direction in [PopoverOptions.ArrowEdge.up, .down] {
                var options = PresentationOptions(style: .popover)
                options.popover.arrowDirections = [direction]
                let task = present(at: .automatic, options)
                let window = try await StandaloneWindow.present()
                let row = try #require(SheetProbe(window: window.widget).frame(of: window.rows[0]))
                #expect(direction == .up ? row.y > y : row.y < y)
                try await input.key("Escape")
                await expect(.cancelled(.escape), of: task)
            }
        }

        // MARK: Ends

        @Test(arguments: places.indices)
        func closingTheWindowIsItsOwnReason(place: Int) async throws {
            let task = present(at: Self.places[place])
            try await StandaloneWindow.present().close()
            await expect(.cancelled(.windowClosed), of: task)
        }

        @Test(arguments: places.indices)
        func aTimeoutEndsIt(place: Int) async throws {
            let task = present(at: Self.places[place], PresentationOptions(timeout: .milliseconds(300)))
            try await eventually("the window is there") { StandaloneWindow.all.count == 1 }
            await expect(.cancelled(.timeout), of: task)
        }

        @Test(arguments: places.indices)
        func cancellingTheTaskDismissesIt(place: Int) async throws {
            let task = present(at: Self.places[place])
            _ = try await StandaloneWindow.present()
            task.cancel()
            await expect(.cancelled(.programmatic), of: task)
        }

        @Test(arguments: places.indices)
        func cancellingTheTaskBeforeTheSheetIsThereEndsItToo(place: Int) async throws {
            let task = present(at: Self.places[place], PresentationOptions(style: .popover))
            try await eventually("the window is there") { StandaloneWindow.all.count == 1 }
            task.cancel()
            await expect(.cancelled(.programmatic), of: task)
        }

        @Test func aTaskCancelledBeforehandPresentsNothing() async throws {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await sheet.present()
            }
            await expect(.cancelled(.programmatic), of: task)
        }

        @Test(arguments: places.indices, [true, false])
        func nothingIsLeftInMemory(place: Int, chooses: Bool) async throws {
            weak var token: Token?
            var outcomes = 0
            do {
                let kept = Token()
                token = kept
                var actions = StandaloneSuites.actions
                let handler: Action.Handler = { _ = kept }
                for index in actions.indices { actions[index].handler = handler }
                try ActionSheet("Standalone", actions: actions).present(at: Self.places[place]) { _ in
                    withExtendedLifetime(kept) { outcomes += 1 }
                }
            }
            let object = WeakObject(try await StandaloneWindow.present().widget)
            for key in chooses ? ["Home", "Return"] : ["Escape"] { try await input.key(key) }
            try await eventually("the outcome comes") { outcomes == 1 }
            try await eventually("what its closures held is freed") { token == nil }
            try await eventually("the window is freed") { object.isGone }
        }

        final class Token: Sendable {}

        // MARK: Programs

        private func start(
            _ how: String, _ environment: [String: String?] = [:]
        ) throws -> RunningProcess {
            try ProcessRunner.start(ProcessRunner.built("standalone-program"), [how], environment: environment)
        }

        /// What a sheet reports that is not presented.
        private func expectRefusal(_ answer: ProcessRunner.Answer, times: Int) {
            #expect(answer.text == String(repeating: "cancelled by noDisplay\n", count: times))
            let lines = answer.errorText.split(separator: "\n").filter { $0.contains("no display is open") }
            #expect(lines.count == times, "\(answer.errorText)")
            #expect(answer.status == 0)
        }

        @Test(.requires(.wayland, "X servers report errors as events"))
        func theErrorForWhichACompositorEndsAConnectionIsKnown() throws {
            pop_wayland_silence()
            #expect(support_wayland_make_error())
            let error = try #require(pop_wayland_error().map { String(cString: $0) })
            #expect(error.hasPrefix("wl_registry"))
            #expect(error.contains(": error 0: invalid global wl_compositor"))
        }

        @Test func withoutGTKOrADisplayTheOutcomeSaysSo() async throws {
            expectRefusal(try await start("uninitialized").answer(timeout: .seconds(30)), times: 1)
            let nowhere: [String: String?] = [
                "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": "/nonexistent",
            ]
            expectRefusal(try await start("initialized", nowhere).answer(timeout: .seconds(30)), times: 2)
        }

        @Test(arguments: ["initialized", "application"])
        func aProgramWithoutWindowsPresentsSheetsAndEnds(how: String) async throws {
            let program = try start(how)
            // A test that fails leaves no window behind for the next.
            defer { program.send(SIGKILL) }
            for (focus, key) in [("Delete Photos", "Down"), ("Move to Album…", "Return"), ("Empty Trash", "Escape")] {
                try await eventually("“\(focus)” has the focus") {
                    let tree = try await Accessibility.ask("--app", "standalone-program", "tree").text
                    return tree.contains("{active")
                        && tree.split(separator: "\n").contains {
                            $0.contains("\"\(focus)\"") && $0.contains("focused")
                        }
                }
                try await input.key(key)
            }
            let answer = try await program.answer(timeout: .seconds(30))
            #expect(answer.text == "action \"move\" (Move to Album…)\ncancelled by escape\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }

        @Test(arguments: [
            ("quit-await", "programmatic"), ("quit-async-let", "programmatic"), ("quit-own-window", "programmatic"),
            ("quit-close", "parentClosed"),
        ])
        func whatAwaitsAnOutcomeResumesBeforeTheApplicationEnds(how: String, reason: String) async throws {
            let program = try start(how)
            defer { program.send(SIGKILL) }
            let answer = try await program.answer(timeout: .seconds(30))
            #expect(answer.text == "cancelled by \(reason)\nthe application has ended\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }

        @Test func aMainLoopWithoutTheMainActorIsReportedOnceIfATaskWaits() async throws {
            let program = try start("forgotten")
            defer { program.send(SIGKILL) }
            let answer = try await program.answer(timeout: .seconds(30))
            #expect(answer.text == "")
            let lines = answer.errorText.split(separator: "\n").filter { $0.contains("PopsheetMainActor.install()") }
            #expect(lines.count == 1, "\(answer.errorText)")
            #expect(answer.status == 0)
        }

        @Test func aProgramWithoutWindowsPresentsAWidgetAndEnds() async throws {
            let program = try start("content")
            // A test that fails leaves no window behind for the next.
            defer { program.send(SIGKILL) }
            for (title, text, key) in [("New Album", "abc", "Return"), ("Rename 3 files?", "def", "Escape")] {
                try await eventually("the entry of “\(title)” has the focus") {
                    let tree = try await Accessibility.ask("--app", "standalone-program", "tree").text
                    let lines = tree.split(separator: "\n")
                    return tree.contains("{active") && tree.contains(title)
                        && lines.contains { $0.contains("focused") && $0.contains("text") }
                }
                try await input.key("End")
                try await input.type(text)
                try await input.key(key)
            }
            let answer = try await program.answer(timeout: .seconds(30))
            #expect(answer.text == "action \"create\" (Create)\nabc\ncancelled by escape\nabcdef\n")
            #expect(answer.errorText == "")
            #expect(answer.status == 0)
        }
    }
}
