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

    /// A rectangle next to which the display can place a popover: on an X server, GDK needs a part of it on a monitor.
    ///
    /// - Parameters:
    ///   - place: The rectangle, in the coordinates of a widget.
    ///   - widget: A widget of a window that is shown.
    /// - Returns: The rectangle, moved to the nearest monitor if it is outside all of them.
    package static func visible(_ place: GdkRectangle, in widget: WidgetPointer) -> GdkRectangle {
        var window = GdkRectangle()
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard let root = gtk_widget_get_root(widget).map({ WidgetPointer($0) }),
            pop_desk_window_area(root, &window), let display = gtk_widget_get_display(widget),
            gtk_widget_translate_coordinates(widget, root, Double(place.x), Double(place.y), &x, &y) != 0
        else { return place }
        gtk_native_get_surface_transform(OpaquePointer(root), &left, &top)
        var onScreen = GdkRectangle(
            x: window.x + Int32(x + left), y: window.y + Int32(y + top), width: place.width, height: place.height)
        let isVisible = all(of: display).contains { monitor in
            var area = freeArea(of: monitor)
            return gdk_rectangle_intersect(&area, &onScreen, nil) != 0
        }
        guard !isVisible, let monitor = nearest(to: Double(onScreen.x), Double(onScreen.y), of: display) else {
            return place
        }
        let area = freeArea(of: monitor)
        var moved = place
        moved.x += min(max(onScreen.x, area.x), area.x + area.width - 1) - onScreen.x
        moved.y += min(max(onScreen.y, area.y), area.y + area.height - 1) - onScreen.y
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
