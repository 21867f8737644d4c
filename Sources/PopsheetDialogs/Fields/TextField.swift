import CPopsheet
import Popsheet

/// A field for one line of text, which can be hidden.
///
/// A button at its end clears a text that is not hidden.
package final class TextField: LineField {
    /// The icon of a button that clears a field, in a disc.
    static let clearIcon = "window-close-symbolic"

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - hidesText: Whether the characters are replaced by dots.
    package init(named name: String, hidesText: Bool = false) {
        let entry: WidgetPointer = hidesText ? pop_password_entry_new() : gtk_entry_new()
        super.init(entry, entry: entry, named: name)
        if hidesText {
            signals.append(PasswordMemory.protect(for: entry))
            showPeekIcon()
        } else {
            addClearButton()
        }
    }

    private func showPeekIcon() {
        gtk_password_entry_set_show_peek_icon(OpaquePointer(entry), 1)
        // GTK's own dots are as large as letters.
        if let text = gtk_editable_get_delegate(OpaquePointer(entry)) {
            gtk_text_set_invisible_char(WidgetPointer(text).cast(), Unicode.Scalar("•").value)
        }
    }

    private func addClearButton() {
        gtk_widget_add_css_class(entry, StyleClass.clearable)
        signals += [
            Signal(entry, "changed") { [weak self] _ in self?.updateClearButton() },
            Signal(entry, "icon-release") { [weak self] _ in self?.text = "" },
        ]
    }

    private func updateClearButton() {
        let (field, isShown): (UnsafeMutablePointer<GtkEntry>, Bool) = (entry.cast(), !text.isEmpty)
        let wasShown = gtk_entry_get_icon_name(field, GTK_ENTRY_ICON_SECONDARY) != nil
        guard isShown != wasShown else { return }
        gtk_entry_set_icon_from_icon_name(field, GTK_ENTRY_ICON_SECONDARY, isShown ? Self.clearIcon : nil)
        if isShown {
            gtk_entry_set_icon_tooltip_text(field, GTK_ENTRY_ICON_SECONDARY, translation(in: "button", of: "Clear"))
        }
    }
}
