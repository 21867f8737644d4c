import CPopsheet
import Popsheet

/// A button that opens a list of texts, of which one can be chosen.
package final class ChoiceButton: DialogWidget {
    private let choices: [String]

    /// Creates a button without a chosen text.
    ///
    /// - Parameter name: What assistive technologies call it.
    package init(named name: String, choices: [String]) {
        self.choices = choices
        let list = gtk_string_list_new(nil)
        // A drop-down of GTK 4.18 always has a chosen item.
        gtk_string_list_append(list, pop_gtk_translation("(None)"))
        for choice in choices { gtk_string_list_append(list, choice) }
        super.init(gtk_drop_down_new(list, nil))
        DialogMetrics.inset(pointer)
        for part in accessibleParts { pop_widget_set_accessible_label(part, name) }
    }

    /// The drop-down, and the part of it that has the focus.
    override var accessibleParts: [WidgetPointer] {
        [pointer, gtk_widget_get_first_child(pointer)].compactMap { $0 }
    }

    override func pressRow() { gtk_widget_activate(pointer) }

    /// The index of the chosen text; nil without one.
    package var index: Int? {
        get {
            let selected = gtk_drop_down_get_selected(OpaquePointer(pointer))
            return selected > 0 && selected <= choices.count ? Int(selected) - 1 : nil
        }
        set { gtk_drop_down_set_selected(OpaquePointer(pointer), newValue.map { UInt32($0) + 1 } ?? 0) }
    }

    /// Runs after each choice.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil else { return }
            signals.append(Signal(pointer, "notify::selected") { [weak self] _ in self?.onChange?() })
        }
    }

    /// The chosen text; nil without one.
    package var choice: String? { index.map { choices[$0] } }
}
