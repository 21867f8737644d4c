import CPopsheet

/// Icons of the desktop's theme and of files.
@MainActor
package enum Icon {
    /// Whether the theme has an icon of this name, or, for a name with a slash, the file is a picture.
    package static func isAvailable(_ name: String) -> Bool {
        guard let display = gdk_display_get_default(), let icon = pop_icon_load(display, name, size, 1) else {
            return false
        }
        g_object_unref(UnsafeMutableRawPointer(icon))
        return true
    }

    /// A size that every icon has.
    private static let size: Int32 = 48
}
