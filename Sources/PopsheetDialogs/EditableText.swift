import CPopsheet
import Popsheet

/// What GtkEntry and GtkPasswordEntry have in common, which GTK has no function for.
@MainActor
enum EditableText {
    private static let placeholder = "placeholder-text"

    /// The text that is shown while the field is empty.
    static func placeholder(of entry: WidgetPointer) -> String {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self), placeholder, &value)
        return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }

    static func setPlaceholder(_ text: String, of entry: WidgetPointer) {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        g_value_set_string(&value, text)
        g_object_set_property(UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self), placeholder, &value)
    }
}
