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
    /// The drawings of the parts that nothing covers, and what they were made for.
    private var parts: [Part] = []
    private var covered: Rect?

    deinit { if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) } }

    /// A part of the shadow.
    private final class Part {
        let frame: Rect
        nonisolated(unsafe) let node: OpaquePointer

        init(_ frame: Rect, _ node: OpaquePointer) { (self.frame, self.node) = (frame, node) }

        deinit { gsk_render_node_unref(node) }
    }

    /// Draws the shadow of an outline, in the drawing's coordinates.
    ///
    /// - Parameters:
    ///   - covered: The part that something else covers.
    ///   - visible: The part that can be seen; nil for all.
    func draw(
        _ shadow: Shadow, of shape: Panel, exceptFor covered: Rect?, in visible: Rect?, on snapshot: OpaquePointer
    ) {
        if shape != self.shape || shadow != self.shadow { make(shadow, of: shape) }
        guard let texture else { return }
        guard let covered else {
            var bounds = frame.graphene
            return gtk_snapshot_append_texture(snapshot, texture, &bounds)
        }
        if covered != self.covered || parts.isEmpty { makeParts(of: texture, exceptFor: covered) }
        // GTK would draw the others too.
        for part in parts where visible.map({ part.frame.intersects($0) }) ?? true {
            gtk_snapshot_append_node(snapshot, part.node)
        }
    }

    /// Draws the parts without the texture, which GTK converts in each frame.
    private func makeParts(of texture: OpaquePointer, exceptFor covered: Rect) {
        self.covered = covered
        let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
        guard let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return }
        defer { cairo_surface_destroy(image) }
        guard let pixels = cairo_image_surface_get_data(image) else { return }
        gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(image)))
        cairo_surface_mark_dirty(image)
        parts = frame.uncovered(by: covered, overlap: 2).compactMap { part in
            CairoNode.make([part]) { context in
                cairo_translate(context, frame.x, frame.y)
                cairo_scale(context, frame.width / Double(width), frame.height / Double(height))
                cairo_set_source_surface(context, image, 0, 0)
                cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
                cairo_paint(context)
            }.map { Part(part, $0) }
        }
    }

    private func make(_ shadow: Shadow, of shape: Panel) {
        (self.shape, self.shadow) = (shape, shadow)
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        (texture, parts) = (nil, [])
        let (margin, bounds, scale) = (shadow.reach, shape.bounds, Self.coarseness)
        let width = ((bounds.width + 2 * margin) / scale).rounded(.up)
        let height = ((bounds.height + 2 * margin) / scale).rounded(.up)
        guard bounds.width > 0, bounds.height > 0, max(width, height) < 8_192 else { return }
        frame = Rect(
            x: bounds.x - margin, y: bounds.y - margin + shadow.offset, width: width * scale, height: height * scale)

        // Only the edges and corners are blurred: between them, the shadow is the same everywhere.
        let tile = Self.tile(shape, shadow, width: width, height: height)
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(tile.width), Int32(tile.height)) else {
            return
        }
        defer { cairo_surface_destroy(mask) }
        guard let context = cairo_create(mask) else { return }
        cairo_scale(context, 1 / scale, 1 / scale)
        tile.shape.path.add(to: context, dx: margin - bounds.x, dy: margin - bounds.y)
        cairo_fill(context)
        cairo_destroy(context)
        texture = pop_shadow_texture_new(
            mask, shadow.sigma / scale, shadow.color.rgba, Int32(width), Int32(height))
    }

    /// A smaller shape with the same edges and corners, and the size of its shadow in coarse pixels; a shape with an arrow
    /// stays as it is.
    private static func tile(
        _ shape: Panel, _ shadow: Shadow, width: Double, height: Double
    ) -> (shape: Panel, width: Double, height: Double) {
        guard shape.arrow == nil else { return (shape, width, height) }
        // At the middle of the tile, no corner and no opposite edge has an effect.
        let corner = ContinuousCorner.extent * shape.cornerRadius
        let enough = 2 * ((2 * shadow.reach + corner) / coarseness).rounded(.up) + 3
        let (across, down) = (max(0, width - enough), max(0, height - enough))
        var frame = shape.frame
        frame.width -= across * coarseness
        frame.height -= down * coarseness
        return (Panel(frame: frame, cornerRadius: shape.cornerRadius), width - across, height - down)
    }
}
