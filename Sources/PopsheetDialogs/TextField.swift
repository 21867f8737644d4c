import CPopsheet
import Popsheet

/// A field for one line of text.
package final class TextField: DialogWidget {
    /// Runs when the Return key is pressed in the field.
    package var onActivate: (() -> Void)? {
        didSet {
            guard oldValue == nil, onActivate != nil else { return }
            signals.append(Signal(pointer, "activate") { [weak self] _ in self?.onActivate?() })
        }
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - hidesText: Whether the characters are replaced by dots.
    package init(named name: String, hidesText: Bool = false) {
        super.init(hidesText ? gtk_password_entry_new() : gtk_entry_new())
        DialogMetrics.inset(pointer)
        gtk_widget_set_hexpand(pointer, 1)
        // In a higher sheet, a line of text stays one.
        gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
        pop_widget_set_accessible_label(pointer, name)
        if hidesText { gtk_password_entry_set_show_peek_icon(OpaquePointer(pointer), 1) }
    }

    /// The text; invalid characters of a given one are replaced.
    package var text: String {
        get { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }
        set { gtk_editable_set_text(OpaquePointer(pointer), newValue) }
    }

    /// What is shown while the field is empty: what to enter.
    package var placeholder: String {
        get { EditableText.placeholder(of: pointer) }
        set { EditableText.setPlaceholder(newValue, of: pointer) }
    }

    /// Runs after each change of the text.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil else { return }
            signals.append(Signal(pointer, "changed") { [weak self] _ in self?.onChange?() })
        }
    }
}
