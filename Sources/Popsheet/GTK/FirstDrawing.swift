import CPopsheet

/// Waits until a window has been drawn since it was shown.
@MainActor
package final class FirstDrawing {
    private var signal: Signal?
    private var limit: EventSource?
    private var body: (() -> Void)?

    /// Begins to wait; the window must be realized.
    ///
    /// - Parameters:
    ///   - milliseconds: The time after which the closure runs all the same: a window that can't be seen may not be drawn. Nil
    ///     to wait for as long as it takes.
    package init(of window: WidgetPointer, orAfter milliseconds: UInt32? = nil, _ body: @escaping () -> Void) {
        self.body = body
        if let clock = gtk_widget_get_frame_clock(window) {
            // After GDK's own handler, which gives the frame to the display. Its width is 0 until the first layout.
            signal = Signal(UnsafeMutableRawPointer(clock), "after-paint", after: true) { [weak self] _ in
                guard let self, gtk_widget_get_width(window) > 0 else { return }
                end()
            }
        }
        limit = milliseconds.map {
            .timer(milliseconds: $0) { [weak self] in
                self?.end()
                return false
            }
        }
    }

    /// Stops waiting; the closure does not run any more.
    package func stop() {
        signal?.disconnect()
        signal = nil
        limit?.remove()
        limit = nil
        body = nil
    }

    private func end() {
        let body = body
        stop()
        body?()
    }
}
