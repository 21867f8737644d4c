import CPopsheet

/// Makes GTK find out again what is under a pointer that does not move.
///
/// GTK 4.8 sends a press to the widget that it last found under the pointer. It looks again when the pointer moves, or
/// in the next flush of events after a layout of the window itself, if there is one. If a sheet appears, moves or
/// disappears under a resting pointer, presses would be lost, or would reach what the sheet covers.
@MainActor
final class PointerRepick {
    private let window: WidgetPointer
    private let frames: FrameTicker
    private var left = 0
    private var release: EventController?

    init(over window: WidgetPointer) {
        self.window = window
        frames = FrameTicker(window)
    }

    /// Looks again after the changes are laid out, which takes two frames.
    ///
    /// It waits while a button is down: otherwise GTK's click gesture would cancel the current press, which may be on a
    /// widget below the sheet.
    func look() {
        guard gtk_widget_get_mapped(window) != 0 else { return }
        left = 2
        if frames.isRunning || release != nil { return }
        frames.start { _ in
            // The closure retains this object while it looks.
            if pop_window_pointer_is_down(self.window) {
                self.waitForRelease()
                return false
            }
            gtk_widget_queue_allocate(self.window)
            if let clock = gtk_widget_get_frame_clock(self.window) {
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
            }
            self.left -= 1
            return self.left > 0
        }
    }

    private func waitForRelease() {
        let legacy: OpaquePointer = gtk_event_controller_legacy_new()
        // The closure retains this object until then.
        release = EventController(
            legacy, on: window,
            [
                "event": { _ in
                    guard let event = gtk_event_controller_get_current_event(legacy),
                        gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE
                    else { return false }
                    self.release?.remove()
                    self.release = nil
                    self.look()
                    return false
                }
            ])
    }
}
