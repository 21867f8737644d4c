import CPopsheet
import PopsheetLayout

/// A surface that contains a sheet's widgets: the window's, or a popover's own.
///
/// On any surface, all coordinates of a sheet are the window's.
@MainActor
protocol SheetSurface: AnyObject {
    /// The widget that has the surface.
    var native: WidgetPointer { get }
    /// The origin of that widget.
    var origin: Point { get }

    /// The origin of the children of the widget that contains the sheets.
    var childOrigin: Point { get }

    /// Adds a sheet's widget as the uppermost one on the surface.
    func add(_ overlay: WidgetPointer)
    /// Places a sheet's widget.
    func place(_ overlay: WidgetPointer, at frame: Rect)
    /// The child of the window that is a sheet's widget, or contains it.
    func sibling(carrying overlay: WidgetPointer) -> WidgetPointer
    /// Calls an observer whenever the surface was laid out, after the earlier observers.
    func follow(_ id: ObjectIdentifier, _ follow: @escaping () -> Void)
    /// Removes an observer.
    func unfollow(_ id: ObjectIdentifier)
}

extension SheetSurface {
    /// The widget at a point, including insensitive ones; nil without any.
    func widget(at point: Point) -> WidgetPointer? {
        gtk_widget_pick(native, point.x - origin.x, point.y - origin.y, GTK_PICK_INSENSITIVE)
    }

    /// The pointer's position; nil if it is not on the surface, or the display does not report it.
    var pointer: Point? {
        var (x, y) = (0.0, 0.0)
        return pop_native_pointer(native, &x, &y) ? Point(x: x + origin.x, y: y + origin.y) : nil
    }

    /// Whether an event occurred on the surface.
    func isSource(of event: OpaquePointer) -> Bool { gdk_event_get_surface(event) == pop_widget_surface(native) }

    /// The position of an event on the surface.
    func place(of event: OpaquePointer) -> Point {
        var (x, y, dx, dy) = (0.0, 0.0, 0.0, 0.0)
        gdk_event_get_position(event, &x, &y)
        // A surface may have a margin for a shadow.
        gtk_native_get_surface_transform(OpaquePointer(native), &dx, &dy)
        return Point(x: x - dx + origin.x, y: y - dy + origin.y)
    }
}

/// The window's own surface.
@MainActor
final class WindowSurface: SheetSurface {
    let native: WidgetPointer
    let origin = Point(x: 0, y: 0)
    let childOrigin = Point(x: 0, y: 0)

    init(_ window: WidgetPointer) { native = window }

    func add(_ overlay: WidgetPointer) { gtk_widget_set_parent(overlay, native) }

    func sibling(carrying overlay: WidgetPointer) -> WidgetPointer { overlay }

    // The presentation host reports the layout of the window itself.
    func follow(_ id: ObjectIdentifier, _ follow: @escaping () -> Void) {}
    func unfollow(_ id: ObjectIdentifier) {}

    func place(_ overlay: WidgetPointer, at frame: Rect) {
        riseOverNewContent(overlay)
        // A window does not know a child that was added by others, so it neither measures nor places it.
        pop_widget_place(
            overlay, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), frame.x, frame.y)
    }

    /// Moves the sheet above content that the window got later; other sheets stay above, and so does a decoration that
    /// input passes through.
    private func riseOverNewContent(_ overlay: WidgetPointer) {
        // Tooltips and popovers are separate surfaces.
        let isCovered = overlay.laterSiblings.contains {
            !OverlayView.isOverlay($0) && !$0.isNative && gtk_widget_get_can_target($0) != 0
        }
        if isCovered { gtk_widget_insert_before(overlay, native, nil) }
    }
}
