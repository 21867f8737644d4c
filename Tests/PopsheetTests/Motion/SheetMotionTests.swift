import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetMotion
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet in motion: in every painted frame the cards are where the motion places them at that frame's time.
    @Suite @MainActor struct SheetMotionTests {
        init() throws { try Display.open() }

        /// The frames of a sheet that is presented, and what the motion alone says of them.
        @MainActor final class Course {
            let window: SheetWindow
            let run: SheetRun
            private let recorder: FrameRecorder
            private var legs: [Leg] = []

            /// A presentation or dismissal: its frames, and the times between which it began.
            private struct Leg {
                var direction: Transition.Direction
                var earliest: Double, latest: Double
                var firstFrame: Int
            }

            init(in window: SheetWindow) throws {
                self.window = window
                run = try SheetRun()
                recorder = FrameRecorder(window)
            }

            /// Sets out: between the frames of a motion at the time of the last one, else now.
            func set(out direction: Transition.Direction, amidMotion: Bool = false) {
                let last = amidMotion ? recorder.frames.last?.time : nil
                let earliest = last ?? FrameRecorder.now(window.widget)
                let firstFrame = recorder.frames.count
                switch direction {
                case .presenting: run.present(in: window.reference)
                case .dismissing: run.controller.dismiss(animated: true)
                }
                let latest = last ?? FrameRecorder.now(window.widget)
                legs.append(Leg(direction: direction, earliest: earliest, latest: latest, firstFrame: firstFrame))
            }

            /// Waits for so many more frames.
            func frames(_ count: Int) async throws {
                let wanted = recorder.frames.count + count
                try await eventually("\(count) frames of the motion") { recorder.frames.count >= wanted }
            }

            /// How far the cards of the frames seen are off, at most, and how many frames were in motion.
            func deviation() throws -> (most: Double, moving: Int) {
                recorder.stop()
                let layout = try window.layout(of: run.controller.sheet)
                var transition = Transition(style: .sheet)
                var (most, moving) = (0.0, 0)
                for (index, leg) in legs.enumerated() {
                    let end = index + 1 < legs.count ? legs[index + 1].firstFrame : recorder.frames.count
                    let frames = recorder.frames[leg.firstFrame..<end]
                    let best = starts(of: leg).map { start in
                        var candidate = transition
                        candidate.run(leg.direction, at: start)
                        return (candidate, off(frames, candidate, layout))
                    }.min { $0.1 < $1.1 }
                    guard let best else { continue }
                    transition = best.0
                    most = max(most, best.1)
                    moving += frames.filter { !transition.isSettled(at: $0.time) }.count
                }
                return (most, moving)
            }

            /// Every tenth of a millisecond at which the leg may have begun.
            private func starts(of leg: Leg) -> [Double] {
                Array(stride(from: leg.earliest, to: leg.latest, by: 0.0001)) + [leg.latest]
            }

            private func off(
                _ frames: ArraySlice<FrameRecorder.Frame>, _ transition: Transition, _ layout: SheetLayout
            ) -> Double {
                frames.reduce(0) { most, frame in
                    let scene = layout.scene(at: TransitionState(progress: transition.progress(at: frame.time)))
                    let cards = MovedSheet(layout, scene).cards
                    guard frame.cards.count == cards.count else { return .infinity }
                    return zip(frame.cards, cards).reduce(most) { max($0, abs($1.0 - $1.1.frame.y)) }
                }
            }
        }

        @Test func everyFrameOfThePresentationIsOnTheSpring() async throws {
            try await withSheetWindow { window in
                let course = try Course(in: window)
                course.set(out: .presenting)
                try await course.run.isAtRest(in: window)
                let (most, moving) = try course.deviation()
                #expect(most <= 0.5)
                #expect(moving >= 3)
            }
        }

        @Test func everyFrameOfTheDismissalIsOnItsCurve() async throws {
            try await withSheetWindow { window in
                let course = try Course(in: window)
                course.set(out: .presenting)
                try await course.run.isAtRest(in: window)
                course.set(out: .dismissing)
                try await course.run.ends()
                let (most, moving) = try course.deviation()
                #expect(most <= 0.5)
                #expect(moving >= 5)
            }
        }

        @Test func aDismissalDuringThePresentationReversesTheMotion() async throws {
            try await withSheetWindow { window in
                let course = try Course(in: window)
                course.set(out: .presenting)
                try await course.frames(3)
                course.set(out: .dismissing, amidMotion: true)
                try await course.run.ends()
                let (most, _) = try course.deviation()
                #expect(most <= 0.5)
                #expect(course.run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        @Test func presentedAgainDuringTheDismissalItReturnsFromItsPosition() async throws {
            try await withSheetWindow { window in
                let course = try Course(in: window)
                course.set(out: .presenting)
                try await course.run.isAtRest(in: window)
                course.set(out: .dismissing)
                try await course.frames(3)
                course.set(out: .presenting, amidMotion: true)
                try await course.run.isAtRest(in: window)
                let (most, _) = try course.deviation()
                #expect(most <= 0.5)
                let first = SheetRun.life("programmatic", handler: nil)
                #expect(course.run.log == first + ["willPresent", "didPresent"])
            }
        }

        @Test func nothingTicksAtRest() async throws {
            // Wider than the sheet's window, so that some of it can be seen.
            let other = try TestWindow(width: 600, height: 200)
            defer { other.close() }
            try await other.show()
            try await withSheetWindow { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: true)
                let counter = FrameCounter(window.widget)
                // As many frames of the other window as a whole presentation takes.
                var frames = 0
                let ticker = FrameTicker(other.widget)
                ticker.start { _ in
                    frames += 1
                    return frames < 30
                }
                try await eventually("the other window's frames have passed") { !ticker.isRunning }
                #expect(counter.frames == 0)
                counter.stop()
            }
        }

        @Test func withAnimationsOffTheSheetIsThereAndGoneAtOnce() async throws {
            try await withSheetWindow { window in
                try await withSetting("gtk-enable-animations", .flag(false), of: window) {
                    let run = try SheetRun()
                    run.present(in: window.reference, animated: true)
                    #expect(run.log == ["willPresent", "didPresent"])
                    try await window.shows(SheetWindow.dimmed, x: 4, y: 300, "the backdrop")
                    run.controller.dismiss(animated: true)
                    #expect(run.log == SheetRun.life("programmatic", handler: nil))
                }
            }
        }

        @Test func widgetsOfGTKStopTheirAnimationsToo() async throws {
            try await withSheetWindow { window in
                try await withSetting("gtk-enable-animations", .flag(true), of: window) {
                    let revealer = OpaquePointer(gtk_revealer_new())
                    gtk_revealer_set_child(revealer, gtk_label_new("Shown"))
                    gtk_window_set_child(window.widget.cast(), WidgetPointer(revealer))
                    DesktopSettings.standard.stopAnimations()
                    #expect(!DesktopSettings.standard.animates)
                    gtk_revealer_set_reveal_child(revealer, 1)
                    #expect(gtk_revealer_get_child_revealed(revealer) != 0)
                }
            }
        }

        // MARK: Input meanwhile

        /// A press counts from the first frame on: none is lost because the sheet is still moving.
        @Test func aClickOnTheBackdropCountsDuringThePresentation() async throws {
            try await withSheetWindow { window in
                try await window.input.move(to: window.onScreen(x: 200, y: 60))
                try await FrameCounter.idle(window.widget)
                let course = try Course(in: window)
                course.set(out: .presenting)
                try await course.frames(2)
                try await window.input.down()
                try await window.input.up()
                let answer = try await course.run.ends()
                #expect(answer == "answer backdrop")
                #expect(course.run.log == SheetRun.life("backdrop", handler: "cancel"))
            }
        }
    }
}
