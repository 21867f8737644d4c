import CPopsheet
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Dismissals of a sheet that is not presented.
    @Suite @MainActor struct SheetEarlyDismissalTests {
        private func run() throws -> SheetRun {
            let run = try SheetRun()
            // What is not dismissed ends all the same.
            run.controller.options.timeout = .seconds(2)
            run.controller.options.isAnimated = false
            return run
        }

        @Test func aDismissalRightAfterAsyncLetDismissesTheSheet() async throws {
            try await withSheetWindow { window in
                let run = try run()
                async let outcome = run.controller.present(in: window.reference)
                run.controller.dismiss(with: .programmatic)
                #expect(await outcome == .cancelled(.programmatic))
                #expect(run.log == SheetRun.life("programmatic", handler: nil).dropLast())
                #expect(window.probe.overlays.isEmpty)
            }
        }

        @Test func aDismissalRightAfterATaskIsStartedDismissesTheSheet() async throws {
            try await withSheetWindow { window in
                let run = try run()
                let task = Task { await run.controller.present(in: window.reference) }
                run.controller.dismiss(with: CancelReason("early"))
                #expect(await task.value == .cancelled(CancelReason("early")))
            }
        }

        @Test func aQuestionKeepsTheSheetThatIsDismissedAtOnce() async throws {
            try await withSheetWindow { window in
                let run = try run()
                run.controller.shouldDismiss = { $0 != .cancelled(.programmatic) }
                async let outcome = run.controller.present(in: window.reference)
                run.controller.dismiss()
                #expect(await outcome == .cancelled(.timeout))
            }
        }

        @Test func aPresentationWithACompletionHandlerIsNotDismissedByAnEarlierDismissal() async throws {
            try await withSheetWindow { window in
                let run = try run()
                run.controller.dismiss()
                run.present(in: window.reference, animated: false)
                try await run.ends()
                #expect(run.log.last == "answer timeout")
            }
        }

        @Test func aTaskThatDismissesAndPresentsIsNotDismissed() async throws {
            try await withSheetWindow { window in
                let run = try run()
                run.controller.dismiss()
                #expect(await run.controller.present(in: window.reference) == .cancelled(.timeout))
            }
        }

        @Test func aTaskThatACallbackStartsAfterADismissalIsNotDismissed() async throws {
            try await withSheetWindow { window in
                let run = try run()
                var task: Task<Outcome, Never>?
                let callback = EventSource.beforeDraw {
                    run.controller.dismiss()
                    task = Task { await run.controller.present(in: window.reference) }
                    return false
                }
                try await eventually("the callback runs") { task != nil }
                #expect(await task?.value == .cancelled(.timeout))
                callback.remove()
            }
        }

        @Test func aDismissalLongBeforeDismissesNothing() async throws {
            try await withSheetWindow { window in
                let run = try run()
                run.controller.dismiss()
                try await eventually("nothing is waited for") { run.controller.session.earlyDismissal.waiting == nil }
                async let outcome = run.controller.present(in: window.reference)
                #expect(await outcome == .cancelled(.timeout))
            }
        }
    }
}
