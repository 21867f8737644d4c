import CPopsheet
import PopsheetLayout

/// The scrolled window around the application's widget, which scrolls what does not fit.
///
/// It exists from the beginning, because the widget must not get another parent while it is shown.
@MainActor
final class WidgetArea {
    /// The scrolled window.
    nonisolated(unsafe) let pointer: WidgetPointer
    private let owned: OwnedWidget
    private var signals: [Signal] = []
    private var scrolled: [Signal] = []
    /// What scrolls in the widget.
    private var windows: [ScrolledWindow] = []
    /// What scrolls at the upper edge of the widget.
    private var upperWindows: [ScrolledWindow] = []
    /// Where the content is scrolled to, and how much of it is visible, before the widget is laid out with another height.
    private var kept: [(window: ScrolledWindow, offset: Double, page: Double)] = []
    private var loss: EventSource?
    private var hasOpened = false
    private var controls: ControlStyle?
    private var controlSheet: ControlStyleSheet?
    /// Runs when the widget was destroyed, or taken out.
    var onLoss: () -> Void = {}
    /// Runs when something at the upper edge of the widget has scrolled.
    var onScroll: () -> Void = {}

    init(showing owned: OwnedWidget) {
        self.owned = owned
        pointer = gtk_scrolled_window_new()
        g_object_ref_sink(pointer)
        let window = OpaquePointer(pointer)
        gtk_scrolled_window_set_policy(window, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_overlay_scrolling(window, 1)
        gtk_widget_set_focusable(pointer, 0)
        gtk_scrolled_window_set_child(window, owned.pointer)
        signals = [
            Signal(owned.pointer, "destroy") { [weak self] _ in self?.noteLoss() },
            Signal(owned.pointer, "notify::parent") { [weak self] _ in self?.noteParent() },
            Signal(pointer, "unmap") { [pointer] _ in pop_widget_reset_controllers(pointer) },
        ]
    }

    deinit { g_object_unref(pointer) }

    private func noteLoss() {
        owned.noteDisposal()
        reportLoss()
    }

    /// Reports the loss once GTK has finished what it does with the widget.
    private func reportLoss() {
        guard loss == nil else { return }
        loss = .beforeDraw { [weak self] in
            self?.onLoss()
            return false
        }
    }

    /// The application may have taken the widget out of the sheet.
    private func noteParent() {
        if gtk_widget_is_ancestor(owned.pointer, pointer) == 0 { reportLoss() }
    }

    /// Gives the widget back to its owner, without a parent.
    func release() {
        setControls(nil)
        for signal in signals + scrolled { signal.disconnect() }
        loss?.remove()
        (signals, scrolled, windows, upperWindows, kept) = ([], [], [], [], [])
        gtk_scrolled_window_set_child(OpaquePointer(pointer), nil)
        // A widget that does not scroll by itself was put into a viewport.
        if !owned.isDisposed, let parent = gtk_widget_get_parent(owned.pointer), parent.isViewport {
            gtk_viewport_set_child(OpaquePointer(parent), nil)
        }
    }

    /// The style of the controls in the widget; nil for that of the application.
    func setControls(_ style: ControlStyle?) {
        var style = style
        style?.isComposited = gtk_widget_get_display(pointer).map { gdk_display_is_composited($0) != 0 } ?? true
        guard style != controls else { return }
        controls = style
        let sheet = style.flatMap { ControlStyleSheet.using($0, for: pointer) }
        if let controlSheet {
            gtk_widget_remove_css_class(pointer, controlSheet.name)
            controlSheet.release()
        }
        if let sheet { gtk_widget_add_css_class(pointer, sheet.name) }
        controlSheet = sheet
    }

    /// The direction, which a widget does not inherit from its parent.
    func follow(_ direction: LayoutDirection) {
        gtk_widget_set_direction(pointer, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    // MARK: Scrolling

    /// Whether what is in the widget may have moved, or may not have a place yet.
    var isChanged = true

    /// The sheet gives the widget another height, with which a list may scroll elsewhere: it keeps the row in the middle
    /// in its place, not the one at the top.
    func keepScrollPositions() {
        guard kept.isEmpty else { return }
        kept = windows.filter { $0.page > 0 }.map { (window: $0, offset: $0.offset, page: $0.page) }
    }

    /// Something has scrolled, and not because it has another height.
    private func noteScroll(of window: ScrolledWindow) {
        for index in kept.indices where kept[index].window === window && kept[index].page == window.page {
            kept[index].offset = window.offset
        }
    }

    /// GTK has given the widget its place of this frame.
    func wasLaidOut() {
        for (window, offset, _) in kept where abs(window.offset - offset) > 0.5 { window.restore(offset) }
        kept = []
        guard isChanged else { return }
        isChanged = false
        if !hasOpened { scrollToStart() }
        followScrolling()
        onScroll()
    }

    /// Scrolls a widget that is too wide to its leading edge, although the focus may be at the other one.
    private func scrollToStart() {
        guard let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(pointer)) else { return }
        hasOpened = gtk_adjustment_get_page_size(adjustment) > 0
        let (lower, upper) = (gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment))
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        gtk_adjustment_set_value(adjustment, isMirrored ? upper - gtk_adjustment_get_page_size(adjustment) : lower)
    }

    /// Finds what scrolls in the widget.
    private func followScrolling() {
        for signal in scrolled { signal.disconnect() }
        windows = ScrolledWindow.all(in: pointer, limit: 8).map { ScrolledWindow($0) }
        upperWindows = windows.filter { isAtTopEdge($0.widget) }
        scrolled = windows.compactMap { window in
            let isUpper = upperWindows.contains { $0 === window }
            return gtk_scrolled_window_get_vadjustment(OpaquePointer(window.widget)).map {
                Signal($0, "value-changed") { [weak self] _ in
                    self?.noteScroll(of: window)
                    if isUpper { self?.onScroll() }
                }
            }
        }
    }

    private func isAtTopEdge(_ window: WidgetPointer) -> Bool {
        var bounds = graphene_rect_t()
        return gtk_widget_compute_bounds(window, pointer, &bounds) != 0 && abs(bounds.origin.y) <= 1
    }

    /// Whether content has scrolled beneath the upper edge.
    var isScrolled: Bool {
        upperWindows.contains { $0.offset > 0.5 }
    }
}
