import CPopsheet
import Popsheet

/// A button that shows the chosen text, and opens a list to choose another one.
package final class ChoiceButton: ChoiceField {
    private let label: WidgetPointer
    private let list: ChoiceList
    private let mayBeEmpty: Bool
    /// The text of no choice.
    private static var none: String { translated("(None)") }

    /// Creates a button without a chosen text.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - mayBeEmpty: Whether the list begins with no choice.
    package init(named name: String, choices: [String], mayBeEmpty: Bool) {
        self.mayBeEmpty = mayBeEmpty
        let button: WidgetPointer = gtk_menu_button_new()
        label = gtk_label_new(Self.none)
        list = ChoiceList(of: button, named: name, choices: (mayBeEmpty ? [Self.none] : []) + choices) {
            RowPopover.row(of: button)
        }
        super.init(button, choices: choices)
        DialogMetrics.inset(pointer)
        gtk_widget_add_css_class(pointer, StyleClass.choice)
        gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
        gtk_menu_button_set_child(OpaquePointer(pointer), label)
        gtk_menu_button_set_always_show_arrow(OpaquePointer(pointer), 1)
        pop_widget_set_accessible_role(pointer, GTK_ACCESSIBLE_ROLE_COMBO_BOX)
        for part in accessibleParts {
            // GTK would describe one part of the button by the other one, which has the same name.
            gtk_accessible_reset_relation(OpaquePointer(part), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
            pop_widget_set_accessible_label(part, name)
        }
        list.onChoose = { [weak self] position in
            self?.index = mayBeEmpty ? position == 0 ? nil : position - 1 : position
        }
        list.onToggle = { [weak self] isOpen in self?.toggled(isOpen) }
        if let keys = opening(pointer) { signals.append(keys) }
        toggled(false)
        showChoice()
    }

    /// The button, and the part of it that has the focus.
    override var accessibleParts: [WidgetPointer] { [pointer, gtk_widget_get_first_child(pointer)].compactMap { $0 } }

    override func pressRow() { list.open() }

    private func toggled(_ isOpen: Bool) {
        for part in accessibleParts { pop_widget_set_accessible_expanded(part, isOpen) }
        if isOpen { list.prepare(chosen: mayBeEmpty ? (index ?? -1) + 1 : index) }
    }

    override func showChoice() {
        gtk_label_set_text(OpaquePointer(label), choice ?? Self.none)
        setAccessibleValue(choice)
    }

    /// The arrow keys open the list too, as those of GTK's drop-down do.
    private func opening(_ button: WidgetPointer) -> Signal? {
        WidgetKeys.handling(button) { [weak self] key, modifiers in
            let opens = [GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Up, GDK_KEY_KP_Up].contains(key) && modifiers == 0
            if opens { self?.list.open(withKey: true) }
            return opens
        }
    }
}
