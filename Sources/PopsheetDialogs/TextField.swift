import CPopsheet
package import Popsheet

/// A field for one line of text.
@MainActor
package final class TextField {
    nonisolated(unsafe) private let entry: WidgetPointer
    private var signals: [Signal] = []
    /// Runs when the Return key is pressed in the field.
    package var onActivate: (() -> Void)?
    /// The widget to present.
    package var widget: WidgetReference { WidgetReference(entry) }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - name: What assistive technologies call it.
    ///   - hidesText: Whether the characters are replaced by dots.
    package init(named name: String, hidesText: Bool = false) {
        entry = hidesText ? gtk_password_entry_new() : gtk_entry_new()
        g_object_ref_sink(entry)
        DialogMetrics.inset(entry)
        // In a higher sheet, a line of text stays one.
        gtk_widget_set_valign(entry, GTK_ALIGN_CENTER)
        pop_widget_set_accessible_label(entry, name)
        if hidesText { gtk_password_entry_set_show_peek_icon(OpaquePointer(entry), 1) }
        signals = [Signal(entry, "activate") { [weak self] _ in self?.onActivate?() }]
    }

    deinit { g_object_unref(entry) }

    /// The text; invalid characters of a given one are replaced.
    package var text: String {
        get { String(cString: gtk_editable_get_text(OpaquePointer(entry))) }
        set { gtk_editable_set_text(OpaquePointer(entry), newValue) }
    }
}
