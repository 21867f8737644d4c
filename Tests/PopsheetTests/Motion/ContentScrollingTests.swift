import CPopsheet
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    /// Content whose height changes while it continues to scroll (content.md §7).
    @Suite @MainActor struct ContentScrollingTests {
        init() throws { try Display.open() }

        /// Begins to scroll in content of a height, of which 100 pixels are visible, and makes frames.
        private func offset(
            from start: Double, velocity: Double, height: Double, changingTo later: Double
        ) -> (before: Double, end: Double) {
            let (window, scroller) = (gtk_window_new()!, gtk_scrolled_window_new()!)
            gtk_window_set_child(asWindow(window), scroller)
            defer { gtk_window_destroy(asWindow(window)) }
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
            gtk_adjustment_configure(adjustment, start, 0, height, 1, 10, 100)
            let (frames, scrolled) = (VirtualFrames(), ScrolledWindow(scroller))
            let kinetics = ContentScrolling(frames)
            kinetics.scroll(scrolled, velocity: velocity)
            frames.advance(to: 0.01)
            let before = scrolled.offset
            gtk_adjustment_configure(adjustment, before, 0, later, 1, 10, 100)
            for frame in 1...300 where frames.isRunning { frames.advance(to: 0.01 + Double(frame) / 60) }
            return (before, scrolled.offset)
        }

        @Test func contentThatGrowsScrollsOn() {
            let (before, end) = offset(from: 800, velocity: 2_000, height: 1_000, changingTo: 5_000)
            #expect(before < 900 && abs(end - 1_300) < 1)
        }

        @Test func contentThatShrinksStopsAtItsEnd() {
            let (_, end) = offset(from: 0, velocity: 2_000, height: 1_000, changingTo: 300)
            #expect(end == 200)
        }

        @Test func contentThatShrinksScrollsBackFromItsEnd() {
            let (before, end) = offset(from: 900, velocity: -400, height: 1_000, changingTo: 800)
            // What it had left to go, from where it is now.
            #expect(before < 900 && abs(end - (700 - (before - 800))) < 1, "\(before) \(end)")
        }
    }
}
