import CPopsheet
import CPopsheetTestSupport

extension Screenshot {
    /// A file of a picture that cannot be read or written.
    public struct FileFailure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Writes the picture as PNG.
    public func write(to path: String) throws {
        let bytes = g_bytes_new(rgba, gsize(rgba.count))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            CInt(width), CInt(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard gdk_texture_save_to_png(texture, path) != 0 else {
            throw FileFailure(description: "cannot write \(path)")
        }
    }

    /// Reads a picture from a PNG file.
    public init(png path: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_filename(path, &error) else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "cannot read \(path)"
            g_clear_error(&error)
            throw FileFailure(description: reason)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let width = Int(gdk_texture_get_width(texture))
        let height = Int(gdk_texture_get_height(texture))
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &pixels, gsize(width * 4))
        support_rgba_from_cairo(&pixels, width * height)  // GTK downloads as Cairo has it
        self.init(width: width, height: height, rgba: pixels)
    }
}
