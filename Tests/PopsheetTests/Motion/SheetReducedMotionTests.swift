import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetMotion
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Reduced motion (sheet.md §8): a cross-fade in which nothing moves, or nothing at all.
    @Suite @MainActor struct SheetReducedMotionTests {
        /// The upper edges of the cards in every frame of a presentation and of its end, and how long each way took.
        private func course(
            in window: SheetWindow, _ end: (SheetRun) async throws -> Void
        ) async throws -> (presenting: [FrameRecorder.Frame], dismissing: [FrameRecorder.Frame]) {
            let run = try SheetRun()
            let recorder = FrameRecorder(window)
            run.present(in: window.reference)
            try await eventually("the sheet is presented") { run.isPresented }
            let presenting = recorder.frames
            try await end(run)
            try await run.ends()
            recorder.stop()
            return (presenting, Array(recorder.frames[presenting.count...]))
        }

        private func rest(in window: SheetWindow) throws -> [Double] {
            try window.expectedCards(of: SheetRun().controller.sheet).map(\.y)
        }

        @Test func theSheetFadesInPlace() async throws {
            PopsheetDefaults.reducesMotion = true
            defer { PopsheetDefaults.reducesMotion = nil }
            try await withSheetWindow { window in
                let (presenting, dismissing) = try await course(in: window) { $0.controller.dismiss(animated: true) }
                let rest = try rest(in: window)
                for frame in presenting + dismissing { #expect(frame.cards == rest) }
                // More than one picture, as nothing at all would be.
                #expect(presenting.count > 2 && dismissing.count > 2)
            }
        }

        @Test func halfWayItIsHalfThere() throws {
            try Display.open()
            let sheet = try ActionSheet(actions: [Action("One", id: "one")])
            let stage = try LayoutContext(size: Size(width: 300, height: 400))
            let layout = try SheetLayout(sheet, in: stage, measuring: PangoTextMeasurer())
            let half = layout.scene(at: TransitionState(progress: 0.5, moves: false))
            #expect(half.opacity == 0.5 && half.offset == 0 && half.backdropOpacity == 0.2)
            let left = layout.scene(at: TransitionState(progress: 0.5, moves: false, displacement: 0.25))
            #expect(left.offset == 0.25 * layout.travel)
        }

        @Test func aDragStillMovesTheSheetWhichFadesWhereItIsReleased() async throws {
            PopsheetDefaults.reducesMotion = true
            defer { PopsheetDefaults.reducesMotion = nil }
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                let top = try rest(in: window)[0]
                try await window.input.move(to: window.onScreen(x: 200, y: top + 20))
                try await window.input.down()
                for step in 1...4 {
                    try await window.input.move(to: window.onScreen(x: 200, y: top + 20 + Double(step) * 20))
                }
                @MainActor func y() -> Double {
                    window.probe.cards.first.flatMap { window.probe.frame(of: $0)?.y } ?? 0
                }
                try await eventually("the cards are 80 lower") { abs(y() - top - 80) <= 0.5 }
                let recorder = FrameRecorder(window)
                try await window.input.up()
                let answer = try await run.ends()
                recorder.stop()
                #expect(answer == "answer swipe")
                #expect(recorder.frames.count > 2)
                for frame in recorder.frames { #expect(abs(frame.cards[0] - top - 80) <= 0.5) }
            }
        }

        @Test func presentedAgainDuringTheDismissalItFadesBackIn() async throws {
            PopsheetDefaults.reducesMotion = true
            defer { PopsheetDefaults.reducesMotion = nil }
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                run.controller.dismiss(animated: true)
                try await eventually("two frames of the dismissal") { recorder.frames.count >= 2 }
                run.present(in: window.reference)
                try await run.isAtRest(in: window)
                recorder.stop()
                let rest = try rest(in: window)
                for frame in recorder.frames { #expect(frame.cards == rest) }
                #expect(run.log.suffix(2) == ["willPresent", "didPresent"])
                run.controller.dismiss(animated: false)
            }
        }

        @Test func whereAnimationsAreSwitchedOffOnTheWayTheSheetIsThereAtOnce() async throws {
            try await withSheetWindow { window in
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                run.present(in: window.reference)
                try await eventually("a frame of the presentation") { !recorder.frames.isEmpty }
                try await withSetting("gtk-enable-animations", .flag(false), of: window) {
                    try await eventually("the sheet is presented") { run.isPresented }
                    try await FrameCounter.idle(window.widget)
                }
                recorder.stop()
                let rest = try rest(in: window)
                // In no frame did the spring overshoot.
                #expect(recorder.frames.allSatisfy { $0.cards[0] >= rest[0] })
                #expect(recorder.frames.last?.cards == rest)
                run.controller.dismiss(animated: false)
            }
        }

        // MARK: The desktop

        private func say(_ value: Int, _ portal: RunningProcess) async throws {
            try await portal.write(Array("\(value)\n".utf8))
        }

        @Test(arguments: [[], ["--old"]]) func changesOfThePortalsSettingsApplyImmediately(_ arguments: [String])
            async throws
        {
            try await withSheetWindow { window in
                let portal = try ProcessRunner.start("portal", arguments)
                try await say(1, portal)
                // The first to move asks, without waiting for the answer.
                _ = try await course(in: window) { $0.controller.dismiss(animated: true) }
                try await eventually("the portal answers") { DesktopPortal.shared.reducesMotion }
                let faded = try await course(in: window) { $0.controller.dismiss(animated: true) }
                let rest = try rest(in: window)
                for frame in faded.presenting + faded.dismissing { #expect(frame.cards == rest) }
                try await say(0, portal)
                try await eventually("the portal reports the change") { !DesktopPortal.shared.reducesMotion }
                let moved = try await course(in: window) { $0.controller.dismiss(animated: true) }
                #expect(moved.presenting.contains { $0.cards != rest })

                // It also applies to a sheet that is moving.
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                run.present(in: window.reference)
                try await say(1, portal)
                try await eventually("the portal reports the change") { DesktopPortal.shared.reducesMotion }
                try await run.isAtRest(in: window)
                recorder.stop()
                #expect(recorder.frames.last?.cards == rest)
                run.controller.dismiss(animated: false)
                try await say(0, portal)
                try await eventually("all is as before") { !DesktopPortal.shared.reducesMotion }
                portal.closeInput()
                _ = try await portal.answer()
            }
        }
    }
}
