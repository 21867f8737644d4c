import CPopsheetGTK4

/// Lays out the children of a widget: their requested sizes, and their allocations.
@MainActor
protocol CustomLayout: AnyObject {
    /// The minimum and the natural size in an orientation, in logical pixels.
    func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int)

    /// Allocates each child with ``place(_:x:y:width:height:in:)``, or hides it with ``setShown(_:_:)``.
    func allocate(width: Int, height: Int)
}

/// A widget with a custom layout, which it retains.
@MainActor func container(laidOutBy layout: some CustomLayout, _ children: Widget...) -> Widget {
    let widget = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    for child in children { gtk_widget_set_parent(child, widget) }
    let box = Unmanaged.passRetained(LayoutBox(layout))
    g_object_set_data_full(widget.cast(), layoutKey, box.toOpaque()) { data in
        if let data { Unmanaged<LayoutBox>.fromOpaque(data).release() }
    }
    // GtkCustomLayout's functions have no user data, so each gets its layout from the widget.
    gtk_widget_set_layout_manager(
        widget,
        gtk_custom_layout_new(
            nil,
            { widget, orientation, _, minimum, natural, _, _ in
                let size = withLayout(of: widget) { $0.measure(orientation) }
                minimum?.pointee = Int32(size?.minimum ?? 0)
                natural?.pointee = Int32(size?.natural ?? 0)
            },
            { widget, width, height, _ in
                withLayout(of: widget) { $0.allocate(width: Int(width), height: Int(height)) }
            }))
    return widget
}

/// Allocates a child at a distance from the leading edge of a parent of a width.
@MainActor func place(_ child: Widget, x: Int, y: Int, width: Int, height: Int, in parentWidth: Int) {
    let isMirrored = gtk_widget_get_direction(gtk_widget_get_parent(child)) == GTK_TEXT_DIR_RTL
    place(child, atX: isMirrored ? parentWidth - x - width : x, y: y, width: width, height: height)
}

/// Allocates a child at a distance from the left edge of its parent.
@MainActor func place(_ child: Widget, atX x: Int, y: Int, width: Int, height: Int) {
    var place = GtkAllocation(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height))
    gtk_widget_size_allocate(child, &place, -1)
}

/// Shows or hides a child during layout; a hidden one needs no allocation.
@MainActor func setShown(_ child: Widget, _ isShown: Bool) { gtk_widget_set_child_visible(child, isShown ? 1 : 0) }

/// A child's size request.
@MainActor func wantedSize(of child: Widget, _ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(child, orientation, -1, &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
}

private let layoutKey = "custom-layout"

/// A box that the widget retains.
@MainActor private final class LayoutBox {
    let layout: any CustomLayout

    init(_ layout: any CustomLayout) { self.layout = layout }
}

@discardableResult
private func withLayout<Result: Sendable>(
    of widget: Widget?, _ body: @MainActor (any CustomLayout) -> Result
) -> Result? {
    guard let widget, let data = g_object_get_data(widget.cast(), layoutKey) else { return nil }
    let box = Unmanaged<LayoutBox>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { body(box.layout) }
}
