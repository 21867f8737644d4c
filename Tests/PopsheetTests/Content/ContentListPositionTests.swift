import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Lists stay where they are scrolled to while the sheet gets higher or lower (content.md §7).
    @Suite @MainActor struct ContentListPositionTests {
        init() throws { try Display.open() }

        /// Checks the position of a list in each frame of a body.
        private func keeps(
            _ offset: Double, of list: WidgetPointer, in window: SheetWindow, _ body: () async throws -> Void
        ) async throws {
            let recorder = FrameRecorder(window)
            defer { recorder.stop() }
            var offsets: [Double] = []
            recorder.onFrame = { _ in offsets.append(window.probe.offset(of: list)) }
            try await body()
            let other = offsets.filter { abs($0 - offset) > 1 }
            #expect(!offsets.isEmpty && other.isEmpty, "\(other)")
            #expect(abs(window.probe.offset(of: list) - offset) <= 1)
        }

        @Test(arguments: [0.0, 2_000])
        func aListKeepsItsPositionWhileTheSheetMovesToAnotherDetent(_ offset: Double) async throws {
            let list = Contents.scrolled(Contents.listView(of: 10_000))
            try await withSheetWindow { window in
                let run = try ContentSheetRun(
                    "Title", content: list, detents: [.height(160), .medium, .large])
                try await run.presented(in: window, animated: true)
                run.controller.selectedDetent = .large
                try await run.isAt(630, in: window)
                gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list)), offset)
                try await FrameCounter.idle(window.widget)
                try await keeps(offset, of: list, in: window) {
                    for (detent, extent) in [
                        (Detent.medium, 315.0), (.height(160), 160), (.large, 630), (.medium, 315),
                    ] {
                        run.controller.selectedDetent = detent
                        try await run.isAt(extent, in: window)
                    }
                }
                try await run.dismiss()
            }
        }

        @Test func aListKeepsItsPositionWhileTheBarIsDragged() async throws {
            let list = Contents.scrolled(Contents.listView(of: 10_000))
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list) { $0.initialDetent = .large }
                try await run.presented(in: window, animated: true)
                try await keeps(0, of: list, in: window) {
                    let drag = try await Drag.begin(at: run.bar(in: window), in: window)
                    try await drag.move(through: [40, 120, 200, 280, 240])
                    try await drag.release(290)
                    try await run.isAt(315, in: window)
                }
                try await run.dismiss()
            }
        }

        /// The application may scroll while the sheet moves.
        @Test func aListThatIsScrolledWhileTheSheetMovesIsThere() async throws {
            let list = Contents.scrolled(Contents.listView(of: 10_000))
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list) { $0.initialDetent = .large }
                try await run.presented(in: window, animated: true)
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list))
                run.controller.selectedDetent = .medium
                try await eventually("the sheet is on its way") { run.extent(in: window) < 620 }
                gtk_adjustment_set_value(adjustment, 1_000)
                try await run.isAt(315, in: window)
                #expect(abs(window.probe.offset(of: list) - 1_000) <= 1)
                try await run.dismiss()
            }
        }
    }

    /// Lists under two fingers on a touchpad that move the sheet (content.md §7).
    @Suite(.requires(.sway, "X11 does not report when the fingers are lifted"))
    @MainActor struct ContentListPositionTouchpadTests {
        init() throws { try Display.open() }

        @Test func aListStaysAtItsTopWhileTheFingersMoveTheSheet() async throws {
            let list = Contents.scrolled(Contents.listView(of: 10_000))
            try await withSheetWindow { window in
                let run = try ContentSheetRun("Title", content: list, detents: [.height(160), .large]) {
                    $0.initialDetent = .large
                }
                try await run.presented(in: window, animated: true)
                let recorder = FrameRecorder(window)
                defer { recorder.stop() }
                var offsets: [Double] = []
                recorder.onFrame = { _ in offsets.append(window.probe.offset(of: list)) }
                let point = try await window.center(of: list)
                // Not as far or as fast as to dismiss the sheet.
                try await window.input.pan(at: point, down: -300, steps: 60, over: .milliseconds(1_200))
                try await run.isAt(160, in: window)
                #expect(offsets.allSatisfy { abs($0) <= 1 }, "\(offsets.filter { abs($0) > 1 })")
                #expect(recorder.frames.contains { (340...600).contains(640 - $0.cards[0]) })
                try await run.dismiss()
            }
        }
    }
}
