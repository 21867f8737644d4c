import CPopsheet
import PopsheetLayout

/// An icon of a sheet: one of the desktop's icon theme, or a picture file.
@MainActor
final class SheetIcon {
    private struct Key: Hashable {
        var name: String
        var scale: Double
    }

    private let size: Double
    private var key: Key?
    nonisolated(unsafe) private var icon: OpaquePointer?

    /// Creates an icon with the size of a square that it fills.
    init(size: Double) { self.size = size }

    deinit { if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) } }

    /// Loads an icon for a widget; if there is no such icon, draws nothing and logs a warning.
    func load(_ name: String?, scale: Double, for widget: WidgetPointer) {
        let key = name.flatMap { $0.isEmpty ? nil : Key(name: $0, scale: scale) }
        guard key != self.key else { return }
        self.key = key
        if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
        icon = nil
        if let key {
            icon = IconLoader.load(Array(key.name.utf8), size: Int32(size), scale: key.scale, for: widget)
        }
    }

    /// Draws the icon.
    func draw(_ color: Color, in frame: Rect, on snapshot: OpaquePointer) {
        guard let icon else { return }
        var origin = graphene_point_t(x: Float(frame.x), y: Float(frame.y))
        var rgba = color.opaque.rgba
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        // Icons with their own colours fade with the label too.
        gtk_snapshot_push_opacity(snapshot, color.alpha)
        pop_icon_draw(icon, snapshot, frame.width, &rgba)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_restore(snapshot)
    }
}
