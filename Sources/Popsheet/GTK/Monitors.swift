package import CPopsheet

/// Chooses the monitor of a window that a program opens by itself.
///
/// The display owns the monitors.
@MainActor
package enum Monitors {
    /// The largest monitor; nil without a monitor.
    static func largest(of display: OpaquePointer) -> OpaquePointer? {
        best(of: display) { Double($0.width) * Double($0.height) }
    }

    /// The monitor with the smallest height; nil without a monitor.
    package static func lowest(of display: OpaquePointer) -> OpaquePointer? { best(of: display) { -Double($0.height) } }

    /// The monitor at or nearest to a position on the screen, in logical pixels; nil without a monitor.
    package static func nearest(to x: Double, _ y: Double, of display: OpaquePointer) -> OpaquePointer? {
        best(of: display) { area in
            let dx = x - min(max(x, Double(area.x)), Double(area.x + area.width - 1))
            let dy = y - min(max(y, Double(area.y)), Double(area.y + area.height - 1))
            return -(dx * dx + dy * dy)
        }
    }

    /// The monitor with the pointer if the system reports it, or else the largest one.
    package static func withPointer(of display: OpaquePointer) -> OpaquePointer? {
        var (x, y) = (0.0, 0.0)
        return pop_desk_pointer(display, &x, &y) ? nearest(to: x, y, of: display) : largest(of: display)
    }

    /// The whole area of a monitor, in logical pixels of the screen; empty without a monitor.
    package static func area(of monitor: OpaquePointer?) -> GdkRectangle {
        var area = GdkRectangle()
        if let monitor { gdk_monitor_get_geometry(monitor, &area) }
        return area
    }

    /// The area of a monitor without its panels, if the system reports them; empty without a monitor.
    package static func freeArea(of monitor: OpaquePointer?) -> GdkRectangle {
        monitor.map { pop_desk_free_area($0) } ?? GdkRectangle()
    }

    /// The first monitor that is rated highest by its area.
    private static func best(of display: OpaquePointer, by rating: (GdkRectangle) -> Double) -> OpaquePointer? {
        guard let monitors = gdk_display_get_monitors(display) else { return nil }
        var best: (monitor: OpaquePointer, value: Double)?
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let item = g_list_model_get_item(monitors, index) else { continue }
            defer { g_object_unref(item) }
            let monitor = OpaquePointer(item)
            let value = rating(area(of: monitor))
            if best.map({ value > $0.value }) ?? true { best = (monitor, value) }
        }
        return best?.monitor
    }
}
