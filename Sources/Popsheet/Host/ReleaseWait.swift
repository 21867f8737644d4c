import CPopsheet

/// Waits for the release of a press that began on a widget.
///
/// GTK 4.18 warns about broken accounting if a pressed widget leaves its window before the release, so a sheet whose
/// dismissal animation has ended stays until then.
@MainActor
struct ReleaseWait {
    private let widget: WidgetPointer
    private let window: WidgetPointer
    private var framesWithoutButton = 0

    init(on widget: WidgetPointer, in window: WidgetPointer) { (self.widget, self.window) = (widget, window) }

    /// Begins a new wait.
    mutating func begin() { framesWithoutButton = 0 }

    /// Returns whether a press is still held; to be asked once in each frame.
    mutating func isDue() -> Bool {
        guard gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 else { return false }
        framesWithoutButton = pop_window_pointer_is_down(window) ? 0 : framesWithoutButton + 1
        // GDK holds events back during a frame, so a release arrives one frame later; GTK does not report one that ended a
        // window manager's move.
        return framesWithoutButton <= 2
    }
}
