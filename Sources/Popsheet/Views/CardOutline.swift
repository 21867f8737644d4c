import CPopsheet
import PopsheetLayout

/// A thin line along an outline, outside of it, kept for as long as it stays the same.
@MainActor
final class CardOutline {
    private var drawn: (hairline: Arrangement.Hairline, shape: Bubble)?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Draws the line; what fills the outline is to be drawn above it.
    func draw(_ hairline: Arrangement.Hairline, around shape: Bubble, on snapshot: OpaquePointer) {
        if drawn?.hairline != hairline || drawn?.shape != shape {
            drawn = (hairline, shape)
            if let node { gsk_render_node_unref(node) }
            node = Self.makeNode(hairline, around: shape)
        }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private static func makeNode(_ hairline: Arrangement.Hairline, around shape: Bubble) -> OpaquePointer? {
        let reach = hairline.thickness
        var bounds = shape.bounds.outset(by: Insets(top: reach, left: reach, bottom: reach, right: reach)).graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        guard let context = gsk_cairo_node_get_draw_context(node) else { return node }
        shape.path.add(to: context)
        // Its inner half lies beneath the fill.
        cairo_set_line_width(context, 2 * hairline.thickness)
        hairline.color.apply(to: context)
        cairo_stroke(context)
        cairo_destroy(context)
        return node
    }
}
