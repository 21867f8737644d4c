import CPopsheet
import Popsheet

/// A field for one line of text, with a list of texts to choose from.
package final class SuggestionField: LineField {
    private let button: WidgetPointer
    private let list: ChoiceList
    private let choices: [String]
    private var focusing: EventSource?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - choices: The texts of the list.
    package init(named name: String, choices: [String]) {
        self.choices = choices
        let (box, button): (WidgetPointer, WidgetPointer) = (
            gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), gtk_menu_button_new()
        )
        self.button = button
        list = ChoiceList(of: button, named: name, choices: choices) { box }
        let entry: WidgetPointer = gtk_entry_new()
        super.init(box, entry: entry, named: name)
        gtk_widget_add_css_class(pointer, StyleClass.combo)
        for part in [entry, button] { gtk_box_append(pointer.cast(), part) }
        gtk_menu_button_set_direction(OpaquePointer(button), GTK_ARROW_DOWN)
        pop_widget_set_accessible_label(button, translated("Choices"))
        list.onChoose = { [weak self] index in self?.text = choices[index] }
        list.onToggle = { [weak self] isOpen in self?.toggled(isOpen) }
        setExpanded(false)
        openOnDown()
    }

    private func toggled(_ isOpen: Bool) {
        setExpanded(isOpen)
        if isOpen { list.prepare(chosen: choices.firstIndex(of: text)) } else { focusEntry() }
    }

    /// Reports to assistive technologies whether the list is open: on the field, on the button, and on the part of the
    /// button that has the focus.
    private func setExpanded(_ isExpanded: Bool) {
        for part in [entry, button, gtk_widget_get_first_child(button)].compactMap({ $0 }) {
            pop_widget_set_accessible_expanded(part, isExpanded)
        }
    }

    /// Opens the list with the Down key, as a drop-down does.
    private func openOnDown() {
        let keys = WidgetKeys.handling(entry) { [weak self] key, modifiers in
            guard let self, modifiers == 0, [GDK_KEY_Down, GDK_KEY_KP_Down].contains(key) else { return false }
            list.open(withKey: true)
            return true
        }
        if let keys { signals.append(keys) }
    }

    /// Focuses the field once GTK has closed the list, when it focuses the button.
    private func focusEntry() {
        gtk_widget_grab_focus(entry)
        focusing = .beforeDraw { [weak self] in
            if let self { gtk_widget_grab_focus(entry) }
            return false
        }
    }
}
