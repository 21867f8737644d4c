import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets that the user can't dismiss without choosing (content.md §6).
    @Suite @MainActor struct InteractiveDismissalTests {
        init() throws { try Display.open() }

        /// The attempts that were refused, and those that were asked about.
        @MainActor private final class Refusals {
            private(set) var names: [String] = []
            private(set) var asked: [String] = []

            init(of controller: PresentationController) {
                let log = controller.onEvent
                controller.onEvent = { [weak self] event in
                    log?(event)
                    if case .didRefuseDismissal(let outcome) = event { self?.names.append(SheetRun.name(outcome)) }
                }
                controller.options.interactiveDismissal = false
                controller.shouldDismiss = { [weak self] outcome in
                    self?.asked.append(SheetRun.name(outcome))
                    return true
                }
            }
        }

        @Test func escapeAndAPressOnTheBackdropAreRefusedAtOnceAndReported() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let refusals = Refusals(of: run.controller)
                try await run.presented(in: window)
                try await window.input.key("Escape")
                try await eventually("Escape is refused") { refusals.names == ["escape"] }
                try await window.click(x: 200, y: 60)
                try await eventually("the press is refused") { refusals.names == ["escape", "backdrop"] }
                run.controller.requestDismissal()
                #expect(refusals.names == ["escape", "backdrop", "escape"])
                #expect(run.log == ["willPresent", "didPresent"])
                // Choosing an action does not need it.
                try await window.input.key("Down")
                try await eventually("the focus moves") { window.probe.focusedRow == 1 }
                try await window.input.key("Return")
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
                #expect(refusals.names.count == 3 && refusals.asked == ["move#0"])
            }
        }

        @Test(arguments: ["cancelAction", "timeout", "programmatic"])
        func theCancelActionATimeoutAndTheProgramStillDismiss(_ reason: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let refusals = Refusals(of: run.controller)
                try await run.presented(in: window)
                switch reason {
                case "cancelAction": try await window.click(try #require(window.probe.rows.last))
                case "timeout": run.controller.options.timeout = .milliseconds(1)
                default: run.controller.dismiss()
                }
                let answer = try await run.ends()
                #expect(answer == "answer \(reason)" && refusals.names.isEmpty && refusals.asked == [reason])
            }
        }

        @Test func aSwipeSpringsBackAndIsReported() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let refusals = Refusals(of: run.controller)
                try await run.presented(in: window, animated: true)
                let top = window.probe.top
                let header = try #require(window.probe.header)
                let drag = try await Drag.begin(on: header, in: window)
                try await drag.move(through: [20, 80])
                try await drag.release(120)
                try await eventually("the swipe is refused") { refusals.names == ["swipe"] }
                try await eventually("the sheet is back") {
                    run.controller.isAtRest && abs(window.probe.top - top) <= 0.5
                }
                #expect(refusals.asked.isEmpty)
                run.controller.options.interactiveDismissal = true
                try await window.input.key("Escape")
                let answer = try await run.ends()
                #expect(answer == "answer escape")
            }
        }

        @Test func aContentSheetResistsBelowItsSmallestDetent() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                let refusals = Refusals(of: run.controller)
                try await run.presented(in: window, animated: true)
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(20)
                try await drag.move(260)
                let pull = 0.55 * 260.0
                try await run.isHeld(315 - pull * 640 / (640 + pull), in: window)
                try await drag.release(260)
                try await run.isAt(315, in: window)
                #expect(refusals.names == ["swipe"] && refusals.asked.isEmpty && run.isPresented)
                try await run.dismiss()
            }
        }

        @Test(arguments: [false, true])
        func aPressOutsideAPopoverIsRefused(isOnItsOwnSurface: Bool) async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                if isOnItsOwnSurface { run.controller.options.popover.surface = .native }
                let refusals = Refusals(of: run.controller)
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.click(x: place.window.width - 5, y: place.window.height - 5)
                try await eventually("the press is refused") { refusals.names == ["outsideClick"] }
                #expect(run.isPresented && place.window.probe.overlays.count == 1)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aProgramAsksAsTheEscapeKeyDoes() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                var asked: [Outcome] = []
                run.controller.requestDismissal()
                run.controller.shouldDismiss = { outcome in
                    asked.append(outcome)
                    return asked.count > 1
                }
                try await run.presented(in: window)
                run.controller.requestDismissal()
                try await eventually("the question is asked") { asked == [.cancelled(.escape)] }
                try await eventually("it is answered") {
                    run.controller.requestDismissal()
                    return asked.count == 2
                }
                try await run.ends()
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
            }
        }
    }
}
