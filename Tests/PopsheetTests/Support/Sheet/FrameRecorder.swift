import CPopsheet
import PopsheetLayout
import PopsheetTestSupport
import PopsheetWindowTestSupport

@testable import Popsheet

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

/// Runs a body while all motion is so slow that input of any machine arrives during it.
@MainActor
func inSlowMotion<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    MotionTime.speed = 0.05
    defer { MotionTime.speed = 1 }
    return try await body()
}
