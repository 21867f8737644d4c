import CPopsheet
import PopsheetLayout

/// Loads icons of the desktop's icon theme, and of picture files.
@MainActor
package enum IconLoader {
    /// The names that a warning was logged about; one warning is enough for all places with the same icon.
    private static var unknown: Set<[UInt8]> = []

    /// Loads an icon for a widget, as a paintable that the caller owns; nil, with a warning, if there is no such icon.
    ///
    /// - Parameters:
    ///   - name: A name in the theme or, if it contains a slash, the path of a file, which need not be UTF-8.
    ///   - size: The side of the square that it fills, in logical pixels.
    ///   - scale: The number of device pixels of a logical one.
    package static func load(
        _ name: [UInt8], size: Int32, scale: Double, for widget: WidgetPointer
    ) -> OpaquePointer? {
        guard let display = gtk_widget_get_display(widget) else { return nil }
        let text = name.map { CChar(bitPattern: $0) } + [0]
        if let icon = pop_icon_load(display, text, size, Int32(scale.rounded(.up))) { return icon }
        guard unknown.insert(name).inserted else { return nil }
        let shown = DisplayText.line(String(decoding: name, as: UTF8.self))
        pop_messages_warn(
            name.contains(UInt8(ascii: "/"))
                ? "icon \"\(shown)\": the file can't be read as a picture"
                : "icon \"\(shown)\": the icon theme has no such icon")
        return nil
    }
}
