import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Sheets over sheets, sheets presented by sheets, and a sheet presented twice.
    @Suite @MainActor struct SheetNestingTests {
        @Test func presentingTwiceShowsOneSheetWithOneOutcomeForBoth() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.present(in: window.reference)
                run.present(in: window.reference)
                #expect(window.probe.overlays.count == 1)
                try await run.isAtRest(in: window)
                let task = Task { await run.controller.present(in: window.reference) }
                await Task.yield()
                try await FrameCounter.idle(window.widget)
                #expect(window.probe.overlays.count == 1)
                try await window.click(window.probe.rows[1])
                try await run.ends()
                #expect(await task.value == .action(ChosenAction(id: "move", index: 0, label: "Move to Album…")))
                #expect(run.log == SheetRun.life("move#0", handler: "move") + ["answer move#0"])
            }
        }

        @Test func escapeTakesTheUpperOfTwoSheetsFirst() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.entry)
                let focus = try #require(window.probe.focus)
                let lower = try SheetRun()
                let upper = try SheetRun()
                try await lower.presented(in: window)
                try await window.input.key("Down")
                try await eventually("the second row has the focus") { window.probe.focusedRow == 1 }
                try await upper.presented(in: window)
                #expect(window.probe.overlays.count == 2)
                #expect(window.probe.focusedRow == 0)
                try await window.input.key("Escape")
                try await upper.ends()
                #expect(lower.isPresented)
                #expect(window.probe.overlays.count == 1)
                // The focus is back on the lower sheet's row.
                #expect(window.probe.focusedRow == 1)
                try await window.input.key("Return")
                try await lower.ends()
                #expect(upper.log == SheetRun.life("escape", handler: "cancel"))
                #expect(lower.log == SheetRun.life("move#0", handler: "move"))
                #expect(window.probe.focus == focus)
            }
        }

        @Test func pressesGoToTheUpperOfTwoSheets() async throws {
            try await withSheetWindow { window in
                let lower = try SheetRun()
                let upper = try SheetRun(actions: [Action("Only", id: "only"), .cancel])
                try await lower.presented(in: window)
                try await upper.presented(in: window)
                // Where the lower sheet has a row the upper one has its backdrop.
                let row = try #require(window.probe.frame(of: window.probe.rows(of: 0)[0]))
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                #expect(row.midY < card.y)
                try await window.click(x: row.midX, y: row.midY)
                let answer = try await upper.ends()
                #expect(answer == "answer backdrop")
                #expect(lower.isPresented)
                try await window.click(window.probe.rows[0])
                let other = try await lower.ends()
                #expect(other == "answer delete#1")
            }
        }

        @Test func theLowerSheetMayGoFirst() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.button)
                let lower = try SheetRun()
                let upper = try SheetRun()
                try await lower.presented(in: window)
                try await upper.presented(in: window)
                lower.controller.dismiss(animated: false)
                try await lower.ends()
                #expect(window.probe.overlays.count == 1)
                #expect(window.probe.focusedRow == 0)
                try await window.input.key("Down")
                try await eventually("keys are the upper sheet's") { window.probe.focusedRow == 1 }
                try await window.input.key("Escape")
                try await upper.ends()
                #expect(window.probe.focus == window.button)
            }
        }

        @Test func aHandlerPresentsAnotherSheet() async throws {
            try await withSheetWindow { window in
                gtk_widget_grab_focus(window.button)
                let second = try SheetRun("Really?", message: nil)
                let first = try SheetRun(actions: [
                    Action("Delete", id: "delete") { [unowned window] in second.present(in: window.reference) }
                ])
                try await first.presented(in: window, animated: true)
                try await window.input.key("Return")
                try await second.isAtRest(in: window)
                #expect(first.log == SheetRun.life("delete#0", handler: "delete"))
                #expect(window.probe.overlays.count == 1)
                try await window.input.key("Escape")
                try await second.ends()
                #expect(second.log == SheetRun.life("escape", handler: "cancel"))
                #expect(window.probe.focus == window.button)
            }
        }

        /// Each presentation has its own outcome, even if the second begins before the first is reported.
        @Test func aHandlerPresentsItsOwnSheetAgain() async throws {
            try await withSheetWindow { window in
                var run: SheetRun?
                var rounds = 0
                let made = try SheetRun(actions: [
                    Action("Again", id: "again") { [unowned window] in
                        rounds += 1
                        if rounds == 1 { run?.present(in: window.reference, animated: false) }
                    },
                    .cancel,
                ])
                run = made
                try await made.presented(in: window)
                try await window.click(window.probe.rows[0])
                try await eventually("the sheet is back") { made.isPresented && rounds == 1 }
                let first = SheetRun.life("again#0", handler: "again")
                #expect(made.log == first + ["willPresent", "didPresent"])
                #expect(window.probe.overlays.count == 1)
                try await FrameCounter.idle(window.widget)
                try await window.input.key("Escape")
                try await made.ends()
                #expect(made.log == first + SheetRun.life("escape", handler: "cancel"))
                run = nil
            }
        }

        @Test func anObserverOfTheEndPresentsAnotherSheet() async throws {
            try await withSheetWindow { window in
                let sheet = try ActionSheet("One", actions: SheetRun.actions)
                let task = Task {
                    let first = await sheet.present(in: window.reference, animated: false)
                    let second = await sheet.present(in: window.reference, animated: false)
                    return [first, second]
                }
                var last: WidgetPointer?
                for row in [1, 2] {
                    try await eventually("the next sheet is there") {
                        window.probe.rows.count == 4 && window.probe.overlays[0] != last
                    }
                    last = window.probe.overlays[0]
                    // Kept alive, so that the next one does not get the same address.
                    g_object_ref(last)
                    try await FrameCounter.idle(window.widget)
                    try await window.click(window.probe.rows[row])
                }
                let outcomes = await task.value
                #expect(outcomes.map(SheetRun.name) == ["move#0", "hide#2"])
            }
        }

        @Test(arguments: ["willPresent", "didPresent", "willDismiss", "didDismiss"])
        func aSheetMayBeDismissedFromAnyEvent(_ when: String) async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let log = run.controller.onEvent
                run.controller.onEvent = { [unowned run] event in
                    log?(event)
                    let isIt =
                        switch event {
                        case .willPresent: when == "willPresent"
                        case .didPresent: when == "didPresent"
                        case .willDismiss: when == "willDismiss"
                        case .didDismiss: when == "didDismiss"
                        case .handle, .didChoose, .didSelectDetent, .didRefuseDismissal: false
                        }
                    if isIt { run.controller.dismiss(animated: false) }
                }
                run.present(in: window.reference)
                if when.hasSuffix("Dismiss") {
                    try await run.isAtRest(in: window)
                    try await window.input.key("Escape")
                }
                try await run.ends()
                let ended = when.hasSuffix("Dismiss") ? ("escape", "cancel") : ("programmatic", nil)
                #expect(run.log == SheetRun.life(ended.0, handler: ended.1))
                #expect(window.probe.overlays.isEmpty)
            }
        }

        @Test(arguments: ["willPresent", "didPresent", "willDismiss"])
        func theWindowMayBeDestroyedFromAnyEvent(_ when: String) async throws {
            try Display.open()
            let window = try SheetWindow()
            defer { window.close() }
            try await window.show()
            let run = try SheetRun()
            let log = run.controller.onEvent
            run.controller.onEvent = { [unowned window] event in
                log?(event)
                switch (event, when) {
                case (.willPresent, "willPresent"), (.didPresent, "didPresent"), (.willDismiss, "willDismiss"):
                    window.close()
                default: break
                }
            }
            run.present(in: window.reference, animated: false)
            if when == "willDismiss" { run.controller.dismiss(animated: true) }
            try await run.ends()
            let outcome = when == "willDismiss" ? "programmatic" : "parentClosed"
            #expect(run.log == SheetRun.life(outcome, handler: nil))
        }

        @Test func presentedInAnotherWindowDuringTheDismissalItIsShownThere() async throws {
            try await withSheetWindow { window in
                let other = try SheetWindow(width: 420, height: 600)
                defer { other.close() }
                try await other.show()
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                run.controller.dismiss(animated: true)
                run.present(in: other.reference, animated: false)
                try await run.isAtRest(in: other)
                #expect(window.probe.overlays.isEmpty)
                #expect(other.probe.overlays.count == 1)
                #expect(run.log == SheetRun.life("programmatic", handler: nil) + ["willPresent", "didPresent"])
            }
        }
    }
}
