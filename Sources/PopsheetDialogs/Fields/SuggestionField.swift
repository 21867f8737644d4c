import CPopsheet
import Popsheet

/// A field for one line of text, with a list of texts to choose from.
package final class SuggestionField: LineField {
    private let button: WidgetPointer
    private let list: WidgetPointer
    private let choices: [String]
    private var focusing: EventSource?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - choices: The texts of the list.
    package init(named name: String, choices: [String]) {
        self.choices = choices
        (button, list) = (gtk_menu_button_new(), gtk_list_box_new())
        let entry: WidgetPointer = gtk_entry_new()
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), entry: entry, named: name)
        gtk_widget_add_css_class(pointer, StyleClass.combo)
        for part in [entry, button] { gtk_box_append(pointer.cast(), part) }
        gtk_menu_button_set_direction(OpaquePointer(button), GTK_ARROW_DOWN)
        pop_widget_set_accessible_label(button, "Choices")
        pop_widget_set_accessible_label(list, name)
        for choice in choices {
            let label = DialogLabel.make(choice)
            gtk_list_box_append(OpaquePointer(list), label)
            // The row that was made for the label.
            if let row = gtk_widget_get_parent(label) { pop_widget_set_accessible_label(row, choice) }
        }
        gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_BROWSE)
        let popover = popover()
        gtk_menu_button_set_popover(OpaquePointer(button), popover)
        signals = [
            Signal(list, "row-activated") { [weak self] _ in self?.takeChoice() },
            Signal(popover, "show") { [weak self] _ in self?.opened() },
            Signal(popover, "closed") { [weak self] _ in self?.closed() },
        ]
        setExpanded(false)
        openOnDown()
    }

    private func opened() {
        setExpanded(true)
        prepareList()
    }

    private func closed() {
        setExpanded(false)
        focusEntry()
    }

    /// Reports to assistive technologies whether the list is open: on the field, on the button, and on the part of the
    /// button that has the focus.
    private func setExpanded(_ isExpanded: Bool) {
        for part in [entry, button, gtk_widget_get_first_child(button)].compactMap({ $0 }) {
            pop_widget_set_accessible_expanded(part, isExpanded)
        }
    }

    private func popover() -> WidgetPointer {
        let (popover, scrolled): (WidgetPointer, WidgetPointer) = (gtk_popover_new(), gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scrolled), 1)
        gtk_scrolled_window_set_max_content_height(OpaquePointer(scrolled), DialogMetrics.listHeight)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
        gtk_popover_set_child(popover.cast(), scrolled)
        gtk_popover_set_has_arrow(popover.cast(), 0)
        gtk_widget_set_halign(popover, GTK_ALIGN_END)
        return popover
    }

    /// Opens the list with the Down key, as a drop-down does.
    private func openOnDown() {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_widget_add_controller(entry, controller)
        signals.append(
            .answering(UnsafeMutableRawPointer(controller), "key-pressed") { [weak self] arguments in
                guard [GDK_KEY_Down, GDK_KEY_KP_Down].contains(Int32(arguments[0])), let self else { return false }
                gtk_menu_button_popup(OpaquePointer(button))
                return true
            })
    }

    /// Makes the list's popover as wide as the field, and selects the choice that is the text.
    private func prepareList() {
        let width = gtk_widget_get_width(pointer)
        gtk_widget_set_size_request(list, width, -1)
        var minimum: Int32 = 0
        if let popover = gtk_widget_get_ancestor(list, gtk_popover_get_type()) {
            gtk_widget_measure(popover, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        }
        // What the popover adds around the list.
        gtk_widget_set_size_request(list, max(1, width - max(0, minimum - width)), -1)
        let index = choices.firstIndex(of: text) ?? 0
        gtk_list_box_select_row(OpaquePointer(list), gtk_list_box_get_row_at_index(OpaquePointer(list), Int32(index)))
    }

    /// Focuses the field once GTK has closed the list, when it focuses the button.
    private func focusEntry() {
        gtk_widget_grab_focus(entry)
        focusing = .beforeDraw { [weak self] in
            if let self { gtk_widget_grab_focus(entry) }
            return false
        }
    }

    private func takeChoice() {
        guard let row = gtk_list_box_get_selected_row(OpaquePointer(list)) else { return }
        text = choices[Int(gtk_list_box_row_get_index(row))]
        gtk_menu_button_popdown(OpaquePointer(button))
    }
}
