import CPopsheet

/// Limits the layout rounds that reactions to a layout request within a frame.
///
/// A request during a frame's layout phase repeats that phase. GDK warns and gives up when the fourth round requests a fifth
/// (gdkframeclockidle.c); what is left by then is for the next frame.
@MainActor
final class LayoutRounds {
    /// The rounds in which reactions run; the other two are left to GTK's own widgets, a scrolled list's rows among them.
    private static let limit = 2
    private let widget: WidgetPointer
    private let nextFrame: FrameTicker
    private var signal: Signal?
    private var frame: gint64?
    /// How many rounds the frame's clock has run.
    private var finished = 0

    /// Counts the rounds of a realized widget's frame clock.
    init(of widget: WidgetPointer) {
        self.widget = widget
        nextFrame = FrameTicker(widget)
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        signal = Signal(UnsafeMutableRawPointer(clock), "layout") { [weak self] _ in self?.count(on: clock) }
    }

    private func count(on clock: OpaquePointer) {
        let now = gdk_frame_clock_get_frame_counter(clock)
        finished = now == frame ? finished + 1 : 1
        frame = now
    }

    /// Runs a body that may request another round, or has the widget laid out again by the next frame.
    func run(_ body: () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(widget), gdk_frame_clock_get_frame_counter(clock) == frame,
            finished >= Self.limit
        else { return body() }
        nextFrame.start { [widget] _ in
            gtk_widget_queue_allocate(widget)
            return false
        }
    }

    /// Stops counting.
    func stop() { signal?.disconnect() }
}
