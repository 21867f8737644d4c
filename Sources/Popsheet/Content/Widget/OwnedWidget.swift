import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The application's widget that a content sheet shows; it is kept alive as long as this object.
@MainActor
final class OwnedWidget {
    /// The widget.
    nonisolated(unsafe) let pointer: WidgetPointer

    /// Takes a reference to a widget.
    ///
    /// - Throws: An error if it is gone, not a widget, a window, or in another widget.
    init(_ reference: WidgetReference) throws(SheetError) {
        guard let widget = reference.widget else {
            if reference.isWidget { throw .contentIsGone }
            throw .invalidContent(type: reference.typeName.map { "an object of the type \($0)" } ?? "no object")
        }
        if gtk_widget_get_native(widget).map({ $0 == OpaquePointer(widget) }) == true {
            throw .invalidContent(type: "a \(Self.typeName(of: widget))")
        }
        if let error = Self.parentError(of: widget) { throw error }
        // A widget that was just created has a floating reference, which becomes this one.
        g_object_ref_sink(widget)
        pointer = widget
    }

    /// Takes the reference to a widget that was just created, and therefore can be presented.
    init(created widget: WidgetPointer) {
        g_object_ref_sink(widget)
        pointer = widget
    }

    deinit { g_object_unref(pointer) }

    /// The error of a widget that is in another one; nil for one without a parent.
    private static func parentError(of widget: WidgetPointer) -> SheetError? {
        gtk_widget_get_parent(widget).map {
            .contentHasParent(type: typeName(of: widget), parent: typeName(of: $0))
        }
    }

    private static func typeName(of widget: WidgetPointer) -> String {
        pop_object_type(UnsafeMutableRawPointer(widget)).map { String(cString: $0) } ?? "widget"
    }

    /// Whether the widget can be presented now.
    var isPresentable: Bool { fault == nil }

    /// Why the widget can't be presented now; nil if it can.
    var fault: SheetError? {
        isDisposed ? .contentIsGone : Self.parentError(of: pointer)
    }

    /// Whether the widget was destroyed while it was presented.
    private(set) var isDisposed = false

    /// Records that the widget was destroyed; it can't be presented any more.
    func noteDisposal() { isDisposed = true }

    // MARK: Sizes

    private func size(_ orientation: GtkOrientation, for other: Int) -> (minimum: Int, natural: Int) {
        guard !isDisposed, gtk_widget_get_visible(pointer) != 0 else { return (0, 0) }
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(pointer, orientation, Int32(clamping: other), &minimum, &natural, nil, nil)
        return (scrolls ? min(Int(minimum), Self.scrollingMinimum) : Int(minimum), Int(natural))
    }

    /// Whether the widget scrolls by itself, as a text view does, so that its natural size is not its minimum.
    private var scrolls: Bool { pointer.isA(gtk_scrollable_get_type()) }

    /// The minimum size of a widget that scrolls by itself, in logical pixels: about a line.
    private static let scrollingMinimum = 44

    private func height(for width: Double) -> (minimum: Int, natural: Int) {
        // A widget can't be narrower than its minimum; then it scrolls.
        let width = max(Int(width.rounded()), size(GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
        return size(GTK_ORIENTATION_VERTICAL, for: width)
    }

    /// The sizes for layout.
    var sizing: WidgetSizing {
        var sizing = WidgetSizing(
            naturalWidth: { [self] in
                MainActor.assumeIsolated { Double(size(GTK_ORIENTATION_HORIZONTAL, for: -1).natural) }
            },
            minimumHeight: { [self] width in MainActor.assumeIsolated { Double(height(for: width).minimum) } },
            naturalHeight: { [self] width in MainActor.assumeIsolated { Double(height(for: width).natural) } })
        sizing.minimumWidth = { [self] in
            MainActor.assumeIsolated { Double(size(GTK_ORIENTATION_HORIZONTAL, for: -1).minimum) }
        }
        sizing.keptHeight = { [self] width in MainActor.assumeIsolated { keptHeight(atWidth: width) } }
        sizing.expands = { [self] in
            MainActor.assumeIsolated {
                !isDisposed && gtk_widget_compute_expand(pointer, GTK_ORIENTATION_VERTICAL) != 0
            }
        }
        // Looked for once for each layout.
        if let part = scrollingPart {
            sizing.scrollingPart = { [self] width in
                MainActor.assumeIsolated {
                    let size = part == pointer ? height(for: width) : Self.height(of: part)
                    return (minimum: Double(size.minimum), natural: Double(size.natural))
                }
            }
        }
        return sizing
    }

    /// Measures the widget, before it is presented, with the style that it is going to be shown with.
    func measured<Result>(
        with controls: ContentControls, textScale: Double, _ measure: (WidgetSizing) -> Result
    ) -> Result {
        guard isPresentable else { return measure(sizing) }
        guard controls == .sheet else {
            // The widget has the theme's sizes.
            PostponedTheme.need()
            return measure(sizing)
        }
        // Colours and grounds do not change sizes.
        let style = ControlStyle(.light, isGrouped: false, textScale: textScale)
        let holder: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        g_object_ref_sink(holder)
        defer { g_object_unref(holder) }
        let sheet = ControlStyleSheet.using(style, for: holder)
        defer { sheet?.release() }
        if let sheet { gtk_widget_add_css_class(holder, sheet.name) }
        gtk_box_append(holder.cast(), pointer)
        defer { gtk_box_remove(holder.cast(), pointer) }
        return measure(sizing)
    }

    private func keptHeight(atWidth width: Double) -> Double {
        isDisposed ? 0 : Double(pop_widget_kept_height(pointer, Int32(clamping: Int(width.rounded()))))
    }

    /// The part of the widget that scrolls vertically and gets what height there is: the widget itself, or a scrolled
    /// window that expands; nil without one.
    ///
    /// A scrolled window whose height the application has set is not one.
    private var scrollingPart: WidgetPointer? {
        guard !isDisposed, gtk_widget_get_visible(pointer) != 0 else { return nil }
        if scrolls { return pointer }
        return ScrolledWindow.all(in: pointer, limit: 8).first { part in
            ScrolledWindow.hasAnyHeight(part)
                && (part == pointer || gtk_widget_compute_expand(part, GTK_ORIENTATION_VERTICAL) != 0)
        }
    }

    private static func height(of part: WidgetPointer) -> (minimum: Int, natural: Int) {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(part, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    /// The sizes at a width, to notice changes.
    func request(atWidth width: Double) -> RequestedSizes {
        let (horizontal, vertical) = (size(GTK_ORIENTATION_HORIZONTAL, for: -1), height(for: width))
        return RequestedSizes(
            width: [horizontal.minimum, horizontal.natural], height: [vertical.minimum, vertical.natural])
    }
}
