import CPopsheet
import PopsheetLayout

/// A part of a card that scrolls where it lacks room, with GTK's own overlay scrollbars and kinetic scrolling.
///
/// Most sheets have the room, and a scrolled window is the most expensive widget in them: it is made when it is needed
/// for the first time, and then stays.
@MainActor
final class ScrollArea {
    private let content: WidgetPointer
    nonisolated(unsafe) private var window: WidgetPointer?
    private var scrolled: Signal?
    private var unmapped: Signal?
    /// The adjustment outlives the scroll bar, which GTK disposes of with the window that the sheet is in.
    nonisolated(unsafe) private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
    /// Runs when the content was scrolled.
    var onScroll: () -> Void = {}

    /// Shows a widget, which must live as long as this area.
    init(showing content: WidgetPointer) { self.content = content }

    deinit {
        if let adjustment { g_object_unref(adjustment) }
        if let window { g_object_unref(window) }
    }

    /// What is to lie on the card: the content itself, or the scrolled window around it.
    var pointer: WidgetPointer { window ?? content }

    /// How far the content is scrolled.
    var offset: Double {
        get { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }
        set { if let adjustment { gtk_adjustment_set_value(adjustment, newValue) } }
    }

    /// Puts the scrollbar where the lines end; a widget does not take its direction over from what it is in.
    func follow(_ direction: LayoutDirection) {
        guard let window else { return }
        gtk_widget_set_direction(window, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// Shows a scroll bar where the content needs one and there is room for it.
    ///
    /// - Parameter height: The height of the area. A bar that is shown keeps its area from getting lower than the theme's
    ///   bars are, so that a lower area would overlap what lies below it.
    func showBar(_ isNeeded: Bool, height: Double) {
        guard let window else { return }
        let hasRoom = height >= Self.minimumBarHeight
        gtk_scrolled_window_set_policy(
            OpaquePointer(window), GTK_POLICY_NEVER, hasRoom ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
        // Assistive tools know of each bar that is visible, wherever GTK draws none.
        if let bar = gtk_scrolled_window_get_vscrollbar(OpaquePointer(window)) {
            gtk_widget_set_visible(bar, isNeeded && hasRoom ? 1 : 0)
        }
    }

    /// The least height of an area with a scroll bar: a slider of 40 and its margins, as GTK's theme has them, fit in it.
    private static let minimumBarHeight = 64.0

    /// Gives the content away, to be shown elsewhere.
    func release() {
        if let window {
            gtk_scrolled_window_set_child(OpaquePointer(window), nil)
        } else if gtk_widget_get_parent(content) != nil {
            gtk_widget_unparent(content)
        }
    }

    /// Takes the content back.
    func retake() {
        if let window, gtk_widget_get_parent(content) == nil {
            gtk_scrolled_window_set_child(OpaquePointer(window), content)
        }
    }

    /// How far the content can be scrolled.
    var end: Double {
        adjustment.map { max(0, gtk_adjustment_get_upper($0) - gtk_adjustment_get_page_size($0)) } ?? 0
    }

    /// How much of the content can be seen at once.
    var page: Double { adjustment.map { gtk_adjustment_get_page_size($0) } ?? 0 }

    /// How far a key scrolls the content.
    func increment(byPage: Bool) -> Double {
        adjustment.map { byPage ? gtk_adjustment_get_page_increment($0) : gtk_adjustment_get_step_increment($0) } ?? 0
    }

    /// Makes the content able to scroll; it then leaves the card for ``pointer``.
    ///
    /// - Parameter followsPointer: Whether the pointer drags the content, as fingers do anyway.
    func makeScrollable(followsPointer: Bool = false) {
        guard window == nil, let made = gtk_scrolled_window_new() else { return }
        g_object_ref_sink(made)
        window = made
        let asWindow = OpaquePointer(made)
        gtk_scrolled_window_set_policy(asWindow, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_overlay_scrolling(asWindow, 1)
        gtk_widget_set_visible(gtk_scrolled_window_get_hscrollbar(asWindow), 0)
        // The viewport takes the focus with it when it is clicked; a sheet's focus is on its actions.
        gtk_widget_set_focusable(made, 0)
        if followsPointer { pop_scrolled_window_follow_pointer(made) }
        // Where a press was handled before its release got here, GTK's drag still goes on; it must not end after the scroll
        // bars are gone.
        unmapped = Signal(made, "unmap") { _ in pop_widget_reset_controllers(made) }
        if gtk_widget_get_parent(content) != nil { takeOut() }
        gtk_scrolled_window_set_child(asWindow, content)
        guard let adjustment = gtk_scrolled_window_get_vadjustment(asWindow) else { return }
        g_object_ref(adjustment)
        self.adjustment = adjustment
        scrolled = Signal(adjustment, "value-changed") { [weak self] _ in self?.onScroll() }
    }

    /// Takes the content out of the card, without the focus: GTK would move that on, and do so only later.
    private func takeOut() {
        if let root = gtk_widget_get_root(content), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, content) != 0
        {
            gtk_root_set_focus(root, nil)
        }
        gtk_widget_unparent(content)
    }

}
