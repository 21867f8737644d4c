package import CPopsheet
package import PopsheetLayout

/// Tracks what a popover points at while it is presented: its position, and when it disappears.
@MainActor
final class AnchorTracker {
    /// The anchor that the caller passed.
    private let asked: SheetAnchor
    /// The widget to point at; for one in a popover, which closes when the sheet is presented, the popover's parent.
    private let widget: WidgetPointer
    private var given: Rect?
    private let isTextCursor: Bool
    private var signals: [Signal] = []

    /// Runs when the anchor is no longer visible.
    var onLost: (() -> Void)?
    /// Runs when the anchor has moved without a layout of its window.
    var onMove: (() -> Void)?

    /// Tracks an anchor; nil if its widget was destroyed.
    init?(_ anchor: SheetAnchor) {
        guard var widget = anchor.reference.widget else { return nil }
        asked = anchor
        var given: Rect? = if case .rect(let rect) = anchor.kind { rect } else { nil }
        var isTextCursor = if case .textCursor = anchor.kind { true } else { false }
        while let popover = ApplicationPopovers.around(widget), let parent = gtk_widget_get_parent(popover) {
            given = ApplicationPopovers.target(of: popover).map { Rect($0) }
            (widget, isTextCursor) = (parent, false)
        }
        (self.widget, self.given, self.isTextCursor) = (widget, given, isTextCursor)
        g_object_ref(widget)
        for lost in ["unmap", "destroy"] {
            signals.append(Signal(widget, lost) { [weak self] _ in self?.onLost?() })
        }
        guard isTextCursor else { return }
        // A text view reports that it scrolls, an entry does not: its cursor is always visible.
        for (object, name) in [
            (pop_text_cursor_owner(widget), "notify::cursor-position"),
            (pop_text_view_adjustment(widget), "value-changed"),
        ] {
            if let object { signals.append(Signal(object, name) { [weak self] _ in self?.onMove?() }) }
        }
    }

    /// Disconnects from the widget; nothing is reported any more.
    func release() {
        guard !signals.isEmpty else { return }
        for signal in signals { signal.disconnect() }
        signals = []
        g_object_unref(widget)
    }

    /// Changes the rectangle in the same widget, nil for the whole widget; does nothing if another widget is pointed at than the
    /// caller's.
    func move(to rect: Rect?) {
        guard asked.reference.widget == widget else { return }
        given = rect
        onMove?()
    }

    /// Whether an anchor is the same widget, or the same rectangle in it.
    func isSame(as anchor: SheetAnchor) -> Bool {
        guard let widget = anchor.reference.widget, widget == asked.reference.widget else { return false }
        return switch (anchor.kind, asked.kind) {
        case (.rect(let one), .rect(let other)): one == other
        case (.widget, .widget), (.textCursor, .textCursor): true
        case (.rect, _), (.widget, _), (.textCursor, _): false
        }
    }

    /// Closes the application's popovers that contain the anchor.
    func closePopovers() { if let widget = asked.reference.widget { ApplicationPopovers.closeAround(widget) } }

    /// The anchor's frame in a window; nil if it is hidden, in another window, or its size is not finite.
    ///
    /// The frame includes parts that a scrolled list clips.
    func frame(in window: WidgetPointer) -> Rect? {
        guard !signals.isEmpty, gtk_widget_get_mapped(widget) != 0,
            gtk_widget_is_ancestor(widget, window) != 0 || widget == window, let frame = bounds(in: window)
        else { return nil }
        return WidgetBounds.visiblePart(frame, of: widget, in: window)
    }

    /// Whether a press at a point of the window, on a widget, is a press on the anchor.
    func isHit(at point: Point, target: WidgetPointer?) -> Bool {
        guard let target, target == widget || gtk_widget_is_ancestor(target, widget) != 0 else { return false }
        // A press in a text moves the cursor; it is not a press on the anchor.
        guard given != nil || isTextCursor else { return true }
        guard let root = gtk_widget_get_root(widget),
            let frame = bounds(in: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
        else { return false }
        return frame.contains(point)
    }

    /// The part of the widget to point at; nil for the whole widget.
    private func part() -> Rect? {
        guard isTextCursor else { return given }
        var cursor = GdkRectangle()
        guard pop_text_cursor(widget, &cursor) else { return nil }
        return Rect(cursor)
    }

    private func bounds(in window: WidgetPointer) -> Rect? {
        guard let part = part() else { return WidgetBounds.of(widget, in: window) }
        guard part.isUsable else { return nil }
        var (x, y, width, height) = (part.x, part.y, part.width, part.height)
        guard pop_widget_rect_bounds(widget, window, &x, &y, &width, &height) else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }
}

extension Rect {
    /// Converts a GDK rectangle.
    package init(_ rectangle: GdkRectangle) {
        self.init(
            x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
            height: Double(rectangle.height))
    }

    /// Whether a widget can have this rectangle.
    fileprivate var isUsable: Bool {
        let largest = LayoutError.largestLength
        return abs(x) <= largest && abs(y) <= largest && (0...largest).contains(width) && (0...largest).contains(height)
    }
}

extension AnchorTracker {
    /// The source in the coordinates of the area that a sheet is presented in.
    func frame(in host: PresentationHost) -> Rect? {
        let area = host.area.frame
        return frame(in: host.window)?.offset(x: -area.x, y: -area.y)
    }
}
