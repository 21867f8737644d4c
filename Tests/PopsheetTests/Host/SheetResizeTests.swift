import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// A sheet follows the size of its window.
    @Suite @MainActor struct SheetResizeTests {
        @Test(arguments: [true, false])
        func theCardsFollowTheWindowsSize(_ animated: Bool) async throws {
            try await withSheetWindow(width: 390, height: 640) { window in
                let run = try SheetRun()
                try await run.presented(in: window, animated: animated)
                for (width, height) in [(320, 640), (500, 420), (390, 500)] {
                    try await resize(window, width, height)
                    try await liesWhereTheLayoutPutsIt(run, window)
                    #expect(run.log == ["willPresent", "didPresent"])
                }
                try await window.click(window.probe.rows[1])
                let answer = try await run.ends()
                #expect(answer == "answer move#0")
            }
        }

        @Test func theMotionContinuesWhileTheWindowIsResized() async throws {
            try await withSheetWindow(width: 390, height: 640) { window in
                let run = try SheetRun()
                let recorder = FrameRecorder(window)
                run.present(in: window.reference)
                try await eventually("a frame") { !recorder.frames.isEmpty }
                try await resize(window, 340, 500)
                try await run.isAtRest(in: window)
                recorder.stop()
                try await liesWhereTheLayoutPutsIt(run, window)
                #expect(run.log == ["willPresent", "didPresent"])
            }
        }

        /// A window can't be made smaller than its content by hand; a sheet must bear it all the same.
        @Test(arguments: [(1, 1), (60, 40), (240, 90), (1600, 1200), (8000, 6000)])
        func anySizeOfTheWindowWillDo(_ width: Int, _ height: Int) async throws {
            try Display.open()
            let window = try SheetWindow(width: width, height: height, content: gtk_drawing_area_new())
            defer { window.close() }
            gtk_window_present(window.window)
            try await eventually("the window is shown") { gtk_widget_get_mapped(window.widget) != 0 }
            let run = try SheetRun()
            run.present(in: window.reference)
            try await run.isAtRest(in: window)
            run.controller.dismiss(animated: true)
            try await run.ends()
            #expect(run.log == SheetRun.life("programmatic", handler: nil))
        }

        /// Wider than a phone, the cards keep a phone's width in the middle (sheet.md §2).
        @Test func onAWideWindowTheCardsAreCentredAndAtMost398Wide() async throws {
            try await withSheetWindow(width: 900, height: 600) { window in
                let run = try SheetRun()
                try await run.presented(in: window)
                try await liesWhereTheLayoutPutsIt(run, window)
                let card = try #require(window.probe.frame(of: window.probe.cards[0]))
                #expect(card.width == 398)
                #expect(card.midX == window.width / 2)
                let picture = try await window.pictureOfSheet()
                let row = Int(card.maxY - 40)
                let edges = picture.edges(inRow: row)
                #expect([edges.first, edges.last] == [Int(card.x), Int(card.maxX)], "row \(row)")
            }
        }

        private func resize(_ window: SheetWindow, _ width: Int, _ height: Int) async throws {
            gtk_window_set_default_size(window.window, CInt(width), CInt(height))
            try await eventually("the window is \(width) × \(height), not \(window.width) × \(window.height)") {
                window.width == Double(width) && window.height == Double(height)
            }
            try await window.rests()
        }

        private func liesWhereTheLayoutPutsIt(_ run: SheetRun, _ window: SheetWindow) async throws {
            let expected = try window.expectedCards(of: run.controller.sheet)
            var seen: [Rect] = []
            try await eventually("the cards are at \(expected), not \(seen)") {
                seen = window.probe.cards.compactMap { window.probe.frame(of: $0) }
                return seen.count == expected.count
                    && zip(seen, expected).allSatisfy { one, other in
                        abs(one.x - other.x) <= 0.5 && abs(one.y - other.y) <= 0.5
                            && abs(one.maxX - other.maxX) <= 1 && abs(one.maxY - other.maxY) <= 1
                    }
            }
        }
    }
}
