import CPopsheet
import PopsheetLayout
import PopsheetLayoutTestSupport
import PopsheetMotion
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// The presentation and dismissal of a popover (sheet.md §8).
    @Suite @MainActor struct PopoverMotionTests {
        /// Where a popover is in each frame that is painted.
        @MainActor private final class Recorder {
            private(set) var frames: [(time: Double, bubble: Rect)] = []
            var onFrame: (() -> Void)?
            private var signal: Signal?

            init(_ place: PopoverWindow) {
                guard let clock = gtk_widget_get_frame_clock(place.window.widget) else { return }
                signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { [weak self, weak place] _ in
                    guard let self, let place, let bubble = place.bubbleFrame else { return }
                    frames.append((FrameRecorder.now(place.window.widget), bubble))
                    onFrame?()
                }
            }

            func stop() {
                signal?.disconnect()
                signal = nil
            }
        }

        @Test func itGrowsOutOfTheTipAlongItsCurve() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                let recorder = Recorder(place)
                defer { recorder.stop() }
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                let bubble = try #require(try place.layout(of: run.controller.sheet).bubble)
                let tip = try #require(bubble.arrow?.tip)
                let width = try #require(recorder.frames.last).bubble.width
                func wanted(_ time: Double) -> Double {
                    0.9 + 0.1 * CubicBezier.easeOut.value(at: min(1, max(0, time / 0.25)))
                }
                // When it set out, by where it is in the first frame.
                let first = try #require(recorder.frames.first)
                let begun = (0...2_500).map { Double($0) / 10_000 }.first { wanted($0) >= first.bubble.width / width }
                let start = first.time - (begun ?? 0)
                var last = 0.0
                for frame in recorder.frames {
                    let scale = frame.bubble.width / width
                    let wanted = wanted(frame.time - start)
                    #expect(abs(scale - wanted) < 0.002, "\(scale), not \(wanted)")
                    #expect(scale >= last)
                    last = scale
                    // The tip stays where it is.
                    #expect(abs(frame.bubble.y - tip.y) <= 0.5)
                    #expect(abs(frame.bubble.x + (tip.x - bubble.frame.x) * scale - tip.x) <= 0.5)
                }
                #expect(recorder.frames.count > 3)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }

        @Test func duringTheDismissalItOnlyFades() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                let rest = try #require(place.bubbleFrame)
                let overlay = try #require(place.probe.overlays.last)
                let recorder = Recorder(place)
                defer { recorder.stop() }
                run.controller.dismiss(animated: true)
                #expect(gtk_widget_get_parent(overlay) != nil)
                try await run.ends()
                #expect(recorder.frames.count > 3)
                for frame in recorder.frames { #expect(frame.bubble == rest) }
            }
        }

        @Test func turnedRoundItShrinksFromWhereItIs() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                let recorder = Recorder(place)
                defer { recorder.stop() }
                recorder.onFrame = { if recorder.frames.count == 4 { run.controller.dismiss(animated: true) } }
                run.present(in: place.window.reference, from: place.anchor)
                try await run.ends()
                let widths = recorder.frames.map(\.bubble.width)
                let peak = try #require(widths.max())
                #expect(widths.count > 5 && peak < 320)
                // No jump: no frame is further from the last than a whole transition.
                for (one, other) in zip(widths, widths.dropFirst()) { #expect(abs(one - other) < 24) }
                #expect(try #require(widths.last) < peak)
                #expect(run.log == SheetRun.life("programmatic", handler: nil))
            }
        }

        @Test func presentedAgainDuringTheDismissalItReturns() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor)
                run.controller.dismiss(animated: true)
                #expect(!run.isPresented)
                run.present(in: place.window.reference, from: place.anchor)
                try await run.isAtRest(in: place.window)
                let bubble = try #require(try place.layout(of: run.controller.sheet).bubble)
                #expect(place.bubbleFrame?.isClose(to: bubble.bounds) == true)
                try await place.window.click(place.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func aPickDuringThePresentationCounts() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await place.window.input.move(to: place.window.onScreen(x: 440, y: 220))
                run.present(in: place.window.reference, from: place.anchor)
                try await place.window.input.down()
                try await place.window.input.up()
                let answer = try await run.ends()
                #expect(answer == "answer delete#1" || answer == "answer move#0")
            }
        }

        @Test func atRestNoFrameIsPainted() async throws {
            try await withPopoverWindow { place in
                let run = try SheetRun()
                try await run.presented(in: place.window, from: place.anchor, animated: true)
                try await FrameCounter.idle(place.window.widget, emptyFrames: 10)
                run.controller.dismiss(animated: false)
                try await run.ends()
            }
        }
    }
}
