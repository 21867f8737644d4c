import CPopsheet
import PopsheetLayout

/// What carries a sheet's widgets: the window that it lies in, or a popover's surface of its own.
///
/// Whatever carries them, all of a sheet is in the window's coordinates.
@MainActor
protocol SheetSurface: AnyObject {
    /// The widget whose surface it is.
    var native: WidgetPointer { get }
    /// Where that widget begins.
    var origin: Point { get }

    /// Where the children of the widget that sheets are in begin.
    var childOrigin: Point { get }

    /// Makes a sheet's widget the uppermost on the surface.
    func add(_ overlay: WidgetPointer)
    /// Places a sheet's widget.
    func place(_ overlay: WidgetPointer, at frame: Rect)
    /// The child of the window that carries a sheet's widget, or is it.
    func sibling(carrying overlay: WidgetPointer) -> WidgetPointer
    /// Has somebody told whenever the surface was laid out, after those who follow it already.
    func follow(_ id: ObjectIdentifier, _ follow: @escaping () -> Void)
    /// Tells somebody nothing any more.
    func unfollow(_ id: ObjectIdentifier)
}

extension SheetSurface {
    /// What lies at a point, insensitive widgets included; nil where nothing does.
    func widget(at point: Point) -> WidgetPointer? {
        gtk_widget_pick(native, point.x - origin.x, point.y - origin.y, GTK_PICK_INSENSITIVE)
    }

    /// Where the pointer is; nil where it is not on the surface, or the display does not tell.
    var pointer: Point? {
        var (x, y) = (0.0, 0.0)
        return pop_native_pointer(native, &x, &y) ? Point(x: x + origin.x, y: y + origin.y) : nil
    }

    /// Whether an event happened on it.
    func isSource(of event: OpaquePointer) -> Bool { gdk_event_get_surface(event) == pop_widget_surface(native) }

    /// Where an event on it happened.
    func place(of event: OpaquePointer) -> Point {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        // A surface may have a margin for a shadow.
        gtk_native_get_surface_transform(OpaquePointer(native), &dx, &dy)
        return Point(x: x - dx + origin.x, y: y - dy + origin.y)
    }
}

/// The window itself.
@MainActor
final class WindowSurface: SheetSurface {
    let native: WidgetPointer
    let origin = Point(x: 0, y: 0)
    let childOrigin = Point(x: 0, y: 0)

    init(_ window: WidgetPointer) { native = window }

    func add(_ overlay: WidgetPointer) { gtk_widget_set_parent(overlay, native) }

    func sibling(carrying overlay: WidgetPointer) -> WidgetPointer { overlay }

    // A sheet's owner tells of the window itself.
    func follow(_ id: ObjectIdentifier, _ follow: @escaping () -> Void) {}
    func unfollow(_ id: ObjectIdentifier) {}

    func place(_ overlay: WidgetPointer, at frame: Rect) {
        riseOverNewContent(overlay)
        // A window knows nothing of a child that it did not ask for, so nobody else measures or places it.
        pop_widget_place(
            overlay, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), frame.x, frame.y)
    }

    /// Content that the window was given later lies over us until we move; other sheets stay above us.
    private func riseOverNewContent(_ overlay: WidgetPointer) {
        var sibling = gtk_widget_get_next_sibling(overlay)
        while let above = sibling {
            // Tooltips and popovers are surfaces of their own.
            if !OverlayView.isOverlay(above), !above.isNative {
                return gtk_widget_insert_before(overlay, native, nil)
            }
            sibling = gtk_widget_get_next_sibling(above)
        }
    }
}
