import CPopsheet

/// The letters on the keys of the user's keyboard layouts.
@MainActor
enum KeyboardLayouts {
    /// Whether a key, by its hardware code, produces a letter in one of the layouts.
    static func key(_ code: UInt32, on display: OpaquePointer, has letter: UInt32) -> Bool {
        var values: UnsafeMutablePointer<guint>?
        var count: Int32 = 0
        guard gdk_display_map_keycode(display, code, nil, &values, &count) != 0 else { return false }
        defer { g_free(values) }
        return UnsafeBufferPointer(start: values, count: Int(count)).contains {
            g_unichar_tolower(gdk_keyval_to_unicode($0)) == g_unichar_tolower(letter)
        }
    }
}
