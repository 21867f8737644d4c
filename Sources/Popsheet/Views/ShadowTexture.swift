import CPopsheet
import PopsheetLayout

/// The shadow of an outline, blurred once and drawn in every frame.
@MainActor
final class ShadowTexture {
    /// How much coarser than logical pixels the shadow's texture is; it is scaled up, since a blur has no fine detail.
    private static let coarseness = 4.0

    private var shape: Panel?
    private var shadow: Shadow?
    nonisolated(unsafe) private var texture: OpaquePointer?
    private var frame = Rect(x: 0, y: 0, width: 0, height: 0)

    deinit { if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) } }

    /// Draws the shadow of an outline, in the drawing's coordinates.
    func draw(_ shadow: Shadow, of shape: Panel, on snapshot: OpaquePointer) {
        if shape != self.shape || shadow != self.shadow { make(shadow, of: shape) }
        guard let texture else { return }
        var bounds = frame.graphene
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }

    private func make(_ shadow: Shadow, of shape: Panel) {
        (self.shape, self.shadow) = (shape, shadow)
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        texture = nil
        let (margin, bounds, scale) = (shadow.reach, shape.bounds, Self.coarseness)
        let width = ((bounds.width + 2 * margin) / scale).rounded(.up)
        let height = ((bounds.height + 2 * margin) / scale).rounded(.up)
        guard bounds.width > 0, bounds.height > 0, max(width, height) < 8_192 else { return }
        frame = Rect(
            x: bounds.x - margin, y: bounds.y - margin + shadow.offset, width: width * scale, height: height * scale)

        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return }
        defer { cairo_surface_destroy(mask) }
        guard let context = cairo_create(mask) else { return }
        cairo_scale(context, 1 / scale, 1 / scale)
        shape.path.add(to: context, dx: margin - bounds.x, dy: margin - bounds.y)
        cairo_fill(context)
        cairo_destroy(context)
        texture = pop_shadow_texture_new(mask, shadow.sigma / scale, shadow.color.rgba)
    }
}
