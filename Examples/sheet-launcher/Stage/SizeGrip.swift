import CPopsheetGTK4

/// The grip at the device's corner that resizes its screen.
@MainActor
enum SizeGrip {
    private static let side: Int32 = 12

    /// Creates the grip, for the lower trailing corner of the widget under it.
    static func make() -> Widget {
        // Three strokes across the corner; icon themes have no such icon.
        let grip = drawing { canvas in
            cairo_set_source_rgb(canvas.context, 0.8, 0.8, 0.82)
            cairo_set_line_width(canvas.context, 1.5)
            cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
            for inset in [1.0, 5, 9] {
                cairo_move_to(canvas.context, inset, canvas.height - 1)
                cairo_line_to(canvas.context, canvas.width - 1, inset)
            }
            cairo_stroke(canvas.context)
        }.styled("grip")
            .aligned(horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_END)
        gtk_drawing_area_set_content_width(grip.cast(), side)
        gtk_drawing_area_set_content_height(grip.cast(), side)
        gtk_widget_set_cursor_from_name(grip, "nwse-resize")
        gtk_widget_set_tooltip_text(grip, "Drag to resize the stage")
        return grip
    }

    /// Reports the sizes that the user drags the grip to.
    ///
    /// The device stays centred, so each edge moves by half of the change in size.
    static func follow(
        _ grip: Widget, of size: @escaping @MainActor () -> StageSize,
        resize: @escaping @MainActor (StageSize) -> Void
    ) {
        let gesture = made(gtk_gesture_drag_new())
        var start = StageSize.least
        // Measured on the desk, because the grip itself moves with the size.
        var origin = (x: 0.0, y: 0.0)
        connect(UnsafeMutableRawPointer(gesture), "drag-begin") {
            start = size()
            origin = place(of: grip)
        }
        connect(UnsafeMutableRawPointer(gesture), "drag-update") {
            var (dx, dy) = (0.0, 0.0)
            guard gtk_gesture_drag_get_offset(gesture, &dx, &dy) != 0 else { return }
            let now = place(of: grip)
            let (x, y) = (now.x + dx - origin.x, now.y + dy - origin.y)
            let wanted = StageSize(width: start.width + 2 * Int(x), height: start.height + 2 * Int(y)).permitted
            if wanted != size() { resize(wanted) }
        }
        gtk_widget_add_controller(grip, gesture)
    }

    private static func place(of grip: Widget) -> (x: Double, y: Double) {
        var bounds = graphene_rect_t()
        guard let root = gtk_widget_get_root(grip),
            gtk_widget_compute_bounds(
                grip, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &bounds)
                != 0
        else { return (0, 0) }
        return (Double(bounds.origin.x), Double(bounds.origin.y))
    }
}
