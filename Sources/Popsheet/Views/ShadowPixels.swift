import CPopsheet
import PopsheetLayout

/// The pixels of a shadow, and textures of the parts of them that are drawn.
///
/// GTK's cairo renderer converts the pixels of each texture in each frame, so a texture contains only what is visible of it.
@MainActor
final class ShadowPixels {
    /// Of a part, on each side: what is between pixels is interpolated.
    private static let margin = 1.0

    nonisolated(unsafe) private let bytes: OpaquePointer
    private let width: Int
    private let height: Int
    /// The textures of the last drawing without transparency, which the next one often uses again.
    private var textures: [Part: Texture] = [:]

    /// Takes the ownership of the pixels.
    init(_ bytes: OpaquePointer, width: Int, height: Int) {
        (self.bytes, self.width, self.height) = (bytes, width, height)
    }

    deinit { g_bytes_unref(bytes) }

    /// Draws parts of the shadow, whose whole is in a frame.
    func draw(_ parts: [Rect], in frame: Rect, opacity: Double, on snapshot: OpaquePointer) {
        var used: [Part: Texture] = [:]
        for visible in parts where visible.width > 0 && visible.height > 0 {
            guard let part = part(of: visible, in: frame) else { continue }
            let texture = (opacity == 1 ? textures[part] : nil) ?? texture(of: part, opacity)
            used[part] = texture
            let (across, down) = (frame.width / Double(width), frame.height / Double(height))
            var bounds = Rect(
                x: frame.x + Double(part.x) * across, y: frame.y + Double(part.y) * down,
                width: Double(part.width) * across, height: Double(part.height) * down
            ).graphene
            var clip = visible.graphene
            gtk_snapshot_push_clip(snapshot, &clip)
            gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
            gtk_snapshot_pop(snapshot)
        }
        if opacity == 1 { textures = used }
    }

    /// The pixels that an area shows; nil for none.
    private func part(of area: Rect, in frame: Rect) -> Part? {
        func pixels(_ start: Double, _ length: Double, of whole: Double, _ count: Int) -> Range<Int> {
            let scale = Double(count) / whole
            let first = Int((start * scale - Self.margin).rounded(.down))
            let end = Int(((start + length) * scale + Self.margin).rounded(.up))
            return (first..<max(first, end)).clamped(to: 0..<count)
        }
        let columns = pixels(area.x - frame.x, area.width, of: frame.width, width)
        let rows = pixels(area.y - frame.y, area.height, of: frame.height, height)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        return Part(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    private func texture(of part: Part, _ opacity: Double) -> Texture {
        let rectangle = GdkRectangle(
            x: Int32(part.x), y: Int32(part.y), width: Int32(part.width), height: Int32(part.height))
        return Texture(pop_shadow_texture_new(bytes, Int32(width), rectangle, opacity))
    }

    /// A rectangle of pixels.
    private struct Part: Hashable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    /// A texture that is owned.
    private final class Texture {
        nonisolated(unsafe) let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) { self.pointer = pointer }

        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }
}
