package import CPopsheet

/// The frames of a widget on screen, on the time of its frame clock.
@MainActor
package final class FrameTicker: FrameSource {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private var tick: UInt32?

    package init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

    var isRunning: Bool { tick != nil }

    var now: Double {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        return MotionTime.at(microseconds: Int64(gdk_frame_clock_get_frame_time(clock)))
    }

    package func start(_ body: @escaping @MainActor (_ now: Double) -> Bool) {
        guard tick == nil else { return }
        let box = ClosureBox<Double> { [weak self] now in
            if body(now) { return true }
            self?.tick = nil
            return false
        }
        tick = pop_tick_add(
            widget,
            { data, microseconds in
                let box = Unmanaged<ClosureBox<Double>>.fromOpaque(data).takeUnretainedValue()
                return MainActor.assumeIsolated { box.body(MotionTime.at(microseconds: microseconds)) }
            },
            Unmanaged.passRetained(box).toOpaque(),
            { Unmanaged<AnyObject>.fromOpaque($0).release() })
    }

    package func stop() {
        if let tick { gtk_widget_remove_tick_callback(widget, tick) }
        tick = nil
    }
}
