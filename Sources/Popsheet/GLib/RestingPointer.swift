import CPopsheet

/// Makes GTK look anew at what lies under a pointer that does not move.
///
/// GTK 4.8 sends a press to what it last found under the pointer. It looks where the pointer moves, or in the next flush
/// of events after the window itself was laid out, if there is one. Where a sheet comes, moves or goes beneath a resting
/// pointer, presses would be lost, or reach what the sheet covers.
@MainActor
final class RestingPointer {
    private let window: WidgetPointer
    private let frames: FrameTicker
    private var left = 0

    init(over window: WidgetPointer) {
        self.window = window
        frames = FrameTicker(window)
    }

    /// Looks once what has changed is laid out; that takes two frames.
    func look() {
        guard gtk_widget_get_mapped(window) != 0 else { return }
        left = 2
        if frames.isRunning { return }
        frames.start { _ in
            // The closure keeps this object for as long as it looks.
            gtk_widget_queue_allocate(self.window)
            if let clock = gtk_widget_get_frame_clock(self.window) {
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
            }
            self.left -= 1
            return self.left > 0
        }
    }
}
