import CPopsheet
import Popsheet

/// Keeps the end of a text that grows in view while the user is there; elsewhere a button says how much has come, and leads
/// to it.
@MainActor
final class TextEnd {
    /// The scrolled text with the button over it.
    let widget: WidgetPointer
    /// Whether the end is kept in view unless the user scrolls up.
    var follows = false { didSet { isKept = follows } }

    private let scrolled: WidgetPointer
    private let button: WidgetPointer
    private var signals: [Signal] = []
    /// Whether the end is kept in view now.
    private var isKept = false
    private var newLines = 0
    /// The value when the text was last scrolled.
    private var last = 0.0

    /// - Parameter scrolled: The scrolled window with the text, without a parent.
    init(of scrolled: WidgetPointer) {
        (self.scrolled, widget, button) = (scrolled, gtk_overlay_new(), gtk_button_new())
        gtk_overlay_set_child(OpaquePointer(widget), scrolled)
        gtk_overlay_add_overlay(OpaquePointer(widget), button)
        gtk_widget_add_css_class(button, "osd")
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(button, GTK_ALIGN_END)
        gtk_widget_set_margin_bottom(button, DialogMetrics.spacing)
        gtk_widget_set_visible(button, 0)
        // The End key leads there too.
        gtk_widget_set_focusable(button, 0)
        signals = [Signal(button, "clicked") { [weak self] _ in self?.keep() }]
        if let adjustment {
            signals += [
                // GTK measures lines later, and then knows the height better.
                Signal(UnsafeMutableRawPointer(adjustment), "changed") { [weak self] _ in self?.measured() },
                Signal(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in self?.wasScrolled() },
            ]
        }
        observeScrolling()
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
    }

    /// Text is about to be added at the end.
    ///
    /// - Parameter lines: The number of lines.
    func willAppend(lines: Int) {
        guard follows else {
            isKept = false
            return
        }
        if !isKept { show(newLines: newLines + max(lines, 1)) }
    }

    /// Text was added at the end.
    func didAppend() { measured() }

    /// Scrolls to the end, and keeps it in view until the user scrolls up, or text is added that is not followed.
    func keep() {
        isKept = true
        show(newLines: 0)
        scrollToEnd()
    }

    /// Does not keep the end in view any more, unless it is followed.
    func letGo() { if !follows { isKept = false } }

    /// Scrolls by a number of pages.
    func scroll(pages: Double) {
        guard let adjustment else { return }
        if pages < 0 { leave() }
        gtk_adjustment_set_value(
            adjustment, gtk_adjustment_get_value(adjustment) + pages * gtk_adjustment_get_page_increment(adjustment))
    }

    /// Scrolls to the beginning.
    func scrollToStart() {
        leave()
        if let adjustment { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_lower(adjustment)) }
    }

    private func scrollToEnd() {
        guard let adjustment else { return }
        gtk_adjustment_set_value(adjustment, end(of: adjustment))
    }

    /// Whether the end of the text is visible.
    var isVisible: Bool { adjustment.map { gtk_adjustment_get_value($0) >= end(of: $0) - 1 } ?? true }

    /// Whether the text is not scrolled.
    var isAtStart: Bool { adjustment.map { gtk_adjustment_get_value($0) <= gtk_adjustment_get_lower($0) } ?? true }

    private func end(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    private func measured() { if isKept { scrollToEnd() } }

    private func wasScrolled() {
        guard let adjustment else { return }
        let value = gtk_adjustment_get_value(adjustment)
        if isVisible {
            isKept = isKept || follows
            show(newLines: 0)
        } else if value < last, isUsers {
            isKept = false
        } else if isKept, gtk_widget_get_mapped(scrolled) != 0 {
            // The sheet has got lower. GTK itself ends the scrolling of what is no longer shown.
            return scrollToEnd()
        }
        last = value
    }

    /// Whether the user scrolls now: GTK also changes the value, as it measures lines.
    private var isUsers: Bool {
        if ScrolledWindow.isDragged { return true }
        return gtk_widget_get_root(scrolled).map { pop_window_pointer_is_down(WidgetPointer($0)) } ?? false
    }

    // MARK: Leaving the end

    /// The user scrolls up.
    private func leave() {
        if let adjustment, gtk_adjustment_get_value(adjustment) > gtk_adjustment_get_lower(adjustment) {
            isKept = false
        }
    }

    /// Observes the wheel and the scroll bar.
    private func observeScrolling() {
        if let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) {
            gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(scrolled, wheel)
            signals.append(
                .answering(UnsafeMutableRawPointer(wheel), "scroll") { [weak self] arguments in
                    if arguments[1] < 0 { self?.leave() }
                    return false
                })
        }
        let bar = gtk_scrolled_window_get_vscrollbar(OpaquePointer(scrolled))
        guard let range = bar.flatMap({ gtk_widget_get_first_child($0) }) else { return }
        signals.append(
            .answering(UnsafeMutableRawPointer(range), "change-value") { [weak self] arguments in
                if let self, arguments[1] < last { leave() }
                return false
            })
    }

    /// Observes the keys of the text.
    func observeKeys(of view: WidgetPointer) {
        let keys = WidgetKeys.handling(view) { [weak self] key, modifiers in
            let isUp = [GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_KEY_Home, GDK_KEY_KP_Home]
                .contains(key)
            if isUp || key == GDK_KEY_space && modifiers == GDK_SHIFT_MASK.rawValue { self?.leave() }
            return false
        }
        if let keys { signals.append(keys) }
    }

    private func show(newLines: Int) {
        guard newLines != self.newLines else { return }
        self.newLines = newLines
        gtk_button_set_label(button.cast(), translatedPlural("↓ %d new line", "↓ %d new lines", count: newLines))
        gtk_widget_set_visible(button, newLines > 0 ? 1 : 0)
    }
}
