import CPopsheet
import Popsheet

/// A field for one line of text, which can be hidden.
///
/// A button at its end clears a text that is not hidden.
package final class TextField: LineField {
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
            signals.append(
                Signal(WidgetPointer(text), "notify::visibility") { [weak self] _ in self?.updatePeekIcon() })
        }
        updatePeekIcon()
    }

    /// Replaces the icon that GTK gives the button whenever the text is shown or hidden.
    private func updatePeekIcon() {
        guard let text = gtk_editable_get_delegate(OpaquePointer(entry)), let icon = Symbol.images(of: entry).last
        else {
            return
        }
        let isHidden = gtk_text_get_visibility(WidgetPointer(text).cast()) == 0
        icon.setClass((isHidden ? Symbol.conceal : .reveal).styleClass, false)
        (isHidden ? Symbol.reveal : .conceal).replaceIcon(of: icon)
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
        let wasShown = gtk_entry_get_icon_storage_type(field, GTK_ENTRY_ICON_SECONDARY) != GTK_IMAGE_EMPTY
        guard isShown != wasShown else { return }
        // The style sheet draws the symbol.
        let button = isShown ? gdk_paintable_new_empty(0, 0) : nil
        gtk_entry_set_icon_from_paintable(field, GTK_ENTRY_ICON_SECONDARY, button)
        if let button {
            g_object_unref(UnsafeMutableRawPointer(button))
            gtk_entry_set_icon_tooltip_text(field, GTK_ENTRY_ICON_SECONDARY, translation(in: "button", of: "Clear"))
        }
    }
}
