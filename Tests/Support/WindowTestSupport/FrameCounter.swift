import CPopsheet
package import Popsheet
import PopsheetTestSupport

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
package final class FrameCounter {
    package private(set) var frames = 0
    private var listener: FrameListener?

    package init(_ widget: WidgetPointer) {
        listener = FrameListener(widget) { [weak self] isEmpty, _ in if !isEmpty { self?.frames += 1 } }
    }

    /// Counts no more; the widget must still be on screen.
    package func stop() {
        listener?.stop()
        listener = nil
    }

    /// Waits until a window has painted its current state and has nothing more to do.
    ///
    /// It requests empty frames of the window's clock, until there was no event, animation, layout or drawing in some of
    /// them. On a busy machine these take longer, as all frames do.
    package static func idle(_ widget: WidgetPointer, emptyFrames: Int = 3) async throws {
        guard let clock = gtk_widget_get_frame_clock(widget) else { throw Unseen() }
        var empty = 0
        let listener = FrameListener(widget) { isEmpty, hasPainted in
            empty = isEmpty && hasPainted ? empty + 1 : 0
            if empty < emptyFrames { gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT) }
        }
        defer { listener?.stop() }
        gtk_widget_queue_draw(widget)
        try await eventually("the window paints no more frames") { empty >= emptyFrames }
    }

    /// The widget is not on screen.
    struct Unseen: Error {}
}
