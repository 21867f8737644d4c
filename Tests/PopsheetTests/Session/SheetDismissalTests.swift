import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Questions before a dismissal, timeouts and reasons.
    @Suite @MainActor struct SheetDismissalTests {
        /// Questions that `shouldDismiss` asks, answered later.
        @MainActor private final class Questions {
            private(set) var outcomes: [String] = []
            private(set) var answered = 0
            private var waiting: [CheckedContinuation<Bool, Never>] = []

            func ask(_ outcome: Outcome) async -> Bool {
                outcomes.append(SheetRun.name(outcome))
                let answer = await withCheckedContinuation { waiting.append($0) }
                answered += 1
                return answer
            }

            func answer(_ answer: Bool) { if !waiting.isEmpty { waiting.removeFirst().resume(returning: answer) } }
        }

        private func withQuestions(_ body: (SheetWindow, SheetRun, Questions) async throws -> Void) async throws {
            try await withSheetWindow { window in
                let (run, questions) = (try SheetRun(), Questions())
                run.controller.shouldDismiss = { await questions.ask($0) }
                try await run.presented(in: window)
                try await body(window, run, questions)
            }
        }

        @Test(arguments: [true, false]) func theSheetStaysUntilTheQuestionIsAnswered(_ answer: Bool) async throws {
            try await withQuestions { window, run, questions in
                try await window.input.key("Escape")
                try await eventually("the question is asked") { questions.outcomes == ["escape"] }
                // The user can't ask again, but the sheet is as live as before.
                try await window.input.key("Escape")
                try await window.input.key("Down")
                try await eventually("the focus moves") { window.probe.focusedRow == 1 }
                #expect(questions.outcomes == ["escape"])
                #expect(run.log == ["willPresent", "didPresent"])
                questions.answer(answer)
                if !answer {
                    // A key that comes before the answer does is ignored.
                    try await eventually("the answer arrives") { questions.answered == 1 }
                    try await window.input.key("Return")
                    try await eventually("the next question is asked") { questions.outcomes == ["escape", "move#0"] }
                    questions.answer(true)
                }
                try await run.ends()
                #expect(run.log == SheetRun.life(answer ? "escape" : "move#0", handler: answer ? "cancel" : "move"))
            }
        }

        @Test func theProgramDismissesTheSheetDuringAQuestion() async throws {
            try await withQuestions { window, run, questions in
                try await window.input.key("Escape")
                try await eventually("the question is asked") { questions.outcomes == ["escape"] }
                run.controller.dismiss(with: .timeout)
                try await eventually("it is asked too") { questions.outcomes == ["escape", "timeout"] }
                questions.answer(false)
                questions.answer(true)
                try await run.ends()
                #expect(run.log == SheetRun.life("timeout", handler: nil))
            }
        }

        @Test func aSheetWhoseWindowClosesDuringAQuestionEndsWithIt() async throws {
            try await withQuestions { window, run, questions in
                try await window.input.key("Escape")
                try await eventually("the question is asked") { questions.outcomes == ["escape"] }
                gtk_widget_set_visible(window.widget, 0)
                try await run.ends()
                questions.answer(true)
                await Task.yield()
                #expect(run.log == SheetRun.life("parentClosed", handler: nil))
            }
        }

        @Test func anAnswerDoesNotEndALaterPresentation() async throws {
            try await withQuestions { window, run, questions in
                try await window.input.key("Escape")
                try await eventually("the question is asked") { questions.outcomes == ["escape"] }
                gtk_widget_set_visible(window.widget, 0)
                try await run.ends()
                gtk_widget_set_visible(window.widget, 1)
                try await run.presented(in: window)
                // The first question is still open, and ends nothing here.
                try await window.input.key("Escape")
                try await eventually("this presentation's question is asked") {
                    questions.outcomes == ["escape", "escape"]
                }
                questions.answer(true)
                for _ in 0..<10 { await Task.yield() }
                #expect(run.isPresented)
                questions.answer(true)
                try await run.ends()
                #expect(run.log.last == "answer escape")
            }
        }

        @Test func theHandlerIsThatOfTheChoice() async throws {
            try await withQuestions { window, run, questions in
                try await window.input.key("Down")
                try await eventually("the focus moves") { window.probe.focusedRow == 1 }
                try await window.input.key("Return")
                try await eventually("the question is asked") { questions.outcomes == ["move#0"] }
                try run.update([Action("Other", id: "other"), .cancel])
                questions.answer(true)
                try await run.ends()
                #expect(run.log == SheetRun.life("move#0", handler: "move"))
            }
        }

        @Test func aPressOutsideAPopoverCancelsTheQuestionInsideIt() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun(actions: SheetRun.actions)
                var answers: [Outcome] = []
                run.controller.shouldDismiss = { [weak controller = run.controller] _ in
                    guard let controller, let question = try? ActionSheet(actions: [Action("Sure")]) else {
                        return true
                    }
                    let answer = await ActionSheetController(question).present(inside: controller, animated: false)
                    answers.append(answer)
                    return answer.action != nil
                }
                try await run.presented(in: place.window, from: place.anchor)
                try await place.window.input.key("Down")
                try await eventually("the focus moves") { place.window.probe.focusedRow == 1 }
                try await place.window.input.key("Return")
                try await eventually("the question is there") { place.window.probe.overlays.count == 2 }
                try await FrameCounter.idle(place.window.widget)
                try await place.window.click(x: place.window.width - 5, y: place.window.height - 5)
                try await eventually("the question is cancelled") { answers == [.cancelled(.outsideClick)] }
                try await eventually("the popover is alone") { place.window.probe.overlays.count == 1 }
                #expect(run.isPresented)
                run.controller.shouldDismiss = nil
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func aSheetEndsAfterItsTimeout() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.options.timeout = .milliseconds(300)
                let start = ContinuousClock.now
                run.present(in: window.reference)
                try await run.ends()
                #expect(run.log == SheetRun.life("timeout", handler: nil))
                #expect(ContinuousClock.now - start >= .milliseconds(300))
            }
        }

        @Test(arguments: [Duration.zero, .seconds(-5), .seconds(1e12)]) func anyDurationIsATimeout(_ timeout: Duration)
            async throws
        {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.options.timeout = timeout
                run.present(in: window.reference, animated: false)
                if timeout > .zero {
                    try await run.isAtRest(in: window)
                    run.controller.dismiss(animated: false)
                }
                try await run.ends()
                #expect(run.log.last == (timeout > .zero ? "answer programmatic" : "answer timeout"))
            }
        }

        @Test func aSheetThatEndedBeforeItsTimeoutEndsOnce() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.options.timeout = .milliseconds(200)
                try await run.presented(in: window)
                run.controller.dismiss(animated: false)
                try await run.ends()
                // A later presentation without a timeout is not ended by the first one's.
                run.controller.options.timeout = nil
                let again = try SheetRun()
                again.controller.options.timeout = .milliseconds(250)
                try await run.presented(in: window)
                try await again.presented(in: window)
                try await again.ends()
                #expect(run.isPresented)
                run.controller.dismiss(animated: false)
            }
        }

        @Test func aTimeoutMayBeSetWhileTheSheetIsPresented() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                run.controller.options.timeout = .seconds(1_000)
                try await run.presented(in: window)
                run.controller.options.timeout = .milliseconds(50)
                try await run.ends()
                #expect(run.log == SheetRun.life("timeout", handler: nil))
            }
        }

        @Test func theReasonMayBeTheProgramsOwn() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                run.controller.dismiss(with: CancelReason("sessionLocked"))
                try await run.ends()
                #expect(run.log == SheetRun.life("sessionLocked", handler: nil))
            }
        }

        @Test func titleAndMessageChangeWhileTheSheetIsPresented() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun("Delete 3 photos?", message: nil)
                try await run.presented(in: window)
                let top = window.probe.top
                run.controller.message = "They leave all your devices."
                #expect(run.controller.sheet.message == "They leave all your devices.")
                try await eventually("the card grows by the message") { window.probe.top < top - 10 }
                run.controller.message = " "
                #expect(run.controller.message == nil)
                try await eventually("the message is gone") { window.probe.top == top }
                run.controller.title = nil
                try await eventually("the header is gone") { window.probe.top > top + 10 }
                #expect(window.probe.focusedRow == 0)
                #expect(run.log == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: false)
            }
        }

        @Test func aHandlerMayWait() async throws {
            try await withSheetWindow { window in
                let gate = Questions()
                var done = false
                let action = Action("Upload", id: "upload") {
                    _ = await gate.ask(.cancelled(.programmatic))
                    done = true
                }
                let controller = ActionSheetController(try ActionSheet(actions: [action]))
                var outcomes: [Outcome] = []
                controller.present(in: window.reference, animated: false) { outcomes.append($0) }
                try await eventually("the sheet is presented") { controller.phase == .presented }
                try await window.input.key("Return")
                try await eventually("the sheet ends") { outcomes.first?.action?.id == "upload" }
                try await eventually("the handler runs") { gate.outcomes.count == 1 }
                #expect(!done)
                gate.answer(true)
                try await eventually("the handler ends") { done }
            }
        }
    }
}
