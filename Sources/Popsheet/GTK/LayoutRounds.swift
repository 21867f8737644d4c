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

    /// Begins to count the rounds of a realized widget's frame clock, before its first reaction.
    init(of widget: WidgetPointer) {
        self.widget = widget
        nextFrame = FrameTicker(widget)
        _ = finished
    }

    /// How many rounds have ended in the current frame.
    private var finished: Int {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return RoundCounter.shared.get(of: UnsafeMutableRawPointer(clock), orMake: RoundCounter(of: clock)).finished
    }

    /// Runs a body that may request another round, or has the widget laid out again by the next frame.
    func run(_ body: () -> Void) {
        if finished < Self.limit { return body() }
        nextFrame.start { [widget] _ in
            gtk_widget_queue_allocate(widget)
            return false
        }
    }
}

/// Counts the rounds of a frame clock, which all surfaces of a window share: one that is shown during a frame's layout must
/// know how many rounds there were before.
@MainActor
private final class RoundCounter {
    static let shared = AttachedObject<RoundCounter>(key: "popsheet-layout-rounds")

    private let clock: OpaquePointer
    private var frame: gint64?
    private var count = 0

    init(of clock: OpaquePointer) {
        self.clock = clock
        // After the surfaces, whichever of them there are by then. The clock owns the connection, like this object.
        _ = Signal(UnsafeMutableRawPointer(clock), "layout", after: true) { [weak self] _ in self?.add() }
    }

    var finished: Int { gdk_frame_clock_get_frame_counter(clock) == frame ? count : 0 }

    private func add() {
        count = finished + 1
        frame = gdk_frame_clock_get_frame_counter(clock)
    }
}
