import CPopsheet
import PopsheetLayout
import PopsheetModel

/// A popover's own surface, which the display places and which may extend beyond its window.
///
/// It is kept for the window's next popover: with the Cairo renderer on Wayland, creating one each time leaks memory.
@MainActor
final class PopupSurface: SheetSurface {
    private let window: WidgetPointer
    private let popup: WidgetPointer
    private let content = PopupContent()
    private var signals: [Signal] = []
    private var layoutSignal: Signal?
    private var isInUse = false
    private var isMoving = false
    private var request: Popup.Request?
    private var outline: Panel?
    private let shape = PopupShape()

    /// Run whenever the display has placed or resized the surface.
    private var followers: [(id: ObjectIdentifier, follow: () -> Void)] = []
    /// Runs when the display has dismissed the surface.
    var onClosed: (() -> Void)?

    /// The CSS class of the popovers that contain sheets.
    static let cssClass = "popsheet-surface"

    // MARK: One for each window

    /// Whether a window can have such a surface: not if windows can only be opaque rectangles.
    static func isPossible(over window: WidgetPointer) -> Bool {
        isTransparent(over: window) || pop_x_display(window) != nil
    }

    /// Whether the surface can be transparent, so that a popover can fade.
    static func isTransparent(over window: WidgetPointer) -> Bool {
        gtk_widget_get_display(window).map { gdk_display_is_composited($0) != 0 } ?? false
    }

    /// Lends a surface of a window that no other popover uses; the caller gives it back.
    static func lend(over window: WidgetPointer) -> PopupSurface {
        let kept = Surfaces.of(window)
        if let free = kept.all.first(where: { !$0.isInUse }) {
            free.isInUse = true
            // Above widgets that were added since.
            gtk_widget_insert_before(free.popup, window, nil)
            return free
        }
        let surface = PopupSurface(over: window)
        surface.isInUse = true
        kept.all.append(surface)
        return surface
    }

    /// The surfaces of a window, which owns them.
    private final class Surfaces {
        var all: [PopupSurface] = []

        @MainActor
        static func of(_ window: WidgetPointer) -> Surfaces {
            AttachedObject(key: "popsheet-surfaces").get(of: UnsafeMutableRawPointer(window), orMake: Surfaces())
        }
    }

    private init(over window: WidgetPointer) {
        self.window = window
        popup = Self.makePopover(showing: content.pointer)
        gtk_widget_set_parent(popup, window)
        g_object_ref(popup)
        signals = [
            Signal(popup, "closed") { [weak self] _ in self?.wasClosed() },
            // GTK warns about children that a window does not know and still has when it is destroyed.
            Signal(window, "destroy") { [weak self] _ in self?.leaveWindow() },
        ]
    }

    /// A popover without a style and without a grab.
    private static func makePopover(showing content: WidgetPointer) -> WidgetPointer {
        let popover: WidgetPointer = gtk_popover_new()
        gtk_widget_add_css_class(popover, cssClass)
        gtk_popover_set_autohide(popover.cast(), 0)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        gtk_popover_set_child(popover.cast(), content)
        // A shadow extends beyond the other contents of the surface.
        for widget in content.ancestors(upTo: popover) { gtk_widget_set_overflow(widget, GTK_OVERFLOW_VISIBLE) }
        return popover
    }

    private func leaveWindow() {
        guard !signals.isEmpty else { return }
        Surfaces.of(window).all.removeAll { $0 === self }
        for signal in signals { signal.disconnect() }
        signals = []
        layoutSignal?.disconnect()
        layoutSignal = nil
        if gtk_widget_get_parent(popup) != nil { gtk_widget_unparent(popup) }
        g_object_unref(popup)
    }

    /// Takes the surface back from its user.
    func giveBack() {
        (onClosed, request, outline) = (nil, nil, nil)
        followers = []
        // If it was destroyed with its window, it has no widget any more.
        if !signals.isEmpty { gtk_widget_set_visible(popup, 0) }
        isInUse = false
    }

    // MARK: Place

    /// Requests a position, and shows the surface.
    func show(_ request: Popup.Request) {
        let isShown = gtk_widget_get_visible(popup) != 0
        guard request != self.request || !isShown else { return }
        self.request = request
        let margins = Popup.margins(for: request.edge)
        content.size = Size(
            width: (request.body.width + margins.left + margins.right).rounded(.up),
            height: (request.body.height + margins.top + margins.bottom).rounded(.up))
        // If the surface can only be hidden and shown again, that happens here: GDK would warn about the compositor.
        if isShown, !pop_popup_can_move(popup) {
            isMoving = true
            gtk_widget_set_visible(popup, 0)
            isMoving = false
        }
        ask()
        followLayout()
    }

    private func ask() {
        guard let request else { return }
        let (wanted, side) = Self.place(of: request, size: content.size)
        var target = Monitors.nearestPlace(to: wanted, in: window) ?? wanted
        gtk_popover_set_position(popup.cast(), side)
        gtk_popover_set_pointing_to(popup.cast(), &target)
        gtk_popover_popup(popup.cast())
        gtk_popover_present(popup.cast())
    }

    /// Requests the same position again after the window has moved, because the space around it has changed.
    func windowMoved() { if gtk_widget_get_visible(popup) != 0 { ask() } }

    private func followLayout() {
        guard layoutSignal == nil, let surface = pop_widget_surface(popup) else { return }
        let rounds = LayoutRounds(of: window)
        // After the popover's own handler, which places the content.
        layoutSignal = Signal(UnsafeMutableRawPointer(surface), "layout", after: true) { [weak self] _ in
            self?.wasLaidOut(in: rounds)
        }
    }

    private func wasLaidOut(in rounds: LayoutRounds) {
        guard isInUse else { return }
        rounds.run { for follower in followers { follower.follow() } }
        cutOut()
    }

    func follow(_ id: ObjectIdentifier, _ follow: @escaping () -> Void) {
        unfollow(id)
        followers.append((id, follow))
    }

    func unfollow(_ id: ObjectIdentifier) { followers.removeAll { $0.id == id } }

    private func wasClosed() { if isInUse, !isMoving { onClosed?() } }

    /// Where the display has put the surface for the last request; nil until then.
    var place: Popup.Place? {
        guard let request, content.width > 0, let origin = place(of: content.pointer) else { return nil }
        let frame = Rect(
            x: origin.x, y: origin.y, width: Double(content.width), height: Double(content.height))
        guard request.edge != nil, let surface = gtk_native_get_surface(OpaquePointer(popup)) else {
            return Popup.Place(edge: nil, frame: frame)
        }
        let edge: ArrowEdge =
            switch gdk_popup_get_rect_anchor(surface) {
            case GDK_GRAVITY_NORTH: .down
            case GDK_GRAVITY_WEST: .right
            case GDK_GRAVITY_EAST: .left
            default: .up
            }
        return Popup.Place(edge: edge, frame: frame)
    }

    /// A widget's position in the window; nil while the surface is hidden.
    private func place(of widget: WidgetPointer) -> Point? {
        var (x, y) = (0.0, 0.0)
        var bounds = graphene_rect_t()
        guard let parent = gtk_widget_get_parent(popup), pop_widget_surface_offset(popup, parent, &x, &y),
            gtk_widget_compute_bounds(widget, popup, &bounds) != 0
        else { return nil }
        return Point(x: x + Double(bounds.origin.x), y: y + Double(bounds.origin.y))
    }

    /// The rectangle to put the surface next to, and the side of it.
    private static func place(of request: Popup.Request, size: Size) -> (GdkRectangle, GtkPositionType) {
        let source = request.source.coveringPixels
        // The display does not accept an empty source; it becomes one pixel.
        var target = GdkRectangle(
            x: Int32(source.x), y: Int32(source.y), width: max(1, Int32(source.width)),
            height: max(1, Int32(source.height)))
        switch request.edge {
        case .up: return (target, GTK_POS_BOTTOM)
        case .down: return (target, GTK_POS_TOP)
        case .left: return (target, GTK_POS_RIGHT)
        case .right: return (target, GTK_POS_LEFT)
        case nil:
            // Under the line where its upper edge should be.
            target.y = Int32((source.midY - size.height / 2).rounded()) - 1
            target.height = 1
            return (target, GTK_POS_BOTTOM)
        }
    }

    // MARK: Shape

    /// Limits presses to a bubble, in the window's coordinates.
    func setOutline(_ bubble: Panel?) {
        guard bubble != outline else { return }
        outline = bubble
        cutOut()
    }

    /// Sets the outline again, because GTK sets a rectangle whenever it lays out the popover.
    private func cutOut() {
        guard let outline, let origin = place(of: popup) else { return }
        var (dx, dy) = (0.0, 0.0)
        gtk_native_get_surface_transform(OpaquePointer(popup), &dx, &dy)
        shape.apply(
            outline.offset(x: dx - origin.x, y: dy - origin.y), to: popup, cuts: !Self.isTransparent(over: window))
    }

    // MARK: Sheets

    var native: WidgetPointer { popup }

    var origin: Point { place(of: popup) ?? Point(x: 0, y: 0) }

    var childOrigin: Point { place(of: content.pointer) ?? Point(x: 0, y: 0) }

    func add(_ overlay: WidgetPointer) { content.append(overlay) }

    func sibling(carrying overlay: WidgetPointer) -> WidgetPointer { popup }

    func place(_ overlay: WidgetPointer, at frame: Rect) {
        content.place(overlay, at: frame.offset(x: -childOrigin.x, y: -childOrigin.y))
    }

    /// The maximum size on a window's monitor.
    static func room(around window: WidgetPointer) -> Size? {
        guard let surface = gtk_native_get_surface(OpaquePointer(window)),
            let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(window), surface)
        else { return nil }
        let area = Monitors.area(of: monitor)
        return area.width > 0 && area.height > 0 ? Size(width: Double(area.width), height: Double(area.height)) : nil
    }
}
