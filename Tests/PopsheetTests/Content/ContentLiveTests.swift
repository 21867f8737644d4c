import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Synchronization
import Testing

@testable import Popsheet

extension GTKSuites {
    /// What of a content sheet changes while it is presented, and the reports of its position (content.md §8).
    @Suite @MainActor struct ContentLiveTests {
        init() throws { try Display.open() }

        // MARK: Detents

        @Test func theSheetMovesToTheNearestOfOtherDetents() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                var heights: [Double] = []
                run.controller.onPosition = { heights.append($0) }
                try run.controller.update(detents: [.height(200), .height(500)])
                try await run.isAt(200, in: window)
                #expect(run.log.last == "height(200.0) by resize")
                #expect(heights.last == 200 && heights.contains { $0 > 205 && $0 < 310 })
                try run.controller.update(detents: [.height(120)])
                try await run.isAt(120, in: window)
                #expect(heights.contains { $0 > 125 && $0 < 195 })
                #expect(run.controller.sheet.detents == [.height(120)])
                #expect(throws: SheetError.self) { try run.controller.update(detents: []) }
                #expect(run.controller.sheet.detents == [.height(120)])
                try await run.dismiss()
            }
        }

        /// A height that the test changes.
        private final class Height: Sendable {
            private let value: Atomic<Int>
            init(_ value: Int) { self.value = Atomic(value) }
            var now: Double { Double(value.load(ordering: .relaxed)) }
            func set(_ height: Int) { value.store(height, ordering: .relaxed) }
        }

        @Test func customDetentsAreComputedAgainOnRequest() async throws {
            try await withSheetWindow { window in
                let height = Height(200)
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 50), detents: [.custom("own") { _ in height.now }])
                try await run.presented(in: window, animated: true)
                try await run.isAt(200, in: window)
                for next in [320, 160] {
                    var heights: [Double] = []
                    run.controller.onPosition = { heights.append($0) }
                    let start = run.extent(in: window)
                    height.set(next)
                    run.controller.invalidateDetents()
                    try await run.isAt(Double(next), in: window)
                    let between = min(start, Double(next)) + 5...max(start, Double(next)) - 5
                    #expect(heights.contains { between.contains($0) }, "\(next): \(heights)")
                }
                try await run.dismiss()
            }
        }

        @Test func whatIsBeneathIsLiveUpToAnotherDetentAtOnce() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window)
                #expect(run.presenter?.isModal == true)
                run.controller.largestUndimmedDetent = .medium
                try await run.rests(in: window)
                #expect(run.presenter?.isModal == false)
                run.controller.largestUndimmedDetent = nil
                try await run.rests(in: window)
                #expect(run.presenter?.isModal == true && run.controller.selectedDetent == .medium)
                try await run.dismiss()
            }
        }

        @Test func theGrabberAndExpansionByScrollingFollowTheirSettings() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: SheetWindow.list(of: 80))
                try await run.presented(in: window)
                #expect(run.content?.layout?.grabber != nil && run.presenter?.expansion == 315)
                run.controller.showsGrabber = false
                run.controller.scrollingExpands = false
                #expect(run.content?.layout?.grabber == nil && run.presenter?.expansion == 0)
                run.controller.showsGrabber = nil
                run.controller.scrollingExpands = true
                #expect(run.content?.layout?.grabber != nil && run.presenter?.expansion == 315)
                try await run.dismiss()
            }
        }

        // MARK: Positions

        @Test func thePositionIsReportedInEachFrameOfAPresentationAndOnceAtRest() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                var (heights, rests) = ([Double](), 0)
                run.controller.onPosition = { [unowned run] height in
                    heights.append(height)
                    if run.controller.isAtRest { rests += 1 }
                }
                #expect(!run.controller.isAtRest)
                try await run.presented(in: window, animated: true)
                #expect(rests == 1 && heights.last == 315 && run.controller.isAtRest)
                #expect(heights.contains { $0 > 20 && $0 < 300 })
                // Nothing is reported while nothing moves.
                let count = heights.count
                gtk_widget_queue_draw(window.widget)
                run.controller.title = "Other"
                try await FrameCounter.idle(window.widget)
                #expect(heights.count == count)
                run.controller.dismiss(animated: true)
                try await run.ends()
                #expect(heights.last == 0 && rests == 1)
            }
        }

        @Test func thePositionFollowsADragAndTheSheetIsAtRestOnlyAfterwards() async throws {
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                try await run.presented(in: window, animated: true)
                var (heights, rests) = ([Double](), 0)
                run.controller.onPosition = { [unowned run] height in
                    heights.append(height)
                    if run.controller.isAtRest { rests += 1 }
                }
                let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                try await drag.move(through: [-12, -100])
                try await run.isHeld(415, in: window)
                #expect(heights.last.map { abs($0 - 415) <= 1 } == true)
                #expect(!run.controller.isAtRest && rests == 0)
                try await drag.release(-300)
                try await run.isAt(630, in: window)
                #expect(heights.last == 630 && rests == 1 && run.controller.isAtRest)
                try await run.dismiss()
            }
        }

        @Test func aSheetMayBeDismissedWhenItsPositionIsReported() async throws {
            try await withSheetWindow { window in
                for isAtRest in [false, true] {
                    let run = try ContentSheetRun("Title", content: Contents.block(height: 50))
                    run.controller.onPosition = { [unowned run] height in
                        if height > 100, run.controller.isAtRest == isAtRest { run.controller.dismiss(animated: false) }
                    }
                    run.controller.options.isAnimated = true
                    run.controller.present(in: window.reference) { _ in }
                    try await eventually("the sheet has gone: \(run.log)") {
                        run.log.last == "didDismiss programmatic"
                    }
                    #expect(window.probe.overlays.isEmpty)
                }
            }
        }

        @Test(arguments: [PresentationOptions.Style.sheet, .cards])
        func thePositionOfAnotherContainerIsTheHeightOfWhatIsVisible(_ style: PresentationOptions.Style) async throws {
            try await withSheetWindow(width: 800, height: 640, content: gtk_drawing_area_new()) { window in
                let run = try ContentSheetRun(
                    "Title", content: Contents.block(height: 200), options: PresentationOptions(style: style))
                var heights: [Double] = []
                run.controller.onPosition = { heights.append($0) }
                try await run.presented(in: window, animated: true)
                let frames = window.probe.cards.compactMap { window.probe.frame(of: $0) }
                let visible = (frames.map(\.maxY).max() ?? 0) - (frames.map(\.y).min() ?? 0)
                #expect(heights.last.map { abs($0 - visible) <= 1 } == true, "\(heights.last ?? -1), not \(visible)")
                #expect(heights.first.map { $0 < visible } == true)
                try await run.dismiss()
            }
        }
    }
}
