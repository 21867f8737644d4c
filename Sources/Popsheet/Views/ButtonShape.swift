import CPopsheet
import PopsheetLayout

/// The fill of a row that is a button of its own: drawn once for each size and colour.
@MainActor
final class ButtonShape {
    private var outline = Bubble(frame: Rect(x: 0, y: 0, width: 0, height: 0), cornerRadius: 0)
    private var color: Color?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Gives the button its size.
    func set(size: Size, cornerRadius: Double) {
        let outline = Bubble(
            frame: Rect(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: cornerRadius)
        guard outline != self.outline else { return }
        self.outline = outline
        forget()
    }

    /// Draws the button with its upper left corner at the origin.
    func draw(_ color: Color, on snapshot: OpaquePointer) {
        guard outline.frame.width > 0, outline.frame.height > 0 else { return }
        if color != self.color { forget() }
        self.color = color
        if node == nil { node = makeNode(color) }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func forget() {
        if let node { gsk_render_node_unref(node) }
        node = nil
    }

    private func makeNode(_ color: Color) -> OpaquePointer? {
        var bounds = outline.frame.graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        guard let context = gsk_cairo_node_get_draw_context(node) else { return node }
        outline.path.add(to: context)
        color.apply(to: context)
        cairo_fill(context)
        cairo_destroy(context)
        return node
    }
}
