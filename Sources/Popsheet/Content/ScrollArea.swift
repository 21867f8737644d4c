import CPopsheet
import PopsheetLayout

/// A part of a card that scrolls if it has too little space, with GTK's overlay scrollbars and kinetic scrolling.
///
/// Most sheets have enough space, and a scrolled window is the most expensive widget in them: it is created when it is
/// first needed, and then kept.
@MainActor
final class ScrollArea {
    private let content: WidgetPointer
    nonisolated(unsafe) private var window: WidgetPointer?
    private var scrolled: Signal?
    private var unmapped: Signal?
    /// The adjustment outlives the scrollbar, which GTK disposes of with the window that contains the sheet.
    nonisolated(unsafe) private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
    /// Runs when the content has been scrolled.
    var onScroll: () -> Void = {}

    /// Shows a widget, which must outlive this area.
    init(showing content: WidgetPointer) { self.content = content }

    deinit {
        if let adjustment { g_object_unref(adjustment) }
        if let window { g_object_unref(window) }
    }

    /// The widget for the card: the content itself, or the scrolled window around it.
    var pointer: WidgetPointer { window ?? content }

    /// The scroll position.
    var offset: Double {
        get { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }
        set { if let adjustment { gtk_adjustment_set_value(adjustment, newValue) } }
    }

    /// Puts the scrollbar at the end of the lines; a widget does not inherit its parent's direction.
    func follow(_ direction: LayoutDirection) {
        guard let window else { return }
        gtk_widget_set_direction(window, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// Shows a scrollbar if the content needs one and there is space for it.
    ///
    /// - Parameter height: The height of the area. With a visible scrollbar the area can't be lower than the theme's
    ///   bars, and would overlap what is below it.
    func showBar(_ isNeeded: Bool, height: Double) {
        guard let window else { return }
        let hasRoom = height >= Self.minimumBarHeight
        gtk_scrolled_window_set_policy(
            OpaquePointer(window), GTK_POLICY_NEVER, hasRoom ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
        // Assistive technologies report every visible scrollbar, even where GTK draws none.
        if let bar = gtk_scrolled_window_get_vscrollbar(OpaquePointer(window)) {
            gtk_widget_set_visible(bar, isNeeded && hasRoom ? 1 : 0)
        }
    }

    /// The minimum height of an area with a scrollbar: the slider of GTK's theme is 40 high and has margins.
    private static let minimumBarHeight = 64.0

    /// Removes the content, so that it can be shown elsewhere.
    func release() {
        if let window {
            gtk_scrolled_window_set_child(OpaquePointer(window), nil)
        } else if gtk_widget_get_parent(content) != nil {
            gtk_widget_unparent(content)
        }
    }

    /// Shows the content again.
    func retake() {
        if let window, gtk_widget_get_parent(content) == nil {
            gtk_scrolled_window_set_child(OpaquePointer(window), content)
        }
    }

    /// The maximum scroll position.
    var end: Double {
        adjustment.map { max(0, gtk_adjustment_get_upper($0) - gtk_adjustment_get_page_size($0)) } ?? 0
    }

    /// The height of the visible part of the content.
    var page: Double { adjustment.map { gtk_adjustment_get_page_size($0) } ?? 0 }

    /// The distance by which a key scrolls the content.
    func increment(byPage: Bool) -> Double {
        adjustment.map { byPage ? gtk_adjustment_get_page_increment($0) : gtk_adjustment_get_step_increment($0) } ?? 0
    }

    /// Makes the content scrollable; the card must then contain ``pointer`` instead of it.
    ///
    /// - Parameter followsPointer: Whether the pointer drags the content, as fingers always do.
    func makeScrollable(followsPointer: Bool = false) {
        guard window == nil, let made = gtk_scrolled_window_new() else { return }
        g_object_ref_sink(made)
        window = made
        let asWindow = OpaquePointer(made)
        gtk_scrolled_window_set_policy(asWindow, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_overlay_scrolling(asWindow, 1)
        gtk_widget_set_visible(gtk_scrolled_window_get_hscrollbar(asWindow), 0)
        // A click on the viewport would move the focus to it; a sheet's focus is on its actions.
        gtk_widget_set_focusable(made, 0)
        if followsPointer { pop_scrolled_window_follow_pointer(made) }
        // If a press was handled before its release got here, GTK's drag is still active; it must not end after the
        // scrollbars are destroyed.
        unmapped = Signal(made, "unmap") { _ in pop_widget_reset_controllers(made) }
        if gtk_widget_get_parent(content) != nil { takeOut() }
        gtk_scrolled_window_set_child(asWindow, content)
        guard let adjustment = gtk_scrolled_window_get_vadjustment(asWindow) else { return }
        g_object_ref(adjustment)
        self.adjustment = adjustment
        scrolled = Signal(adjustment, "value-changed") { [weak self] _ in self?.onScroll() }
    }

    /// Removes the content from the card, after its focus: GTK would move the focus, but only later.
    private func takeOut() {
        if let root = gtk_widget_get_root(content), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, content) != 0
        {
            gtk_root_set_focus(root, nil)
        }
        gtk_widget_unparent(content)
    }

}
