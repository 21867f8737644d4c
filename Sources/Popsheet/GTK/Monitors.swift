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

    /// The monitor with the greatest height; nil without a monitor.
    package static func highest(of display: OpaquePointer) -> OpaquePointer? { best(of: display) { Double($0.height) } }

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

    /// The nearest place on a monitor for a rectangle that is on none: on an X server, GDK can't place a popover next to that.
    ///
    /// - Parameters:
    ///   - place: The rectangle, in the coordinates of a widget.
    ///   - widget: A widget of a window that is shown.
    /// - Returns: The moved rectangle; nil if a part of it is on a monitor, or the system does not report where it is.
    package static func nearestPlace(to place: GdkRectangle, in widget: WidgetPointer) -> GdkRectangle? {
        var window = GdkRectangle()
        var (x, y, width, height) = (Double(place.x), Double(place.y), Double(place.width), Double(place.height))
        var (left, top) = (0.0, 0.0)
        guard let root = gtk_widget_get_root(widget).map({ WidgetPointer($0) }),
            pop_desk_window_area(root, &window), let display = gtk_widget_get_display(widget),
            pop_widget_rect_bounds(widget, root, &x, &y, &width, &height)
        else { return nil }
        gtk_native_get_surface_transform(OpaquePointer(root), &left, &top)
        let (screenX, screenY) = (
            window.x + Int32((x + left).rounded(.down)), window.y + Int32((y + top).rounded(.down))
        )
        // At the very edge, GDK may round to the other side.
        let (insetX, insetY): (Int32, Int32) = (place.width > 2 ? 1 : 0, place.height > 2 ? 1 : 0)
        var inner = GdkRectangle(
            x: screenX + insetX, y: screenY + insetY, width: place.width - 2 * insetX,
            height: place.height - 2 * insetY)
        let isVisible = all(of: display).contains { monitor in
            var whole = Self.area(of: monitor)
            return gdk_rectangle_intersect(&whole, &inner, nil) != 0
        }
        guard !isVisible, let monitor = nearest(to: Double(screenX), Double(screenY), of: display) else { return nil }
        let area = freeArea(of: monitor)
        var moved = place
        moved.x += min(max(screenX, area.x), area.x + area.width - 1) - screenX
        moved.y += min(max(screenY, area.y), area.y + area.height - 1) - screenY
        return moved
    }

    /// The first monitor that is rated highest by its area.
    private static func best(of display: OpaquePointer, by rating: (GdkRectangle) -> Double) -> OpaquePointer? {
        var best: (monitor: OpaquePointer, value: Double)?
        for monitor in all(of: display) {
            let value = rating(area(of: monitor))
            if best.map({ value > $0.value }) ?? true { best = (monitor, value) }
        }
        return best?.monitor
    }

    private static func all(of display: OpaquePointer) -> [OpaquePointer] {
        guard let monitors = gdk_display_get_monitors(display) else { return [] }
        return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
            guard let item = g_list_model_get_item(monitors, index) else { return nil }
            g_object_unref(item)
            return OpaquePointer(item)
        }
    }
}
