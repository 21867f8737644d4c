import CPopsheet
import PopsheetLayout
import PopsheetTestSupport

@testable import Popsheet

/// Reports each frame of a widget's frame clock, until it is stopped.
@MainActor
private final class FrameListener {
    private var signals: [Signal] = []
    private var (isEmpty, hasPainted) = (true, false)

    /// - Parameter body: Runs after each frame, with whether there was no event, animation, layout or drawing in it, and
    ///   whether the window was drawn in this frame or an earlier one.
    init?(_ widget: WidgetPointer, _ body: @escaping (_ isEmpty: Bool, _ hasPainted: Bool) -> Void) {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
        let source = UnsafeMutableRawPointer(clock)
        signals = ["flush-events", "update", "layout", "paint"].map { phase in
            Signal(source, phase) { [weak self] _ in
                self?.isEmpty = false
                if phase == "paint" { self?.hasPainted = true }
            }
        }
        signals.append(
            Signal(source, "after-paint") { [weak self] _ in
                guard let self else { return }
                let wasEmpty = isEmpty
                isEmpty = true
                body(wasEmpty, hasPainted)
            })
    }

    /// Reports no more; the widget must still be on screen.
    func stop() {
        for signal in signals { signal.disconnect() }
        signals = []
    }
}

/// Counts the frames that a window paints, until it is stopped.
@MainActor
final class FrameCounter {
    private(set) var frames = 0
    private var listener: FrameListener?

    init(_ widget: WidgetPointer) {
        listener = FrameListener(widget) { [weak self] isEmpty, _ in if !isEmpty { self?.frames += 1 } }
    }

    /// Counts no more; the widget must still be on screen.
    func stop() {
        listener?.stop()
        listener = nil
    }

    /// Waits until a window has painted its current state and has nothing more to do.
    ///
    /// It requests empty frames of the window's clock, until there was no event, animation, layout or drawing in some of
    /// them. On a busy machine these take longer, as all frames do.
    static func idle(_ widget: WidgetPointer, emptyFrames: Int = 3) async throws {
        guard let clock = gtk_widget_get_frame_clock(widget) else { throw SheetWindow.Unseen() }
        var empty = 0
        let listener = FrameListener(widget) { isEmpty, hasPainted in
            empty = isEmpty && hasPainted ? empty + 1 : 0
            if empty < emptyFrames { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT) }
        }
        defer { listener?.stop() }
        gtk_widget_queue_draw(widget)
        try await eventually("the window paints no more frames") { empty >= emptyFrames }
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

/// Runs a body while all motion is so slow that input of any machine arrives during it.
@MainActor
func inSlowMotion<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    MotionTime.speed = 0.05
    defer { MotionTime.speed = 1 }
    return try await body()
}
