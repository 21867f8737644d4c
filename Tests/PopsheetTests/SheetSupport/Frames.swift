import CPopsheet
import PopsheetLayout
import PopsheetTestSupport

@testable import Popsheet

/// Counts the frames that a window paints, until it is stopped.
@MainActor
final class FrameCounter {
    private(set) var frames = 0
    private var signal: Signal?

    init(_ widget: WidgetPointer) {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] _ in self?.frames += 1 }
    }

    /// Counts no more; the widget must still be on screen.
    func stop() {
        signal?.disconnect()
        signal = nil
    }

    /// Waits until a window has painted its current state and paints no more frames: none in as many iterations of the
    /// loop as usually paint several.
    static func idle(_ widget: WidgetPointer, turns: Int = 20) async throws {
        let counter = FrameCounter(widget)
        defer { counter.stop() }
        gtk_widget_queue_draw(widget)
        var (quiet, last) = (0, 0)
        try await eventually("the window paints no more frames") {
            quiet = counter.frames > 0 && counter.frames == last ? quiet + 1 : 0
            last = counter.frames
            return quiet >= turns
        }
    }
}

/// Where the cards of a window's sheet are in each frame that is painted.
@MainActor
final class FrameRecorder {
    struct Frame {
        /// The frame's time in seconds.
        var time: Double
        /// The upper edges of the cards, from above.
        var cards: [Double]
    }

    private(set) var frames: [Frame] = []
    /// Runs after each frame that shows a card.
    var onFrame: ((Frame) -> Void)?
    private var signal: Signal?

    init(_ window: SheetWindow) {
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { [weak self, weak window] _ in
            guard let self, let probe = window?.probe else { return }
            let cards = probe.cards.compactMap { probe.frame(of: $0)?.y }
            guard !cards.isEmpty else { return }
            let frame = Frame(time: Self.now(window?.widget), cards: cards)
            frames.append(frame)
            onFrame?(frame)
        }
    }

    func stop() {
        signal?.disconnect()
        signal = nil
        onFrame = nil
    }

    /// The time of a widget's frame clock in seconds.
    static func now(_ widget: WidgetPointer?) -> Double {
        guard let widget, let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    }
}
