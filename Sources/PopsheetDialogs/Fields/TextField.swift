import CPopsheet
import Popsheet

/// A field for one line of text, which can be hidden.
package final class TextField: LineField {
    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - hidesText: Whether the characters are replaced by dots.
    package init(named name: String, hidesText: Bool = false) {
        let entry: WidgetPointer = hidesText ? gtk_password_entry_new() : gtk_entry_new()
        super.init(entry, entry: entry, named: name)
        guard hidesText else { return }
        gtk_password_entry_set_show_peek_icon(OpaquePointer(entry), 1)
        // GTK's own dots are as large as letters.
        if let text = gtk_editable_get_delegate(OpaquePointer(entry)) {
            gtk_text_set_invisible_char(WidgetPointer(text).cast(), Unicode.Scalar("•").value)
        }
    }
}
