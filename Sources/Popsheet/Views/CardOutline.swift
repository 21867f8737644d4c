import CPopsheet
import PopsheetLayout
import PopsheetModel

/// The line around a card, drawn once for each shape, outside the outline so that it covers nothing of the card.
@MainActor
final class CardOutline {
    private struct Line: Equatable {
        var hairline: PanelStyle.Hairline
        var shape: Panel
        var covered: Rect?
    }

    private var drawn: Line?
    nonisolated(unsafe) private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Draws the line around an outline, in the drawing's coordinates.
    ///
    /// - Parameter covered: The part that something else covers.
    func draw(
        _ hairline: PanelStyle.Hairline, around shape: Panel, exceptFor covered: Rect?, on snapshot: OpaquePointer
    ) {
        let line = Line(hairline: hairline, shape: shape, covered: covered)
        if line != drawn {
            drawn = line
            if let node { gsk_render_node_unref(node) }
            node = makeNode(line)
        }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func makeNode(_ line: Line) -> OpaquePointer? {
        let bounds = line.shape.bounds.outset(by: line.hairline.margin)
        return CairoNode.make(bounds.uncovered(by: line.covered)) { context in
            line.hairline.paint(line.shape, on: context)
        }
    }
}

extension PanelStyle.Hairline {
    /// How far its drawing reaches beyond the outline, in whole pixels because of its soft edge.
    var margin: Insets {
        let (width, edge) = (thickness.rounded(.up), CairoNode.margin)
        return Insets(
            top: edge.top + width, left: edge.left + width, bottom: edge.bottom + width, right: edge.right + width)
    }

    /// Draws the line outside the outline of a panel.
    func paint(_ panel: Panel, on context: OpaquePointer) {
        color.apply(to: context)
        if let line = panel.line(inside: 0, outside: thickness) { return line.fillEvenOdd(context) }
        // The half of a line that is inside its path is erased.
        cairo_push_group(context)
        panel.path.add(to: context)
        color.apply(to: context)
        cairo_set_line_width(context, 2 * thickness)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke_preserve(context)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        Color(0, 0, 0).apply(to: context)
        cairo_fill(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
    }
}
