import CPopsheet

/// Names of icons, for ``Action/icon``.
package enum IconName {
    /// The first name of a themed icon, or the path of an image file; nil for other kinds of icons.
    ///
    /// - Parameter icon: A `GIcon *`.
    package static func of(_ icon: UnsafeMutableRawPointer) -> String? {
        let instance = icon.assumingMemoryBound(to: GTypeInstance.self)
        let icon = OpaquePointer(icon)
        if g_type_check_instance_is_a(instance, g_themed_icon_get_type()) != 0 {
            return g_themed_icon_get_names(icon)?.pointee.flatMap { String(cString: $0).asIconName }
        }
        guard g_type_check_instance_is_a(instance, g_file_icon_get_type()) != 0,
            let file = g_file_icon_get_file(icon), let path = g_file_get_path(file)
        else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }
}

extension String {
    /// The name of an icon; nil for an empty one, and for one with a slash, which would be a path.
    var asIconName: String? { isEmpty || contains("/") ? nil : self }
}
