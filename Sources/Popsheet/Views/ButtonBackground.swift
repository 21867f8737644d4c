import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The fill of a row that is a separate button, drawn once for each size and fill.
@MainActor
final class ButtonBackground {
    private var outline = Panel(frame: Rect(x: 0, y: 0, width: 0, height: 0), cornerRadius: 0)
    private var fill: Fill?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Sets the button's outline.
    func set(_ frame: Rect, cornerRadius: Double, cornerCurve: CornerCurve) {
        let outline = Panel(frame: frame, cornerRadius: cornerRadius, cornerCurve: cornerCurve)
        guard outline != self.outline else { return }
        self.outline = outline
        forget()
    }

    /// Draws the button.
    func draw(_ fill: Fill, on snapshot: OpaquePointer) {
        guard outline.frame.width > 0, outline.frame.height > 0 else { return }
        if fill != self.fill { forget() }
        self.fill = fill
        if node == nil { node = makeNode(fill) }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func forget() {
        if let node { gsk_render_node_unref(node) }
        node = nil
    }

    private func makeNode(_ fill: Fill) -> OpaquePointer? {
        if let node = makePill(fill) { return node }
        // Half of the edge is outside.
        let margin = fill.edge == nil ? 0 : 1.0
        var bounds = outline.frame.outset(by: Insets(top: margin, left: margin, bottom: margin, right: margin)).graphene
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        guard let context = gsk_cairo_node_get_draw_context(node) else { return node }
        fill.paint(outline.path, in: outline.frame, on: context)
        cairo_destroy(context)
        return node
    }

    /// A pill of one colour as a border that meets in its middle; nil for any other fill or corners.
    ///
    /// Every renderer draws a border at once, but a cairo node, or a colour in a clip, by way of an image or another shape.
    private func makePill(_ fill: Fill) -> OpaquePointer? {
        let (frame, half) = (outline.frame, min(outline.frame.width, outline.frame.height) / 2)
        guard outline.cornerCurve == .circular, outline.cornerRadius >= half, fill.top == fill.bottom,
            fill.gloss == nil, fill.edge == nil
        else { return nil }
        var (pill, bounds) = (GskRoundedRect(), frame.graphene)
        gsk_rounded_rect_init_from_rect(&pill, &bounds, Float(half))
        let widths = [Float](repeating: Float(half), count: 4)
        let colors = [GdkRGBA](repeating: fill.top.rgba, count: 4)
        return gsk_border_node_new(&pill, widths, colors)
    }
}
