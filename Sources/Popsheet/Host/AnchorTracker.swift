import CPopsheet
import PopsheetLayout

/// What a popover points at, for as long as it is there: where it lies now, and when it goes away.
@MainActor
final class AnchorTracker {
    /// What was asked for.
    private let asked: SheetAnchor
    /// What is pointed at: another widget than asked for where that is in a popover, which makes way for the sheet.
    private let widget: WidgetPointer
    private var given: Rect?
    private let isTextCursor: Bool
    private var signals: [Signal] = []

    /// Runs when the anchor can't be seen any more.
    var onLost: (() -> Void)?
    /// Runs when the anchor has moved without its window having been laid out.
    var onMove: (() -> Void)?

    /// Takes an anchor; nil where its widget is gone.
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
        // A text view tells of its own scrolling, an entry of none: its cursor is always in view.
        for (object, name) in [
            (pop_text_cursor_owner(widget), "notify::cursor-position"),
            (pop_text_view_adjustment(widget), "value-changed"),
        ] {
            if let object { signals.append(Signal(object, name) { [weak self] _ in self?.onMove?() }) }
        }
    }

    /// Cuts every tie; nothing is reported any more.
    func release() {
        guard !signals.isEmpty else { return }
        for signal in signals { signal.disconnect() }
        signals = []
        g_object_unref(widget)
    }

    /// Takes another rectangle in the same widget.
    func move(to rect: Rect) {
        given = rect
        onMove?()
    }

    /// Whether it is the same widget, or the same rectangle in it.
    func isSame(as anchor: SheetAnchor) -> Bool {
        guard let widget = anchor.reference.widget, widget == asked.reference.widget else { return false }
        return switch (anchor.kind, asked.kind) {
        case (.rect(let one), .rect(let other)): one == other
        case (.widget, .widget), (.textCursor, .textCursor): true
        case (.rect, _), (.widget, _), (.textCursor, _): false
        }
    }

    /// Closes the program's popovers that what was asked for is in.
    func closePopovers() { if let widget = asked.reference.widget { ApplicationPopovers.closeAround(widget) } }

    /// Where it lies in a window; nil where it can't be pointed at: hidden, in another window, of no size that is a number.
    ///
    /// What a scrolled list around it hides of it does not count.
    func frame(in window: WidgetPointer) -> Rect? {
        guard !signals.isEmpty, gtk_widget_get_mapped(widget) != 0,
            gtk_widget_is_ancestor(widget, window) != 0 || widget == window, let frame = bounds(in: window)
        else { return nil }
        return WidgetBounds.visiblePart(frame, of: widget, in: window)
    }

    /// Whether a press at a point of the window, on a widget, is one on the anchor.
    func isHit(at point: Point, target: WidgetPointer?) -> Bool {
        guard let target, target == widget || gtk_widget_is_ancestor(target, widget) != 0 else { return false }
        // A press in a text sets the cursor elsewhere: it is none on the anchor.
        guard given != nil || isTextCursor else { return true }
        guard let root = gtk_widget_get_root(widget),
            let frame = bounds(in: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
        else { return false }
        return frame.contains(point)
    }

    /// The part of the widget that is meant; nil for all of it.
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
    /// The same rectangle as GDK has it.
    fileprivate init(_ rectangle: GdkRectangle) {
        self.init(
            x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
            height: Double(rectangle.height))
    }

    /// Whether it is one that a widget can have.
    fileprivate var isUsable: Bool {
        let largest = LayoutError.largestLength
        return abs(x) <= largest && abs(y) <= largest && (0...largest).contains(width) && (0...largest).contains(height)
    }
}
