package import CPopsheet
import PopsheetLayout

package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GTK widget whose measure, allocation, drawing and hit area are Swift's.
///
/// The Swift object owns the GTK one: it is released when the Swift object goes.
@MainActor
class NativeWidget {
    /// The widget; alive as long as this object.
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

    /// Creates a widget with a CSS name and a role for assistive tools.
    init(cssName: String, role: GtkAccessibleRole) {
        _ = Self.hooks
        // The owner is known only once the object is whole, so the widget is made without and told at once.
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

    /// How much room the widget needs and wants.
    func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) { (0, 0) }

    /// Places the children in a size.
    func allocate(width: Int, height: Int) {}

    /// Draws the widget; the children too, where `super` is not called.
    func snapshot(_ snapshot: OpaquePointer) { snapshotChildren(snapshot) }

    /// Whether a point in the widget's coordinates is part of it.
    func contains(_ point: Point) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < Double(width) && point.y < Double(height)
    }

    /// Style, direction, or the desktop's settings for text have changed.
    func traitsChanged() {}

    // MARK: To use

    /// The width last allocated.
    var width: Int { Int(gtk_widget_get_width(pointer)) }
    /// The height last allocated.
    var height: Int { Int(gtk_widget_get_height(pointer)) }

    /// Draws the children in their order.
    func snapshotChildren(_ snapshot: OpaquePointer) {
        for child in childWidgets { gtk_widget_snapshot_child(pointer, child, snapshot) }
    }

    /// The children in their order.
    var childWidgets: [WidgetPointer] { pointer.children }

    /// Makes these the children, in this order, by which focus and assistive tools go; whichever are not named any more
    /// leave.
    func setChildWidgets(_ wanted: [WidgetPointer]) {
        let kept = Set(wanted)
        for child in childWidgets where !kept.contains(child) { gtk_widget_unparent(child) }
        // Those in place already stay untouched: a list that grows would be styled anew from its first row on.
        let placed = zip(childWidgets, wanted).prefix { $0 == $1 }.count
        for child in wanted.dropFirst(placed) { gtk_widget_insert_before(child, pointer, nil) }
    }

    /// Makes a widget the last child.
    func append(_ child: WidgetPointer) { gtk_widget_set_parent(child, pointer) }

    /// Gives the widget these CSS classes and no others.
    func setClasses(_ classes: [String]) {
        guard classes != self.classes else { return }
        for name in self.classes where !classes.contains(name) { gtk_widget_remove_css_class(pointer, name) }
        for name in classes { gtk_widget_add_css_class(pointer, name) }
        self.classes = classes
    }

    /// The colour of text that a style sheet gives the widget; nil where none does (popsheet-base.css).
    var styleColor: Color? {
        let color = Color(pop_widget_text_color(pointer))
        return color.alpha > 0 ? color : nil
    }

    /// Asks for the children to be placed anew.
    func queueAllocate() { gtk_widget_queue_allocate(pointer) }

    /// Asks to be drawn anew.
    func queueDraw() { gtk_widget_queue_draw(pointer) }
}
