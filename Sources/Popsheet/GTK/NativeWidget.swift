package import CPopsheet
import PopsheetLayout

package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GTK widget whose measuring, allocation, drawing and hit area are implemented in Swift.
///
/// The Swift object owns the GTK widget, and releases it when it is deinitialized.
@MainActor
class NativeWidget {
    /// The widget, which exists as long as this object.
    nonisolated(unsafe) let pointer: WidgetPointer
    private var classes: [String] = []
    private static let hooks: Void = pop_widget_set_hooks(
        PopWidgetHooks(
            measure: { owner, orientation, forSize, minimum, natural in
                let size = NativeWidget.with(owner) { $0.measure(orientation, forSize: Int(forSize)) }
                minimum.pointee = Int32(size.minimum)
                natural.pointee = Int32(size.natural)
            },
            allocate: { owner, width, height in
                NativeWidget.with(owner) { $0.allocate(width: Int(width), height: Int(height)) }
            },
            snapshot: { owner, snapshot in
                let snapshot = MainThreadValue(snapshot)
                NativeWidget.with(owner) { $0.snapshot(snapshot.value) }
            },
            contains: { owner, x, y in NativeWidget.with(owner) { $0.contains(Point(x: x, y: y)) } },
            changed: { owner in NativeWidget.with(owner) { $0.traitsChanged() } }))

    /// Creates a widget with a CSS name and an accessible role.
    init(cssName: String, role: GtkAccessibleRole) {
        _ = Self.hooks
        // `self` is available only after initialization, so the widget is created without an owner and gets it right
        // after.
        pointer = pop_widget_new(cssName, role)
        g_object_ref_sink(pointer)
        pop_widget_set_owner(pointer, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        pop_widget_set_owner(pointer, nil)
        g_object_unref(pointer)
    }

    private nonisolated static func with<Result: Sendable>(
        _ owner: UnsafeMutableRawPointer, _ body: @MainActor (NativeWidget) -> Result
    ) -> Result {
        let widget = Unmanaged<NativeWidget>.fromOpaque(owner).takeUnretainedValue()
        return MainActor.assumeIsolated { body(widget) }
    }

    // MARK: To override

    /// The minimum and the natural size of the widget.
    func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) { (0, 0) }

    /// Allocates the children.
    func allocate(width: Int, height: Int) {}

    /// Draws the widget; an override calls `super` to draw the children.
    func snapshot(_ snapshot: OpaquePointer) { snapshotChildren(snapshot) }

    /// Whether a point in the widget's coordinates is part of it.
    func contains(_ point: Point) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < Double(width) && point.y < Double(height)
    }

    /// The style, the direction, or the desktop's text settings have changed.
    func traitsChanged() {}

    // MARK: To use

    /// The width last allocated.
    var width: Int { Int(gtk_widget_get_width(pointer)) }
    /// The height last allocated.
    var height: Int { Int(gtk_widget_get_height(pointer)) }

    /// Draws the children, in order.
    func snapshotChildren(_ snapshot: OpaquePointer) {
        for child in childWidgets { gtk_widget_snapshot_child(pointer, child, snapshot) }
    }

    /// The children, in order.
    var childWidgets: [WidgetPointer] { pointer.children }

    /// Makes these the children, in the order that focus and assistive technologies follow; others are removed.
    func setChildWidgets(_ wanted: [WidgetPointer]) {
        let kept = Set(wanted)
        for child in childWidgets where !kept.contains(child) { gtk_widget_unparent(child) }
        // Children that are in place stay untouched: otherwise GTK would style a growing list again from its first row.
        let placed = zip(childWidgets, wanted).prefix { $0 == $1 }.count
        for child in wanted.dropFirst(placed) { gtk_widget_insert_before(child, pointer, nil) }
    }

    /// Makes a widget the last child.
    func append(_ child: WidgetPointer) { gtk_widget_set_parent(child, pointer) }

    /// Sets the widget's CSS classes; others are removed.
    func setClasses(_ classes: [String]) {
        guard classes != self.classes else { return }
        for name in self.classes where !classes.contains(name) { gtk_widget_remove_css_class(pointer, name) }
        for name in classes { gtk_widget_add_css_class(pointer, name) }
        self.classes = classes
    }

    /// The text colour that a style sheet gives the widget; nil without any (popsheet-base.css).
    var styleColor: Color? {
        let color = Color(pop_widget_text_color(pointer))
        return color.alpha > 0 ? color : nil
    }

    /// Requests a new allocation of the children.
    func queueAllocate() { gtk_widget_queue_allocate(pointer) }

    /// Requests a redraw.
    func queueDraw() { gtk_widget_queue_draw(pointer) }
}
