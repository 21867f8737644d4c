import CPopsheet
import PopsheetLayout

/// The ground of a card: its outline filled, with the material or without, and kept for as long as it stays the same.
@MainActor
final class CardBackground {
    private struct Ground: Equatable {
        var shape: Panel
        var fill: Fill
        var picture: ObjectIdentifier?
        var origin: Point
        var scale: Double
    }

    private var drawn: Ground?
    private var picture: MaterialPicture?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Fills an outline, in the drawing's coordinates.
    ///
    /// - Parameters:
    ///   - picture: What fills it instead of the fill.
    ///   - origin: Where in the window the drawing's coordinates begin.
    ///   - scale: How many of the window's pixels make one of the drawing's.
    func draw(
        _ shape: Panel, _ fill: Fill, showing picture: MaterialPicture?, origin: Point, scale: Double,
        on snapshot: OpaquePointer
    ) {
        // Wherever a plain fill lies, it is the same.
        let (origin, scale) = picture == nil ? (Point(x: 0, y: 0), 1) : (origin, scale)
        let ground = Ground(
            shape: shape, fill: fill, picture: picture.map(ObjectIdentifier.init), origin: origin, scale: scale)
        if ground != drawn {
            (drawn, self.picture) = (ground, picture)
            if let node { gsk_render_node_unref(node) }
            node = makeNode(ground)
        }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func makeNode(_ ground: Ground) -> OpaquePointer? {
        var bounds = ground.shape.bounds.graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        guard let context = gsk_cairo_node_get_draw_context(node) else { return node }
        if let picture {
            ground.shape.path.add(to: context)
            picture.fill(context, origin: ground.origin, scale: ground.scale)
        } else {
            ground.fill.paint(ground.shape.path, in: ground.shape.bounds, on: context)
        }
        cairo_destroy(context)
        return node
    }
}
