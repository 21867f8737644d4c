import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// One outcome, once, and the events of a life in their order (sheet.md §1).
    @Suite @MainActor struct SheetOutcomeTests {
        @Test func aDismissalByProgramRunsNoHandler() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        @Test func eventsComeOnceAndInOrderOnAnAnimatedWay() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.present(in: window.reference)
                #expect(run.log == ["willPresent"])
                #expect(run.controller.phase == .presenting)
                try await run.isAtRest(in: window)
                #expect(run.log == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: true)
                #expect(run.log == ["willPresent", "didPresent", "willDismiss programmatic"])
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
                #expect(run.controller.phase == .done(.cancelled(.programmatic)))
            }
        }

        @Test func aSheetDismissedDuringThePresentationStillReportsDidPresent() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.present(in: window.reference)
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        @Test func theIndexIsThatOfTheActionsAsGiven() async throws {
            try await withSheetWindow { window in
                let actions = [
                    Action("A", id: "a"), Action.cancel, Action("B", id: "b", role: .destructive), Action("C", id: "c"),
                ]
                for (ordering, ids) in [
                    (ActionOrdering.standard, ["b#1", "a#0", "c#2"]), (.asGiven, ["a#0", "b#1", "c#2"]),
                ] {
                    for (row, id) in ids.enumerated() {
                        let run = try SheetRun(actions: actions, ordering: ordering)
                        try await run.presented(in: window)
                        try await window.click(window.probe.rows[row])
                        let answer = try await run.ends()
                        #expect(answer == "answer \(id)")
                    }
                }
            }
        }

        @Test func theSheetHasLeftTheWindowWhenItsHandlerRuns() async throws {
            try await withSheetWindow { window in
                var overlays = -1
                gtk_widget_grab_focus(window.button)
                var focus: WidgetPointer?
                let run = try SheetRun(actions: [
                    Action("One", id: "one") { [unowned window] in
                        overlays = window.probe.overlays.count
                        focus = window.probe.focus
                    }
                ])
                try await run.presented(in: window, animated: true)
                try await window.click(window.probe.rows[0])
                try await run.ends()
                #expect(overlays == 0)
                #expect(focus == window.button)
            }
        }

        // MARK: The veto

        @Test func aVetoKeepsTheSheet() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                var asked: [String] = []
                run.controller.shouldDismiss = { [unowned run] outcome in
                    asked.append("\(SheetRun.name(outcome)) \(run.isPresented)")
                    return outcome != .cancelled(.backdrop) && outcome != .cancelled(.programmatic)
                }
                try await run.presented(in: window)
                try await window.click(x: 200, y: 60)
                try await eventually("the veto is asked") { asked == ["backdrop true"] }
                run.controller.dismiss(animated: true)
                try await eventually("the veto is asked") { asked == ["backdrop true", "programmatic true"] }
                #expect(run.log == ["willPresent", "didPresent"])
                // It is as alive as before.
                try await window.input.key("Down")
                try await eventually("keys are received") { window.probe.focusedRow == 1 }
                try await window.input.key("Escape")
                try await run.ends()
                #expect(asked == ["backdrop true", "programmatic true", "escape true"])
                #expect(run.log == SheetRun.life("escape", handler: "cancel"))
            }
        }

        @Test func aPickMayBeVetoedToo() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                var picks = 0
                run.controller.shouldDismiss = { outcome in
                    if case .action = outcome { picks += 1 }
                    return picks != 1
                }
                try await run.presented(in: window)
                try await window.click(window.probe.rows[1])
                try await eventually("the veto is asked") { picks == 1 }
                try await window.click(window.probe.rows[1])
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
            }
        }

        @Test func whoIsAskedMayDismissForAnotherReason() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.shouldDismiss = { [unowned run] outcome in
                    if outcome == .cancelled(.escape) { run.controller.dismiss(animated: true) }
                    return outcome == .cancelled(.programmatic)
                }
                try await run.presented(in: window)
                try await window.input.key("Escape")
                try await run.ends()
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        /// Each call would ask again, without end.
        @Test func whoIsAskedIsNotAskedTheSameAgainMeanwhile() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                var asked: [String] = []
                run.controller.shouldDismiss = { [unowned run] outcome in
                    asked.append(SheetRun.name(outcome))
                    run.controller.dismiss(animated: true)
                    return asked.count > 2
                }
                try await run.presented(in: window)
                try await window.input.key("Escape")
                try await eventually("both are asked") { asked == ["escape", "programmatic"] }
                #expect(run.isPresented)
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(asked == ["escape", "programmatic", "programmatic"])
            }
        }

        // MARK: Waiting

        @Test func awaitingCodeResumesAfterEverythingElse() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let task = Task {
                    let outcome = await run.controller.present(in: window.reference)
                    run.note("resumed \(SheetRun.name(outcome))")
                }
                try await run.isAtRest(in: window)
                try await window.click(window.probe.rows[2])
                await task.value
                #expect(run.log == SheetRun.life("hide#2", handler: "hide").dropLast() + ["resumed hide#2"])
                #expect(window.probe.overlays.isEmpty)
            }
        }

        @Test func cancellingTheTaskDismisses() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let task = Task { await run.controller.present(in: window.reference) }
                try await run.isAtRest(in: window)
                task.cancel()
                #expect(await task.value == .cancelled(.programmatic))
                #expect(run.log == SheetRun.life("programmatic", handler: nil).dropLast())
                #expect(window.probe.overlays.isEmpty)
            }
        }

        @Test func aTaskCancelledBeforehandGetsItsOutcomeToo() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let task = Task { await run.controller.present(in: window.reference) }
                task.cancel()
                #expect(await task.value == .cancelled(.programmatic))
                #expect(run.log == SheetRun.life("programmatic", handler: nil).dropLast())
                #expect(window.probe.overlays.isEmpty)
            }
        }

        @Test func cancellingATaskMayBeVetoed() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.shouldDismiss = { _ in false }
                let task = Task { await run.controller.present(in: window.reference) }
                try await run.isAtRest(in: window)
                task.cancel()
                try await FrameCounter.idle(window.widget)
                #expect(run.isPresented)
                run.controller.shouldDismiss = nil
                try await window.input.key("Escape")
                #expect(await task.value == .cancelled(.escape))
            }
        }

        @Test func aSheetPresentsItselfWithoutAController() async throws {
            try await withSheetWindow { window in
                let sheet = try ActionSheet("Title", actions: SheetRun.actions)
                let task = Task { await sheet.present(in: window.reference) }
                try await eventually("the sheet is there") { window.probe.rows.count == 4 }
                try await FrameCounter.idle(window.widget)
                try await window.click(window.probe.rows[1])
                #expect(await task.value == .action(ChosenAction(id: "move", index: 0, label: "Move to Album…")))

                var answers: [Outcome] = []
                sheet.present(in: window.reference, animated: false) { answers.append($0) }
                try await FrameCounter.idle(window.widget)
                try await window.input.key("Escape")
                try await eventually("the answer comes") { !answers.isEmpty }
                #expect(answers == [.cancelled(.escape)])
            }
        }

        // MARK: Life and death

        @Test func anUnreferencedControllerLivesUntilItsSheetIsGone() async throws {
            try await withSheetWindow { window in
                weak var controller: ActionSheetController?
                var answers: [Outcome] = []
                do {
                    let made = ActionSheetController(try ActionSheet("Title", actions: SheetRun.actions))
                    made.present(in: window.reference) { answers.append($0) }
                    controller = made
                }
                try await eventually("the sheet is presented") { controller?.phase == .presented }
                let overlay = WeakObject(try #require(window.probe.overlays.first))
                try await FrameCounter.idle(window.widget)
                #expect(controller != nil)
                try await window.click(window.probe.rows[0])
                try await eventually("the answer comes") { !answers.isEmpty }
                try await eventually("the controller is freed") { controller == nil }
                try await eventually("the overlay is freed") { overlay.isGone }
                #expect(answers.count == 1)
            }
        }

        @Test(arguments: ["pick", "escape", "window", "never mapped", "gone"])
        func nothingIsLeftInMemory(_ way: String) async throws {
            try Display.open()
            let window = try SheetWindow()
            defer { window.close() }
            weak var controller: ActionSheetController?
            weak var token: Token?
            do {
                let kept = Token()
                token = kept
                var actions = SheetRun.actions
                let handler: @MainActor @Sendable () -> Void = { _ = kept }
                for index in actions.indices { actions[index].handler = handler }
                let made = ActionSheetController(try ActionSheet("Title", message: "Message", actions: actions))
                made.onEvent = { _ in _ = kept }
                if way != "never mapped" { try await window.show() }
                controller = made
                if way == "gone" { window.close() }
                // A window that is not shown is refused with a warning.
                let complaints = await GLibMessages.expecting("not shown yet") {
                    made.present(in: window.reference, animated: way == "pick") { _ in _ = kept }
                }
                #expect(complaints.count == (way == "never mapped" ? 1 : 0))
            }
            switch way {
            case "pick", "escape":
                try await eventually("the sheet is presented") { controller?.phase == .presented }
                try await FrameCounter.idle(window.widget)
                if way == "pick" {
                    try await window.click(window.probe.rows[0])
                } else {
                    try await window.input.key("Escape")
                }
            default: window.close()
            }
            try await eventually("the controller is freed") { controller == nil }
            try await eventually("what its closures held is freed") { token == nil }
        }

        final class Token: Sendable {}

        @Test func aControllerCanPresentAgainAndAgain() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                for _ in 1...3 {
                    try await run.presented(in: window)
                    try await window.input.key("Escape")
                    try await run.ends()
                }
                #expect(
                    run.log == Array(repeating: SheetRun.life("escape", handler: "cancel"), count: 3).flatMap { $0 })
            }
        }
    }
}
