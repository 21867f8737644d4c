import CPopsheet
import PopsheetTestSupport
import Testing

@testable import Popsheet

extension GTKSuites {
    @Suite @MainActor struct LayoutRoundsTests {
        /// A popover's surface that is shown during a frame's layout begins in one of the later rounds.
        @Test(arguments: 1...4)
        func whatBeginsInALaterRoundRequestsNoFifth(_ firstRound: Int) async throws {
            let window = try TestWindow()
            defer { window.close() }
            try await window.show()
            let widget = window.widget
            let (surface, clock) = try (
                #require(pop_widget_surface(widget)), #require(gtk_widget_get_frame_clock(widget))
            )
            let first = LayoutRounds(of: widget)
            var (frame, round, reactions) = (gint64?.none, 0, 0)
            var (late, isNextFrame) = (LayoutRounds?.none, false)
            let signal = Signal(UnsafeMutableRawPointer(surface), "layout", after: true) { _ in
                let now = gdk_frame_clock_get_frame_counter(clock)
                frame = frame ?? now
                isNextFrame = isNextFrame || now != frame
                if isNextFrame { return }
                round += 1
                if round == firstRound { late = LayoutRounds(of: widget) }
                guard let late else { return gtk_widget_queue_allocate(widget) }
                late.run {
                    reactions += 1
                    gtk_widget_queue_allocate(widget)
                }
            }
            gtk_widget_queue_allocate(widget)
            try await eventually("the next frame lays the window out") { isNextFrame }
            signal.disconnect()
            withExtendedLifetime(first) {
                #expect(round == max(3, firstRound) && reactions == max(0, 3 - firstRound))
            }
        }
    }
}
