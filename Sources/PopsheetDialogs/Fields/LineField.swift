import CPopsheet
import Popsheet

/// A field for one line of text.
package class LineField: DialogWidget {
    /// The part that contains the text: a GTK widget that is editable and has a placeholder.
    let entry: WidgetPointer

    /// Takes the references to a widget that was just created and to the part of it that contains the text.
    ///
    /// - Parameter name: What assistive technologies call it.
    init(_ widget: WidgetPointer, entry: WidgetPointer, named name: String) {
        self.entry = entry
        super.init(widget)
        DialogMetrics.inset(pointer)
        gtk_widget_set_hexpand(entry, 1)
        // In a higher sheet, a line of text stays one.
        gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
        pop_widget_set_accessible_label(entry, name)
    }

    override var rowPlace: RowPlace { .column }

    override var mnemonicTarget: WidgetPointer { entry }

    override var accessibleParts: [WidgetPointer] { [entry] }

    /// The text; invalid characters of a given one are replaced.
    package var text: String {
        // One that hides its text has only dots.
        get { String(cString: gtk_editable_get_text(gtk_editable_get_delegate(OpaquePointer(entry)))) }
        set { gtk_editable_set_text(OpaquePointer(entry), newValue) }
    }

    /// What is shown while the field is empty: what to enter.
    package var placeholder = "" {
        didSet {
            // GtkEntry and GtkPasswordEntry have the property, but no common function for it.
            var value = GValue()
            g_value_init(&value, g_type_from_name("gchararray"))
            defer { g_value_unset(&value) }
            g_value_set_string(&value, placeholder)
            g_object_set_property(
                UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self), "placeholder-text", &value)
        }
    }

    /// Runs after each change of the text.
    package var onChange: (() -> Void)? {
        didSet {
            guard oldValue == nil, onChange != nil else { return }
            signals.append(Signal(entry, "changed") { [weak self] _ in self?.onChange?() })
        }
    }
}
