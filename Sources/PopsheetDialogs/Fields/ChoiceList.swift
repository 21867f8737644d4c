import CPopsheet
import Popsheet

/// The popover of a menu button, with a list of texts to choose from, below the widget that the button is part of.
///
/// GTK's drop-down moves its selection with a pointer that rests, and begins at its first text.
@MainActor
final class ChoiceList {
    /// The popover, which belongs to the menu button.
    let popover: WidgetPointer = gtk_popover_new()
    /// Runs when a text has been chosen, with its index.
    var onChoose: (Int) -> Void = { _ in }
    /// Runs when the list has been opened or closed.
    var onToggle: (_ isOpen: Bool) -> Void = { _ in }

    private let choices: [String]
    private let list: WidgetPointer = gtk_list_box_new()
    private let scrolled: WidgetPointer = gtk_scrolled_window_new()
    private let button: WidgetPointer
    /// Returns the widget that the list is below, and as wide as.
    private let anchor: () -> WidgetPointer
    private var typeAhead = TypeAhead()
    private lazy var frames = FrameTicker(list)
    private var signals: [Signal] = []

    /// Gives a menu button a list.
    ///
    /// - Parameters:
    ///   - button: The menu button, which outlives this object.
    ///   - name: What assistive technologies call the list.
    ///   - anchor: Returns the widget that the list is below, and as wide as.
    init(of button: WidgetPointer, named name: String, choices: [String], below anchor: @escaping () -> WidgetPointer) {
        (self.choices, self.button, self.anchor) = (choices, button, anchor)
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
        for name in [StyleClass.choices, StyleClass.menu] { gtk_widget_add_css_class(list, name) }
        pop_widget_set_accessible_label(list, name)
        for choice in choices {
            let label = DialogLabel.make(choice)
            gtk_list_box_append(OpaquePointer(list), label)
            // The row that was made for the label.
            if let row = gtk_widget_get_parent(label) { pop_widget_set_accessible_label(row, choice) }
        }
        gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
        gtk_popover_set_child(popover.cast(), scrolled)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        gtk_menu_button_set_popover(OpaquePointer(button), popover)
        pop_menu_button_announce(button)
        signals = [
            Signal(list, "row-activated") { [weak self] _ in self?.choose() },
            Signal(button, "popsheet-opening") { [weak self] _ in self?.place() },
            Signal(popover, "show") { [weak self] _ in self?.onToggle(true) },
            Signal(popover, "closed") { [weak self] _ in self?.onToggle(false) },
        ]
        let keys = WidgetKeys.handling(list) { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        if let keys { signals.append(keys) }
    }

    /// Opens the list.
    ///
    /// - Parameter withKey: Whether a key opens it, after which the focus is visible.
    func open(withKey: Bool = false) {
        if withKey, let root = gtk_widget_get_root(button) {
            gtk_window_set_focus_visible(WidgetPointer(root).asWindow, 1)
        }
        gtk_menu_button_popup(OpaquePointer(button))
    }

    /// Arranges the list that has been opened, with a check mark at the chosen text, which gets the focus.
    func prepare(chosen: Int?) {
        for (index, row) in list.children.enumerated() {
            let isChosen = index == chosen
            row.setClass(StyleClass.chosen, isChosen)
            pop_widget_set_accessible_selected(row, isChosen)
        }
        focusRow(chosen ?? 0)
        frames.start { [weak self] _ in self?.revealFocusedRow() == false }
    }

    /// Scrolls to the row that has the focus; returns whether the list has a size, without which that can't be.
    private func revealFocusedRow() -> Bool {
        var bounds = graphene_rect_t()
        guard gtk_widget_get_height(scrolled) > 0 else { return false }
        guard let index = focusedIndex, gtk_widget_compute_bounds(list.children[index], list, &bounds) != 0 else {
            return true
        }
        // GTK's own function animates, from the start that the user has not seen.
        let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let value = gtk_adjustment_get_value(adjustment)
        gtk_adjustment_set_value(adjustment, min(top, max(value, bottom - gtk_adjustment_get_page_size(adjustment))))
        return true
    }

    /// Makes the list as wide as its anchor, below it, and as high as its rows are at this width.
    private func place() {
        guard let anchorWidth = RowPopover.place(popover, .below, anchor()) else { return }
        let width = max(anchorWidth, DialogMetrics.choicesWidth)
        gtk_widget_set_size_request(list, width, -1)
        let height = min(height(of: list, atWidth: width), maximumHeight(atWidth: width))
        gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolled), height)
    }

    private func height(of widget: WidgetPointer, atWidth width: Int32) -> Int32 {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, nil, nil)
        return natural
    }

    /// The height of the rows that are visible at once.
    private func maximumHeight(atWidth width: Int32) -> Int32 {
        guard let row = list.children.first else { return 0 }
        let rows = Int32(DialogMetrics.visibleChoices * Double(height(of: row, atWidth: width)))
        guard let monitor = gtk_widget_get_display(button).flatMap({ Monitors.lowest(of: $0) }) else { return rows }
        // On a low screen too, there is space for them above or below the row.
        return min(rows, Int32(Monitors.area(of: monitor).height / 2) - DialogMetrics.placeholderHeight)
    }

    private func focusRow(_ index: Int) {
        guard let row = gtk_list_box_get_row_at_index(OpaquePointer(list), Int32(index)) else { return }
        gtk_widget_grab_focus(WidgetPointer(OpaquePointer(row)))
    }

    private var focusedIndex: Int? {
        list.children.firstIndex { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_FOCUSED.rawValue != 0 }
    }

    /// Moves to the text that begins with the typed letters.
    private func press(_ key: Int32, _ modifiers: UInt32) -> Bool {
        let letter = gdk_keyval_to_unicode(UInt32(key))
        let isSpace = letter == 0x20 && typeAhead.isRunning(at: MonotonicTime.now)
        guard modifiers & ~GDK_SHIFT_MASK.rawValue == 0, letter > 0x20 || isSpace, letter != 0x7F,
            let scalar = Unicode.Scalar(letter)
        else { return false }
        let found = typeAhead.type(Character(scalar), at: MonotonicTime.now, among: choices, current: focusedIndex)
        if let found { focusRow(found) }
        return true
    }

    /// Chooses the text that was pressed, which has the focus.
    private func choose() {
        guard let index = focusedIndex else { return }
        gtk_menu_button_popdown(OpaquePointer(button))
        onChoose(index)
    }
}
